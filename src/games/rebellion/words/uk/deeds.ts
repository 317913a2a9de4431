import { deedWords } from '../../../../i18n/deeds.ts';
import { deeds as said } from '../../../../i18n/uk/deeds.ts';
import type { RebellionDeeds } from '../../engine/game/deeds/kinds.ts';
import { figureIn, placeIn } from '../../engine/game/deeds/things.ts';
import type { RebellionState } from '../../engine/game/types.ts';
import type { GameNames } from '../game.ts';
import { DECK, head } from './game-phrases.ts';
import { SIDE } from './phrases.ts';

const space = (number: string): string => `комірка черги ${number}`;

const nameOf = (id: string, names: GameNames): string => {
  const figure = figureIn(id);
  if (figure) return `${names.term(figure.unit)} (${head(names, figure.place)})`;
  const place = placeIn(id);
  if (place) return head(names, place);
  const [number = '', unit] = id.split('/');
  if (unit !== undefined) return `${names.term(unit)} (${space(number)})`;
  if (/^\d$/.test(id)) return space(id);
  const [, deck] = Object.entries(DECK).find(([pile]) => pile === id) ?? [];
  return deck ?? names.term(id);
};

export const deeds = deedWords<
  RebellionDeeds['Of'],
  RebellionDeeds['Drawer'],
  RebellionDeeds['Deed'],
  RebellionState,
  GameNames
>(said, {
  sides: SIDE,
  drawers: {
    units: 'Війська на полі',
    queue: 'Черга будівництва',
    leaders: 'Лідери',
    systems: 'Системи',
    cards: 'Карти',
    track: 'Репутація',
  },
  deeds: {
    'add-unit': 'поставити із запасу',
    'move-unit': 'перемістити',
    'remove-unit': 'зняти з поля',
    'queue-unit': 'поставити в чергу будівництва',
    'unqueue-unit': 'зняти з черги будівництва',
    'recruit-leader': 'найняти лідера',
    'move-leader': 'перемістити лідера',
    'return-leader': 'повернути лідера в резерв',
    'capture-leader': 'захопити лідера',
    'rescue-leader': 'урятувати лідера',
    'eliminate-leader': 'ліквідувати лідера',
    'gain-loyalty': 'здобути лояльність',
    'lose-loyalty': 'утратити лояльність',
    'place-sabotage': 'покласти жетон саботажу',
    'remove-sabotage': 'прибрати жетон саботажу',
    draw: 'узяти карту',
    'discard-mission': 'скинути місію з руки',
    'take-back-mission': 'узяти місію зі скиду на руку',
    'gain-reputation': 'здобути 1 репутацію',
    'lose-reputation': 'утратити 1 репутацію',
  },
  thing: (id, _state, names) => nameOf(id, names),
});
