import { damageOf, figureById, healthOf } from '../../engine/combat/board.ts';
import type { CombatState, DieId, DieResult, Winner } from '../../engine/combat/types.ts';
import type { DieColour } from '../../engine/dice.ts';
import { leaderOf } from '../../engine/leaders.ts';
import type { LeaderId } from '../../engine/leaders.ts';
import type { Side, Theatre } from '../../engine/units.ts';
import { THEATRES } from '../../engine/units.ts';
import { sentence } from '../../../../i18n/grammar.ts';
import type { CombatNames } from '../combat.ts';
import { FACE, OF_SIDE, count, does, faceList, form } from './phrases.ts';

export const TACTICS = {
  space: 'космічної тактики',
  ground: 'наземної тактики',
} as const satisfies Record<Theatre, string>;
export const THEATRE = {
  space: 'космічний театр',
  ground: 'наземний театр',
} as const satisfies Record<Theatre, string>;
/** «Імперія атакує в космосі», «повстанці атакують у космосі». */
export const IN_THEATRE = {
  space: { empire: 'в космосі', rebel: 'у космосі' },
  ground: { empire: 'на землі', rebel: 'на землі' },
} as const satisfies Record<Theatre, Record<Side, string>>;
export const DIE = { red: 'червоний кубик', black: 'чорний кубик' } as const satisfies Record<
  DieColour,
  string
>;
export const DICE = {
  red: ['червоний', 'червоні', 'червоних'],
  black: ['чорний', 'чорні', 'чорних'],
} as const;

export const damage = (points: number): string =>
  count(points, ['пошкодження', 'пошкодження', 'пошкоджень']);
export const dieForms = ['кубик', 'кубики', 'кубиків'] as const;
export const cards = (number: number): string => count(number, ['карту', 'карти', 'карт']);

export const card = (names: CombatNames, id: string): string => `«${names.term(id)}»`;

export const colours = (number: Readonly<Record<DieColour, number>>): string => {
  const shown = (['red', 'black'] as const).filter((colour) => number[colour] > 0);
  const last = shown.at(-1);
  if (last === undefined) return 'жодного кубика';
  const parts = shown.map((colour) => count(number[colour], DICE[colour]));
  return `${parts.join(' та ')} ${form(number[last], dieForms)}`;
};

export const rolled = (dice: readonly DieResult[]): string =>
  (['red', 'black'] as const)
    .map((colour) => ({ colour, faces: dice.filter((die) => die.colour === colour) }))
    .filter(({ faces }) => faces.length > 0)
    .map(
      ({ colour, faces }) =>
        `${faces.length === 1 ? DICE[colour][0] : DICE[colour][1]}: ${faceList(faces.map(({ face }) => face))}`,
    )
    .join('; ');

export const tactics = (leader: LeaderId): string => {
  const { space, ground } = leaderOf(leader);
  return space + ground > 0 ? `космос ${space}, земля ${ground}` : 'без значень тактики';
};

export const target = (state: CombatState, names: CombatNames, id: string): string => {
  const figure = figureById(state, id);
  const health = healthOf(figure);
  const taken = damageOf(figure);
  const kind = health
    ? `${health.colour === 'red' ? 'червона' : 'чорна'} витривалість ${health.value}`
    : 'без витривалості';
  return sentence(`${names.figure(id)}: ${kind}${taken > 0 ? `, уже ${damage(taken)}` : ''}`);
};

export const colourOf = (id: DieId): DieColour => (id.startsWith('red') ? 'red' : 'black');

export const faceOf = (state: CombatState, id: DieId): string => {
  const die = state.attack?.dice.find((entry) => entry.id === id);
  if (!die) return DIE[colourOf(id)];
  if (die.face === 'hit') return `${die.colour === 'red' ? 'червоне' : 'чорне'} влучання`;
  return `${FACE[die.face]} на ${die.colour === 'red' ? 'червоному' : 'чорному'} кубику`;
};

