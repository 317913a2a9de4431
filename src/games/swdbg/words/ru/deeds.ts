import { deedWords } from '../../../../i18n/deeds.ts';
import { deeds as said } from '../../../../i18n/ru/deeds.ts';
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
    tokens: 'Ресурсы, Сила, цена',
    cards: 'Рука, колода, сброс',
    galaxy: 'Ряд галактики',
    play: 'Карты в игре',
    ships: 'Крупные корабли',
    base: 'База',
  },
  deeds: {
    'gain-resource': 'получить ресурс',
    'lose-resource': 'вернуть ресурс в запас',
    'gain-force': 'получить 1 Силу',
    'lower-price': 'купить следующую карту на 1 ресурс дешевле',
    draw: 'взять карту из своей колоды',
    discard: 'сбросить карту с руки',
    'discard-random': 'сбросить с руки случайную карту',
    'take-back': 'взять из сброса на руку',
    'exile-hand': 'изгнать карту с руки',
    'exile-discard': 'изгнать из сброса',
    'gain-card': 'взять в свой сброс без оплаты',
    'discard-row': 'сбросить из ряда галактики',
    'raise-attack': 'увеличить атаку на 1 до конца хода',
    'ready-card': 'вернуть в обычное положение',
    'exhaust-card': 'повернуть: свойство применено',
    'return-card': 'вернуть из игры на руку',
    'discard-card': 'сбросить отряд из игры',
    'damage-ship': 'нанести 1 урон',
    'repair-ship': 'снять 1 урон',
    'destroy-ship': 'уничтожить',
    'damage-base': 'нанести базе 1 урон',
    'repair-base': 'снять с базы 1 урон',
  },
  thing: (id, state, names) => (state === null ? names.copy(id) : thingName(state, names, id)),
});
