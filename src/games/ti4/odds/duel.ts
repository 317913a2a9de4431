import type { Fleet } from './fleet.ts';
import type { SideName } from './types.ts';
import { DUST, DUST_DIGITS, fighterOf } from './volleys.ts';
import type { Fighter, Volley } from './volleys.ts';

/** A combat that goes on with less than this chance has ended. */
const OVER = 1e-15;
const MANY_ROUNDS = 20_000;

/** Chances of pairs of states, by `attacker * WIDTH + defender`. */
export const WIDTH = 65_536;
export type Pairs = ReadonlyMap<number, number>;

export interface DuelRules {
  readonly nebula: boolean;
  /** 0: until the end. */
  readonly rounds: number;
  readonly retreat: Readonly<Record<SideName, number>>;
  readonly silent: (side: SideName, round: number) => boolean;
  /** Hits on the defender at the end of every round, beside those of combat rolls. */
  readonly harrow: readonly number[];
}

export interface RoundTrace {
  readonly round: number;
  readonly goesOn: number;
  /** Expected units, whether the combat has ended or not. */
  readonly attacker: number;
  readonly defender: number;
}

type Marginal = Map<number, number>;

export interface DuelEnd {
  /** Final chances of the states of each side; of those who have left, in `left`. */
  readonly ends: Readonly<Record<SideName, Marginal>>;
  readonly left: Readonly<Record<SideName, Marginal>>;
  readonly won: Readonly<Record<SideName, number>>;
  readonly draw: number;
  readonly undecided: number;
  readonly trace: readonly RoundTrace[];
  readonly meanRounds: number;
}

const add = (to: Marginal, state: number, chance: number): void => {
  to.set(state, (to.get(state) ?? 0) + chance);
};

/** One round from one pair of states: spreads its chance over the table of the next round. */
type Spread = (chance: number, a: number, b: number, round: number, table: Float64Array) => void;

interface Dooms {
  readonly one: readonly boolean[];
  readonly two: readonly boolean[];
}

const digitsFor = (chance: number): number => Math.floor(Math.log10(chance)) + DUST_DIGITS;

/**
 * Both sides roll apart, and hits are just counted: nearly every combat. Numbers of hits that are
 * too unlikely to matter are not looked at one by one; their chance goes to the next likely number.
 */
const plainly =
  (one: Fighter, two: Fighter, width: number): Spread =>
  (chance, a, b, round, table) => {
    const mine = one.volley(a, b, round);
    const theirs = two.volley(b, a, round);
    const nextA = one.after(a, !two.denies(b));
    const nextB = two.after(b, !one.denies(a));
    const lastB = Math.min(nextB.length - 1, mine.plain.length);
    const fatalB = mine.behind[lastB] ?? 0;
    const gone = nextB[lastB] ?? 0;

    const spreadRow = (row: number, here: number): void => {
      const digits = Math.max(0, digitsFor(here));
      const least = Math.min(mine.least[digits] ?? 0, lastB);
      const most = Math.min(mine.most[digits] ?? 0, lastB - 1);
      for (let onB = least; onB <= most; onB += 1) {
        const cell = row + (nextB[onB] ?? 0);
        table[cell] = (table[cell] ?? 0) + here * (mine.plain[onB] ?? 0);
      }
      const low = row + (nextB[least] ?? 0);
      table[low] = (table[low] ?? 0) + here * (1 - (mine.behind[least] ?? 0));
      if (most >= least) {
        const high = row + (nextB[most] ?? 0);
        table[high] = (table[high] ?? 0) + here * ((mine.behind[most + 1] ?? 0) - fatalB);
      }
      table[row + gone] = (table[row + gone] ?? 0) + here * fatalB;
    };

    const lastA = Math.min(nextA.length - 1, theirs.plain.length);
    const fatalA = theirs.behind[lastA] ?? 0;
    const digits = Math.max(0, digitsFor(chance));
    const least = Math.min(theirs.least[digits] ?? 0, lastA);
    const most = Math.min(theirs.most[digits] ?? 0, lastA - 1);
    for (let onA = least; onA <= most; onA += 1) {
      const below = onA === least ? 1 - (theirs.behind[least] ?? 0) : 0;
      const above = onA === most ? (theirs.behind[most + 1] ?? 0) - fatalA : 0;
      const here = chance * ((theirs.plain[onA] ?? 0) + below + above);
      if (here > 0) spreadRow((nextA[onA] ?? 0) * width, here);
    }
    const last = most < least ? 1 : fatalA;
    if (last > 0) spreadRow((nextA[lastA] ?? 0) * width, chance * last);
  };

/** Some hits are aimed, or a flagship takes everything with it. */
const widely =
  (one: Fighter, two: Fighter, width: number, dooms: Dooms): Spread =>
  (chance, a, b, round, table) => {
    const onA = one.struck(a, !two.denies(b), two.volley(b, a, round));
    const onB = two.struck(b, !one.denies(a), one.volley(a, b, round));
    const manyA = onA.to.length;
    const manyB = onB.to.length;
    for (let i = 0; i < manyA; i += 1) {
      const here = chance * (onA.chance[i] ?? 0);
      if (here < DUST) continue;
      const toA = onA.to[i] ?? 0;
      const doomed = dooms.one[toA] === true;
      for (let j = 0; j < manyB; j += 1) {
        const toB = onB.to[j] ?? 0;
        const height = dooms.two[toB] === true ? one.fleet.empty : toA;
        const cell = height * width + (doomed ? two.fleet.empty : toB);
        table[cell] = (table[cell] ?? 0) + here * (onB.chance[j] ?? 0);
      }
    }
  };

