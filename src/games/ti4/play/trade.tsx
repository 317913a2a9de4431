import { termOf } from '../../../player/terms.ts';
import { playOf } from '../../../player/play.tsx';
import { TradeBoard } from '../boards/trade-board.tsx';
import { trade } from '../engine/table/trade.ts';
import type { TradeSetup } from '../engine/table/trade-types.ts';
import { actionNames } from '../words/action.ts';
import type { ActionMessages } from '../words/action.ts';
import type { TradeMessages, TradeTold } from '../words/trade.ts';

interface Words {
  readonly trade: TradeMessages;
  readonly map: ActionMessages;
}

const both = async (
  trading: Promise<TradeMessages>,
  acting: Promise<ActionMessages>,
): Promise<Words> => ({ trade: await trading, map: await acting });

export const play = playOf<TradeSetup, Words, TradeTold>(
  {
    uk: () =>
      both(
        import('../words/uk/trade.ts').then(({ uk }) => uk),
        import('../words/uk/action.ts').then(({ uk }) => uk),
      ),
    ru: () =>
      both(
        import('../words/ru/trade.ts').then(({ ru }) => ru),
        import('../words/ru/action.ts').then(({ ru }) => ru),
      ),
  },
  ({ language, words, terms }) => {
    const names = actionNames(language, words.map, (id) => termOf(terms, id).name);
    return {
      procedure: trade,
      words: words.trade,
      names: () => null,
      Board: ({ state }) => <TradeBoard state={state} messages={words} names={names} />,
    };
  },
);
