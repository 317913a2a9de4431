import type { trade } from '../engine/table/trade.ts';
import type { board } from './uk/trade.ts';
import type { PlayerId } from '../engine/action/types.ts';
import type { Telling, ToldOf } from '../../../player/telling.ts';

export type TradeTold = ToldOf<typeof trade, PlayerId, null>;

export interface TradeMessages extends Telling<TradeTold> {
  readonly board: typeof board;
}
