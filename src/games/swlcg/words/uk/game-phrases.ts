import type { GameState, IconType } from '../../engine/game/types.ts';
import type { Faction, Side } from '../../engine/sides.ts';
import { grammarOf } from '../../../../i18n/grammar.ts';

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

export const PHASE: Readonly<Record<NonNullable<GameState['phase']>, string>> = {
  setup: 'Приготування до гри',
  balance: 'Фаза балансу',
  refresh: 'Фаза рапорту',
  draw: 'Фаза призову',
  deployment: 'Фаза висування',
  conflict: 'Фаза конфлікту',
  force: 'Фаза Сили',
};

export const board = {
  dial: (value: number) => `Лічильник Зірки Смерті: ${value} із 12`,
  balance: { light: 'Баланс: світла сторона', dark: 'Баланс: темна сторона' },
  active: (side: Side) => `Активна ${LOW[side]}`,
  phases: PHASE,
  objectives: 'Директиви',
  units: 'Загони',
  other: 'Джерела й розвиток',
  hand: 'Рука',
  none: 'порожньо',
  facedown: (number: number) => `долілиць: ${cards(number)}`,
  decks: (command: number, objectives: number) =>
    `Командна колода ${command}, колода директив ${objectives}`,
  discard: (number: number) => `Скид ${number}`,
  victory: (number: number) => `Переможний стос ${number} із 3`,
  force: (free: number) => `Вільних карт Сили ${free}`,
  engagement: 'Зіткнення',
  attackers: 'В атаці',
  defenders: 'В обороні',
  engaged: 'Залучена директива',
  edgeStack: 'Стос сутички',
  hasEdge: (side: Side) => `Перевага: ${LOW[side]}`,
  captives: (number: number) => `У полоні: ${cards(number)}`,
  key: 'Що означають символи',
  /** What stands on one card, in words for who cannot see it. */
  neutral: 'нейтральна',
  marks: {
    focus: (tokens: number) => `жетонів наказів ${tokens}`,
    damage: (damage: number, capacity: number) => `пошкодження ${damage} із ${capacity}`,
    capacity: (capacity: number) => `витривалість ${capacity}`,
    value: (value: number) => `ресурсів ${value}`,
    cost: (cost: number) => `ціна ${cost}`,
    force: (icons: number) => `символів Сили ${icons}`,
    priority: (priority: number) => `першість ${priority}`,
    shield: 'щит',
    committed: 'підкорений Силі',
    attached: (host: string) => `прикріплена: ${host}`,
    icon: (type: IconType, normal: number, edge: number) =>
      `${ICON[type]} ${normal}${edge > 0 ? `, з перевагою ще ${edge}` : ''}`,
  },
};
