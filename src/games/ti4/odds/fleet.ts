import type { UnitId } from '../engine/data/units.ts';
import type { Force, Kind } from './force.ts';

/** What is left of a force at one moment: counts and damage of each kind, in the order of loss. */
export interface State {
  readonly counts: readonly number[];
  readonly damaged: readonly number[];
  /** Its flagship has taken everything in the system with it. */
  readonly doom: boolean;
}

/** How hits arrive. `hard` ones must be assigned to ships that are not fighters, if possible. */
export interface Blow {
  readonly hits: number;
  readonly hard: number;
  readonly sustain: boolean;
  /** In a combat round, after which Duranium Armor repairs. */
  readonly repair: boolean;
}

export interface Fleet {
  readonly force: Force;
  readonly states: readonly State[];
  readonly start: number;
  readonly empty: number;
  readonly after: (state: number, blow: Blow) => number;
  /** Many hits do what as many single hits would do one after the other. */
  readonly chains: boolean;
  /** Hits that leave nothing, however they are assigned. */
  readonly life: (state: number) => number;
  readonly without: (state: number, type: UnitId, number: number) => number;
  /** One unit is destroyed without a hit; a damaged one, if there is one. */
  readonly destroy: (state: number, type: UnitId) => number;
  readonly units: (state: number) => number;
  readonly count: (state: number, type: UnitId) => number;
  readonly nonFighters: (state: number) => number;
  readonly has: (state: number, type: UnitId) => boolean;
  /** What a round begins with: some flagships repair themselves. */
  readonly atStart: (state: number) => number;
  readonly intern: (state: State) => number;
}

