import type { Terms, Ware } from '../../engine/table/trade-types.ts';
import { grammarOf } from '../../../../i18n/grammar.ts';
import type { TradeMessages } from '../trade.ts';
import { PLAYER } from './phrases.ts';

const { count } = grammarOf('uk');

const WARE: Readonly<Record<Ware, string>> = {
  good: 'товар',
  commodity: 'одиницю продукції',
  note: 'карту зобов’язання з руки',
  'note-in-play': 'карту зобов’язання, що лежить перед гравцем',
  'action-card': 'карту дій',
  token: 'жетон наказу',
};

const goods = (number: number): string => count(number, ['товар', 'товари', 'товарів']);
const units = (number: number): string =>
  `${count(number, ['одиниця', 'одиниці', 'одиниць'])} продукції`;
const notes = (number: number): string =>
  count(number, ['карта зобов’язання', 'карти зобов’язань', 'карт зобов’язань']);
const cards = (number: number): string => count(number, ['карта дій', 'карти дій', 'карт дій']);

const listed = (terms: Terms): string => {
  const parts = [
    ...(terms.goods > 0 ? [goods(terms.goods)] : []),
    ...(terms.commodities > 0 ? [units(terms.commodities)] : []),
    ...(terms.notes > 0 ? [notes(terms.notes)] : []),
    ...(terms.actionCards > 0 ? [cards(terms.actionCards)] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : 'нічого';
};

export const board = {
  active: 'активний гравець',
  neighbour: 'сусід',
  stranger: 'не сусід',
  traded: 'угоду вже укладено',
  goods: (number: number) => `товари: ${number}`,
  commodities: (number: number) => `продукція: ${number}`,
  notes: (number: number) => `карти зобов’язань на руці: ${number}`,
  inPlay: (number: number) => `перед собою: ${number}`,
  actionCards: (number: number) => `карти дій: ${number}`,
};

export const uk: TradeMessages = {
  sides: PLAYER,
  events: {
    met: ({ player, partner }) =>
      `${PLAYER[player]} домовляється про угоду; друга сторона — ${PLAYER[partner].toLowerCase()} гравець.`,
    proposed: ({ player, gives, takes }) =>
      `${PLAYER[player]} має віддати: ${listed(gives)}; має отримати: ${listed(takes)}.`,
    exchanged: ({ player, partner, gives, takes }) =>
      `Угоду укладено. ${PLAYER[player]} віддає: ${listed(gives)}. ${PLAYER[partner]} віддає: ${listed(takes)}.`,
    turned: ({ player, goods: number }) =>
      `${PLAYER[player]} перевертає отриману продукцію: тепер це ${goods(number)}.`,
    'no-deal': ({ partner }) =>
      `Не домовилися: ${PLAYER[partner].toLowerCase()} гравець нічого не віддає й не отримує.`,
    finished: ({ player }) => `${PLAYER[player]} більше угод не пропонує.`,
  },
  tasks: {
    partner: () => 'З ким укласти угоду?',
    terms: ({ partner }) =>
      `Угода: ${PLAYER[partner].toLowerCase()} гравець. Що віддати або отримати?`,
  },
  choices: {
    partner: ({ player }) => `${PLAYER[player]} гравець`,
    give: ({ ware }) => `Віддати ${WARE[ware]}`,
    take: ({ ware }) => `Отримати ${WARE[ware]}`,
    agree: () => 'Обмінятися',
    'no-deal': () => 'Не домовитися',
    done: () => 'Більше угод не буде',
  },
  outcome: (_, { board, hands }) => [
    'Угоди закінчено.',
    ...board.players.map((player) => {
      const { goods: owned = 0, commodities = 0 } = hands[player] ?? {};
      return `${PLAYER[player]}: ${goods(owned)}, ${units(commodities)}.`;
    }),
  ],
  board,
};