/** Hits of one side call forth hits of the other, or bombardment follows: ground combat. */
const coupled =
  (one: Fighter, two: Fighter, width: number, harrow: readonly number[]): Spread =>
  (chance, a, b, round, table) => {
    const weaveA = one.fleet.force.has('valkyrie-particle-weave') ? 1 : 0;
    const weaveB = two.fleet.force.has('valkyrie-particle-weave') ? 1 : 0;
    const each = ({ plain }: Volley): readonly number[] => [...plain];
    const nextA = one.after(a, true);
    const nextB = two.after(b, true);
    const theirs = each(two.volley(b, a, round));
    each(one.volley(a, b, round)).forEach((mine, hitsA) => {
      theirs.forEach((share, hitsB) => {
        const onA = hitsB + (hitsA > 0 ? weaveB : 0);
        const onB = hitsA + (hitsB > 0 ? weaveA : 0);
        const row = (nextA[Math.min(onA, nextA.length - 1)] ?? 0) * width;
        harrow.forEach((more, extra) => {
          const cell = row + (nextB[Math.min(onB + extra, nextB.length - 1)] ?? 0);
          table[cell] = (table[cell] ?? 0) + chance * mine * share * more;
        });
      });
    });
  };

const spreadFor = (
  one: Fighter,
  two: Fighter,
  width: number,
  harrow: readonly number[],
): Spread => {
  const weave = [one, two].some(({ fleet }) => fleet.force.has('valkyrie-particle-weave'));
  if (weave || harrow.length > 1) return coupled(one, two, width, harrow);
  const dooms = {
    one: one.fleet.states.map(({ doom }) => doom),
    two: two.fleet.states.map(({ doom }) => doom),
  };
  const wide = one.aims > 0 || two.aims > 0 || dooms.one.includes(true) || dooms.two.includes(true);
  return wide ? widely(one, two, width, dooms) : plainly(one, two, width);
};

export const duel = (attacker: Fleet, defender: Fleet, begin: Pairs, rules: DuelRules): DuelEnd => {
  const one = fighterOf(attacker, defender, rules);
  const two = fighterOf(defender, attacker, rules);
  const heights = attacker.states.map((_, state) => attacker.units(state));
  const widths = defender.states.map((_, state) => defender.units(state));
  const startA = heights.map((_, state) => attacker.atStart(state));
  const startB = widths.map((_, state) => defender.atStart(state));
  const height = heights.length;
  const width = widths.length;
  const spread = spreadFor(one, two, width, rules.harrow);

  const ends = { attacker: new Map<number, number>(), defender: new Map<number, number>() };
  const left = { attacker: new Map<number, number>(), defender: new Map<number, number>() };
  const won = { attacker: 0, defender: 0 };
  let draw = 0;
  let undecided = 0;
  const ended = { attacker: 0, defender: 0 };
  const trace: RoundTrace[] = [];
  let meanRounds = 0;

  const finish = (a: number, b: number, chance: number): void => {
    const unitsA = heights[a] ?? 0;
    const unitsB = widths[b] ?? 0;
    add(ends.attacker, a, chance);
    add(ends.defender, b, chance);
    ended.attacker += chance * unitsA;
    ended.defender += chance * unitsB;
    if (unitsA > 0) won.attacker += chance;
    else if (unitsB > 0) won.defender += chance;
    else draw += chance;
  };

  let table = new Float64Array(height * width);
  let next = new Float64Array(height * width);
  let live = 0;

  /** Takes combats that have ended off the table, and looks at the rest. */
  const sift = (round: number): void => {
    live = 0;
    const units = { attacker: 0, defender: 0 };
    for (let a = 0; a < height; a += 1) {
      for (let b = 0; b < width; b += 1) {
        const cell = a * width + b;
        const chance = table[cell] ?? 0;
        if (chance === 0) continue;
        const unitsA = heights[a] ?? 0;
        const unitsB = widths[b] ?? 0;
        if (unitsA === 0 || unitsB === 0) {
          finish(a, b, chance);
          table[cell] = 0;
        } else {
          live += chance;
          units.attacker += chance * unitsA;
          units.defender += chance * unitsB;
        }
      }
    }
    trace.push({
      round,
      goesOn: live,
      attacker: ended.attacker + units.attacker,
      defender: ended.defender + units.defender,
    });
  };

  const leave = (who: SideName | null): void => {
    for (let a = 0; a < height; a += 1) {
      for (let b = 0; b < width; b += 1) {
        const chance = table[a * width + b] ?? 0;
        if (chance === 0) continue;
        add((who === 'attacker' ? left : ends).attacker, a, chance);
        add((who === 'defender' ? left : ends).defender, b, chance);
        if (who === null) undecided += chance;
      }
    }
    table.fill(0);
  };

  for (const [pair, chance] of begin) {
    table[Math.floor(pair / WIDTH) * width + (pair % WIDTH)] = chance;
  }
  sift(0);
  for (let round = 1; live > OVER && round <= MANY_ROUNDS; round += 1) {
    meanRounds += live;
    next.fill(0);
    for (let a = 0; a < height; a += 1) {
      for (let b = 0; b < width; b += 1) {
        const chance = table[a * width + b] ?? 0;
        if (chance < DUST) continue;
        spread(chance, startA[a] ?? a, startB[b] ?? b, round, next);
      }
    }
    [table, next] = [next, table];
    sift(round);
    // The defender decides first; then the attacker cannot announce in this round.
    const who =
      rules.retreat.defender === round
        ? 'defender'
        : rules.retreat.attacker === round
          ? 'attacker'
          : null;
    if (who !== null || rules.rounds === round) {
      leave(who);
      break;
    }
  }
  return { ends, left, won, draw, undecided, trace, meanRounds };
};
