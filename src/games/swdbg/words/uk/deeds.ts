import { deedWords } from '../../../../i18n/deeds.ts';
import { deeds as said } from '../../../../i18n/uk/deeds.ts';
import type { SwdbgDeeds } from '../../engine/game/deeds/kinds.ts';
import type { SwdbgState } from '../../engine/game/index.ts';
import type { SwdbgNames } from '../game.ts';
import { SIDE, thingName } from './phrases.ts';

export const deeds = deedWords<
  SwdbgDeeds['Of'],
  SwdbgDeeds['Drawer'],
  SwdbgDeeds['Deed'],
  SwdbgState,
  SwdbgNames
>(said, {
  sides: SIDE,
  drawers: {
    tokens: 'Ресурси, Сила, ціна',
    cards: 'Рука, колода, скид',
    galaxy: 'Ряд галактики',
    play: 'Карти в грі',
    ships: 'Великі кораблі',
    base: 'База',
  },
  deeds: {
    'gain-resource': 'отримати ресурс',
    'lose-resource': 'повернути ресурс у запас',
    'gain-force': 'здобути 1 Силу',
    'lower-price': 'купити наступну карту на 1 ресурс дешевше',
    draw: 'узяти карту зі своєї колоди',
    discard: 'скинути карту з руки',
    'discard-random': 'скинути з руки випадкову карту',
    'take-back': 'узяти зі скиду на руку',
    'exile-hand': 'вилучити карту з руки',
    'exile-discard': 'вилучити зі скиду',
    'gain-card': 'узяти на свій скид без оплати',
    'discard-row': 'скинути з ряду галактики',
    'raise-attack': 'збільшити атаку на 1 до кінця ходу',
    'ready-card': 'повернути у звичайне положення',
    'exhaust-card': 'повернути набік: властивість використано',
    'return-card': 'повернути з гри на руку',
    'discard-card': 'скинути бійця з гри',
    'damage-ship': 'завдати 1 пошкодження',
    'repair-ship': 'зняти 1 пошкодження',
    'destroy-ship': 'знищити',
    'damage-base': 'завдати базі 1 пошкодження',
    'repair-base': 'зняти з бази 1 пошкодження',
  },
  thing: (id, state, names) => (state === null ? names.copy(id) : thingName(state, names, id)),
});
