import type { IconType } from '../../engine/game/types.ts';
import type { Faction, Side } from '../../engine/sides.ts';
import { grammarOf } from '../../../../i18n/grammar.ts';
import type { GameBoardWords } from '../game.ts';

const { count } = grammarOf('uk');
const cards = (number: number) => count(number, ['карта', 'карти', 'карт']);

export const WHO: Readonly<Record<Side, string>> = {
  light: 'Світла сторона',
  dark: 'Темна сторона',
};

/** Within a sentence. */
export const LOW: Readonly<Record<Side, string>> = {
  light: 'світла сторона',
  dark: 'темна сторона',
};

export const FACTION: Readonly<Record<Faction, string>> = {
  jedi: 'Джедаї',
  'rebel-alliance': 'Альянс повстанців',
  'smugglers-and-spies': 'Контрабандисти й шпигуни',
  'imperial-navy': 'Імперський флот',
  'scum-and-villainy': 'Негідники й лиходії',
  sith: 'Ситхи',
};

export const ICON: Readonly<Record<IconType, string>> = {
  'unit-damage': 'пошкодження',
  tactics: 'тактика',
  blast: 'критичне пошкодження',
};

export const PHASE: GameBoardWords['phases'] = {
  setup: 'Приготування до гри',
  balance: 'Фаза балансу',
  refresh: 'Фаза рапорту',
  draw: 'Фаза призову',
  deployment: 'Фаза висування',
  conflict: 'Фаза конфлікту',
  force: 'Фаза Сили',
};

export const board: GameBoardWords = {
  dial: (value) => `Лічильник Зірки Смерті: ${value} із 12`,
  balance: { light: 'Баланс: світла сторона', dark: 'Баланс: темна сторона' },
  active: (side) => `Активна ${LOW[side]}`,
  phases: PHASE,
  objectives: 'Директиви',
  units: 'Загони',
  other: 'Джерела й розвиток',
  hand: 'Рука',
  none: 'порожньо',
  facedown: (number) => `долілиць: ${cards(number)}`,
  decks: (command, objectives) => `Командна колода ${command}, колода директив ${objectives}`,
  discard: (number) => `Скид ${number}`,
  victory: (number) => `Переможний стос ${number} із 3`,
  force: (free) => `Вільних карт Сили ${free}`,
  engagement: 'Зіткнення',
  attackers: 'В атаці',
  defenders: 'В обороні',
  engaged: 'Залучена директива',
  edgeStack: 'Стос сутички',
  hasEdge: (side) => `Перевага: ${LOW[side]}`,
  captives: (number) => `У полоні: ${cards(number)}`,
  key: 'Що означають символи',
  marks: {
    focus: (tokens) => `жетонів наказів ${tokens}`,
    damage: (damage, capacity) => `пошкодження ${damage} із ${capacity}`,
    capacity: (capacity) => `витривалість ${capacity}`,
    value: (value) => `ресурсів ${value}`,
    cost: (cost) => `ціна ${cost}`,
    force: (icons) => `символів Сили ${icons}`,
    priority: (priority) => `першість ${priority}`,
    shield: 'щит',
    committed: 'підкорений Силі',
    attached: (host) => `прикріплена: ${host}`,
    icon: (type, normal, edge) =>
      `${ICON[type]} ${normal}${edge > 0 ? `, з перевагою ще ${edge}` : ''}`,
  },
};
