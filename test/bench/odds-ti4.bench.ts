import { parseSpace } from '../../src/games/ti4/odds/parse.ts';
import { solveSpace } from '../../src/games/ti4/odds/space-combat.ts';
import type { Ratio } from '../../scripts/lib/bench.ts';

const PLASTIC = {
  'war-sun': 2,
  dreadnought: 5,
  cruiser: 8,
  carrier: 4,
  destroyer: 8,
  fighter: 10,
  flagship: 1,
  pds: 6,
};

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

const measure = (attacker: object, defender: object, runs: number): number => {
  const parsed = parseSpace({ attacker, defender });
  if (!parsed.ok) throw new Error(`${parsed.path}: ${parsed.problem}`);
  const { setup } = parsed;
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    solveSpace(setup);
    return performance.now() - start;
  });
  return median(times);
};

export const ratios = (): readonly Ratio[] => [
  {
    name: 'TI4, a typical space combat / 2 ms',
    measured: measure(
      { units: { dreadnought: 3, cruiser: 3, fighter: 3 } },
      { units: { dreadnought: 2, cruiser: 3, fighter: 5 } },
      101,
    ),
    reference: 2,
    unit: 'ms',
    limit: 1,
  },
  {
    name: 'TI4, all plastic on both sides / 50 ms',
    measured: measure(
      { units: PLASTIC, faction: 'clan-of-saar' },
      { units: PLASTIC, faction: 'federation-of-sol' },
      25,
    ),
    reference: 50,
    unit: 'ms',
    limit: 1,
  },
];
