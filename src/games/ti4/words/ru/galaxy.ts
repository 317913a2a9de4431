import { grammarOf } from '../../../../i18n/grammar.ts';
import type { GalaxyMessages } from '../galaxy.ts';
import { PLAYER } from './phrases.ts';

const { count } = grammarOf('ru');

export const ru: GalaxyMessages = {
  sides: PLAYER,
  events: {
    'galaxy-began': ({ players, speaker }) =>
      `Мекатол-Рекс лежит в центре. Игроков: ${players}. Спикер — ${PLAYER[speaker].toLowerCase()} игрок.`,
    'tiles-dealt': ({ player, blue, red }) =>
      `${PLAYER[player]} получает плитки: ${blue} с синей оборотной стороной, ${red} с красной.`,
    'extra-drawn': ({ tile }, names) =>
      `Спикер берёт наугад плитку с красной оборотной стороной: ${names.tile(tile)}.`,
    'tile-placed': ({ player, tile, ring }, names) =>
      `${PLAYER[player]} выкладывает плитку ${names.tile(tile)} в кольцо ${ring}.`,
    'homes-joined': () => 'Все плитки выложены. Родные системы присоединены к галактике.',
    'goods-gained': ({ player, goods }) =>
      `${PLAYER[player]} получает за место ${count(goods, ['товар', 'товара', 'товаров'])}.`,
  },
  tasks: {
    deal: () => 'Раздать плитки',
    extra: () => 'Взять наугад плитку с красной оборотной стороной',
    'place-extra': () => 'Куда возле Мекатол-Рекса положить плитку?',
    place: ({ tile }, _, names) =>
      tile === null ? 'Какую плитку выложить?' : `Куда положить плитку? ${names.tile(tile)}`,
  },
  draws: {
    'blue-tile': 'плитка с синей оборотной стороной',
    'red-tile': 'плитка с красной оборотной стороной',
  },
  choices: {
    tile: ({ tile }, _, names) => `Плитка ${names.tile(tile)}`,
    place: ({ hex }, _, names) => {
      const [ring, place] = names.place(hex);
      return `Кольцо ${ring}, место ${place}`;
    },
  },
  outcome: () => ['Галактика выложена.'],
  board: {
    letters: { red: 'К', blue: 'С', yellow: 'Ж', green: 'З', purple: 'Ф', black: 'Ч' },
    hand: (player) => `${PLAYER[player]}, плитки на руке`,
    home: (player) => `родная система: ${PLAYER[player].toLowerCase()} игрок`,
    lit: 'сюда можно',
    barred: 'сюда нельзя',
    planet: (name, resources, influence) => `${name}: ресурсы ${resources}, влияние ${influence}`,
    text: 'Карта строкой',
    random: 'Случайная галактика',
    randomHint:
      'Из ста жребиев берём тот, где родные системы ровнее всего. Адрес страницы сохранит карту.',
    wealth: (each) =>
      `Ресурсы и влияние в двух шагах от родных систем: ${each.map(([player, sum]) => `${PLAYER[player].toLowerCase()} ${sum}`).join(', ')}.`,
    kinds: {
      'asteroid-field': 'поле астероидов',
      'gravity-rift': 'гравитационный разлом',
      nebula: 'туманность',
      supernova: 'сверхновая',
      alpha: 'червоточина α',
      beta: 'червоточина β',
      delta: 'червоточина δ',
      empty: 'пустая',
    },
  },
};
