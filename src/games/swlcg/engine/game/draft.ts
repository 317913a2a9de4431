import { kitOf } from '../../../../engine/kernel.ts';
import type * as kernel from '../../../../engine/kernel.ts';
import type { Option } from '../../../../engine/procedure.ts';
import type { RuleName } from '../rule.ts';
import type { Choice, Engagement, EventData, Frame, FrameOf, GameState, Piece } from './types.ts';

export type Swlcg = kernel.GameOf<'swlcg', GameState, Choice, EventData, RuleName>;

export type Draft = kernel.Draft<Swlcg>;
export type Passing<At extends Frame['at']> = kernel.Passing<Swlcg, FrameOf<At>>;
export type Asking<At extends Frame['at']> = kernel.Asking<Swlcg, FrameOf<At>>;
export type Offer = Option<Choice>;

export const { change, done, emit, offer, push, replace } = kitOf<Swlcg>('swlcg');

export const changePiece = (draft: Draft, id: string, part: Partial<Piece>): void => {
  const pieces = draft.state.pieces.map((piece) =>
    piece.id === id ? { ...piece, ...part } : piece,
  );
  // What is discarded lies on top of what was discarded before it.
  const last = part.zone === 'discard' ? id : null;
  change(draft, {
    pieces: pieces.toSorted((one, other) => Number(one.id === last) - Number(other.id === last)),
  });
};

export const changeEngagement = (draft: Draft, part: Partial<Engagement>): void => {
  const { engagement } = draft.state;
  if (engagement) change(draft, { engagement: { ...engagement, ...part } });
};
