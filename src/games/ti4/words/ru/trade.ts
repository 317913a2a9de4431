import type { Terms, Ware } from '../../engine/table/trade-types.ts';
import { grammarOf } from '../../../../i18n/grammar.ts';
import type { TradeMessages } from '../trade.ts';
import { PLAYER } from './phrases.ts';

const { count } = grammarOf('ru');

const WARE: Readonly<Record<Ware, string>> = {
  good: 'товар',
  commodity: 'единицу продукции',
  note: 'карту обязательства с руки',
  'note-in-play': 'карту обязательства, лежащую перед игроком',
  'action-card': 'карту действия',
  token: 'жетон приказа',
};

const goods = (number: number): string => count(number, ['товар', 'товара', 'товаров']);
const units = (number: number): string =>
  `${count(number, ['единица', 'единицы', 'единиц'])} продукции`;
const notes = (number: number): string =>
  count(number, ['карта обязательства', 'карты обязательств', 'карт обязательств']);
const cards = (number: number): string =>
  count(number, ['карта действия', 'карты действий', 'карт действий']);

const listed = (terms: Terms): string => {
  const parts = [
    ...(terms.goods > 0 ? [goods(terms.goods)] : []),
    ...(terms.commodities > 0 ? [units(terms.commodities)] : []),
    ...(terms.notes > 0 ? [notes(terms.notes)] : []),
    ...(terms.actionCards > 0 ? [cards(terms.actionCards)] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : 'ничего';
};

export const ru: TradeMessages = {
  sides: PLAYER,
  events: {
    met: ({ player, partner }) =>
      `${PLAYER[player]} договаривается о сделке; вторая сторона — ${PLAYER[partner].toLowerCase()} игрок.`,
    proposed: ({ player, gives, takes }) =>
      `${PLAYER[player]} должен отдать: ${listed(gives)}; должен получить: ${listed(takes)}.`,
    exchanged: ({ player, partner, gives, takes }) =>
      `Сделка заключена. ${PLAYER[player]} отдаёт: ${listed(gives)}. ${PLAYER[partner]} отдаёт: ${listed(takes)}.`,
    turned: ({ player, goods: number }) =>
      `${PLAYER[player]} переворачивает полученную продукцию: теперь это ${goods(number)}.`,
    'no-deal': ({ partner }) =>
      `Не договорились: ${PLAYER[partner].toLowerCase()} игрок ничего не отдаёт и не получает.`,
    finished: ({ player }) => `${PLAYER[player]} больше сделок не предлагает.`,
  },
  tasks: {
    partner: () => 'С кем заключить сделку?',
    terms: ({ partner }) =>
      `Сделка: ${PLAYER[partner].toLowerCase()} игрок. Что отдать или получить?`,
  },
  choices: {
    partner: ({ player }) => `${PLAYER[player]} игрок`,
    give: ({ ware }) => `Отдать ${WARE[ware]}`,
    take: ({ ware }) => `Получить ${WARE[ware]}`,
    agree: () => 'Обменяться',
    'no-deal': () => 'Не договориться',
    done: () => 'Больше сделок не будет',
  },
  outcome: (_, { board, hands }) => [
    'Сделки окончены.',
    ...board.players.map((player) => {
      const { goods: owned = 0, commodities = 0 } = hands[player] ?? {};
      return `${PLAYER[player]}: ${goods(owned)}, ${units(commodities)}.`;
    }),
  ],
  board: {
    active: 'активный игрок',
    neighbour: 'сосед',
    stranger: 'не сосед',
    traded: 'сделка уже заключена',
    goods: (number) => `товары: ${number}`,
    commodities: (number) => `продукция: ${number}`,
    notes: (number) => `карты обязательств на руке: ${number}`,
    inPlay: (number) => `перед собой: ${number}`,
    actionCards: (number) => `карты действий: ${number}`,
  },
};
