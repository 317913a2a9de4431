import { kitOf } from '../../../../engine/kernel.ts';
import type * as kernel from '../../../../engine/kernel.ts';
import type { Option } from '../../../../engine/procedure.ts';
import { sheetOf, unitOf } from './query.ts';
import type { Ti4Rule } from '../rule.ts';
import type {
  ActionChoice,
  ActionEventData,
  ActionState,
  FrameAt,
  FrameOf,
  Holding,
  PlayerId,
  Sheet,
  Unit,
} from './types.ts';

export type Action = kernel.GameOf<'ti4', ActionState, ActionChoice, ActionEventData, Ti4Rule>;

export type Draft = kernel.Draft<Action>;
export type Passing<At extends FrameAt> = kernel.Passing<Action, FrameOf<At>>;
export type Asking<At extends FrameAt> = kernel.Asking<Action, FrameOf<At>>;
export type Offer = Option<ActionChoice>;

export const { change, done, emit, offer, push, replace } = kitOf<Action>('ti4');

export const takeOff = (draft: Draft, id: string): Unit => {
  const { units } = draft.state;
  change(draft, { units: units.filter((entry) => entry.id !== id) });
  return unitOf({ ...draft.state, units }, id);
};

export const changeUnit = (draft: Draft, id: string, part: Partial<Unit>): void =>
  change(draft, {
    units: draft.state.units.map((unit) => (unit.id === id ? { ...unit, ...part } : unit)),
  });

export const changeSheet = (draft: Draft, player: PlayerId, part: Partial<Sheet>): void => {
  const { sheets } = draft.state;
  change(draft, { sheets: { ...sheets, [player]: { ...sheetOf(draft.state, player), ...part } } });
};

export const changeHolding = (draft: Draft, planet: string, holding: Holding): void =>
  change(draft, { holdings: { ...draft.state.holdings, [planet]: holding } });

export const addUnit = (
  draft: Draft,
  owner: PlayerId,
  type: Unit['type'],
  place: { readonly system: string; readonly planet: string | null },
): void => {
  const used = new Set(draft.state.units.map(({ id }) => id));
  let number = 1;
  while (used.has(`${owner}-${type}-${number}`)) number += 1;
  const unit = { id: `${owner}-${type}-${number}`, owner, type, damaged: false, ...place };
  change(draft, { units: [...draft.state.units, unit] });
};

export const putToken = (draft: Draft, system: string, player: PlayerId): void => {
  const { tokens } = draft.state;
  change(draft, { tokens: { ...tokens, [system]: [...(tokens[system] ?? []), player] } });
};

export const addAimed = (draft: Draft, player: PlayerId, more: number): void => {
  const { aimed } = draft.state;
  change(draft, { aimed: { ...aimed, [player]: Math.max(0, (aimed[player] ?? 0) + more) } });
};

export const addHits = (draft: Draft, player: PlayerId, more: number): void => {
  const { hits } = draft.state;
  change(draft, { hits: { ...hits, [player]: (hits[player] ?? 0) + more } });
};
