import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combatOdds } from '../../../../src/games/rebellion/odds/combat.ts';
import { LEADERS } from '../../../../src/games/rebellion/engine/leaders.ts';
import { TACTICS_LIMIT } from '../../../../src/games/rebellion/odds/combat-parse.ts';
import { UNIT_IDS, unitOf } from '../../../../src/games/rebellion/engine/units.ts';

const with1 = (units: object, rest: object = {}) => ({
  armies: {
    empire: { units: { 'star-destroyer': 1, ...units }, ...rest },
    rebel: { units: { 'x-wing': 1 } },
  },
});

const refusal = (raw: unknown): string => {
  const parsed = combatOdds.parse(raw);
  return parsed.ok ? 'taken' : `${parsed.path}: ${parsed.problem}`;
};

describe('a question about a combat', () => {
  it.each([
    ['nothing at all', undefined, ': not-an-object'],
    ['a list', [], ': not-an-object'],
    ['a stranger', { ...with1({}), luck: 7 }, 'luck: unknown-key'],
    [
      'a fleet that does not exist',
      with1({ 'x-fighter': 1 }),
      'armies.empire.units.x-fighter: unknown-key',
    ],
    [
      'a figure of the other side',
      with1({ 'y-wing': 1 }),
      'armies.empire.units.y-wing: wrong-side',
    ],
    [
      'less than nothing',
      with1({ 'tie-fighter': -1 }),
      'armies.empire.units.tie-fighter: bad-count',
    ],
    ['half a fighter', with1({ 'tie-fighter': 0.5 }), 'armies.empire.units.tie-fighter: bad-count'],
    ['no number', with1({ 'tie-fighter': NaN }), 'armies.empire.units.tie-fighter: bad-count'],
    [
      'a number as text',
      with1({ 'tie-fighter': '2' }),
      'armies.empire.units.tie-fighter: bad-count',
    ],
    [
      'more than the box has',
      with1({ 'tie-fighter': 25 }),
      'armies.empire.units.tie-fighter: too-many',
    ],
    [
      'damage that would have destroyed the figure',
      with1({}, { damage: { 'star-destroyer': 4 } }),
      'armies.empire.damage.star-destroyer: bad-number',
    ],
    [
      'damage on a figure that is not there',
      with1({}, { damage: { 'assault-carrier': 1 } }),
      'armies.empire.damage.assault-carrier: unknown-key',
    ],
    [
      'damage on the Death Star',
      with1({ 'death-star': 1 }, { damage: { 'death-star': 1 } }),
      'armies.empire.damage.death-star: bad-number',
    ],
    [
      'a tactic value that no leader has',
      with1({}, { tactics: { space: 4 } }),
      'armies.empire.tactics.space: bad-number',
    ],
    ['an unknown policy', with1({}, { assign: 'kindest' }), 'armies.empire.assign: unknown-word'],
    ['a plan that is no yes or no', { ...with1({}), plans: 1 }, 'plans: not-true-or-false'],
    ['too many rounds', { ...with1({}), rounds: 21 }, 'rounds: bad-number'],
    [
      'sides that never meet',
      { armies: { empire: { units: { stormtrooper: 1 } }, rebel: { units: { 'x-wing': 1 } } } },
      'armies: no-shared-theatre',
    ],
  ])('is refused with %s, and told where and why', (_, raw, expected) => {
    expect(refusal(raw)).toBe(expected);
  });

  it('is taken again as it was understood', () => {
    const parsed = combatOdds.parse(
      with1({ 'tie-fighter': 2 }, { damage: { 'star-destroyer': 1 } }),
    );
    expect(parsed.ok && combatOdds.parse(parsed.setup)).toEqual(parsed);
  });

  it('takes the highest tactic value there is', () => {
    expect(TACTICS_LIMIT).toBe(Math.max(...Object.values(LEADERS).map(({ space }) => space)));
    expect(refusal(with1({}, { tactics: { space: 3, ground: 3 } }))).toBe('taken');
  });

  it('never throws, whatever it is', () => {
    fc.assert(
      fc.property(fc.anything(), (rubbish) => {
        for (const raw of [
          rubbish,
          { ...with1({}), cards: rubbish },
          { armies: rubbish },
          { armies: { empire: rubbish } },
        ]) {
          expect(typeof combatOdds.parse(raw).ok).toBe('boolean');
        }
      }),
      { seed: 7, numRuns: 300 },
    );
  });

  it('is answered with chances for whatever is taken', () => {
    const units = (side: string) =>
      fc.dictionary(
        fc.constantFrom(...UNIT_IDS.filter((unit) => unitOf(unit).side === side)),
        fc.integer({ min: 0, max: 3 }),
        { maxKeys: 3 },
      );
    fc.assert(
      fc.property(units('empire'), units('rebel'), fc.boolean(), (empire, rebel, plans) => {
        const parsed = combatOdds.parse({
          armies: { empire: { units: empire }, rebel: { units: { ...rebel, 'ion-cannon': 0 } } },
          plans,
        });
        if (!parsed.ok) return;
        for (const { endings } of combatOdds.answer(parsed.setup).theatres) {
          const sum = Object.values(endings).reduce((all, chance) => all + chance, 0);
          expect(Math.abs(sum - 1)).toBeLessThan(1e-12);
        }
      }),
      { seed: 8, numRuns: 60 },
    );
  });
});
