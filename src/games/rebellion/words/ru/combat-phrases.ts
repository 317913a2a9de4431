import { damageOf, figureById, healthOf } from '../../engine/combat/board.ts';
import type { CombatState, DieId, DieResult, Winner } from '../../engine/combat/types.ts';
import type { DieColour } from '../../engine/dice.ts';
import { leaderOf } from '../../engine/leaders.ts';
import type { LeaderId } from '../../engine/leaders.ts';
import { THEATRES } from '../../engine/units.ts';
import type { Theatre } from '../../engine/units.ts';
import { sentence } from '../../../../i18n/grammar.ts';
import type { CombatBoardWords, CombatNames } from '../combat.ts';
import { FACE, OF_SIDE, count, does, faceList, form } from './phrases.ts';

export const TACTICS = {
  space: 'космической тактики',
  ground: 'наземной тактики',
} as const satisfies Record<Theatre, string>;
export const BATTLE = {
  space: 'космическое сражение',
  ground: 'наземное сражение',
} as const satisfies Record<Theatre, string>;
export const IN_THEATRE = {
  space: 'в космосе',
  ground: 'на земле',
} as const satisfies Record<Theatre, string>;
export const DIE = { red: 'красный кубик', black: 'чёрный кубик' } as const satisfies Record<
  DieColour,
  string
>;
export const DICE = {
  red: ['красный', 'красных', 'красных'],
  black: ['чёрный', 'чёрных', 'чёрных'],
} as const;

export const damage = (points: number): string => count(points, ['урон', 'урона', 'урона']);
export const cards = (number: number): string => count(number, ['карту', 'карты', 'карт']);
export const dieForms = ['кубик', 'кубика', 'кубиков'] as const;

export const card = (names: CombatNames, id: string): string => `«${names.term(id)}»`;

export const colours = (number: Readonly<Record<DieColour, number>>): string => {
  const shown = (['red', 'black'] as const).filter((colour) => number[colour] > 0);
  const last = shown.at(-1);
  if (last === undefined) return 'ни одного кубика';
  const parts = shown.map((colour) => count(number[colour], DICE[colour]));
  return `${parts.join(' и ')} ${form(number[last], dieForms)}`;
};

export const rolled = (dice: readonly DieResult[]): string =>
  (['red', 'black'] as const)
    .map((colour) => ({ colour, faces: dice.filter((die) => die.colour === colour) }))
    .filter(({ faces }) => faces.length > 0)
    .map(({ colour, faces }) => {
      const many = colour === 'red' ? 'красные' : 'чёрные';
      const label = faces.length === 1 ? DICE[colour][0] : many;
      return `${label}: ${faceList(faces.map(({ face }) => face))}`;
    })
    .join('; ');

export const tactics = (leader: LeaderId): string => {
  const { space, ground } = leaderOf(leader);
  return space + ground > 0 ? `космос ${space}, земля ${ground}` : 'без значений тактики';
};

export const target = (state: CombatState, names: CombatNames, id: string): string => {
  const figure = figureById(state, id);
  const health = healthOf(figure);
  const taken = damageOf(figure);
  const kind = health
    ? `${health.colour === 'red' ? 'красная' : 'чёрная'} прочность ${health.value}`
    : 'без прочности';
  return sentence(`${names.figure(id)}: ${kind}${taken > 0 ? `, уже ${damage(taken)}` : ''}`);
};

export const colourOf = (id: DieId): DieColour => (id.startsWith('red') ? 'red' : 'black');

export const faceOf = (state: CombatState, id: DieId): string => {
  const die = state.attack?.dice.find((entry) => entry.id === id);
  if (!die) return DIE[colourOf(id)];
  if (die.face === 'hit') return `${die.colour === 'red' ? 'красное' : 'чёрное'} попадание`;
  return `${FACE[die.face]} на ${die.colour === 'red' ? 'красном' : 'чёрном'} кубике`;
};

