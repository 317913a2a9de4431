import { hitsOf } from './dice.ts';
import type { Fleet } from './fleet.ts';
import { combatDice, countsFoe } from './rolls.ts';
import type { SideName } from './types.ts';

/** Hits of one combat roll. */
export interface Volley {
  readonly id: number;
  readonly plain: Float64Array;
  /** `behind[h]`: the chance of h plain hits or more. */
  readonly behind: Float64Array;
  /** Hits that must be assigned to ships that are not fighters, if possible. */
  readonly aimed: Float64Array;
  /** `least[k]` to `most[k]`: the plain hits that have a chance of 10^-k or more, or the likeliest. */
  readonly least: Int32Array;
  readonly most: Int32Array;
}

/** Chances of less than this are dropped: far below what a double can tell from 1. */
export const DUST_DIGITS = 17;
export const DUST = 10 ** -DUST_DIGITS;

/** Where a blow leads, and how likely: target states and their chances, side by side. */
export interface Targets {
  readonly to: Int32Array;
  readonly chance: Float64Array;
}

/** One side of a fight round by round: what it rolls, and what the rolls of the other do to it. */
export interface Fighter {
  readonly fleet: Fleet;
  readonly volley: (state: number, foeState: number, round: number) => Volley;
  /** States after 0, 1, 2… hits, up to those that leave nothing. */
  readonly after: (state: number, sustain: boolean) => Int32Array;
  /** The same for a volley of which a part is aimed, added up by where it leads. */
  readonly struck: (state: number, sustain: boolean, volley: Volley) => Targets;
  /** Most aimed hits that one of its rolls can have. */
  readonly aims: number;
  /** Whether a flagship keeps the foe from sustaining damage. */
  readonly denies: (state: number) => boolean;
}

const volleyOf = (id: number, hits: readonly number[], aimed: readonly number[]): Volley => {
  const plain = Float64Array.from(hits);
  const behind = new Float64Array(plain.length + 1);
  for (let at = plain.length - 1; at >= 0; at -= 1) {
    behind[at] = (behind[at + 1] ?? 0) + (plain[at] ?? 0);
  }
  const likeliest = plain.indexOf(Math.max(...plain));
  const least = new Int32Array(DUST_DIGITS + 1).fill(likeliest);
  const most = new Int32Array(DUST_DIGITS + 1).fill(likeliest);
  for (let at = 0; at < plain.length; at += 1) {
    const digits = Math.max(0, Math.ceil(-Math.log10(plain[at] ?? 0)));
    for (let wide = digits; wide <= DUST_DIGITS; wide += 1) {
      least[wide] = Math.min(at, least[wide] ?? 0);
      most[wide] = Math.max(at, most[wide] ?? 0);
    }
  }
  return { id, plain, behind, aimed: Float64Array.from(aimed), least, most };
};

export interface Weather {
  readonly nebula: boolean;
  /** Rounds in which a side makes no combat rolls. */
  readonly silent: (side: SideName, round: number) => boolean;
}

const VARIANTS = 1 << 20;

const deniesEver = ({ force }: Fleet): boolean =>
  force.faction === 'mentak-coalition' && force.has('flagship');

/** Aimed hits can come only from the units that stand there at the beginning. */
const aimsOf = (fleet: Fleet): number =>
  combatDice(fleet, fleet.start, { reroll: false, nebula: false, foeNonFighters: 0 }).reduce(
    (most, { aimed, number }) => most + (aimed ? number : 0),
    0,
  );

