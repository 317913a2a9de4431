import type { PlayerId } from '../engine/action/types.ts';
import type {
  TradeChoice,
  TradeEventData,
  TradeFrame,
  TradeState,
} from '../engine/table/trade-types.ts';
import type { Language } from '../../../rules/languages.ts';
import { ru } from './ru/trade.ts';
import { uk } from './uk/trade.ts';

/** Everything that can be said of transactions. */
export interface TradeMessages {
  readonly players: Readonly<Record<PlayerId, string>>;
  readonly events: {
    readonly [Kind in keyof TradeEventData]: (data: TradeEventData[Kind]) => string;
  };
  readonly tasks: {
    readonly [Task in TradeFrame['at']]: (frame: Extract<TradeFrame, { at: Task }>) => string;
  };
  readonly choices: {
    readonly [Kind in TradeChoice['kind']]: (
      choice: Extract<TradeChoice, { kind: Kind }>,
      state: TradeState,
    ) => string;
  };
  readonly outcome: (state: TradeState) => readonly string[];
  readonly board: {
    readonly active: string;
    readonly neighbour: string;
    readonly stranger: string;
    readonly traded: string;
    readonly goods: (goods: number) => string;
    readonly commodities: (commodities: number) => string;
    readonly notes: (notes: number) => string;
    readonly inPlay: (notes: number) => string;
    readonly actionCards: (cards: number) => string;
  };
}

const ALL: Readonly<Record<Language, TradeMessages>> = { uk, ru };

export const tradeMessages = (language: Language): TradeMessages => ALL[language];
