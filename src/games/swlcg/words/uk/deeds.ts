import { deedWords } from '../../../../i18n/deeds.ts';
import { deeds as said } from '../../../../i18n/uk/deeds.ts';
import type { SwlcgDeeds } from '../../engine/game/deeds/kinds.ts';
import type { GameState } from '../../engine/game/types.ts';
import type { GameNames } from '../game.ts';
import { LOW } from './game-phrases.ts';

export const deeds = deedWords<
  SwlcgDeeds['Of'],
  SwlcgDeeds['Drawer'],
  SwlcgDeeds['Deed'],
  GameState,
  GameNames
>(said, {
  sides: LOW,
  drawers: {
    tokens: 'Жетони на картах',
    cards: 'Рука, колода, скид',
    play: 'Карти в грі',
    captives: 'Полонені',
    force: 'Сила',
    dial: 'Лічильник Зірки Смерті',
  },
  deeds: {
    damage: 'завдати 1 пошкодження',
    heal: 'зняти 1 пошкодження',
    exhaust: 'покласти жетон наказу',
    ready: 'зняти жетон наказу',
    shield: 'покласти жетон щита',
    unshield: 'зняти жетон щита',
    draw: 'узяти карту з командної колоди',
    discard: 'скинути карту з руки',
    'take-back': 'узяти зі скиду на руку',
    'put-from-hand': 'увести в гру загін із руки',
    'put-from-discard': 'увести в гру зі скиду',
    'to-hand': 'повернути з гри на руку',
    remove: 'скинути з гри',
    capture: 'полонити',
    rescue: 'урятувати полонену карту біля директиви',
    commit: 'підкорити Силі',
    uncommit: 'забрати карту Сили',
    'turn-balance': 'повернути жетон балансу до себе',
    'advance-dial': 'пересунути лічильник на 1 уперед',
    'turn-back-dial': 'пересунути лічильник на 1 назад',
  },
  thing: (id, _state, names) => names.piece(id),
});
