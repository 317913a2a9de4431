import { describe, expect, it } from 'vitest';
import { combatOdds } from '../../../../src/games/rebellion/odds/combat.ts';
import type {
  CombatQuestion,
  TheatreAnswer,
} from '../../../../src/games/rebellion/odds/combat-types.ts';
import { SIDES } from '../../../../src/games/rebellion/engine/units.ts';
import type { UnitId } from '../../../../src/games/rebellion/engine/units.ts';
import { enumerate } from './support/enumerate.ts';
import { asked, fight } from './support/fights.ts';

const only = (question: CombatQuestion): TheatreAnswer => {
  const { theatres } = combatOdds.answer(question);
  const [answer] = theatres;
  if (!answer || theatres.length > 1) throw new Error('One theatre was expected.');
  return answer;
};

const outcomes = ({ survivors }: TheatreAnswer): Map<string, number> =>
  new Map(
    survivors.map(({ ending, left, chance }) => {
      const figures = SIDES.flatMap((side) =>
        (Object.entries(left[side]) as [UnitId, number][]).flatMap(([unit, count]) =>
          Array.from({ length: count }, () => unit),
        ),
      );
      return [`${ending}: ${figures.sort().join(',')}`, chance];
    }),
  );

const SMALL: readonly (readonly [string, CombatQuestion])[] = [
  ['one fighter against one', fight({ 'tie-fighter': 1 }, { 'x-wing': 1 })],
  ['red dice against black health', fight({ 'tie-fighter': 2 }, { 'y-wing': 2 })],
  [
    'the example of Yavin',
    fight({ 'star-destroyer': 1, 'tie-fighter': 1 }, { 'x-wing': 1, 'y-wing': 1 }),
  ],
  [
    'mixed health, the nearest to destruction first',
    fight({ 'assault-carrier': 1, 'tie-fighter': 2 }, { 'corellian-corvette': 1, 'x-wing': 1 }),
  ],
  [
    'mixed health, the strongest first',
    asked({
      empire: { units: { 'assault-carrier': 1, 'tie-fighter': 2 }, assign: 'strongest' },
      rebel: { units: { 'corellian-corvette': 1, 'x-wing': 2 }, assign: 'strongest' },
    }),
  ],
  [
    'transports that the rules destroy',
    fight({ 'tie-fighter': 2 }, { 'rebel-transport': 2, 'x-wing': 1 }),
  ],
  ['a Death Star that nothing hurts', fight({ 'death-star': 1 }, { 'x-wing': 2 })],
  [
    'a Death Star under construction',
    fight({ 'death-star-under-construction': 1, 'tie-fighter': 1 }, { 'x-wing': 2 }),
  ],
  [
    'an ion cannon over empty ground',
    fight({ 'star-destroyer': 1 }, { 'mon-calamari-cruiser': 1, 'ion-cannon': 1 }),
  ],
  [
    'structures that are shot at last',
    fight({ 'at-st': 1, stormtrooper: 1 }, { 'shield-generator': 1, 'rebel-trooper': 1 }),
  ],
  [
    'structures that are shot at first',
    asked({
      empire: { units: { 'at-st': 1, stormtrooper: 1 }, assign: 'structures' },
      rebel: { units: { 'ion-cannon': 1, 'rebel-trooper': 2 } },
    }),
  ],
  ['walkers and speeders', fight({ 'at-at': 1 }, { airspeeder: 1, 'rebel-trooper': 1 })],
];

describe('the chances of a combat', () => {
  it('of one fighter against one are thirds: each hits with every second die', () => {
    const { endings } = only(fight({ 'tie-fighter': 1 }, { 'x-wing': 1 }));
    for (const ending of ['empire', 'rebel', 'nobody'] as const) {
      expect(endings[ending]).toBeCloseTo(1 / 3, 12);
    }
    expect(endings.unfinished).toBe(0);
  });

  it('of one round between two fighters are quarters', () => {
    const { endings, rounds } = only(fight({ 'tie-fighter': 1 }, { 'x-wing': 1 }, { rounds: 1 }));
    for (const chance of Object.values(endings)) expect(chance).toBeCloseTo(1 / 4, 12);
    expect(rounds[0]?.fighting).toBeCloseTo(1 / 4, 12);
  });

  it('let a Y-wing, which rolls red, hurt a black fighter by direct hits only', () => {
    // Hits: the Empire 1/2, the rebels 1/6. Both 1/12, Empire alone 5/12, rebels alone 1/12.
    const { endings } = only(fight({ 'tie-fighter': 1 }, { 'y-wing': 1 }));
    expect(endings.empire).toBeCloseTo(5 / 7, 12);
    expect(endings.rebel).toBeCloseTo(1 / 7, 12);
    expect(endings.nobody).toBeCloseTo(1 / 7, 12);
  });

  it('destroy transports that are left alone after the first round, whatever the dice say', () => {
    const answer = only(fight({ 'tie-fighter': 1 }, { 'rebel-transport': 4 }));
    expect(answer.endings.empire).toBeCloseTo(1, 12);
    expect(answer.rounds).toHaveLength(1);
  });

  it('leave a lone Death Star without dice alone: the rebels have to go or are lost', () => {
    const answer = only(fight({ 'death-star': 1 }, { 'x-wing': 8, 'ion-cannon': 2 }));
    expect(answer.endings.empire).toBeCloseTo(1, 12);
  });

  it('give Death Star Plans 91 of 216 at the first attempt', () => {
    const { stationLost } = combatOdds.answer(
      fight({ 'death-star': 1 }, { 'x-wing': 8 }, { plans: true, rounds: 1 }),
    );
    // Four red dice may at most destroy four of eight fighters before the attempt.
    expect(stationLost).toBeCloseTo(91 / 216, 12);
  });

  it.each(SMALL)('agree with the enumeration of %s within 1e-9', (_, question) => {
    const answer = only(question);
    const expected = enumerate(question, answer.theatre);
    const found = outcomes(answer);
    expect([...found.keys()].sort()).toEqual([...expected.keys()].sort());
    for (const [outcome, chance] of expected) {
      expect(Math.abs((found.get(outcome) ?? 0) - chance)).toBeLessThan(1e-9);
    }
  });

  it('of both theatres together are products when neither touches the other', () => {
    const { theatres, together } = combatOdds.answer(
      fight({ 'tie-fighter': 2, stormtrooper: 1 }, { 'x-wing': 1, 'rebel-trooper': 2 }),
    );
    const [space, ground] = theatres;
    expect(together?.empire.rebel).toBe(
      (space?.endings.empire ?? 0) * (ground?.endings.rebel ?? 0),
    );
  });

  it('end with health: damage markers from before count', () => {
    const whole = only(fight({ 'star-destroyer': 1 }, { 'mon-calamari-cruiser': 1 }));
    const hurt = only(
      asked({
        empire: { units: { 'star-destroyer': 1 }, damage: { 'star-destroyer': 3 } },
        rebel: { units: { 'mon-calamari-cruiser': 1 } },
      }),
    );
    expect(hurt.endings.empire).toBeLessThan(whole.endings.empire);
  });
});
