import { describe, expect, it } from 'vitest';
import { viewOf } from '../../../../src/games/swlcg/engine/game/view.ts';
import { PASS, place, run } from './helpers.ts';

const TABLE = {
  active: 'light',
  light: { play: ['luke-skywalker'], hand: ['yoda', 'red-five'] },
  dark: { play: ['imperial-command', 'darth-vader'], hand: ['rancor', 'force-choke'] },
  engaged: {
    objective: 'imperial-command-1',
    attackers: ['luke-skywalker-1'],
    defenders: ['darth-vader-1'],
  },
};

const seen = (ran: ReturnType<typeof run>, side: 'light' | 'dark'): readonly string[] =>
  viewOf(ran.state, side).pieces.map(({ id }) => id);

describe('what one player sees', () => {
  const placed = run('edge-battle', TABLE, place('yoda-1'));

  it('is the own hand and stack, and only the number of cards in the other ones', () => {
    expect(seen(placed, 'light')).toEqual(expect.arrayContaining(['yoda-1', 'red-five-1']));
    expect(seen(placed, 'light')).not.toContain('rancor-1');
    expect(seen(placed, 'dark')).not.toContain('yoda-1');
    expect(viewOf(placed.state, 'dark').hidden).toEqual({
      hand: 1,
      chosen: 0,
      edge: 1,
      captured: 0,
    });
  });

  it('is everything in play on both sides', () => {
    expect(seen(placed, 'light')).toContain('darth-vader-1');
    expect(seen(placed, 'dark')).toContain('luke-skywalker-1');
  });

  it('is both stacks once they are revealed, and the discard piles after that', () => {
    const ran = run('edge-battle', TABLE, place('yoda-1'), PASS, PASS);
    expect(seen(ran, 'dark')).toContain('yoda-1');
  });

  it('is never a captured card: it lies face down for both', () => {
    const ran = run('payment', {
      active: 'dark',
      dark: { play: ['imperial-command'] },
      light: { captured: [{ card: 'c-3po', on: 'imperial-command-1' }] },
    });
    expect(seen(ran, 'light')).not.toContain('c-3po-1');
    expect(seen(ran, 'dark')).not.toContain('c-3po-1');
    expect(viewOf(ran.state, 'dark').hidden.captured).toBe(1);
  });
});
