import type { GameState, IconType } from '../../engine/game/types.ts';
import type { Faction, Side } from '../../engine/sides.ts';
import { grammarOf } from '../../../../i18n/grammar.ts';
import type { GameBoardWords } from '../game.ts';

const { count } = grammarOf('ru');
const cards = (number: number) => count(number, ['карта', 'карты', 'карт']);

export const WHO: Readonly<Record<Side, string>> = { light: 'СС-игрок', dark: 'ТС-игрок' };

export const FACTION: Readonly<Record<Faction, string>> = {
  jedi: 'Джедаи',
  'rebel-alliance': 'Мятежный Альянс',
  'smugglers-and-spies': 'Контрабандисты и шпионы',
  'imperial-navy': 'Имперский флот',
  'scum-and-villainy': 'Мерзавцы и злодеи',
  sith: 'Ситхи',
};

export const ICON: Readonly<Record<IconType, string>> = {
  'unit-damage': 'урон',
  tactics: 'тактика',
  blast: 'критический урон',
};

export const PHASE: Readonly<Record<NonNullable<GameState['phase']>, string>> = {
  setup: 'Подготовка',
  balance: 'Фаза баланса',
  refresh: 'Фаза рапорта',
  draw: 'Фаза призыва',
  deployment: 'Фаза выдвижения',
  conflict: 'Фаза конфликта',
  force: 'Фаза Силы',
};

export const board: GameBoardWords = {
  dial: (value) => `Счётчик Звезды Смерти: ${value} из 12`,
  balance: { light: 'Баланс: светлая сторона', dark: 'Баланс: тёмная сторона' },
  active: (side) => `Активен ${WHO[side]}`,
  phases: PHASE,
  objectives: 'Директивы',
  units: 'Отряды',
  other: 'Источники и развитие',
  hand: 'Рука',
  none: 'пусто',
  facedown: (number) => `лицом вниз: ${cards(number)}`,
  decks: (command, objectives) => `Командная колода ${command}, колода директив ${objectives}`,
  discard: (number) => `Сброс ${number}`,
  victory: (number) => `Победная стопка ${number} из 3`,
  force: (free) => `Свободных карт Силы ${free}`,
  engagement: 'Столкновение',
  attackers: 'В атаке',
  defenders: 'В обороне',
  engaged: 'Вовлечённая директива',
  edgeStack: 'Стопка стычки',
  hasEdge: (side) => `Перевес: ${WHO[side]}`,
  captives: (number) => `В плену: ${cards(number)}`,
  key: 'Что означают знаки',
  neutral: 'нейтральная',
  marks: {
    focus: (tokens) => `жетонов приказов ${tokens}`,
    damage: (damage, capacity) => `урон ${damage} из ${capacity}`,
    capacity: (capacity) => `стойкость ${capacity}`,
    value: (value) => `ресурсов ${value}`,
    cost: (cost) => `цена ${cost}`,
    force: (icons) => `знаков Силы ${icons}`,
    priority: (priority) => `первенство ${priority}`,
    shield: 'щит',
    committed: 'подчинён Силе',
    attached: (host) => `прикреплена: ${host}`,
    icon: (type, normal, edge) =>
      `${ICON[type]} ${normal}${edge > 0 ? `, с перевесом ещё ${edge}` : ''}`,
  },
};
