import { combatOdds } from '../../src/games/rebellion/odds/combat.ts';
import type { CombatQuestion } from '../../src/games/rebellion/odds/combat-types.ts';
import { missionOdds } from '../../src/games/rebellion/odds/mission.ts';
import { deviations } from '../games/rebellion/odds/support/compare.ts';
import { ASSORTED, asked, fight } from '../games/rebellion/odds/support/fights.ts';
import { simulate } from '../games/rebellion/odds/support/simulate.ts';
import type { Ratio } from '../../scripts/lib/bench.ts';

const RUNS = 41;
const PLAYS = 1_000_000;

const median = (work: () => void): number => {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[RUNS >> 1] ?? Infinity;
};

const fleets = fight(
  { 'star-destroyer': 1, 'assault-carrier': 1, 'tie-fighter': 4 },
  { 'mon-calamari-cruiser': 1, 'corellian-corvette': 1, 'x-wing': 2, 'y-wing': 1 },
);

const both = fight(
  {
    'star-destroyer': 1,
    'assault-carrier': 1,
    'tie-fighter': 4,
    stormtrooper: 4,
    'at-st': 1,
    'at-at': 1,
  },
  {
    'mon-calamari-cruiser': 1,
    'corellian-corvette': 1,
    'x-wing': 2,
    'y-wing': 1,
    'rebel-trooper': 3,
    airspeeder: 2,
    'shield-generator': 1,
  },
);

const within = (name: string, question: CombatQuestion, limit: number): Ratio => ({
  name: `${name}, median of ${RUNS} / the time it may take`,
  measured: median(() => combatOdds.answer(question)),
  reference: limit,
  unit: 'ms',
  limit: 1,
});

const mission = (): Ratio => {
  const parsed = missionOdds.parse({ own: { icons: 6 }, enemy: { icons: 5 }, opposed: true });
  if (!parsed.ok) throw new Error(`${parsed.path}: ${parsed.problem}`);
  return {
    name: `a mission, median of ${RUNS} / the time it may take`,
    measured: median(() => missionOdds.answer(parsed.setup)),
    reference: 5,
    unit: 'ms',
    limit: 1,
  };
};

/** How far a million plays of each of thirty combats lie from what is reckoned. */
const million = (question: CombatQuestion, index: number): Ratio => {
  const worst = combatOdds
    .answer(question)
    .theatres.flatMap((answer) =>
      deviations(answer, simulate(question, answer.theatre, PLAYS, 77 + index), PLAYS),
    )
    .reduce((most, { errors }) => Math.max(most, errors), 0);
  return {
    name: `combat ${index + 1}: largest deviation from ${PLAYS} plays / a standard error`,
    measured: worst,
    reference: 1,
    unit: 'errors',
    limit: 4,
  };
};

const cards = asked({
  empire: { units: both.armies.empire.units, tactics: { space: 2, ground: 3 } },
  rebel: { units: both.armies.rebel.units, tactics: { space: 2, ground: 2 } },
  cards: 'played',
});

export const ratios = (): readonly Ratio[] => [
  within('a typical combat in space', fleets, 20),
  within('a typical combat in both theatres', both, 20),
  within('a sampled combat with cards', cards, 2000),
  mission(),
  ...ASSORTED.map(million),
];
