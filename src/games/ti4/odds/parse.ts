import {
  BadSetup,
  choiceOf,
  fields,
  flag,
  list,
  parseWith,
  whole,
} from '../../../engine/parsing.ts';
import type { ParsedSetup } from '../../../engine/playable.ts';
import { FACTION_IDS } from '../engine/data/factions.ts';
import {
  FIGURES,
  FLEET,
  hasUpgrade,
  isOwnEverywhere,
  KINDS,
  profileFor,
  profilesOf,
  recordOf,
  UNIT_IDS,
} from '../engine/data/units.ts';
import type { Profile, UnitId } from '../engine/data/units.ts';
import { EFFECT_IDS, effectsFor, mayHave } from './effects.ts';
import { LOSSES, REROLLS, SUSTAINS } from './types.ts';
import type {
  Counts,
  InvasionQuestion,
  Side,
  SideName,
  SpaceQuestion,
  SpaceSide,
} from './types.ts';

/** Tokens make fighters and infantry as many as there are places for; no box holds this many. */
export const MOST_TOKENS = 30;
export const MOST_BONUS = 3;
export const MOST_ROUNDS = 20;
const PDS_ON_PLANET = 2;

type Theatre = 'space' | 'ground';

const ever = (type: UnitId, has: (profile: Profile) => boolean): boolean =>
  profilesOf(type).some(has);

const TROOPS = FLEET.filter((type) => KINDS[type] === 'ground-forces');
const GUNS = FLEET.filter(
  (type) => KINDS[type] === 'structure' && ever(type, ({ spaceCannon }) => spaceCannon !== null),
);
/** Whoever comes from space to a planet; fighters do beside a flagship that lets them. */
const LANDING = FLEET.filter(
  (type) =>
    KINDS[type] === 'ship' &&
    (type === 'fighter' || ever(type, ({ bombardment }) => bombardment !== null)),
);
const IN_SPACE = FLEET.filter((type) => KINDS[type] !== 'structure' || GUNS.includes(type));

const IN: Readonly<Record<Theatre, Readonly<Record<SideName, readonly UnitId[]>>>> = {
  space: { attacker: IN_SPACE, defender: IN_SPACE },
  ground: { attacker: [...TROOPS, ...LANDING], defender: [...TROOPS, ...GUNS] },
};

export const unitsFor = (theatre: Theatre, side: SideName): readonly UnitId[] => IN[theatre][side];

export const mostOf = (theatre: Theatre, type: UnitId): number => {
  if (recordOf(type).tokens) return MOST_TOKENS;
  return theatre === 'ground' && type === 'pds' ? PDS_ON_PLANET : FIGURES[type];
};

const countOf = (value: unknown, path: string, most: number): number => {
  if (value === undefined) return 0;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) {
    throw new BadSetup(path, 'bad-number');
  }
  if (value > most) throw new BadSetup(path, 'over-the-limit');
  return value;
};

const countsOf = (
  value: unknown,
  path: string,
  known: readonly UnitId[],
  most: (type: UnitId) => number,
): Counts => {
  const table = fields(value, path, known);
  const counts: Partial<Record<UnitId, number>> = {};
  for (const type of known) {
    const count = countOf(table[type], `${path}.${type}`, most(type));
    if (count > 0) counts[type] = count;
  }
  return counts;
};

const SIDE_KEYS = [
  ...['faction', 'units', 'damaged', 'upgrades', 'effects'],
  ...['bonus', 'reroll', 'sustain', 'lose'],
];

const pick = <Value extends string>(
  value: unknown,
  path: string,
  known: readonly [Value, ...Value[]],
): Value => (value === undefined ? known[0] : choiceOf(value, path, known));

const many = <Value extends string>(
  value: unknown,
  path: string,
  known: readonly Value[],
): readonly Value[] => {
  const given = list(value, path, known.length).map((entry) => choiceOf(entry, path, known));
  return known.filter((entry) => given.includes(entry));
};

const check = (side: Side, path: string, theatre: Theatre): void => {
  const has = (type: UnitId): boolean => (side.units[type] ?? 0) > 0;
  for (const type of UNIT_IDS) {
    const damaged = side.damaged[type] ?? 0;
    if (damaged === 0) continue;
    const upgraded = side.upgrades.includes(type);
    if (!profileFor(side.faction, type, upgraded).sustain) {
      throw new BadSetup(`${path}.damaged.${type}`, 'cannot-be-damaged');
    }
    if (damaged > (side.units[type] ?? 0)) {
      throw new BadSetup(`${path}.damaged.${type}`, 'more-than-there-are');
    }
  }
  const nobodys = UNIT_IDS.find((type) => has(type) && isOwnEverywhere(type));
  if (nobodys !== undefined && side.faction === null) {
    throw new BadSetup(`${path}.units.${nobodys}`, 'needs-faction');
  }
  for (const type of side.upgrades) {
    if (!hasUpgrade(side.faction, type))
      throw new BadSetup(`${path}.upgrades.${type}`, 'no-upgrade');
  }
  for (const effect of side.effects) {
    if (!mayHave(side.faction, effect)) {
      throw new BadSetup(`${path}.effects.${effect}`, 'other-faction');
    }
  }
  const stranger = (theatre === 'space' ? TROOPS : (['fighter'] as const)).find(has);
  const host = theatre === 'space' ? 'nekro-virus' : 'naalu-collective';
  if (stranger !== undefined && !(side.faction === host && has('flagship'))) {
    throw new BadSetup(`${path}.units.${stranger}`, 'cannot-fight-here');
  }
};