/** For each state the states after blows, found one hit from another where that is the same. */
const blowsOn = (fleet: Fleet, foe: Fleet) => {
  const width = aimsOf(foe) + 1;
  const singles: (number | undefined)[] = [];
  const rows: (Int32Array | undefined)[] = [];
  const strike = (state: number, hits: number, hard: number, sustain: boolean): number =>
    fleet.after(state, { hits, hard, sustain, repair: true });
  const single = (state: number, hard: boolean, sustain: boolean): number => {
    const key = state * 4 + (hard ? 2 : 0) + (sustain ? 1 : 0);
    const known = singles[key];
    if (known !== undefined) return known;
    const found = hard ? strike(state, 0, 1, sustain) : strike(state, 1, 0, sustain);
    singles[key] = found;
    return found;
  };
  /** `row[hard * (life + 1) + hits]` */
  const row = (state: number, sustain: boolean): Int32Array => {
    const key = state * 2 + (sustain ? 1 : 0);
    const known = rows[key];
    if (known) return known;
    const length = fleet.life(state) + 1;
    const found = new Int32Array(length * width);
    let first = state;
    for (let hard = 0; hard < width; hard += 1) {
      if (hard > 0 && fleet.chains) first = single(first, true, sustain);
      let now = first;
      for (let hits = 0; hits < length; hits += 1) {
        if (!fleet.chains) now = strike(state, hits, Math.min(hard, length), sustain);
        else if (hits > 0) now = single(now, false, sustain);
        found[hard * length + hits] = now;
      }
    }
    rows[key] = found;
    return found;
  };
  // Every state that combat can lead to is met here, so that a table can hold them all.
  const sustains = deniesEver(foe) ? [true, false] : [true];
  for (let state = 0; state < fleet.states.length; state += 1) {
    fleet.atStart(state);
    for (const sustain of sustains) row(state, sustain);
  }
  return row;
};

export const fighterOf = (fleet: Fleet, foe: Fleet, { nebula, silent }: Weather): Fighter => {
  const { force } = fleet;
  const counts = countsFoe(force);
  const none = volleyOf(0, [1], [1]);
  const volleys = new Map<number, Volley>();
  const denies = deniesEver(fleet);

  const volley: Fighter['volley'] = (state, foeState, round) => {
    if (silent(force.side, round)) return none;
    const counted = counts ? foe.nonFighters(foeState) : 0;
    const first = force.reroll === 'first' && round === 1 ? 1 : 0;
    const key = (state * 128 + counted) * 2 + first;
    let found = volleys.get(key);
    if (!found) {
      const dice = combatDice(fleet, state, {
        reroll: force.reroll === 'all' || first === 1,
        nebula: nebula && force.side === 'defender',
        foeNonFighters: counted,
      });
      found = volleyOf(
        volleys.size + 1,
        hitsOf(dice.filter(({ aimed }) => !aimed)),
        hitsOf(dice.filter(({ aimed }) => aimed)),
      );
      volleys.set(key, found);
    }
    return found;
  };

  const row = blowsOn(fleet, foe);
  const sums = new Float64Array(fleet.states.length);
  const lists = new Map<number, Targets>();

  const addUp = (state: number, sustain: boolean, { plain, aimed }: Volley): Targets => {
    const blows = row(state, sustain);
    const length = fleet.life(state) + 1;
    const met: number[] = [];
    for (let hard = 0; hard < aimed.length; hard += 1) {
      const chance = aimed[hard] ?? 0;
      for (let hits = 0; hits < plain.length; hits += 1) {
        const to = blows[hard * length + Math.min(hits, length - 1)] ?? 0;
        const share = chance * (plain[hits] ?? 0);
        if (share < DUST) continue;
        const sum = sums[to] ?? 0;
        if (sum === 0) met.push(to);
        sums[to] = sum + share;
      }
    }
    const chances = Float64Array.from(met, (to) => sums[to] ?? 0);
    for (const to of met) sums[to] = 0;
    return { to: Int32Array.from(met), chance: chances };
  };

  return {
    fleet,
    volley,
    after: row,
    aims: aimsOf(fleet),
    denies: (state) => denies && fleet.has(state, 'flagship'),
    struck: (state, sustain, shot) => {
      const key = (state * 2 + (sustain ? 1 : 0)) * VARIANTS + shot.id;
      let found = lists.get(key);
      if (!found) {
        found = addUp(state, sustain, shot);
        lists.set(key, found);
      }
      return found;
    },
  };
};
