import { LAST_SPACE } from '../../engine/force.ts';
import type { SwdbgState, Target } from '../../engine/game/index.ts';
import { otherSide } from '../../engine/sides.ts';
import type { Side } from '../../engine/sides.ts';
import { grammarOf, sentence } from '../../../../i18n/grammar.ts';
import type { SwdbgNames } from '../game.ts';

const { count } = grammarOf('uk');

export const SIDE = { empire: 'Імперія', rebel: 'повстанці' } as const satisfies Record<
  Side,
  string
>;

export const OF_SIDE = { empire: 'Імперії', rebel: 'повстанців' } as const satisfies Record<
  Side,
  string
>;

/** «Імперія грає», «Повстанці грають». */
export const does = (side: Side, one: string, many: string): string =>
  `${sentence(SIDE[side])} ${side === 'empire' ? one : many}`;

/** One player's own word for an attack on the row. */
export const HUNT = {
  empire: 'полювання за головами',
  rebel: 'диверсія',
} as const satisfies Record<Side, string>;

export const damage = (points: number): string =>
  count(points, ['пошкодження', 'пошкодження', 'пошкоджень']);
export const resources = (number: number): string =>
  count(number, ['ресурс', 'ресурси', 'ресурсів']);
/** «Бере 5 карт». */
export const cards = (number: number): string => count(number, ['карту', 'карти', 'карт']);
export const cardsThere = (number: number): string => count(number, ['карта', 'карти', 'карт']);
export const bases = (number: number): string => count(number, ['базу', 'бази', 'баз']);
export const tokens = (number: number): string => count(number, ['жетон', 'жетони', 'жетонів']);
export const spaces = (number: number): string => count(number, ['поділку', 'поділки', 'поділок']);

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
  if (position === 0) return 'нейтральна поділка';
  const side: Side = position < 0 ? 'empire' : 'rebel';
  if (position === LAST_SPACE[side]) return `остання поділка ${OF_SIDE[side]}`;
  return `${Math.abs(position) === 1 ? 'перша' : 'друга'} від середини поділка ${OF_SIDE[side]}`;
};

/** What a target is called: the base in its place, or the card of the row. */
export const targetName = (state: SwdbgState, names: SwdbgNames, target: Target): string => {
  if (target !== 'base') {
    const id = state.galaxy.row[target];
    return id === null ? 'порожнє місце в ряді' : card(names, id);
  }
  const base = state.players[otherSide(state.active)].base;
  return base === null
    ? 'база суперника, якої вже немає'
    : `база суперника, ${names.of(base.base)}`;
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
    ? `на карті: ${sourceName(state, names, source)}`
    : `на карті ${copy(names, source)}`;

/** The base, a card in play or a card of the row. */
export const thingName = (state: SwdbgState, names: SwdbgNames, target: string): string => {
  if (target === 'base') return 'База';
  const [, inRow] = Object.entries(state.galaxy.row).find(([slot]) => slot === target) ?? [];
  return inRow ? `У ряді: ${card(names, inRow)}` : copy(names, target);
};

export const board = {
  turn: (turn: number, side: Side) => `Хід ${turn}, ${SIDE[side]}`,
  setup: 'Приготування до гри',
  over: 'Партію завершено',
  force: 'Трек Сили',
  forceAt: (position: number) => `Маркер Сили: ${spaceName(position)}.`,
  row: 'Ряд галактики',
  galaxy: (deck: number, discard: number, pilots: number) =>
    `Колода галактики ${deck}, скид ${discard}, пілоти ${pilots}`,
  emptyPlace: 'порожнє місце',
  base: 'База',
  noBase: 'бази немає',
  baseDamage: (taken: number, hitPoints: number) => `пошкоджень ${taken} із ${hitPoints}`,
  stack: (number: number) => `ще баз у стосі: ${number}`,
  trophies: (number: number, goal: number) => `знищено баз суперника: ${number} із ${goal}`,
  resources: 'Ресурси',
  hand: 'Рука',
  handCount: (number: number): string => cardsThere(number),
  piles: (deck: number, discard: number) => `колода ${deck}, скид ${discard}`,
  inPlay: 'У грі',
  nothing: 'нічого',
  attack: (value: number) => `атака ${value}`,
  gives: (value: number) => `дає ${resources(value)}`,
  givesForce: (value: number) => `Сила ${value}`,
  hitPoints: (value: number) => `витривалість ${value}`,
  cost: (value: number) => `вартість ${value}`,
  target: (value: number) => `стійкість ${value}`,
  shipDamage: (taken: number, hitPoints: number) => `пошкоджень ${taken} із ${hitPoints}`,
  attacked: 'атакувала',
  used: 'властивість використано',
  aimed: 'готується до атаки',
  ship: 'великий корабель',
  faction: { empire: 'Імперія', rebel: 'повстанці', neutral: 'нейтральна' },
  key: 'Що на малюнку',
  keyValues: 'Числа на карті в грі: атака, а на великому кораблі ще пошкодження й витривалість.',
  keyRow: 'Числа в ряді галактики: вартість, а в бійців Імперії та повстанців ще стійкість.',
};