const sideOf = (
  value: unknown,
  path: SideName,
  theatre: Theatre,
  more: readonly string[],
): { readonly side: Side; readonly table: Readonly<Record<string, unknown>> } => {
  const table = fields(value, path, [...SIDE_KEYS, ...more]);
  const known = unitsFor(theatre, path);
  const side: Side = {
    faction:
      table['faction'] === undefined || table['faction'] === null
        ? null
        : choiceOf(table['faction'], `${path}.faction`, FACTION_IDS),
    units: countsOf(table['units'], `${path}.units`, known, (type) => mostOf(theatre, type)),
    damaged: countsOf(table['damaged'], `${path}.damaged`, known, (type) => mostOf(theatre, type)),
    upgrades: many(table['upgrades'], `${path}.upgrades`, UNIT_IDS),
    effects: many(table['effects'], `${path}.effects`, EFFECT_IDS),
    bonus: whole(table['bonus'], `${path}.bonus`, 0, MOST_BONUS, 0),
    reroll: pick(table['reroll'], `${path}.reroll`, REROLLS),
    sustain: pick(table['sustain'], `${path}.sustain`, SUSTAINS),
    lose: pick(table['lose'], `${path}.lose`, LOSSES),
  };
  const allowed = effectsFor(theatre, path);
  const useless = side.effects.find((effect) => !allowed.includes(effect));
  if (useless !== undefined) throw new BadSetup(`${path}.effects.${useless}`, 'no-use-here');
  check(side, path, theatre);
  return { side, table };
};

const notTwice = (attacker: Side, defender: Side): void => {
  if (attacker.faction !== null && attacker.faction === defender.faction) {
    throw new BadSetup('defender.faction', 'same-faction');
  }
};

const count = ({ units }: Side, types: readonly UnitId[]): number =>
  types.reduce((sum, type) => sum + (units[type] ?? 0), 0);

const MOBILE = FLEET.filter((type) => KINDS[type] !== 'structure');

const spaceOf = (value: unknown): SpaceQuestion => {
  const top = fields(value, '', ['attacker', 'defender', 'nebula', 'underway', 'rounds']);
  const one = (name: SideName): SpaceSide => {
    const { side, table } = sideOf(top[name], name, 'space', ['retreat']);
    return { ...side, retreat: whole(table['retreat'], `${name}.retreat`, 0, MOST_ROUNDS, 0) };
  };
  const attacker = one('attacker');
  const defender = one('defender');
  notTwice(attacker, defender);
  if (count(attacker, MOBILE) === 0) throw new BadSetup('attacker.units', 'nobody');
  if (count(defender, MOBILE) === 0 && count(defender, GUNS) === 0) {
    throw new BadSetup('defender.units', 'nobody');
  }
  return {
    attacker,
    defender,
    nebula: flag(top['nebula'], 'nebula'),
    underway: flag(top['underway'], 'underway'),
    rounds: whole(top['rounds'], 'rounds', 0, MOST_ROUNDS, 0),
  };
};

const invasionOf = (value: unknown): InvasionQuestion => {
  const top = fields(value, '', ['attacker', 'defender', 'underway', 'rounds']);
  const attacker = sideOf(top['attacker'], 'attacker', 'ground', []).side;
  const defender = sideOf(top['defender'], 'defender', 'ground', []).side;
  notTwice(attacker, defender);
  if (count(attacker, [...TROOPS, 'fighter']) === 0) {
    throw new BadSetup('attacker.units', 'nobody');
  }
  return {
    attacker,
    defender,
    underway: flag(top['underway'], 'underway'),
    rounds: whole(top['rounds'], 'rounds', 0, MOST_ROUNDS, 0),
  };
};

/** Checks what stands in a link or a file; never throws. */
export const parseSpace = (value: unknown): ParsedSetup<SpaceQuestion> =>
  parseWith(() => spaceOf(value));
export const parseInvasion = (value: unknown): ParsedSetup<InvasionQuestion> =>
  parseWith(() => invasionOf(value));
