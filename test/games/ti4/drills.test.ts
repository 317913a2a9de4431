import { describe, expect, it } from 'vitest';
import { sum, wronglyAnswered } from '../../drills/support/reckoned.ts';

type Counts = Readonly<Record<string, number>>;

describe('what is asked, as a reader reckons it', () => {
  it('rolls a die a ship, and three a war sun', () => {
    const dice = ({ mine }: { readonly mine: Counts }): number =>
      sum(Object.entries(mine).map(([unit, many]) => (unit === 'war-sun' ? 3 : 1) * many));
    expect(wronglyAnswered('ti4', 'combat-dice', dice)).toEqual([]);
  });

  it('counts influence and no trade goods as votes', () => {
    const votes = ({ influence }: { readonly influence: readonly number[] }): number =>
      sum(influence);
    expect(wronglyAnswered('ti4', 'votes', votes)).toEqual([]);
  });

  it('takes away as many ships as the fleet pool lacks tokens', () => {
    const surplus = ({
      fleet,
      ships,
    }: {
      readonly fleet: number;
      readonly ships: Counts;
    }): number => sum(Object.values(ships)) - fleet;
    expect(wronglyAnswered('ti4', 'fleet-limit', surplus)).toEqual([]);
  });
});