export const won = (theatre: Theatre, winner: Exclude<Winner, null>): string => {
  const result = {
    empire: 'перемогла Імперія',
    rebel: 'перемогли повстанці',
    nobody: 'не переміг ніхто',
  } as const;
  return `${sentence(THEATRE[theatre])}: ${result[winner]}.`;
};

export const results = (winners: Readonly<Record<Theatre, Winner>>): readonly string[] =>
  THEATRES.flatMap((theatre) => {
    const winner = winners[theatre];
    return winner === null ? [] : [won(theatre, winner)];
  });

export const place = (state: CombatState, names: CombatNames, id: string): string =>
  state.adjacent.find((system) => system.id === id)?.kind === 'base-space'
    ? 'в комірку «База повстанців»'
    : `в систему ${names.system(id)}`;

export const foreign = (theatre: Theatre, state: CombatState): string =>
  theatre === state.attack?.theatre ? '' : ` (карта ${TACTICS[theatre]})`;

export const board = {
  board: 'Поле бою',
  round: (round: number) => `Раунд ${round}`,
  beforeRounds: 'До першого раунду',
  over: 'Бій завершено',
  attacks: (side: Side): string => does(side, 'атакує', 'атакують'),
  leaders: 'Лідери',
  captured: 'Захоплений лідер',
  pool: 'Резерв',
  hand: 'Карти тактики',
  none: 'немає',
  dice: 'Кубики на столі',
  supply: 'У запасі',
  retreated: 'Відступили',
  adjacent: 'Сусідні системи',
  retreatTo: (side: Side): string =>
    side === 'empire' ? 'Куди може відступити Імперія' : 'Куди можуть відступити повстанці',
  mayRetreat: 'сюди можна',
  mayNotRetreat: 'сюди не можна',
  tactic: (space: number, ground: number) => `космос ${space}, земля ${ground}`,
  health: (colour: 'red' | 'black', value: number) =>
    `${colour === 'red' ? 'червона' : 'чорна'} витривалість ${value}`,
  noHealth: 'без витривалості',
  damage: (markers: number, assigned: number): string =>
    [
      ...(markers > 0 ? [`жетони на ${damage(markers)}`] : []),
      ...(assigned > 0 ? [`призначено ${damage(assigned)}`] : []),
    ].join(', '),
  doomed: 'на листі фракції, загине наприкінці цих бойових дій',
  dieUse: {
    table: 'на столі',
    spent: 'витрачено',
    assigned: 'призначено',
    unassignable: 'нема кому призначити',
  },
  /** The key to the picture. */
  key: 'Позначки',
  keyHealth: { red: 'червона витривалість, по знаку за одиницю', black: 'чорна витривалість' },
  keyAssigned: 'пошкодження призначено, його ще можна заблокувати',
  keyMarker: 'жетон пошкодження',
  keyDoomed: 'фігурка на листі фракції: загине наприкінці цих бойових дій',
  origin: 'звідси прийшов активний гравець',
  loyal: (side: Side) => `жетон лояльності ${OF_SIDE[side]}`,
  unitsOf: (side: Side) => `війська ${OF_SIDE[side]}`,
  emptySystem: 'військ немає',
  winner: (theatre: Theatre, winner: Side | 'nobody'): string => won(theatre, winner),
  /** Names short enough to stand under a figure. */
  short: {
    'tie-fighter': 'ЗІД',
    'assault-carrier': 'Штурмовий крейсер',
    'star-destroyer': 'Руйнівник',
    'super-star-destroyer': 'Супер\u00ADруйнівник',
    'death-star': 'Зірка смерті',
    'death-star-under-construction': 'Недобудова',
    stormtrooper: 'Штурмовик',
    'at-st': 'АТ-СТ',
    'at-at': 'АТ-АТ',
    'x-wing': 'Х-вінґ',
    'y-wing': 'Y-вінґ',
    'rebel-transport': 'Транс\u00ADпортник',
    'corellian-corvette': 'Корвет',
    'mon-calamari-cruiser': 'Крейсер',
    'rebel-trooper': 'Солдат',
    airspeeder: 'Аероспідер',
    'shield-generator': 'Генератор щитів',
    'ion-cannon': 'Іонна гармата',
  },
};
