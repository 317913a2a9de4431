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
  readonly aimed: readonly number[];
}

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
  readonly deniesEver: boolean;
}

const volleyOf = (id: number, plain: readonly number[], aimed: readonly number[]): Volley => {
  const behind = new Float64Array(plain.length + 1);
  for (let hits = plain.length - 1; hits >= 0; hits -= 1) {
    behind[hits] = (behind[hits + 1] ?? 0) + (plain[hits] ?? 0);
  }
  return { id, plain: Float64Array.from(plain), behind, aimed };
};

export interface Weather {
  readonly nebula: boolean;
  /** Rounds in which a side makes no combat rolls. */
  readonly silent: (side: SideName, round: number) => boolean;
}

const VARIANTS = 1 << 20;

export const fighterOf = (fleet: Fleet, foe: Fleet, { nebula, silent }: Weather): Fighter => {
  const { force } = fleet;
  const counts = countsFoe(force);
  const deniesEver = force.faction === 'mentak-coalition' && force.has('flagship');
  const none = volleyOf(0, [1], [1]);
  const volleys = new Map<number, Volley>();
  const conditions = (foeNonFighters: number, round: number) => ({
    reroll: force.reroll === 'all' || (force.reroll === 'first' && round === 1),
    nebula: nebula && force.side === 'defender',
    foeNonFighters,
  });

  const volley: Fighter['volley'] = (state, foeState, round) => {
    if (silent(force.side, round)) return none;
    const counted = counts ? foe.nonFighters(foeState) : 0;
    const first = force.reroll === 'first' && round === 1 ? 1 : 0;
    const key = (state * 128 + counted) * 2 + first;
    let found = volleys.get(key);
    if (!found) {
      const dice = combatDice(fleet, state, conditions(counted, round));
      found = volleyOf(
        volleys.size + 1,
        hitsOf(dice.filter(({ aimed }) => !aimed)),
        hitsOf(dice.filter(({ aimed }) => aimed)),
      );
      volleys.set(key, found);
    }
    return found;
  };

  const rows: (Int32Array | undefined)[] = [];
  const lists = new Map<number, Targets>();
  return {
    fleet,
    volley,
    deniesEver,
    aims: combatDice(fleet, fleet.start, conditions(0, 1)).reduce(
      (most, { aimed, number }) => most + (aimed ? number : 0),
      0,
    ),
    denies: (state) => deniesEver && fleet.has(state, 'flagship'),
    after: (state, sustain) => {
      const key = state * 2 + (sustain ? 1 : 0);
      let found = rows[key];
      if (!found) {
        found = Int32Array.from({ length: fleet.life(state) + 1 }, (_, hits) =>
          fleet.after(state, { hits, hard: 0, sustain, repair: true }),
        );
        rows[key] = found;
      }
      return found;
    },
    struck: (state, sustain, { id, plain, aimed }) => {
      const key = (state * 2 + (sustain ? 1 : 0)) * VARIANTS + id;
      let found = lists.get(key);
      if (!found) {
        const life = fleet.life(state);
        const sums = new Map<number, number>();
        aimed.forEach((chance, hard) => {
          plain.forEach((also, hits) => {
            const blow = { hits: Math.min(hits, life), hard: Math.min(hard, life) };
            const to = fleet.after(state, { ...blow, sustain, repair: true });
            sums.set(to, (sums.get(to) ?? 0) + chance * also);
          });
        });
        found = { to: Int32Array.from(sums.keys()), chance: Float64Array.from(sums.values()) };
        lists.set(key, found);
      }
      return found;
    },
  };
};

/** Finds all states that combat can lead to, so that a table can hold them. */
export const explore = (fleet: Fleet, foe: Fighter): void => {
  const sustains = foe.deniesEver ? [true, false] : [true];
  for (let state = 0; state < fleet.states.length; state += 1) {
    fleet.atStart(state);
    const life = fleet.life(state);
    for (const sustain of sustains) {
      for (let hard = 0; hard <= Math.min(foe.aims, life); hard += 1) {
        for (let hits = 0; hits <= life; hits += 1) {
          fleet.after(state, { hits, hard, sustain, repair: true });
        }
      }
    }
  }
};
