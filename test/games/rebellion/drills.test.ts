import { describe, expect, it } from 'vitest';
import { UNITS } from '../../../src/games/rebellion/engine/units.ts';
import type { UnitId } from '../../../src/games/rebellion/engine/units.ts';
import { sum, wronglyAnswered } from '../../drills/support/reckoned.ts';

type Counts = Readonly<Record<string, number>>;

describe('what is asked, as a reader reckons it', () => {
  it('rolls no more than five dice of a colour, after the ion cannons', () => {
    interface Told {
      readonly army: Counts;
      readonly colour?: 'red' | 'black';
      readonly cannons?: number;
    }
    const dice = ({ army, colour = 'red', cannons = 0 }: Told): number => {
      const all = Object.entries(army).map(
        ([unit, many]) => UNITS[unit as UnitId].dice[colour] * many,
      );
      return Math.min(5, Math.max(0, sum(all) - 2 * cannons));
    };
    expect(wronglyAnswered('rebellion', 'attack-dice', dice)).toEqual([]);
    expect(wronglyAnswered('rebellion', 'ion-cannon', dice)).toEqual([]);
  });
});
