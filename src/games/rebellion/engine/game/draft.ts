import { kitOf } from '../../../../engine/kernel.ts';
import type * as kernel from '../../../../engine/kernel.ts';
import type { Option } from '../../../../engine/procedure.ts';
import type { CombatEventData } from '../combat/types.ts';
import type { LeaderId } from '../leaders.ts';
import type { SystemId } from '../systems.ts';
import type { RebellionChoice } from './choices.ts';
import type { GameEventData } from './events.ts';
import type { Frame } from './frames.ts';
import type { GameRule } from '../rule.ts';
import type {
  BaseState,
  CardOf,
  LeaderState,
  Pile,
  PileId,
  RebellionState,
  SystemState,
} from './types.ts';

/** Events of a combat come through unchanged. */
export type Rebellion = kernel.GameOf<
  'rebellion',
  RebellionState,
  RebellionChoice,
  GameEventData & CombatEventData,
  GameRule
>;

export type Draft = kernel.Draft<Rebellion>;
export type Passing<F extends Frame> = kernel.Passing<Rebellion, F>;
export type Asking<F extends Frame> = kernel.Asking<Rebellion, F>;
export type Hosting<F extends Frame> = kernel.Hosting<Rebellion, F>;
export type Handlers<F extends Frame> = kernel.Handlers<Rebellion, F['at']>;
export type Cited = kernel.Cited<GameRule>;
export type Offer = Option<RebellionChoice>;

export const { change, done, emit, offer, push, replace, rule } = kitOf<Rebellion>('rebellion');

export const changeSystem = (draft: Draft, id: SystemId, part: Partial<SystemState>): void => {
  const { systems } = draft.state;
  change(draft, { systems: { ...systems, [id]: { ...systems[id], ...part } } });
};

export const changeBase = (draft: Draft, part: Partial<BaseState>): void =>
  change(draft, { base: { ...draft.state.base, ...part } });

export const changeLeader = (draft: Draft, id: LeaderId, part: Partial<LeaderState>): void => {
  const { leaders } = draft.state;
  change(draft, { leaders: { ...leaders, [id]: { ...leaders[id], ...part } } });
};

export const pileOf = <Id extends PileId>(state: RebellionState, id: Id): Pile<CardOf<Id>> =>
  state.piles[id];

export const changePile = <Id extends PileId>(
  draft: Draft,
  id: Id,
  part: Partial<Pile<CardOf<Id>>>,
): void => {
  const { piles } = draft.state;
  const pile = { ...pileOf(draft.state, id), ...part };
  change(draft, { piles: { ...piles, [id]: pile } });
};
