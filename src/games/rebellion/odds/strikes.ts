import type { Camp } from './camp.ts';
import { rolls } from './rolls.ts';

/** Where an attack takes a camp, and how likely. */
export interface Strike {
  readonly to: Int32Array;
  readonly chance: Float64Array;
  /** How likely it changes nothing. */
  readonly stays: number;
}

const CODES = 36;

/** Attacks on a camp by numbers of dice; each is reckoned once. */
export const strikesOn = (camp: Camp): ((state: number, red: number, black: number) => Strike) => {
  const known = new Array<Strike | undefined>(camp.states * CODES);
  const sums = new Map<number, number>();
  return (state, red, black) => {
    const key = state * CODES + red * 6 + black;
    const found = known[key];
    if (found) return found;
    sums.clear();
    const { all, total } = rolls(red, black);
    for (const roll of all) {
      const to = camp.after(state, roll);
      sums.set(to, (sums.get(to) ?? 0) + roll.ways);
    }
    const strike = {
      to: Int32Array.from(sums.keys()),
      chance: Float64Array.from(sums.values(), (ways) => ways / total),
      stays: (sums.get(state) ?? 0) / total,
    };
    known[key] = strike;
    return strike;
  };
};
