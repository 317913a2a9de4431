import type { CombatQuestion } from '../../../../../src/games/rebellion/odds/combat-types.ts';
import { UNITS, UNIT_IDS } from '../../../../../src/games/rebellion/engine/units.ts';
import type { Side, Theatre, UnitId } from '../../../../../src/games/rebellion/engine/units.ts';

/**
 * Plays combats by the rules with nothing but arrays of numbers. It shares the table of units with
 * the calculator and nothing else: figures are single, each die is rolled, each round is played.
 */
interface Band {
  readonly units: readonly UnitId[];
  readonly begin: Int8Array;
  readonly health: Int8Array;
  readonly red: Int8Array;
  readonly black: Int8Array;
  /** 0: red health, 1: black, 2: cannot be damaged. */
  readonly colour: Int8Array;
  /** How the enemy chooses among them; they stand in the order of being shot at. */
  readonly assign: string;
  gone: Uint8Array;
}

const isStructure = (unit: UnitId): boolean => UNITS[unit].class === 'structure';

const dice = (unit: UnitId): number => UNITS[unit].dice.red + UNITS[unit].dice.black;

const bandOf = (question: CombatQuestion, side: Side, theatre: Theatre): Band => {
  const army = question.armies[side];
  const { assign } = question.armies[side === 'empire' ? 'rebel' : 'empire'];
  const figures: { unit: UnitId; health: number }[] = [];
  for (const unit of UNIT_IDS) {
    const { side: owner, theatre: place, health } = UNITS[unit];
    if (owner !== side || place !== theatre) continue;
    let markers = army.damage[unit] ?? 0;
    for (let figure = 0; figure < (army.units[unit] ?? 0); figure += 1) {
      const full = health?.value ?? 0;
      const hurt = Math.min(markers, full - 1);
      figures.push({ unit, health: health ? full - hurt : 0 });
      if (health) markers -= hurt;
    }
  }
  const number = ({ unit }: { unit: UnitId }): number => UNIT_IDS.indexOf(unit);
  const built = ({ unit }: { unit: UnitId }): boolean => isStructure(unit);
  figures.sort((a, b) => {
    if (assign === 'structures' && built(a) !== built(b)) return built(a) ? -1 : 1;
    const byHealth = a.health - b.health;
    const byDice = dice(b.unit) - dice(a.unit);
    const [one, two] = assign === 'strongest' ? [byDice, byHealth] : [byHealth, byDice];
    return one || two || number(a) - number(b);
  });
  const units = figures.map(({ unit }) => unit);
  return {
    units,
    begin: Int8Array.from(figures, ({ health }) => health),
    health: new Int8Array(units.length),
    red: Int8Array.from(units, (unit) => UNITS[unit].dice.red),
    black: Int8Array.from(units, (unit) => UNITS[unit].dice.black),
    colour: Int8Array.from(units, (unit) => {
      const { health } = UNITS[unit];
      return health ? (health.colour === 'red' ? 0 : 1) : 2;
    }),
    assign,
    gone: new Uint8Array(units.length),
  };
};

/** xorshift32: not the generator of the program. */
const randomOf = (seed: number): (() => number) => {
  let word = seed | 1;
  return () => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>> 0) / 2 ** 32;
  };
};

const frontOf = (band: Band, colour: number): number => {
  for (let at = 0; at < band.health.length; at += 1) {
    if (band.colour[at] === colour && (band.health[at] ?? 0) > 0 && band.gone[at] === 0) return at;
  }
  return -1;
};

const hurt = (band: Band, at: number): void => {
  if (at >= 0) band.health[at] = (band.health[at] ?? 0) - 1;
};

/** Of the first red and the first black figure, the one the policy prefers. */
const preferred = (band: Band, red: number, black: number): number => {
  if (red < 0) return black;
  if (black < 0) return red;
  const [one, two] = [band.units[red], band.units[black]];
  if (!one || !two) return red;
  const byDice = dice(two) - dice(one);
  const byHealth = (band.health[red] ?? 0) - (band.health[black] ?? 0);
  if (band.assign === 'structures' && isStructure(one) !== isStructure(two)) {
    return isStructure(one) ? red : black;
  }
  const order = band.assign === 'strongest' ? byDice || byHealth : byHealth || byDice;
  return (order || UNIT_IDS.indexOf(one) - UNIT_IDS.indexOf(two)) < 0 ? red : black;
};

const attack = (target: Band, reds: number, blacks: number, random: () => number): void => {
  let direct = 0;
  for (let die = 0; die < reds + blacks; die += 1) {
    const face = Math.floor(random() * 6);
    if (face < 2) hurt(target, frontOf(target, die < reds ? 0 : 1));
    else if (face === 2) direct += 1;
  }
  for (; direct > 0; direct -= 1) {
    hurt(target, preferred(target, frontOf(target, 0), frontOf(target, 1)));
  }
};

