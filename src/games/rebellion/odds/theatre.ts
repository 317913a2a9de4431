import type { UnitCounts } from '../engine/setup.ts';
import { SIDES } from '../engine/units.ts';
import type { Side, UnitId } from '../engine/units.ts';
import { ENDED } from './chain.ts';
import type { Chain, Layer } from './chain.ts';
import type { EndingId, Endings, RoundFigures, Survivors, TheatreAnswer } from './combat-types.ts';

/** Rounds are told one by one until hardly anybody still fights. */
export const ROUNDS_TOLD = 8;
export const HARDLY = 0.005;

/** Closer to 1 than this, a chance to stay is rounding: the state never changes. */
const ALWAYS = 1 - 1e-12;

const NOBODY: UnitCounts = {};

interface Masses {
  /** Where they still fight. */
  readonly fighting: Float64Array;
  /** Where it has ended. */
  readonly ended: Float64Array;
}

/** What one more round makes of those who fight; what ends with it is added to what has ended. */
const nextRound = (chain: Chain, { fighting, ended }: Masses): Float64Array => {
  const reached = new Float64Array(chain.states);
  for (let state = 0; state < chain.states; state += 1) {
    const mass = fighting[state] ?? 0;
    if (mass > 0) chain.spread(state, mass, reached);
  }
  for (let state = 0; state < chain.states; state += 1) {
    if (chain.ends[state] === 0) continue;
    ended[state] = (ended[state] ?? 0) + (reached[state] ?? 0);
    reached[state] = 0;
  }
  return reached;
};

/**
 * All rounds that are still to come, at once. A state is left for good or repeats itself, so each
 * is looked at once: what repeats is shared out among the ways that lead on. Returns what can never
 * end.
 */
const toTheEnd = (chain: Chain, { fighting, ended }: Masses): Float64Array => {
  const masses = Float64Array.from(fighting);
  const stuck = new Float64Array(chain.states);
  for (let state = 0; state < chain.states; state += 1) {
    const mass = masses[state] ?? 0;
    if (mass === 0) continue;
    if (chain.ends[state] !== 0) {
      ended[state] = (ended[state] ?? 0) + mass;
      continue;
    }
    const stays = chain.stays(state);
    if (stays > ALWAYS) stuck[state] = mass;
    else chain.spread(state, mass / (1 - stays), masses);
  }
  return stuck;
};

const total = (masses: Float64Array): number => {
  let sum = 0;
  for (const mass of masses) sum += mass;
  return sum;
};

/** Every state that has a mass: its layer, both camps' states and how it ended. */
const eachOf = (
  { layers, width, ends }: Chain,
  masses: Float64Array,
  tell: (mass: number, layer: Layer, at: Readonly<Record<Side, number>>, end: number) => void,
): void => {
  for (const layer of layers) {
    const at = { empire: 0, rebel: 0 };
    for (at.empire = 0; at.empire < layer.camps.empire.states; at.empire += 1) {
      for (at.rebel = 0; at.rebel < width; at.rebel += 1) {
        const state = layer.first + at.empire * width + at.rebel;
        const mass = masses[state] ?? 0;
        if (mass > 0) tell(mass, layer, at, ends[state] ?? 0);
      }
    }
  }
};

const figuresLeft = (chain: Chain, { fighting, ended }: Masses): Record<Side, number> => {
  const sums = { empire: 0, rebel: 0 };
  for (const masses of [fighting, ended]) {
    eachOf(chain, masses, (mass, { camps }, at, end) => {
      const lost = ENDED[end]?.lost;
      for (const side of SIDES) {
        if (side !== lost) sums[side] += mass * (camps[side].figures[at[side]] ?? 0);
      }
    });
  }
  return sums;
};

