import { describe, expect, it } from 'vitest';
import { combat } from '../../../../src/games/rebellion/engine/combat/combat.ts';
import { retreatTargets } from '../../../../src/games/rebellion/boards/adjacent-systems.tsx';
import { exampleOf } from '../../../player/support/content.ts';

const { setup, choices } = exampleOf('lone-transports');

const targetsAfter = (steps: number): readonly string[] | null => {
  const { state } = choices
    .slice(0, steps)
    .reduce((step, choice) => combat.apply(step.state, choice), combat.begin(setup));
  const targets = retreatTargets(state);
  return targets && [...targets];
};

describe('the picture of a retreat', () => {
  it('is drawn only while somebody is asked to retreat', () => {
    expect(targetsAfter(0)).toBe(null);
    expect(targetsAfter(5)).toBe(null);
  });

  it('opens nothing to a side without a leader', () => {
    expect(targetsAfter(3)).toEqual([]);
  });

  it('opens the loyal system, and neither the empty one beside it nor those of the enemy', () => {
    expect(targetsAfter(4)).toEqual(['naboo']);
  });
});
