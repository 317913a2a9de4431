import { ask } from '../../src/games/odds.ts';
import { waysTo } from '../../src/games/swdbg/odds/copies.ts';
import { drawOdds } from '../../src/games/swdbg/odds/draw.ts';
import { STARTER_DECKS } from '../../src/games/swlcg/engine/objective-sets.ts';
import { deckOf } from '../../src/games/swlcg/odds/kinds.ts';
import type { Ratio } from '../../scripts/lib/bench.ts';

const RUNS = 25;

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Milliseconds, the median of many runs after some that are not counted. */
const timeOf = (work: () => unknown, runs = RUNS): number => {
  for (let warm = 0; warm < 3; warm += 1) work();
  return median(
    Array.from({ length: runs }, () => {
      const start = performance.now();
      work();
      return performance.now() - start;
    }),
  );
};

const deck = deckOf(STARTER_DECKS.sith);
const mine = {
  stack: { 'icons-3': 1, 'icons-2': 1 },
  kept: { 'icons-1': 2, 'heat-of-battle': 1, 'twist-of-fate': 1 },
};

const starter = { '0': 3, '1': 4, '2': 1 };
const bought = { '0': 3, '1': 3, '2': 2, '3': 2, '4': 1 };
const rich = { '0': 8, '1': 6, '2': 5, '3': 3, '4': 2, 'ship-1': 1, 'ship-2': 2 };

/** Against what a page may take before its reader notices: a tenth of a second. */
const NOTICED = 100;

const against = (name: string, measured: number, reference = NOTICED): Ratio => ({
  name: `${name} / ${reference} ms`,
  measured,
  reference,
  unit: 'ms',
  limit: 1,
});

const goal = (): number => {
  const parsed = drawOdds.parse({ deck: starter, discard: bought, need: 7, hands: 2 });
  if (!parsed.ok) throw new Error(`${parsed.path}: ${parsed.problem}`);
  return timeOf(() => waysTo(parsed.setup, 0.9), 5);
};

export const ratios = (): readonly Ratio[] => [
  against(
    'edge battle against six unseen cards, with every plan',
    timeOf(() => ask('swlcg/edge-battle', { mine, other: { deck, hand: 6, cards: 2 } })),
  ),
  against(
    'edge battle against ten unseen cards picked at random',
    timeOf(
      () =>
        ask('swlcg/edge-battle', {
          mine,
          other: { deck, hand: 10, cards: 3, policy: 'random' },
        }),
      5,
    ),
    2000,
  ),
  against(
    'next two hands of twenty cards',
    timeOf(() => ask('swdbg/draw', { deck: starter, discard: bought, need: 7, hands: 2 })),
  ),
  against(
    'next three hands of fifty-four cards',
    timeOf(() => ask('swdbg/draw', { deck: rich, discard: rich, need: 7, hands: 3 }), 5),
    2000,
  ),
  against('how many cards to buy', goal(), 1000),
];
