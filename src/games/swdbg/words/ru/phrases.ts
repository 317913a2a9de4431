import { LAST_SPACE } from '../../engine/force.ts';
import type { SwdbgState, Target } from '../../engine/game/index.ts';
import { otherSide } from '../../engine/sides.ts';
import type { Side } from '../../engine/sides.ts';
import { grammarOf, sentence } from '../../../../i18n/grammar.ts';
import type { SwdbgBoardWords, SwdbgNames } from '../game.ts';

const { count } = grammarOf('ru');

export const SIDE = { empire: 'Империя', rebel: 'повстанцы' } as const satisfies Record<
  Side,
  string
>;

export const OF_SIDE = { empire: 'Империи', rebel: 'повстанцев' } as const satisfies Record<
  Side,
  string
>;

/** «Империя играет», «Повстанцы играют». */
export const does = (side: Side, one: string, many: string): string =>
  `${sentence(SIDE[side])} ${side === 'empire' ? one : many}`;

/** One player's own word for an attack on the row. */
export const HUNT = {
  empire: 'охота за головами',
  rebel: 'диверсия',
} as const satisfies Record<Side, string>;

export const damage = (points: number): string => count(points, ['урон', 'урона', 'урона']);
export const resources = (number: number): string =>
  count(number, ['ресурс', 'ресурса', 'ресурсов']);
/** «Берёт 5 карт». */
export const cards = (number: number): string => count(number, ['карту', 'карты', 'карт']);
export const cardsThere = (number: number): string => count(number, ['карта', 'карты', 'карт']);
export const bases = (number: number): string => count(number, ['базу', 'базы', 'баз']);
export const tokens = (number: number): string => count(number, ['жетон', 'жетона', 'жетонов']);
export const spaces = (number: number): string => count(number, ['деление', 'деления', 'делений']);

export const card = (names: SwdbgNames, id: string): string => `«${sentence(names.of(id))}»`;
export const copy = (names: SwdbgNames, id: string): string => names.copy(id);

/** The same card several times is told once, with its number: «Штурмовик» (2). */
export const listOf = (names: SwdbgNames, ids: readonly string[]): string =>
  [...new Set(ids)]
    .map((id) => {
      const many = ids.filter((other) => other === id).length;
      return many > 1 ? `${card(names, id)} (${many})` : card(names, id);
    })
    .join(', ');

export const spaceName = (position: number): string => {
  if (position === 0) return 'нейтральное деление';
  const side: Side = position < 0 ? 'empire' : 'rebel';
  if (position === LAST_SPACE[side]) return `последнее деление ${OF_SIDE[side]}`;
  return `${Math.abs(position) === 1 ? 'первое' : 'второе'} от середины деление ${OF_SIDE[side]}`;
};

/** What a target is called: the base in its place, or the card of the row. */
export const targetName = (state: SwdbgState, names: SwdbgNames, target: Target): string => {
  if (target !== 'base') {
    const id = state.galaxy.row[target];
    return id === null ? 'пустое место в ряду' : card(names, id);
  }
  const base = state.players[otherSide(state.active)].base;
  return base === null
    ? 'база соперника, которой уже нет'
    : `база соперника, ${names.of(base.base)}`;
};

/** Whose ability is used: the base or a card in play. */
export const sourceName = (state: SwdbgState, names: SwdbgNames, source: string): string => {
  const { base } = state.players[state.active];
  if (source !== 'base') return copy(names, source);
  return base === null ? 'база' : `база ${names.of(base.base)}`;
};

/** Where its text stands. */
export const onSource = (state: SwdbgState, names: SwdbgNames, source: string): string =>
  source === 'base'
    ? `на карте: ${sourceName(state, names, source)}`
    : `на карте ${copy(names, source)}`;

/** The base, a card in play or a card of the row. */
export const thingName = (state: SwdbgState, names: SwdbgNames, target: string): string => {
  if (target === 'base') return 'База';
  const [, inRow] = Object.entries(state.galaxy.row).find(([slot]) => slot === target) ?? [];
  return inRow ? `В ряду: ${card(names, inRow)}` : copy(names, target);
};

export const board: SwdbgBoardWords = {
  turn: (turn, side) => `Ход ${turn}, ${SIDE[side]}`,
  setup: 'Подготовка к игре',
  over: 'Партия закончена',
  force: 'Трек Силы',
  forceAt: (position) => `Маркер Силы: ${spaceName(position)}.`,
  row: 'Ряд галактики',
  galaxy: (deck, discard, pilots) => `Колода галактики ${deck}, сброс ${discard}, пилоты ${pilots}`,
  emptyPlace: 'пустое место',
  base: 'База',
  noBase: 'базы нет',
  baseDamage: (taken, hitPoints) => `урон ${taken} из ${hitPoints}`,
  stack: (number) => `ещё баз в стопке: ${number}`,
  trophies: (number, goal) => `уничтожено баз соперника: ${number} из ${goal}`,
  resources: 'Ресурсы',
  hand: 'Рука',
  handCount: (number) => cardsThere(number),
  piles: (deck, discard) => `колода ${deck}, сброс ${discard}`,
  inPlay: 'В игре',
  nothing: 'ничего',
  attack: (value) => `атака ${value}`,
  gives: (value) => `даёт ${resources(value)}`,
  givesForce: (value) => `Сила ${value}`,
  hitPoints: (value) => `прочность ${value}`,
  cost: (value) => `стоимость ${value}`,
  target: (value) => `стойкость ${value}`,
  shipDamage: (taken, hitPoints) => `урон ${taken} из ${hitPoints}`,
  attacked: 'атаковала',
  used: 'свойство использовано',
  aimed: 'готовится к атаке',
  ship: 'крупный корабль',
  faction: { empire: 'Империя', rebel: 'повстанцы', neutral: 'нейтральная' },
  key: 'Что на рисунке',
  keyValues: 'Числа на карте в игре: атака, а на крупном корабле ещё урон и прочность.',
  keyRow: 'Числа в ряду галактики: стоимость, а у отрядов Империи и повстанцев ещё стойкость.',
};