const sumOf = (band: Band, values: Int8Array): number => {
  let sum = 0;
  for (let at = 0; at < values.length; at += 1) if (band.gone[at] === 0) sum += values[at] ?? 0;
  return sum;
};

const stands = (band: Band): boolean => band.gone.includes(0);

const bury = (band: Band): void => {
  for (let at = 0; at < band.health.length; at += 1) {
    if (band.colour[at] !== 2 && (band.health[at] ?? 0) <= 0) band.gone[at] = 1;
  }
};

const onlyOf = (band: Band, ...wanted: readonly UnitId[]): boolean => {
  for (let at = 0; at < band.units.length; at += 1) {
    const unit = band.units[at];
    if (band.gone[at] === 0 && unit && !wanted.includes(unit)) return false;
  }
  return true;
};

export interface Simulated {
  readonly theatre: Theatre;
  readonly wins: { empire: number; rebel: number; nobody: number; unfinished: number };
  /** Figures left of each side: sum and sum of squares over all plays. */
  readonly left: Record<Side, { sum: number; squares: number }>;
}

const PLANS = ['death-star', 'death-star-under-construction'] as const;

export const simulate = (
  question: CombatQuestion,
  theatre: Theatre,
  plays: number,
  seed: number,
): Simulated => {
  const random = randomOf(seed);
  const empire = bandOf(question, 'empire', theatre);
  const rebel = bandOf(question, 'rebel', theatre);
  const cannons = theatre === 'space' ? (question.armies.rebel.units['ion-cannon'] ?? 0) : 0;
  const result: Simulated = {
    theatre,
    wins: { empire: 0, rebel: 0, nobody: 0, unfinished: 0 },
    left: { empire: { sum: 0, squares: 0 }, rebel: { sum: 0, squares: 0 } },
  };
  const reds = (band: Band): number => {
    const lost = band === empire ? cannons * 2 : 0;
    return Math.min(5, Math.max(0, sumOf(band, band.red) - lost));
  };
  const blacks = (band: Band): number => Math.min(5, sumOf(band, band.black));
  for (let play = 0; play < plays; play += 1) {
    for (const band of [empire, rebel]) {
      band.health.set(band.begin);
      band.gone.fill(0);
    }
    let plans = question.plans && theatre === 'space';
    let round = 0;
    while (stands(empire) && stands(rebel) && (question.rounds === 0 || round < question.rounds)) {
      round += 1;
      const [ofEmpire, ofRebel] = [
        [reds(empire), blacks(empire)] as const,
        [reds(rebel), blacks(rebel)] as const,
      ];
      attack(rebel, ...ofEmpire, random);
      attack(empire, ...ofRebel, random);
      bury(empire);
      bury(rebel);
      let tried = false;
      if (plans) {
        const pilot = rebel.units.some(
          (unit, at) => rebel.gone[at] === 0 && (unit === 'x-wing' || unit === 'y-wing'),
        );
        const target = PLANS.map((wanted) =>
          empire.units.findIndex((unit, at) => unit === wanted && empire.gone[at] === 0),
        ).find((at) => at >= 0);
        if (pilot && target !== undefined) {
          tried = true;
          for (let die = 0; die < 3 && plans; die += 1) {
            if (Math.floor(random() * 6) === 2) {
              plans = false;
              empire.gone[target] = 1;
            }
          }
        }
      }
      if (stands(empire) && theatre === 'space') {
        if (onlyOf(rebel, 'rebel-transport')) rebel.gone.fill(1);
        const helpless = onlyOf(empire, 'death-star') && reds(empire) === 0;
        if (helpless && !tried) rebel.gone.fill(1);
      }
      if (stands(empire) && onlyOf(rebel, 'shield-generator', 'ion-cannon')) rebel.gone.fill(1);
      if (stands(rebel) && onlyOf(empire, 'death-star-under-construction')) empire.gone.fill(1);
    }
    const [mine, theirs] = [stands(empire), stands(rebel)];
    if (mine && theirs) result.wins.unfinished += 1;
    else if (mine) result.wins.empire += 1;
    else if (theirs) result.wins.rebel += 1;
    else result.wins.nobody += 1;
    for (const [side, band] of [
      ['empire', empire],
      ['rebel', rebel],
    ] as const) {
      let left = 0;
      for (const gone of band.gone) left += 1 - gone;
      result.left[side].sum += left;
      result.left[side].squares += left * left;
    }
  }
  return result;
};
