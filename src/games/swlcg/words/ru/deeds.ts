import { deedWords } from '../../../../i18n/deeds.ts';
import { deeds as said } from '../../../../i18n/ru/deeds.ts';
import type { SwlcgDeeds } from '../../engine/game/deeds/kinds.ts';
import type { GameState } from '../../engine/game/types.ts';
import type { GameNames } from '../game.ts';
import { WHO } from './game-phrases.ts';

export const deeds = deedWords<
  SwlcgDeeds['Of'],
  SwlcgDeeds['Drawer'],
  SwlcgDeeds['Deed'],
  GameState,
  GameNames
>(said, {
  sides: WHO,
  drawers: {
    tokens: 'Жетоны на картах',
    cards: 'Рука, колода, сброс',
    play: 'Карты в игре',
    captives: 'Пленные',
    force: 'Сила',
    dial: 'Счётчик Звезды Смерти',
  },
  deeds: {
    damage: 'нанести 1 урон',
    heal: 'снять 1 урон',
    exhaust: 'положить жетон приказа',
    ready: 'снять жетон приказа',
    shield: 'положить жетон щита',
    unshield: 'снять жетон щита',
    draw: 'взять карту из командной колоды',
    discard: 'сбросить карту с руки',
    'take-back': 'взять из сброса на руку',
    'put-from-hand': 'ввести в игру отряд с руки',
    'put-from-discard': 'ввести в игру из сброса',
    'to-hand': 'вернуть из игры на руку',
    remove: 'сбросить из игры',
    capture: 'взять в плен',
    rescue: 'спасти пленную карту у директивы',
    commit: 'подчинить Силе',
    uncommit: 'забрать карту Силы',
    'turn-balance': 'повернуть жетон баланса к себе',
    'advance-dial': 'сдвинуть счётчик на 1 вперёд',
    'turn-back-dial': 'сдвинуть счётчик на 1 назад',
  },
  thing: (id, _state, names) => names.piece(id),
});
