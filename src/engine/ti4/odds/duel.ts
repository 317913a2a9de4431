import type { Fleet } from './fleet.ts';
import type { SideName } from './types.ts';
import { explore, fighterOf } from './volleys.ts';
import type { Fighter, Volley } from './volleys.ts';

/** Chances smaller than this are dropped: far below what a double can tell from 1. */
const DUST = 1e-20;
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

/** Both sides roll apart, and hits are just counted: nearly every combat. */
const plainly =
  (one: Fighter, two: Fighter, width: number): Spread =>
  (chance, a, b, round, table) => {
    const mine = one.volley(a, b, round);
    const theirs = two.volley(b, a, round);
    const nextA = one.after(a, !two.denies(b));
    const nextB = two.after(b, !one.denies(a));
    const lastA = nextA.length - 1;
    const lastB = nextB.length - 1;
    const mostA = Math.min(lastA, theirs.plain.length - 1);
    const mostB = Math.min(lastB, mine.plain.length - 1);
    for (let onA = 0; onA <= mostA; onA += 1) {
      const share = onA === lastA ? theirs.behind[onA] : theirs.plain[onA];
      const here = chance * (share ?? 0);
      if (here < DUST) continue;
      const row = (nextA[onA] ?? 0) * width;
      for (let onB = 0; onB <= mostB; onB += 1) {
        const part = onB === lastB ? mine.behind[onB] : mine.plain[onB];
        const cell = row + (nextB[onB] ?? 0);
        table[cell] = (table[cell] ?? 0) + here * (part ?? 0);
      }
    }
  };

/** Some hits are aimed, or a flagship takes everything with it. */
const widely =
  (one: Fighter, two: Fighter, width: number): Spread =>
  (chance, a, b, round, table) => {
    const onA = one.struck(a, !two.denies(b), two.volley(b, a, round));
    const onB = two.struck(b, !one.denies(a), one.volley(a, b, round));
    for (const [i, toA] of onA.to.entries()) {
      const here = chance * (onA.chance[i] ?? 0);
      if (here < DUST) continue;
      const doomA = one.fleet.states[toA]?.doom === true;
      for (const [j, toB] of onB.to.entries()) {
        const doomB = two.fleet.states[toB]?.doom === true;
        const cell = (doomB ? one.fleet.empty : toA) * width + (doomA ? two.fleet.empty : toB);
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
  const wide = [one, two].some(
    ({ fleet, aims }) => aims > 0 || fleet.states.some(({ doom }) => doom),
  );
  return (wide ? widely : plainly)(one, two, width);
};

export const duel = (attacker: Fleet, defender: Fleet, begin: Pairs, rules: DuelRules): DuelEnd => {
  const one = fighterOf(attacker, defender, rules);
  const two = fighterOf(defender, attacker, rules);
  explore(attacker, two);
  explore(defender, one);
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
