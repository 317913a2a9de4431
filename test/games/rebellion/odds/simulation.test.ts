import { describe, expect, it } from 'vitest';
import { combatOdds } from '../../../../src/games/rebellion/odds/combat.ts';
import { times } from '../../../support/effort.ts';
import { deviations } from './support/compare.ts';
import { ASSORTED } from './support/fights.ts';
import { simulate } from './support/simulate.ts';

/** The bench plays a million of each. */
const PLAYS = times(4000);
const WITHIN = 4;

describe('thirty assorted combats', () => {
  it('are thirty', () => {
    expect(ASSORTED).toHaveLength(30);
  });

  it.each(ASSORTED.map((question, index) => [index, question] as const))(
    'number %i agrees with its simulation within four standard errors',
    (index, question) => {
      const { method, theatres } = combatOdds.answer(question);
      expect(method).toEqual({ kind: 'exact' });
      for (const answer of theatres) {
        const simulated = simulate(question, answer.theatre, PLAYS, 1000 + index);
        const far = deviations(answer, simulated, PLAYS).filter(({ errors }) => errors > WITHIN);
        expect(far).toEqual([]);
      }
    },
  );
});
