import { describe, expect, it } from 'vitest';
import { cardOf } from '../../../src/games/swlcg/engine/cards.ts';
import type { CardId } from '../../../src/games/swlcg/engine/cards.ts';
import { sum, wronglyAnswered } from '../../drills/support/reckoned.ts';

interface Servant {
  readonly card: CardId;
  readonly focus: number;
  readonly committed: boolean;
}

const powerOf = (units: readonly Servant[]): number =>
  sum(
    units
      .filter(({ focus, committed }) => committed && focus === 0)
      .map(({ card }) => cardOf(card).force ?? 0),
  );

describe('what is asked, as a reader reckons it', () => {
  it('draws up to the reserve', () => {
    const drawn = ({ hand, discards }: { readonly hand: number; readonly discards: boolean }) =>
      Math.max(0, 6 - hand + (discards ? 1 : 0));
    expect(wronglyAnswered('swlcg', 'draw-count', drawn)).toEqual([]);
  });

  it('turns the dial once, and twice with the balance on the dark side', () => {
    const dial = (told: { readonly dial: number; readonly balance: string }): number =>
      told.dial + (told.balance === 'dark' ? 2 : 1);
    expect(wronglyAnswered('swlcg', 'dial', dial)).toEqual([]);
  });

  it('counts the Force of units that are committed and ready', () => {
    const power = ({ units }: { readonly units: readonly Servant[] }): number => powerOf(units);
    expect(wronglyAnswered('swlcg', 'force-power', power)).toEqual([]);
  });

  it('turns the balance to whoever has more of the Force, and leaves it where it is at a tie', () => {
    const turned = (told: Record<'light' | 'dark', readonly Servant[]> & { balance: string }) => {
      const gap = powerOf(told.light) - powerOf(told.dark);
      if (gap === 0) return told.balance;
      return gap > 0 ? 'light' : 'dark';
    };
    expect(wronglyAnswered('swlcg', 'balance', turned)).toEqual([]);
  });

  it('gives the edge to more icons, and at a tie to the defender', () => {
    type Told = Record<'light' | 'dark', readonly CardId[]> & { readonly attacker: string };
    const edge = ({ attacker, light, dark }: Told): string => {
      const gap =
        sum(light.map((id) => cardOf(id).force ?? 0)) -
        sum(dark.map((id) => cardOf(id).force ?? 0));
      if (gap !== 0) return gap > 0 ? 'light' : 'dark';
      return attacker === 'light' ? 'dark' : 'light';
    };
    expect(wronglyAnswered('swlcg', 'edge', edge)).toEqual([]);
  });
});
