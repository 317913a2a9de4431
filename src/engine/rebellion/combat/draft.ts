import { IllegalChoice } from '../../core/procedure.ts';
import { rule, rules } from './rules.ts';
import type { CombatRule } from './rules.ts';
import type {
  CombatChoice,
  CombatEvent,
  CombatEventData,
  CombatEventKind,
  CombatPrompt,
  CombatState,
  Stage,
  StageOf,
} from './types.ts';

type Mutable<T> = T extends readonly (infer Item)[]
  ? number extends T['length']
    ? Mutable<Item>[]
    : T
  : T extends object
    ? { -readonly [Key in keyof T]: Mutable<T[Key]> }
    : T;

/** A private copy of the state that one step may change, with the events of that step. */
export interface Draft {
  readonly state: Mutable<CombatState>;
  readonly events: CombatEvent[];
}

export type DraftFigure = Draft['state']['figures'][number];

export const draftOf = (state: CombatState): Draft => ({
  state: structuredClone(state) as Mutable<CombatState>,
  events: [],
});

export const go = (draft: Draft, stage: Stage): void => {
  draft.state.stage = stage as Mutable<Stage>;
};

export const emit = <Kind extends CombatEventKind>(
  draft: Draft,
  kind: Kind,
  data: CombatEventData[Kind],
  first: CombatRule,
  ...rest: readonly CombatRule[]
): void => {
  // A generic key does not narrow the union; the parameters above already pair kind with data.
  draft.events.push({ kind, data, rules: rules(first, ...rest) } as unknown as CombatEvent);
};

/** A stage that asks somebody. `settle` may move on at once when there is nothing to ask. */
export interface Asking<At extends Stage['at']> {
  settle?(draft: Draft, stage: StageOf<At>): void;
  prompt(state: CombatState, stage: StageOf<At>): CombatPrompt;
  choose?(draft: Draft, stage: StageOf<At>, choice: CombatChoice): void;
  drawn?(draft: Draft, stage: StageOf<At>, results: readonly string[]): void;
}

/** A stage that passes by itself. */
export interface Passing<At extends Stage['at']> {
  settle(draft: Draft, stage: StageOf<At>): void;
}

/** For a choice the options of the stage never contained. */
export const unexpected = (choice: CombatChoice, asked: CombatRule): IllegalChoice =>
  new IllegalChoice(`The choice ${choice.kind} does not belong to this step.`, rule(asked));
