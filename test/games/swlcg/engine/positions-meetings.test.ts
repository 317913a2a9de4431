import { describe, expect } from 'vitest';
import { asks, DONE, eventsOf, icon, piece, run, strike, verdict, zone } from './helpers.ts';
import type { Ran } from './helpers.ts';
import { by, engage, no } from './positions.ts';

/* What one phase leaves for another: written from the booklet alone. */

const JEDI = ['a-heros-journey', 'forgotten-heroes', 'in-you-must-go'];
const SITH = ['fall-of-the-jedi', 'counsel-of-the-sith', 'the-emperors-web'];
const winner = ({ state }: Ran): string =>
  state.winner ? `${state.winner.side}: ${state.winner.reason}` : 'nobody';
const dials = (ran: Ran): readonly number[] => eventsOf(ran, 'dial-moved').map(({ to }) => to);
const committed = (card: string, focus = 0) => ({ card, committed: true, focus });

describe('the dial', () => {
  const attack = (lost: readonly string[], dial: number) =>
    run(
      'strikes',
      {
        active: 'dark',
        dial,
        light: { play: [{ card: 'a-heros-journey', damage: 3 }], lost },
        dark: { play: [...SITH, 'tie-fighter'] },
        engaged: {
          objective: 'a-heros-journey-1',
          attackers: ['tie-fighter-1'],
          defenders: [],
          edge: 'dark',
        },
      },
      strike('tie-fighter-1'),
      icon('blast', 'a-heros-journey-1'),
    );

  by(
    'destruction.dial',
    'goes as far as the pile is high, with the card that has just come',
    () => {
      const first = attack([], 3);
      const second = attack(['forgotten-heroes'], 3);
      const moved = (ran: Ran): number => (dials(ran).at(-1) ?? 3) - 3;
      expect([moved(first), moved(second)]).toEqual([1, 2]);
    },
  );

  by('victory.dark-dial', 'reaches twelve by an objective, and the game is over at once', () => {
    const ran = attack(['forgotten-heroes'], 11);
    expect(dials(ran).at(-1)).toBe(12);
    expect(winner(ran)).toBe('dark: dial');
    expect(asks(ran)).toBe('over');
  });

  by('balance-phase.dark-again', 'goes twice in a dark turn while the Force is dark', () => {
    const turn = (balance: 'light' | 'dark') =>
      run('turn', { active: 'dark', dial: 2, balance, phases: ['balance'], dark: { play: SITH } });
    expect(dials(turn('dark'))).toEqual([3, 4]);
    expect(dials(turn('light'))).toEqual([3]);
  });
});

describe('the Force', () => {
  by('orders.exhausted', 'of a committed unit with one of two tokens left does not count', () => {
    const struggle = (focus: number) =>
      run(
        'turn',
        {
          active: 'dark',
          turns: { dark: 2, light: 2 },
          phases: ['refresh', 'force'],
          dark: { play: [...SITH, committed('nightsister', focus)] },
          light: { play: JEDI },
        },
        DONE,
      );
    expect(eventsOf(struggle(2), 'force-struggle')[0]).toMatchObject({ dark: 0 });
    expect(eventsOf(struggle(1), 'force-struggle')[0]?.dark).toBeGreaterThan(0);
  });

  by('force-phase.total', 'is counted on both sides, whoever’s turn it is', () => {
    const ran = run('turn', {
      active: 'light',
      turns: { dark: 2, light: 2 },
      balance: 'light',
      phases: ['force'],
      light: { play: JEDI },
      dark: { play: [...SITH, committed('darth-vader')] },
    });
    expect(ran.state.balance).toBe('dark');
  });

  by(
    'destruction.unit-force-card',
    'gets its card back from the fallen, and it may be used again',
    () => {
      const ran = run(
        'strikes',
        {
          active: 'dark',
          light: { play: ['a-heros-journey', { ...committed('twilek-loyalist', 1) }] },
          dark: { play: [...SITH, 'darth-vader'] },
          engaged: {
            objective: 'a-heros-journey-1',
            attackers: ['darth-vader-1'],
            defenders: ['twilek-loyalist-1'],
            edge: 'dark',
          },
        },
        strike('darth-vader-1'),
        icon('unit-damage', 'twilek-loyalist-1'),
      );
      expect(zone(ran, 'light', 'discard')).toContain('twilek-loyalist-1');
      expect(piece(ran, 'twilek-loyalist-1')).toMatchObject({ committed: false, focus: 0 });
    },
  );
});

describe('captives', () => {
  by('draw-phase.reserve', 'come home to a full hand, and the draw brings it down', () => {
    const hand = ['x-wing', 'x-wing', 'heat-of-battle', 'double-strike', 'r2-d2', 'yoda'];
    const ran = run('turn', {
      active: 'light',
      turns: { dark: 2, light: 2 },
      phases: ['draw'],
      light: { hand: [...hand, 'c-3po', 'red-five'], play: JEDI },
    });
    expect(asks(ran)).toBe('light: draw-discard');
    const kept = run(
      'turn',
      {
        active: 'light',
        turns: { dark: 2, light: 2 },
        phases: ['draw'],
        light: { hand: [...hand, 'c-3po', 'red-five'], play: JEDI },
      },
      { kind: 'decline' },
    );
    expect(asks(kept)).toBe('light: draw-down');
  });
});

describe('an engagement', () => {
  const conflict = (light: object, dark: object) => ({
    active: 'light',
    turns: { dark: 2, light: 2 },
    phases: ['conflict'],
    light,
    dark,
  });

  by('engagement.needs-attacker', 'is begun by nobody who paid with his only unit', () => {
    const ran = run(
      'turn',
      conflict({ play: [...JEDI, { card: 'twilek-loyalist', focus: 1 }] }, { play: SITH }),
    );
    expect(verdict(ran, engage('fall-of-the-jedi-1'))).toBe(no('engagement.needs-attacker'));
    expect(verdict(ran, DONE)).toBe('allowed');
  });

  by('engagement.no-defenders', 'is defended by nobody who is exhausted', () => {
    const ran = run(
      'engagement',
      {
        active: 'light',
        light: { play: [...JEDI, 'luke-skywalker'] },
        dark: { play: [...SITH, { card: 'rancor', focus: 1 }] },
      },
      engage('fall-of-the-jedi-1'),
      { kind: 'send', piece: 'luke-skywalker-1' },
      DONE,
    );
    expect(verdict(ran, { kind: 'send', piece: 'rancor-1' })).not.toBe('allowed');
  });
});