interface Work {
  readonly counts: number[];
  /** Damaged before this blow, and by it. */
  readonly old: number[];
  readonly fresh: number[];
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

export const fleetOf = (force: Force): Fleet => {
  const { kinds } = force;
  const states: State[] = [];
  const numbers = new Map<string, number>();
  const absorbs = force.has('non-euclidean-shielding') ? 2 : 1;
  const armoured = force.has('duranium-armor');
  const flagship = kinds.findIndex(({ type }) => type === 'flagship');
  const takesAll = force.faction === 'yin-brotherhood' && force.has('flagship') ? flagship : -1;
  const mends = force.faction === 'barony-of-letnev' && force.has('flagship') ? flagship : -1;

  const intern = (state: State): number => {
    const key = `${state.doom ? '!' : ''}${state.counts.join()};${state.damaged.join()}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, states.length);
    states.push(state);
    return states.length - 1;
  };

  const zero = kinds.map(() => 0);
  const empty = intern({ counts: zero, damaged: zero, doom: false });
  const start = intern({
    counts: kinds.map(({ count }) => count),
    damaged: kinds.map(({ damaged }) => damaged),
    doom: false,
  });

  const at = (state: number): State => {
    const found = states[state];
    if (!found) throw new Error(`There is no state ${state}.`);
    return found;
  };

  /** What is left once some are gone; it may be that a flagship takes the rest with it. */
  const settle = (from: State, counts: readonly number[], damaged: readonly number[]): number =>
    takesAll >= 0 && (from.counts[takesAll] ?? 0) > 0 && counts[takesAll] === 0
      ? intern({ counts: zero, damaged: zero, doom: true })
      : intern({ counts, damaged, doom: from.doom });

  const kill = (work: Work, hits: number, may: (kind: Kind) => boolean): number => {
    let left = hits;
    for (const [index, kind] of kinds.entries()) {
      if (left === 0) return 0;
      if (!may(kind)) continue;
      const dead = Math.min(left, work.counts[index] ?? 0);
      left -= dead;
      work.counts[index] = (work.counts[index] ?? 0) - dead;
      // The newly damaged first: what was damaged before may still be repaired.
      const fresh = Math.min(dead, work.fresh[index] ?? 0);
      work.fresh[index] = (work.fresh[index] ?? 0) - fresh;
      const old = Math.min(dead - fresh, work.old[index] ?? 0);
      work.old[index] = (work.old[index] ?? 0) - old;
    }
    return left;
  };

  const sustain = (work: Work, hits: number): number => {
    let left = hits;
    for (const [index, { profile }] of kinds.entries()) {
      if (!profile.sustain) continue;
      while (
        left > 0 &&
        (work.counts[index] ?? 0) > (work.old[index] ?? 0) + (work.fresh[index] ?? 0)
      ) {
        work.fresh[index] = (work.fresh[index] ?? 0) + 1;
        left = Math.max(0, left - absorbs);
      }
    }
    return left;
  };

  const mend = (work: Work): void => {
    for (let index = kinds.length - 1; index >= 0; index -= 1) {
      if ((work.old[index] ?? 0) > 0) {
        work.old[index] = (work.old[index] ?? 0) - 1;
        return;
      }
    }
  };

  const hard = ({ type }: Kind): boolean => type !== 'fighter';
  const soft = (kind: Kind): boolean => !kind.profile.sustain;
  const any = (): boolean => true;

  const strike = (from: number, blow: Blow): number => {
    const state = at(from);
    const work: Work = {
      counts: [...state.counts],
      old: [...state.damaged],
      fresh: kinds.map(() => 0),
    };
    let { hits, hard: aimed } = blow;
    if (force.policy.sustain === 'last') {
      aimed = kill(work, aimed, (kind) => hard(kind) && soft(kind));
      hits = kill(work, hits, soft);
    }
    if (blow.sustain) {
      // Aimed hits are cancelled first: the others may still fall on fighters.
      const cancelled = aimed + hits - sustain(work, aimed + hits);
      hits -= Math.max(0, cancelled - aimed);
      aimed = Math.max(0, aimed - cancelled);
    }
    hits += kill(work, aimed, hard);
    kill(work, hits, any);
    if (armoured && blow.repair) mend(work);
    const damaged = work.old.map((old, index) => old + (work.fresh[index] ?? 0));
    return settle(state, work.counts, damaged);
  };

  const cache = new Map<number, number>();
  const after = (state: number, blow: Blow): number => {
    const key =
      ((state * 512 + blow.hits) * 512 + blow.hard) * 4 +
      (blow.sustain ? 2 : 0) +
      (blow.repair ? 1 : 0);
    let found = cache.get(key);
    if (found === undefined) {
      found = strike(state, blow);
      cache.set(key, found);
    }
    return found;
  };

  const indexOf = (type: UnitId): number => kinds.findIndex((kind) => kind.type === type);
  const count = (state: number, type: UnitId): number => at(state).counts[indexOf(type)] ?? 0;
  const units = (state: number): number => sum(at(state).counts);

  return {
    force,
    states,
    start,
    empty,
    after,
    chains: absorbs === 1 && !armoured,
    intern,
    units,
    count,
    life: (state) => {
      const { counts, damaged } = at(state);
      return kinds.reduce((life, { profile }, index) => {
        const number = counts[index] ?? 0;
        return life + number + (profile.sustain ? (number - (damaged[index] ?? 0)) * absorbs : 0);
      }, 0);
    },
    nonFighters: (state) => units(state) - count(state, 'fighter'),
    has: (state, type) => count(state, type) > 0,
    without: (state, type, number) => {
      const { counts, damaged, doom } = at(state);
      const index = indexOf(type);
      const left = counts.map((value, place) => (place === index ? value - number : value));
      return number === 0 ? state : intern({ counts: left, damaged, doom });
    },
    destroy: (state, type) => {
      const from = at(state);
      const index = indexOf(type);
      const one = (values: readonly number[]): readonly number[] =>
        values.map((value, place) => (place === index ? Math.max(0, value - 1) : value));
      return settle(from, one(from.counts), one(from.damaged));
    },
    atStart: (state) => {
      const { counts, damaged, doom } = at(state);
      if (mends < 0 || (damaged[mends] ?? 0) === 0) return state;
      return intern({
        counts,
        damaged: damaged.map((value, place) => (place === mends ? 0 : value)),
        doom,
      });
    },
  };
};
