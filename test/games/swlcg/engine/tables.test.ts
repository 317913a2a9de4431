import { describe, expect, it } from 'vitest';
import { CARD_IDS, cardOf, printedSide } from '../../../../src/games/swlcg/engine/cards.ts';
import {
  OBJECTIVE_SETS,
  setOf,
  STARTER_DECKS,
} from '../../../../src/games/swlcg/engine/objective-sets.ts';
import { SIDES } from '../../../../src/games/swlcg/engine/sides.ts';

describe('the cards of the box', () => {
  it.each(SIDES)('are 19 sets of six and three faction cards for the %s side: 117', (side) => {
    const sets = OBJECTIVE_SETS.filter((entry) => entry.side === side);
    const boxed = sets.reduce((sum, { box }) => sum + box, 0);
    expect(boxed).toBe(19);
    expect(boxed * 6 + 3).toBe(117);
  });

  it('are in sets of one objective and five other cards of the same side', () => {
    for (const { side, cards } of OBJECTIVE_SETS) {
      expect(cards.map((card) => cardOf(card).type === 'objective')).toEqual([
        true,
        ...Array.from({ length: 5 }, () => false),
      ]);
      expect(new Set(cards.map(printedSide))).toEqual(new Set([side]));
    }
  });

  it('are all in some set', () => {
    const listed = new Set<string>(OBJECTIVE_SETS.flatMap(({ cards }) => cards));
    expect(CARD_IDS.filter((id) => cardOf(id).type !== 'faction' && !listed.has(id))).toEqual([]);
  });

  it('have a cost when they are units, enhancements or events, and only then', () => {
    for (const id of CARD_IDS) {
      const { type, cost } = cardOf(id);
      const paid = type === 'unit' || type === 'enhancement' || type === 'event';
      expect([id, cost !== undefined]).toEqual([id, paid]);
    }
  });

  it('have a priority when they are fate cards: six of the dark side against five', () => {
    const fates = CARD_IDS.filter((id) => cardOf(id).type === 'fate');
    expect(fates.every((id) => cardOf(id).priority !== undefined)).toBe(true);
    expect(cardOf('heat-of-battle-dark').priority).toBe(6);
    expect(cardOf('heat-of-battle').priority).toBe(5);
    expect(cardOf('target-of-opportunity').priority).toBe(9);
  });

  it('make the set of six cards that is called A Hero’s Journey (example A22)', () => {
    expect(setOf(1).cards).toEqual([
      'a-heros-journey',
      'luke-skywalker',
      'twilek-loyalist',
      'jedi-lightsaber',
      'trust-your-feelings',
      'dagobah-training-grounds',
    ]);
  });

  it('make starter decks of 48', () => {
    for (const sets of Object.values(STARTER_DECKS)) expect(sets.length * 6).toBe(48);
  });
});
