import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combatOdds } from '../../../../src/games/rebellion/odds/combat.ts';
import type { CombatQuestion } from '../../../../src/games/rebellion/odds/combat-types.ts';
import { asked } from './support/fights.ts';

const SETTINGS = { seed: 21, numRuns: 40 };
const CLOSE = 1e-12;

const policy = fc.constantFrom('quickest', 'strongest');

/** Figures of one side have a twin of the other with the same dice and the same health. */
const force = fc.record({
  fighters: fc.integer({ min: 0, max: 4 }),
  light: fc.integer({ min: 0, max: 2 }),
  heavy: fc.integer({ min: 0, max: 1 }),
});

interface Force {
  readonly fighters: number;
  readonly light: number;
  readonly heavy: number;
}

const some = force.filter(({ fighters, light, heavy }) => fighters + light + heavy > 0);

const duel = (
  empire: Force,
  rebel: Force,
  assign: readonly [string, string] = ['quickest', 'quickest'],
  rest: object = {},
): CombatQuestion =>
  asked({
    empire: {
      units: {
        'tie-fighter': empire.fighters,
        'assault-carrier': empire.light,
        'star-destroyer': empire.heavy,
      },
      assign: assign[0],
    },
    rebel: {
      units: {
        'x-wing': rebel.fighters,
        'corellian-corvette': rebel.light,
        'mon-calamari-cruiser': rebel.heavy,
      },
      assign: assign[1],
    },
    ...rest,
  });

const space = (question: CombatQuestion) => {
  const [answer] = combatOdds.answer(question).theatres;
  if (!answer) throw new Error('A theatre was expected.');
  return answer;
};

describe('the chances of any combat', () => {
  it('sum to one, and so do those of all who may survive', () => {
    fc.assert(
      fc.property(some, some, policy, policy, fc.nat(3), (empire, rebel, one, other, rounds) => {
        const { endings, survivors } = space(duel(empire, rebel, [one, other], { rounds }));
        const sum = Object.values(endings).reduce((all, chance) => all + chance, 0);
        expect(Math.abs(sum - 1)).toBeLessThan(CLOSE);
        const left = survivors.reduce((all, { chance }) => all + chance, 0);
        expect(Math.abs(left - 1)).toBeLessThan(CLOSE);
        expect(survivors.every(({ chance }) => chance > 0)).toBe(true);
      }),
      SETTINGS,
    );
  });

  it('mirror each other when the same forces change sides', () => {
    fc.assert(
      fc.property(some, some, policy, policy, (empire, rebel, one, other) => {
        const here = space(duel(empire, rebel, [one, other])).endings;
        const there = space(duel(rebel, empire, [other, one])).endings;
        expect(Math.abs(here.empire - there.rebel)).toBeLessThan(CLOSE);
        expect(Math.abs(here.rebel - there.empire)).toBeLessThan(CLOSE);
        expect(Math.abs(here.nobody - there.nobody)).toBeLessThan(CLOSE);
      }),
      SETTINGS,
    );
  });

  it('do not depend on who attacks first, since the doomed still roll', () => {
    fc.assert(
      fc.property(some, some, (empire, rebel) => {
        const first = space(duel(empire, rebel, undefined, { active: 'empire' }));
        const second = space(duel(empire, rebel, undefined, { active: 'rebel' }));
        expect(first.endings).toEqual(second.endings);
      }),
      { seed: 2, numRuns: 10 },
    );
  });

  it('of winning grow with one fighter more, and those of losing shrink', () => {
    fc.assert(
      fc.property(some, some, (empire, rebel) => {
        const now = space(duel(empire, rebel)).endings;
        const more = space(duel({ ...empire, fighters: empire.fighters + 1 }, rebel)).endings;
        expect(more.empire).toBeGreaterThanOrEqual(now.empire - CLOSE);
        expect(more.rebel).toBeLessThanOrEqual(now.rebel + CLOSE);
      }),
      SETTINGS,
    );
  });

  it('of winning do not grow with an ion cannon of the enemy', () => {
    fc.assert(
      fc.property(some, some, fc.integer({ min: 1, max: 3 }), (empire, rebel, cannons) => {
        const question = duel(empire, rebel);
        const { armies } = question;
        const units = { ...armies.rebel.units, 'ion-cannon': cannons };
        const shot = { ...question, armies: { ...armies, rebel: { ...armies.rebel, units } } };
        expect(space(shot).endings.empire).toBeLessThanOrEqual(
          space(question).endings.empire + CLOSE,
        );
      }),
      SETTINGS,
    );
  });

  it('of fighting on never grow from round to round', () => {
    fc.assert(
      fc.property(some, some, (empire, rebel) => {
        const { rounds } = space(duel(empire, rebel));
        rounds.slice(1).forEach(({ fighting }, index) => {
          expect(fighting).toBeLessThanOrEqual((rounds[index]?.fighting ?? 1) + CLOSE);
        });
      }),
      SETTINGS,
    );
  });

  it('stopped after enough rounds are those of the whole combat', () => {
    const forces = { fighters: 2, light: 1, heavy: 0 };
    const whole = space(duel(forces, forces)).endings;
    const stopped = space(duel(forces, forces, undefined, { rounds: 20 })).endings;
    expect(stopped.unfinished).toBeLessThan(1e-4);
    expect(Math.abs(stopped.empire - whole.empire)).toBeLessThan(1e-4);
  });
});

describe('a sampled combat', () => {
  it('gives the same answer to the same question, with its seed and interval', () => {
    const question = duel(
      { fighters: 2, light: 0, heavy: 0 },
      { fighters: 1, light: 1, heavy: 0 },
      undefined,
      { cards: 'played' },
    );
    const answer = combatOdds.answer(question);
    expect(answer).toEqual(combatOdds.answer(question));
    expect(answer.method).toMatchObject({ kind: 'sampled', because: 'cards', seed: 1977 });
    if (answer.method.kind === 'sampled') expect(answer.method.margin).toBeLessThan(0.02);
  });
});
