import { describe, expect, it } from 'vitest';
import {
  BASE_IDS,
  baseOf,
  basesOf,
  startingBase,
} from '../../../../src/games/swdbg/engine/bases.ts';
import { CARD_IDS, cardOf, fullDeck, isShip } from '../../../../src/games/swdbg/engine/cards.ts';
import { COMPONENTS } from '../../../../src/games/swdbg/engine/components.ts';
import { SIDES } from '../../../../src/games/swdbg/engine/sides.ts';

describe('the cards of the box', () => {
  it('are as many as the booklet lists', () => {
    expect(fullDeck('starter', 'empire')).toHaveLength(COMPONENTS['empire-starters']);
    expect(fullDeck('starter', 'rebel')).toHaveLength(COMPONENTS['rebel-starters']);
    expect(fullDeck('galaxy')).toHaveLength(COMPONENTS['galaxy-cards']);
    expect(fullDeck('pilots')).toHaveLength(COMPONENTS.pilots);
    expect(BASE_IDS).toHaveLength(COMPONENTS.bases);
  });

  it('start each deck with seven shuttles, two soldiers and one adept', () => {
    const counts = (...ids: readonly (typeof CARD_IDS)[number][]) =>
      ids.map((id) => cardOf(id).copies);
    expect(counts('imperial-shuttle', 'stormtrooper', 'inquisitor')).toEqual([7, 2, 1]);
    expect(counts('alliance-shuttle', 'rebel-trooper', 'temple-guardian')).toEqual([7, 2, 1]);
  });

  it('have a target value and a reward when they are units of a faction, and only then', () => {
    for (const id of CARD_IDS) {
      const { deck, faction, target, reward } = cardOf(id);
      const hunted = deck === 'galaxy' && faction !== 'neutral' && !isShip(id);
      expect([id, target !== undefined, reward !== undefined]).toEqual([id, hunted, hunted]);
    }
  });

  it('agree with what the booklet prints of Krennic, Tarkin and the two saboteurs', () => {
    expect(cardOf('director-krennic')).toMatchObject({
      target: 5,
      reward: { resources: 3, force: 2 },
    });
    expect(cardOf('grand-moff-tarkin').force).toBe(2);
    expect((cardOf('rebel-commando').attack ?? 0) + (cardOf('x-wing').attack ?? 0)).toBe(6);
  });

  it('cost something unless they are starter cards', () => {
    for (const id of CARD_IDS) {
      expect([id, cardOf(id).cost !== undefined]).toEqual([id, cardOf(id).deck !== 'starter']);
    }
  });
});

describe('the bases', () => {
  it('are ten a side, five of them for a standard game with the first one', () => {
    for (const side of SIDES) {
      expect(basesOf(side)).toHaveLength(10);
      expect(basesOf(side, 'standard')).toHaveLength(5);
      expect(basesOf(side, 'standard')).toContain(startingBase(side));
    }
  });

  it('take from 8 to 16 damage, the first ones the least', () => {
    for (const id of BASE_IDS) expect(baseOf(id).hitPoints).toBeGreaterThanOrEqual(8);
    expect(SIDES.map((side) => baseOf(startingBase(side)).hitPoints)).toEqual([8, 8]);
  });
});
