import type { PlayerId } from '../engine/action/types.ts';
import { trade } from '../engine/table/trade.ts';
import type {
  TradeChoice,
  TradeEvent,
  TradeSetup,
  TradeState,
} from '../engine/table/trade-types.ts';
import type { TradeMessages } from '../words/trade.ts';
import { opened } from '../../../player/narrator.ts';
import type { Narrator } from '../../../player/narrator.ts';

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
