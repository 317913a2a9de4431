import { IllegalChoice } from '../../core/procedure.ts';
import type { Option } from '../../core/procedure.ts';
import type { Draft as AnyDraft, Handler } from '../machine.ts';
import { unitOf } from './query.ts';
import { rule, rules } from './rules.ts';
import type { ActionRule } from './rules.ts';
import type {
  ActionChoice,
  ActionEvent,
  ActionEventData,
  ActionEventKind,
  ActionState,
  Frame,
  FrameAt,
  FrameOf,
  PlayerId,
  Unit,
} from './types.ts';

export type Draft = AnyDraft<ActionState, ActionEvent>;
export type Handling<At extends FrameAt> = Handler<
  ActionState,
  FrameOf<At>,
  ActionChoice,
  ActionEvent
>;
export type Offer = Option<ActionChoice>;

/** Everything that a step may change is copied; the galaxy and the frames never change. */
export const copyState = (state: ActionState): ActionState => ({
  ...state,
  sheets: Object.fromEntries(
    Object.entries(state.sheets).map(([id, sheet]) => [
      id,
      { ...sheet, technologies: [...sheet.technologies], exhausted: [...sheet.exhausted] },
    ]),
  ),
  tokens: { ...state.tokens },
  holdings: { ...state.holdings },
  units: state.units.map((unit) => ({ ...unit })),
  hits: { ...state.hits },
  battle: state.battle && { ...state.battle },
  landed: { ...state.landed },
});

export const emit = <Kind extends ActionEventKind>(
  draft: Draft,
  kind: Kind,
  data: ActionEventData[Kind],
  first: ActionRule,
  ...rest: readonly ActionRule[]
): void => {
  // Kind and data belong together by the signature; the union cannot be built from a type variable.
  draft.events.push({ kind, data, rules: rules(first, ...rest) } as unknown as ActionEvent);
};

/** Puts other frames into the place of the first. */
export const go = (draft: Draft, ...frames: readonly Frame[]): void => {
  draft.state = { ...draft.state, agenda: [...frames, ...draft.state.agenda.slice(1)] };
};

export const allow = (choice: ActionChoice): Offer => ({ choice, allowed: true });

export const refuse = (choice: ActionChoice, because: ActionRule, cause?: string): Offer => ({
  choice,
  allowed: false,
  because: rule(because),
  ...(cause === undefined ? {} : { cause }),
});

export const offer = (choice: ActionChoice, because: ActionRule | null): Offer =>
  because === null ? allow(choice) : refuse(choice, because);

export const unexpected = (choice: ActionChoice, because: ActionRule): IllegalChoice =>
  new IllegalChoice(`${choice.kind} is not what is asked here.`, rule(because));

export const takeOff = (draft: Draft, id: string): Unit => {
  const unit = unitOf(draft.state, id);
  draft.state.units = draft.state.units.filter((entry) => entry.id !== id);
  return unit;
};

export const changeUnit = (draft: Draft, id: string, change: Partial<Unit>): void => {
  Object.assign(unitOf(draft.state, id), change);
};

export const addUnit = (
  draft: Draft,
  owner: PlayerId,
  type: Unit['type'],
  place: { readonly system: string; readonly planet: string | null },
): void => {
  const used = new Set(draft.state.units.map(({ id }) => id));
  let number = 1;
  while (used.has(`${owner}-${type}-${number}`)) number += 1;
  draft.state.units.push({
    id: `${owner}-${type}-${number}`,
    owner,
    type,
    damaged: false,
    ...place,
  });
};

export const putToken = (draft: Draft, system: string, player: PlayerId): void => {
  draft.state.tokens[system] = [...(draft.state.tokens[system] ?? []), player];
};

export const addHits = (draft: Draft, player: PlayerId, hits: number): void => {
  draft.state.hits[player] = (draft.state.hits[player] ?? 0) + hits;
};
