import { describe, expect, it } from 'vitest';
import { parseSetup } from '../../../../src/games/rebellion/positions/combat.ts';
import type { CombatState } from '../../../../src/games/rebellion/engine/combat/types.ts';
import type { LeaderId } from '../../../../src/games/rebellion/engine/leaders.ts';
import { combatOdds } from '../../../../src/games/rebellion/odds/combat.ts';
import { ENDINGS } from '../../../../src/games/rebellion/odds/combat-types.ts';
import type { CombatQuestion } from '../../../../src/games/rebellion/odds/combat-types.ts';
import { SIDES, UNITS } from '../../../../src/games/rebellion/engine/units.ts';
import { asked, fight } from './support/fights.ts';
import { playOut } from './support/play-engine.ts';

/** The game shows each of its steps, so only a few hundred combats are played. */
const PLAYS = 150;
const WITHIN = 4;

const setupOf = (
  { active, armies, cards, plans }: CombatQuestion,
  leaders: Partial<Record<'empire' | 'rebel', readonly LeaderId[]>>,
) => {
  const parsed = parseSetup({
    system: 'hoth',
    active,
    units: { empire: armies.empire.units, rebel: armies.rebel.units },
    leaders: { empire: leaders.empire ?? [], rebel: leaders.rebel ?? [] },
    adjacent: [{ id: 'endor' }],
    plans,
    ...(cards === 'none' ? { hands: { empire: [], rebel: [] } } : {}),
  });
  if (!parsed.ok) throw new Error(`${parsed.path}: ${parsed.problem}`);
  return parsed.setup;
};

const survived = (state: CombatState, side: 'empire' | 'rebel', theatre: 'space' | 'ground') =>
  state.figures.filter(
    (figure) =>
      figure.side === side && figure.zone !== 'supply' && UNITS[figure.unit].theatre === theatre,
  ).length;

const CASES: readonly (readonly [
  string,
  CombatQuestion,
  Partial<Record<'empire' | 'rebel', readonly LeaderId[]>>,
])[] = [
  [
    'of fighters and capital ships',
    fight(
      { 'star-destroyer': 1, 'tie-fighter': 3 },
      { 'x-wing': 2, 'corellian-corvette': 1, 'rebel-transport': 1 },
    ),
    {},
  ],
  [
    'on the ground, structures first and the strongest first',
    asked({
      empire: { units: { 'at-st': 2, stormtrooper: 2 }, assign: 'structures' },
      rebel: {
        units: { airspeeder: 1, 'rebel-trooper': 3, 'shield-generator': 1 },
        assign: 'strongest',
      },
    }),
    {},
  ],
  [
    'against a Death Star with its plans',
    fight({ 'death-star': 1, 'tie-fighter': 2 }, { 'x-wing': 3, 'y-wing': 2 }, { plans: true }),
    {},
  ],
  [
    'with ion cannons while both theatres are fought over',
    fight(
      { 'star-destroyer': 1, 'tie-fighter': 1, stormtrooper: 3, 'at-st': 1 },
      { 'x-wing': 3, 'rebel-trooper': 1, 'ion-cannon': 1 },
    ),
    {},
  ],
  [
    'with a retreat after the first round',
    asked({
      empire: { units: { 'star-destroyer': 1, 'tie-fighter': 3 } },
      rebel: {
        units: { 'mon-calamari-cruiser': 1, 'x-wing': 2, 'rebel-trooper': 2 },
        retreat: 'round',
        retreatRound: 1,
      },
    }),
    { rebel: ['han-solo'] },
  ],
  [
    'with tactic cards',
    asked({
      empire: {
        units: { 'star-destroyer': 1, 'tie-fighter': 2, stormtrooper: 2, 'at-st': 1 },
        tactics: { space: 2, ground: 3 },
      },
      rebel: {
        units: { 'corellian-corvette': 1, 'x-wing': 2, 'rebel-trooper': 3, 'shield-generator': 1 },
        tactics: { space: 2, ground: 2 },
        assign: 'strongest',
      },
      cards: 'played',
      active: 'rebel',
    }),
    { empire: ['darth-vader'], rebel: ['han-solo'] },
  ],
];

describe('the game itself, played by the same policies', () => {
  it.each(CASES)('ends %s as reckoned, within four standard errors', (_, question, leaders) => {
    const answer = combatOdds.answer(question);
    const setup = setupOf(question, leaders);
    const ends = Array.from({ length: PLAYS }, (_unused, seed) => playOut(setup, question, seed));
    for (const { theatre, endings, left, survivors } of answer.theatres) {
      for (const ending of ENDINGS) {
        const chance = endings[ending];
        const seen = ends.filter(({ winners }) => winners[theatre] === ending).length / PLAYS;
        const error = Math.sqrt((chance * (1 - chance)) / PLAYS);
        expect(Math.abs(seen - chance)).toBeLessThanOrEqual(WITHIN * error + 0.004);
      }
      for (const side of SIDES) {
        const size = (counts: Readonly<Record<string, number>>): number =>
          Object.values(counts).reduce((sum, count) => sum + count, 0);
        const mean = size(left[side]);
        const spread = survivors.reduce(
          (sum, entry) => sum + entry.chance * (size(entry.left[side]) - mean) ** 2,
          0,
        );
        const seen = ends.reduce((sum, state) => sum + survived(state, side, theatre), 0) / PLAYS;
        expect(Math.abs(seen - mean)).toBeLessThanOrEqual(
          WITHIN * Math.sqrt(spread / PLAYS) + 0.02,
        );
      }
    }
  });
});
