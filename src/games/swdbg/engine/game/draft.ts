import { kitOf } from '../../../../engine/kernel.ts';
import type * as kernel from '../../../../engine/kernel.ts';
import type { Option } from '../../../../engine/procedure.ts';
import type { Side } from '../sides.ts';
import type { SwdbgChoice } from './choices.ts';
import type { SwdbgEventData } from './events.ts';
import type { Frame, FrameOf } from './frames.ts';
import type { SwdbgRule } from '../rule.ts';
import type { GalaxyState, InPlay, PlayerState, SwdbgState } from './types.ts';

export type Swdbg = kernel.GameOf<'swdbg', SwdbgState, SwdbgChoice, SwdbgEventData, SwdbgRule>;

export type Draft = kernel.Draft<Swdbg>;
export type Passing<At extends Frame['at']> = kernel.Passing<Swdbg, FrameOf<At>>;
export type Asking<At extends Frame['at']> = kernel.Asking<Swdbg, FrameOf<At>>;
export type Offer = Option<SwdbgChoice>;

export const { change, done, emit, offer, push, replace } = kitOf<Swdbg>('swdbg');

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
