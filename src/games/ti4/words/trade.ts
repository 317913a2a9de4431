import type { board } from './uk/trade.ts';
import type { PlayerId } from '../engine/action/types.ts';
import type {
  TradeChoice,
  TradeEvent,
  TradeFrame,
  TradeOutcome,
  TradeState,
} from '../engine/table/trade-types.ts';
import type { Telling } from '../../../player/telling.ts';

export interface TradeTold {
  readonly Side: PlayerId;
  readonly State: TradeState;
  readonly Choice: TradeChoice;
  readonly Event: TradeEvent;
  readonly Outcome: TradeOutcome;
  readonly Task: TradeFrame['at'];
  readonly Names: null;
}

export interface TradeMessages extends Telling<TradeTold> {
  readonly board: typeof board;
}
