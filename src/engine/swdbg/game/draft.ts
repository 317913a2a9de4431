import { IllegalChoice } from '../../core/procedure.ts';
import type { Option } from '../../core/procedure.ts';
import type { Side } from '../sides.ts';
import type { SwdbgChoice } from './choices.ts';
import type { SwdbgEvent, SwdbgEventData, SwdbgEventKind } from './events.ts';
import type { Frame } from './frames.ts';
import { rule, rules } from './rules.ts';
import type { SwdbgRule } from './rules.ts';
import type { GalaxyState, InPlay, PlayerState, SwdbgState } from './types.ts';

/**
 * One step in the making. The state in it is replaced, never changed, so that a step costs what it
 * touches and an old state stays what it was.
 */
export interface Draft {
  state: SwdbgState;
  readonly events: SwdbgEvent[];
}

export type Offer = Option<SwdbgChoice>;

export const emit = <Kind extends SwdbgEventKind>(
  draft: Draft,
  kind: Kind,
  data: SwdbgEventData[Kind],
  first: SwdbgRule,
  ...rest: readonly SwdbgRule[]
): void => {
  // A generic key does not narrow the union; the parameters above already pair kind with data.
  draft.events.push({ kind, data, rules: rules(first, ...rest) } as unknown as SwdbgEvent);
};

export const change = (draft: Draft, part: Partial<SwdbgState>): void => {
  draft.state = { ...draft.state, ...part };
};

export const changePlayer = (draft: Draft, side: Side, part: Partial<PlayerState>): void => {
  const { players } = draft.state;
  change(draft, { players: { ...players, [side]: { ...players[side], ...part } } });
};

export const changeGalaxy = (draft: Draft, part: Partial<GalaxyState>): void =>
  change(draft, { galaxy: { ...draft.state.galaxy, ...part } });

export const changeInPlay = (draft: Draft, side: Side, id: string, part: Partial<InPlay>): void => {
  const { play } = draft.state.players[side];
  const next = play.map((entry) => (entry.id === id ? { ...entry, ...part } : entry));
  changePlayer(draft, side, { play: next });
};

/** Puts frames on the agenda so that the first one given is next; what waits, waits. */
export const push = (draft: Draft, ...frames: readonly Frame[]): void =>
  change(draft, { agenda: [...draft.state.agenda, ...frames.toReversed()] });

/** The frame that runs is done; these come in its place, the first one next. */
export const replace = (draft: Draft, ...frames: readonly Frame[]): void =>
  change(draft, { agenda: [...draft.state.agenda.slice(0, -1), ...frames.toReversed()] });

export const done = (draft: Draft): void => replace(draft);

export const allow = (choice: SwdbgChoice): Offer => ({ choice, allowed: true });

export const refuse = (choice: SwdbgChoice, because: SwdbgRule, cause?: string): Offer => ({
  choice,
  allowed: false,
  because: rule(because),
  ...(cause === undefined ? {} : { cause }),
});

/** Allowed when nothing stands in the way. */
export const offer = (choice: SwdbgChoice, barred: SwdbgRule | null): Offer =>
  barred === null ? allow(choice) : refuse(choice, barred);

/** For a choice the options of the frame never contained. */
export const unexpected = (choice: SwdbgChoice, asked: SwdbgRule): IllegalChoice =>
  new IllegalChoice(`The choice ${choice.kind} does not belong to this step.`, rule(asked));
