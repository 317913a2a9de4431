import type { PlayerId } from '../../engine/ti4/action/types.ts';
import { trade } from '../../engine/ti4/table/trade.ts';
import type {
  TradeChoice,
  TradeEvent,
  TradeSetup,
  TradeState,
} from '../../engine/ti4/table/trade-types.ts';
import type { TradeMessages } from '../../i18n/engine/ti4-trade.ts';
import { opened } from '../narrator.ts';
import type { Narrator } from '../narrator.ts';

export const tradeNarrator = (
  setup: TradeSetup,
  messages: TradeMessages,
): Narrator<TradeState, TradeChoice, TradeEvent> => ({
  procedure: opened(trade, setup),
  side: (player) => messages.players[player as PlayerId],
  // Kind and data of one event belong together; the types of a union cannot say so.
  event: ({ kind, data }) => messages.events[kind](data as never),
  question: ({ agenda }) => {
    const frame = agenda.at(-1);
    return frame ? messages.tasks[frame.at](frame as never) : '';
  },
  choice: (choice, state) => messages.choices[choice.kind](choice as never, state),
  hint: () => undefined,
  outcome: (state) => messages.outcome(state),
  draw: (of) => of,
  face: (_of, result) => result,
  cause: (id) => id,
});
