import { describe, expect, it } from 'vitest';
import { systemState, victory } from '../../../../../src/games/rebellion/engine/game/index.ts';
import { asks, eventsOf, outcome, run } from './helpers.ts';
import type { Answer } from './helpers.ts';

const gain = (amount: number): Answer => ({ kind: 'gain-reputation', amount });
const TIME: Answer = { kind: 'advance-time' };

describe('reputation against time', () => {
  it('meets time after thirteen rounds without a change of reputation', () => {
    const rounds = (count: number) =>
      run(victory, {}, ...Array.from({ length: count }, () => TIME));
    expect(outcome(rounds(12))).toBe(null);
    expect(outcome(rounds(13))?.winner).toEqual({ side: 'rebel', because: 'reputation' });
  });

  it('moves one space at a time and ends the game where the markers meet', () => {
    // From 9 to 7 in two steps; the third is not taken.
    const ran = run(victory, { time: 7, reputation: 9 }, gain(3));
    expect(eventsOf(ran, 'reputation-moved')).toEqual([
      { from: 9, to: 8 },
      { from: 8, to: 7 },
    ]);
    expect(outcome(ran)?.winner?.side).toBe('rebel');
  });

  it('goes back when reputation is lost, to the last space of the track at most', () => {
    const lose: Answer = { kind: 'lose-reputation', amount: 1 };
    expect(run(victory, { reputation: 9 }, lose).state.reputation).toBe(10);
    expect(run(victory, {}, lose, lose, lose).state.reputation).toBe(16);
  });
});

describe('a game that is won', () => {
  it('takes nothing more, and says which conditions were fulfilled', () => {
    const won = run(victory, { time: 7, reputation: 8 }, gain(1));
    expect(() => won.procedure.apply(won.state, TIME)).toThrow(
      expect.objectContaining({ because: 'rebellion.victory.own-conditions' }),
    );
  });
});

describe('the fall of the base', () => {
  const base = (told: object, revealed: boolean) => ({
    base: { system: 'hoth', revealed },
    systems: { hoth: told },
    start: { system: 'hoth' },
  });
  const leave = (unit: string): Answer => ({ kind: 'remove-unit', unit }) as Answer;

  it('is a victory of the Empire when its units are there and Rebel units are not', () => {
    const ran = run(
      systemState,
      base({ units: { 'star-destroyer': 1, 'rebel-trooper': 1 } }, true),
      leave('rebel-trooper'),
    );
    expect(outcome(ran)?.winner).toEqual({ side: 'empire', because: 'base-conquered' });
  });

  it('does not happen while the base is hidden and only ships are there', () => {
    const ran = run(systemState, base({}, false), { kind: 'add-unit', unit: 'star-destroyer' });
    expect(asks(ran)).toBe('rebel: explore-system');
  });

  it('does not happen while a Rebel unit is left', () => {
    const ran = run(
      systemState,
      base({ units: { 'x-wing': 1, 'rebel-trooper': 1 } }, true),
      { kind: 'add-unit', unit: 'star-destroyer' },
      leave('rebel-trooper'),
    );
    expect(outcome(ran)).toBe(null);
  });

  it('needs Imperial units: an empty system is not conquered', () => {
    const ran = run(systemState, base({ units: { 'x-wing': 1 } }, true), leave('x-wing'));
    expect(outcome(ran)).toBe(null);
  });
});