export const won = (theatre: Theatre, winner: Exclude<Winner, null>): string => {
  const result = {
    empire: 'выиграла Империя',
    rebel: 'выиграли повстанцы',
    nobody: 'не выиграл никто',
  } as const;
  return `${sentence(BATTLE[theatre])}: ${result[winner]}.`;
};

export const results = (winners: Readonly<Record<Theatre, Winner>>): readonly string[] =>
  THEATRES.flatMap((theatre) => {
    const winner = winners[theatre];
    return winner === null ? [] : [won(theatre, winner)];
  });

export const place = (state: CombatState, names: CombatNames, id: string): string =>
  state.adjacent.find((system) => system.id === id)?.kind === 'base-space'
    ? 'на ячейку «База повстанцев»'
    : `в систему ${names.system(id)}`;

export const foreign = (theatre: Theatre, state: CombatState): string =>
  theatre === state.attack?.theatre ? '' : ` (карта ${TACTICS[theatre]})`;

export const board: CombatBoardWords = {
  board: 'Поле боя',
  round: (round) => `Раунд ${round}`,
  beforeRounds: 'До первого раунда',
  over: 'Бой закончен',
  attacks: (side) => does(side, 'атакует', 'атакуют'),
  leaders: 'Командиры',
  captured: 'Захваченный командир',
  pool: 'Пул',
  hand: 'Карты тактики',
  none: 'нет',
  dice: 'Кубики на столе',
  supply: 'В запасе',
  retreated: 'Отступили',
  adjacent: 'Соседние системы',
  retreatTo: (side) =>
    side === 'empire' ? 'Куда может отступить Империя' : 'Куда могут отступить повстанцы',
  mayRetreat: 'сюда можно',
  mayNotRetreat: 'сюда нельзя',
  tactic: (space, ground) => `космос ${space}, земля ${ground}`,
  health: (colour, value) => `${colour === 'red' ? 'красная' : 'чёрная'} прочность ${value}`,
  noHealth: 'без прочности',
  damage: (markers, assigned) =>
    [
      ...(markers > 0 ? [`жетоны на ${damage(markers)}`] : []),
      ...(assigned > 0 ? [`назначено ${damage(assigned)}`] : []),
    ].join(', '),
  doomed: 'на планшете стороны, погибнет в конце этого сражения',
  dieUse: {
    table: 'на столе',
    spent: 'потрачен',
    assigned: 'назначен',
    unassignable: 'назначить некому',
  },
  key: 'Обозначения',
  keyHealth: { red: 'красная прочность, по знаку за единицу', black: 'чёрная прочность' },
  keyAssigned: 'урон назначен, его ещё можно заблокировать',
  keyMarker: 'жетон урона',
  keyDoomed: 'отряд на планшете стороны: погибнет в конце этого сражения',
  origin: 'отсюда пришёл текущий игрок',
  loyal: (side) => `жетон лояльности ${OF_SIDE[side]}`,
  unitsOf: (side) => `отряды ${OF_SIDE[side]}`,
  emptySystem: 'отрядов нет',
  winner: (theatre, winner) => won(theatre, winner),
  short: {
    'tie-fighter': 'СИД',
    'assault-carrier': 'Штурмовой транспорт',
    'star-destroyer': 'Разрушитель',
    'super-star-destroyer': 'Супер\u00ADразрушитель',
    'death-star': 'Звезда Смерти',
    'death-star-under-construction': 'Недострой',
    stormtrooper: 'Штурмовик',
    'at-st': 'AT-ST',
    'at-at': 'AT-AT',
    'x-wing': 'X-истребитель',
    'y-wing': 'Y-истребитель',
    'rebel-transport': 'Транс\u00ADпортник',
    'corellian-corvette': 'Корвет',
    'mon-calamari-cruiser': 'Крейсер',
    'rebel-trooper': 'Солдат',
    airspeeder: 'Аэроспидер',
    'shield-generator': 'Генератор щита',
    'ion-cannon': 'Ионная пушка',
  },
};
