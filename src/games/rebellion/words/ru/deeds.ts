import { deedWords } from '../../../../i18n/deeds.ts';
import { deeds as said } from '../../../../i18n/ru/deeds.ts';
import type { RebellionDeeds } from '../../engine/game/deeds/kinds.ts';
import { figureIn, placeIn } from '../../engine/game/deeds/things.ts';
import type { RebellionState } from '../../engine/game/types.ts';
import type { GameNames } from '../game.ts';
import { DECK, head } from './game-phrases.ts';
import { SIDE } from './phrases.ts';

const space = (number: string): string => `деление очереди ${number}`;

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
    units: 'Отряды на поле',
    queue: 'Очередь производства',
    leaders: 'Командиры',
    systems: 'Системы',
    cards: 'Карты',
    track: 'Репутация',
  },
  deeds: {
    'add-unit': 'выставить из запаса',
    'move-unit': 'передвинуть',
    'remove-unit': 'снять с поля',
    'queue-unit': 'поставить в очередь производства',
    'unqueue-unit': 'снять с очереди производства',
    'recruit-leader': 'завербовать командира',
    'move-leader': 'передвинуть командира',
    'return-leader': 'вернуть командира в пул',
    'capture-leader': 'захватить командира',
    'rescue-leader': 'спасти командира',
    'eliminate-leader': 'устранить командира',
    'gain-loyalty': 'получить лояльность',
    'lose-loyalty': 'потерять лояльность',
    'place-sabotage': 'положить жетон саботажа',
    'remove-sabotage': 'убрать жетон саботажа',
    draw: 'взять карту',
    'discard-mission': 'сбросить задание с руки',
    'take-back-mission': 'взять задание из сброса на руку',
    'gain-reputation': 'получить 1 репутацию',
    'lose-reputation': 'потерять 1 репутацию',
  },
  thing: (id, _state, names) => nameOf(id, names),
});