/** With the plans or without them, the same figures left are the same. */
export const merged = (entries: Iterable<Survivors>): readonly Survivors[] => {
  const sums = new Map<string, Survivors>();
  for (const { chance, ending, left } of entries) {
    const key = JSON.stringify([ending, left.empire, left.rebel]);
    sums.set(key, { chance: (sums.get(key)?.chance ?? 0) + chance, ending, left });
  }
  return [...sums.values()].sort((a, b) => b.chance - a.chance);
};

const survivorsOf = (chain: Chain, { fighting, ended }: Masses): readonly Survivors[] => {
  const found: Survivors[] = [];
  for (const layer of chain.layers) {
    const { empire, rebel } = layer.camps;
    const kinds = empire.kinds.length * rebel.kinds.length;
    const sums = new Float64Array(kinds * ENDED.length);
    for (const masses of [fighting, ended]) {
      eachOf(chain, masses, (mass, of, at, end) => {
        if (of !== layer) return;
        const kind =
          (empire.kind[at.empire] ?? 0) * rebel.kinds.length + (rebel.kind[at.rebel] ?? 0);
        sums[end * kinds + kind] = (sums[end * kinds + kind] ?? 0) + mass;
      });
    }
    sums.forEach((chance, index) => {
      if (chance === 0) return;
      const { ending, lost } = ENDED[Math.floor(index / kinds)] ?? ENDED[0];
      const kind = index % kinds;
      const left = {
        empire: empire.kinds[Math.floor(kind / rebel.kinds.length)] ?? NOBODY,
        rebel: rebel.kinds[kind % rebel.kinds.length] ?? NOBODY,
      };
      found.push({ chance, ending, left: lost ? { ...left, [lost]: NOBODY } : left });
    });
  }
  return merged(found);
};

export const endingsOf = (survivors: readonly Survivors[]): Endings => {
  const sums: Record<EndingId, number> = { empire: 0, rebel: 0, nobody: 0, unfinished: 0 };
  for (const { ending, chance } of survivors) sums[ending] += chance;
  return sums;
};

export const expectedLeft = (survivors: readonly Survivors[]): Record<Side, UnitCounts> => {
  const means: Record<Side, Partial<Record<UnitId, number>>> = { empire: {}, rebel: {} };
  for (const { chance, left } of survivors) {
    for (const side of SIDES) {
      for (const [unit, count] of Object.entries(left[side]) as [UnitId, number][]) {
        means[side][unit] = (means[side][unit] ?? 0) + chance * count;
      }
    }
  }
  return means;
};

export interface TheatreResult extends Omit<TheatreAnswer, 'attacks'> {
  /** How likely the plans have destroyed a station. */
  readonly stationLost: number;
}

/** `limit`: only so many rounds; 0: to the end. */
export const reckonTheatre = (chain: Chain, limit: number): TheatreResult => {
  const ended = new Float64Array(chain.states);
  let fighting = new Float64Array(chain.states);
  fighting[0] = 1;
  const rounds: RoundFigures[] = [];
  let still = 1;
  const last = limit > 0 ? limit : ROUNDS_TOLD;
  for (let round = 1; round <= last && still > (limit > 0 ? 0 : HARDLY); round += 1) {
    const tell = round <= ROUNDS_TOLD && still > HARDLY;
    fighting = Float64Array.from(nextRound(chain, { fighting, ended }));
    still = total(fighting);
    const left = tell ? figuresLeft(chain, { fighting, ended }) : null;
    if (left) rounds.push({ round, fighting: still, left });
  }
  const masses = {
    fighting: limit > 0 ? fighting : toTheEnd(chain, { fighting, ended }),
    ended,
  };
  const survivors = survivorsOf(chain, masses);
  const second = chain.layers[1]?.first ?? chain.states;
  return {
    theatre: chain.theatre,
    endings: endingsOf(survivors),
    rounds,
    survivors,
    left: expectedLeft(survivors),
    stationLost: total(masses.fighting.subarray(second)) + total(ended.subarray(second)),
  };
};
