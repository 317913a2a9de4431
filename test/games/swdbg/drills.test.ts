import { describe, expect, it } from 'vitest';
import { cardOf } from '../../../src/games/swdbg/engine/cards.ts';
import type { CardId } from '../../../src/games/swdbg/engine/cards.ts';
import { sum, wronglyAnswered } from '../../drills/support/reckoned.ts';

describe('what is asked, as a reader reckons it', () => {
  it('discards units and the hand, and leaves ships where they are', () => {
    const discarded = ({ units, hand }: { readonly units: number; readonly hand: number }) =>
      units + hand;
    expect(wronglyAnswered('swdbg', 'end-discard', discarded)).toEqual([]);
  });

  it('adds the attack to the damage of a base, less the 2 that Hoth prevents', () => {
    interface Told {
      readonly attackers: readonly CardId[];
      readonly base: string;
      readonly damage: number;
    }
    const damaged = ({ attackers, base, damage }: Told): number =>
      damage + sum(attackers.map((id) => cardOf(id).attack ?? 0)) - (base === 'hoth' ? 2 : 0);
    expect(wronglyAnswered('swdbg', 'base-damage', damaged)).toEqual([]);
  });

  it('lets damage through to a base only past its ships', () => {
    interface Told {
      readonly attackers: readonly CardId[];
      readonly shield: { readonly card: CardId; readonly damage: number };
    }
    const through = ({ attackers, shield }: Told): number =>
      Math.max(
        0,
        sum(attackers.map((id) => cardOf(id).attack ?? 0)) -
          ((cardOf(shield.card).ship ?? 0) - shield.damage),
      );
    expect(wronglyAnswered('swdbg', 'base-behind-ship', through)).toEqual([]);
  });

  it('draws after the shuffle what the deck lacked of five', () => {
    const rest = ({ deck }: { readonly deck: number }): number => 5 - deck;
    expect(wronglyAnswered('swdbg', 'drawing', rest)).toEqual([]);
  });
});
