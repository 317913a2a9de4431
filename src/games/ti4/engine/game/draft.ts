import { kitOf } from '../../../../engine/kernel.ts';
import type * as kernel from '../../../../engine/kernel.ts';
import type { Option } from '../../../../engine/procedure.ts';
import { sheetOf } from '../action/query.ts';
import type { ActionState, PlayerId, Sheet } from '../action/types.ts';
import type { Ti4Rule } from '../rule.ts';
import type { GameChoice } from './choices.ts';
import type { GameEventData } from './events.ts';
import type { GameFrame } from './frames.ts';
import { seatOf } from './query.ts';
import type { GameState, Seat } from './types.ts';

export interface Ti4 {
  readonly Id: 'ti4';
  readonly State: GameState;
  readonly Choice: GameChoice;
  readonly Events: GameEventData;
  readonly Rule: Ti4Rule;
}

export type FrameOf<At extends GameFrame['at']> = Extract<GameFrame, { readonly at: At }>;
export type Draft = kernel.Draft<Ti4>;
export type Passing<At extends GameFrame['at']> = kernel.Passing<Ti4, FrameOf<At>>;
export type Asking<At extends GameFrame['at']> = kernel.Asking<Ti4, FrameOf<At>>;
export type Hosting<At extends GameFrame['at']> = kernel.Hosting<Ti4, FrameOf<At>>;
export type Handlers<At extends GameFrame['at']> = kernel.Handlers<Ti4, At>;
export type Offer = Option<GameChoice>;
export type Cited = kernel.Cited<Ti4Rule>;

export const { change, done, emit, offer, push, replace } = kitOf<Ti4>('ti4');

export const changeBoard = (draft: Draft, part: Partial<ActionState>): void =>
  change(draft, { board: { ...draft.state.board, ...part } });

export const changeSheet = (draft: Draft, player: PlayerId, part: Partial<Sheet>): void => {
  const { board } = draft.state;
  changeBoard(draft, {
    sheets: { ...board.sheets, [player]: { ...sheetOf(board, player), ...part } },
  });
};

export const changeSeat = (draft: Draft, player: PlayerId, part: Partial<Seat>): void => {
  const { seats } = draft.state;
  change(draft, { seats: { ...seats, [player]: { ...seatOf(draft.state, player), ...part } } });
};
