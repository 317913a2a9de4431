import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ParsedSetup } from '../../../../src/engine/playable.ts';
import { FACTION_IDS } from '../../../../src/games/ti4/engine/data/factions.ts';
import { UNIT_IDS } from '../../../../src/games/ti4/engine/data/units.ts';
import { EFFECT_IDS } from '../../../../src/games/ti4/odds/effects.ts';
import { parseInvasion, parseSpace } from '../../../../src/games/ti4/odds/parse.ts';
import { spaceCombatOdds } from '../../../../src/games/ti4/odds/space-combat.ts';
import { total } from './helpers.ts';

const refusal = (
  question: unknown,
  parse: (value: unknown) => ParsedSetup<unknown> = parseSpace,
): string => {
  const parsed = parse(question);
  return parsed.ok ? 'taken' : `${parsed.path}: ${parsed.problem}`;
};
const attack = (attacker: object): string =>
  refusal({ attacker, defender: { units: { cruiser: 1 } } });

describe('questions that the box cannot ask are refused', () => {
  it.each([
    [{ units: { cruiser: -1 } }, 'attacker.units.cruiser: bad-number'],
    [{ units: { cruiser: 1.5 } }, 'attacker.units.cruiser: bad-number'],
    [{ units: { cruiser: NaN } }, 'attacker.units.cruiser: bad-number'],
    [{ units: { cruiser: '3' } }, 'attacker.units.cruiser: bad-number'],
    [{ units: { cruiser: 9 } }, 'attacker.units.cruiser: over-the-limit'],
    [{ units: { 'war-sun': 3 } }, 'attacker.units.war-sun: over-the-limit'],
    [{ units: { fighter: 31 } }, 'attacker.units.fighter: over-the-limit'],
    [{ units: { 'death-star': 1 } }, 'attacker.units.death-star: unknown-key'],
    [{ units: {} }, 'attacker.units: nobody'],
    [{ units: { pds: 2 } }, 'attacker.units: nobody'],
    [{ units: { flagship: 1 } }, 'attacker.units.flagship: needs-faction'],
    [{ units: { cruiser: 1, infantry: 1 } }, 'attacker.units.infantry: cannot-fight-here'],
    [
      { units: { cruiser: 1 }, damaged: { cruiser: 1 } },
      'attacker.damaged.cruiser: cannot-be-damaged',
    ],
    [
      { units: { dreadnought: 1 }, damaged: { dreadnought: 2 } },
      'attacker.damaged.dreadnought: more-than-there-are',
    ],
    [{ units: { cruiser: 1 }, upgrades: ['war-sun'] }, 'attacker.upgrades.war-sun: no-upgrade'],
    [
      { units: { cruiser: 1 }, effects: ['non-euclidean-shielding'] },
      'attacker.effects.non-euclidean-shielding: other-faction',
    ],
    [
      { units: { cruiser: 1 }, effects: ['magen-defense-grid'] },
      'attacker.effects.magen-defense-grid: no-use-here',
    ],
    [{ units: { cruiser: 1 }, sustain: 'never' }, 'attacker.sustain: unknown-word'],
    [{ units: { cruiser: 1 }, bonus: 4 }, 'attacker.bonus: bad-number'],
    [{ units: { cruiser: 1 }, retreat: 21 }, 'attacker.retreat: bad-number'],
    [{ units: { cruiser: 1 }, luck: 1 }, 'attacker.luck: unknown-key'],
  ])('%o', (side, problem) => {
    expect(attack(side)).toBe(problem);
  });

  it('two players do not play one faction', () => {
    const side = { faction: 'winnu', units: { cruiser: 1 } };
    expect(refusal({ attacker: side, defender: side })).toBe('defender.faction: same-faction');
  });

  it('a planet holds two PDS, and only troops land', () => {
    const landing = { units: { infantry: 2 } };
    expect(refusal({ attacker: landing, defender: { units: { pds: 3 } } }, parseInvasion)).toBe(
      'defender.units.pds: over-the-limit',
    );
    expect(refusal({ attacker: { units: { dreadnought: 1 } } }, parseInvasion)).toBe(
      'attacker.units: nobody',
    );
  });

  it('what is asked rightly is taken: Nekro may copy the technologies of others', () => {
    expect(
      attack({
        faction: 'nekro-virus',
        units: { flagship: 1, infantry: 3 },
        effects: ['non-euclidean-shielding'],
      }),
    ).toBe('taken');
  });
});

const junk = fc.oneof(
  fc.anything(),
  fc.integer({ min: -3, max: 40 }),
  fc.double(),
  fc.constantFrom('first', 'last', 'all', true, null, undefined),
);
const words = (known: readonly string[]) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.subarray([...known], { maxLength: 4 }) },
    { weight: 1, arbitrary: junk },
  );
const table = fc.dictionary(
  fc.oneof(fc.constantFrom(...UNIT_IDS), fc.string({ maxLength: 8 })),
  fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 0, max: 3 }) },
    { weight: 1, arbitrary: junk },
  ),
  { maxKeys: 4 },
);
const side = fc.record(
  {
    faction: fc.oneof(fc.constantFrom(...FACTION_IDS), junk),
    units: fc.oneof({ weight: 6, arbitrary: table }, { weight: 1, arbitrary: junk }),
    damaged: table,
    upgrades: words(UNIT_IDS),
    effects: words(EFFECT_IDS),
    sustain: junk,
    retreat: junk,
  },
  { requiredKeys: [] },
);
const rubbish = fc.oneof(
  junk,
  fc.record({ attacker: side, defender: side, nebula: junk, rounds: junk }, { requiredKeys: [] }),
);

describe('rubbish', () => {
  it('is refused with a path and a problem, never with an error', () => {
    fc.assert(
      fc.property(rubbish, (question) => {
        for (const parse of [parseSpace, parseInvasion]) {
          const parsed = parse(question);
          if (!parsed.ok) expect(parsed.problem).toMatch(/^[a-z-]+$/);
        }
      }),
      { seed: 4, numRuns: 500 },
    );
  });

  it('that happens to be a question is answered with chances', () => {
    const small = fc.record({
      fighter: fc.integer({ min: 0, max: 2 }),
      dreadnought: fc.integer({ min: 0, max: 1 }),
      flagship: fc.integer({ min: 0, max: 1 }),
      destroyer: fc.integer({ min: 0, max: 2 }),
    });
    const any = fc.record({
      faction: fc.constantFrom(...FACTION_IDS),
      units: small,
      effects: fc.subarray([...EFFECT_IDS]),
    });
    let asked = 0;
    fc.assert(
      fc.property(any, any, (attacker, defender) => {
        const parsed = spaceCombatOdds.parse({ attacker, defender });
        if (!parsed.ok) return;
        asked += 1;
        const answer = spaceCombatOdds.answer(parsed.setup);
        expect(Math.abs(total(answer) - 1)).toBeLessThan(1e-12);
      }),
      { seed: 7, numRuns: 2000 },
    );
    expect(asked).toBeGreaterThan(10);
  });
});
