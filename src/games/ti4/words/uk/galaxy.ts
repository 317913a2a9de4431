import type { PlayerId } from '../../engine/action/types.ts';
import { grammarOf } from '../../../../i18n/grammar.ts';
import type { GalaxyMessages } from '../galaxy.ts';
import { PLAYER } from './phrases.ts';

const { count } = grammarOf('uk');

export const board = {
  letters: { red: 'Чв', blue: 'С', yellow: 'Ж', green: 'З', purple: 'Ф', black: 'Чн' },
  hand: (player: PlayerId) => `${PLAYER[player]}, плитки на руці`,
  home: (player: PlayerId) => `рідна система: ${PLAYER[player].toLowerCase()} гравець`,
  lit: 'сюди можна',
  barred: 'сюди не можна',
  planet: (name: string, resources: number, influence: number) =>
    `${name}: ресурси ${resources}, вплив ${influence}`,
  text: 'Карта рядком',
  random: 'Випадкова галактика',
  randomHint:
    'Зі ста жеребів беремо той, де умови рідних систем найрівніші. Адреса сторінки збереже карту.',
  /** Resources and influence within reach of the homes, each with its player. */
  wealth: (each: readonly (readonly [PlayerId, number])[]) =>
    `Ресурси й вплив у двох кроках від рідних систем: ${each.map(([player, sum]) => `${PLAYER[player].toLowerCase()} ${sum}`).join(', ')}.`,
  kinds: {
    'asteroid-field': 'поле астероїдів',
    'gravity-rift': 'гравітаційний розлом',
    nebula: 'туманність',
    supernova: 'наднова',
    alpha: 'червоточина α',
    beta: 'червоточина β',
    delta: 'червоточина δ',
    empty: 'порожня',
  },
};

export const uk: GalaxyMessages = {
  sides: PLAYER,
  events: {
    'galaxy-began': ({ players, speaker }) =>
      `Мекатол-Рекс лежить у центрі. Гравців: ${players}. Речник — ${PLAYER[speaker].toLowerCase()} гравець.`,
    'tiles-dealt': ({ player, blue, red }) =>
      `${PLAYER[player]} отримує плитки: ${blue} із синім зворотом, ${red} із червоним.`,
    'extra-drawn': ({ tile }, names) =>
      `Речник бере навмання плитку із червоним зворотом: ${names.tile(tile)}.`,
    'tile-placed': ({ player, tile, ring }, names) =>
      `${PLAYER[player]} викладає плитку ${names.tile(tile)} у кільце ${ring}.`,
    'homes-joined': () => 'Усі плитки викладено. Рідні системи приєднано до галактики.',
    'goods-gained': ({ player, goods }) =>
      `${PLAYER[player]} отримує за місце ${count(goods, ['товар', 'товари', 'товарів'])}.`,
  },
  tasks: {
    deal: () => 'Роздати плитки',
    extra: () => 'Узяти навмання плитку із червоним зворотом',
    'place-extra': () => 'Куди біля Мекатол-Рекса покласти плитку?',
    place: ({ tile }, _, names) =>
      tile === null ? 'Яку плитку викласти?' : `Куди покласти плитку? ${names.tile(tile)}`,
  },
  draws: { 'blue-tile': 'плитка із синім зворотом', 'red-tile': 'плитка із червоним зворотом' },
  choices: {
    tile: ({ tile }, _, names) => `Плитка ${names.tile(tile)}`,
    place: ({ hex }, _, names) => {
      const [ring, place] = names.place(hex);
      return `Кільце ${ring}, місце ${place}`;
    },
  },
  outcome: () => ['Галактику викладено.'],
  board,
};
