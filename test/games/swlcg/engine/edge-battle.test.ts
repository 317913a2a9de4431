import { describe, expect, it } from 'vitest';
import { asks, eventsOf, PASS, piece, place, run, target, verdict, zone } from './helpers.ts';

const TABLE = {
  active: 'light',
  light: {
    play: ['luke-skywalker'],
    hand: ['target-of-opportunity', 'yoda', 'return-of-the-jedi', 'heat-of-battle'],
  },
  dark: {
    play: ['darth-vader', 'imperial-command'],
    hand: ['heat-of-battle-dark', 'a-disturbance-in-the-force', 'sith-library', 'tallon-roll'],
  },
  engaged: {
    objective: 'imperial-command-1',
    attackers: ['luke-skywalker-1'],
    defenders: ['darth-vader-1'],
  },
};

// A, D: 2 + 5 Force icons; B, C, E: 2 + 3 + 0.
const NINE = [
  place('target-of-opportunity-1'),
  place('heat-of-battle-dark-1'),
  PASS,
  place('a-disturbance-in-the-force-1'),
  place('yoda-1'),
  place('sith-library-1'),
  PASS,
  PASS,
] as const;

describe('the edge battle of the book (example A9)', () => {
  it('counts the passes: one does not end the placing, two in a row do', () => {
    const ran = run('edge-battle', TABLE, ...NINE.slice(0, 7));
    expect(asks(ran)).toBe('dark: edge-place');
    expect(eventsOf(ran, 'edge-passed').map(({ passes }) => passes)).toEqual([1, 1]);
    expect(eventsOf(run('edge-battle', TABLE, ...NINE), 'edge-passed')).toHaveLength(3);
  });

  it('resolves Heat of Battle with priority 6 before Target of Opportunity with 9', () => {
    const ran = run('edge-battle', TABLE, ...NINE, target('luke-skywalker-1'));
    expect(eventsOf(ran, 'fate-resolved')).toEqual([
      { piece: 'heat-of-battle-dark-1', priority: 6 },
      { piece: 'target-of-opportunity-1', priority: 9 },
    ]);
    expect(piece(ran, 'luke-skywalker-1').damage).toBe(1);
    expect(piece(ran, 'imperial-command-1').damage).toBe(1);
  });

  it('discards both stacks, two cards of the light side and three of the dark', () => {
    const ran = run('edge-battle', TABLE, ...NINE, target('luke-skywalker-1'));
    expect(zone(ran, 'light', 'discard')).toHaveLength(2);
    expect(zone(ran, 'dark', 'discard')).toHaveLength(3);
    expect(zone(ran, 'light', 'edge')).toEqual([]);
  });

  it('gives the edge to the light side with 7 icons against 5', () => {
    const ran = run('edge-battle', TABLE, ...NINE, target('luke-skywalker-1'));
    expect(eventsOf(ran, 'edge-won')).toEqual([{ side: 'light', light: 7, dark: 5, how: 'icons' }]);
    expect(ran.state.engagement?.edge).toBe('light');
  });
});

describe('the edge', () => {
  it('goes to the defender when icons are equal (vector B12)', () => {
    const ran = run(
      'edge-battle',
      TABLE,
      place('return-of-the-jedi-1'),
      place('a-disturbance-in-the-force-1'),
      PASS,
      PASS,
    );
    expect(eventsOf(ran, 'edge-won')).toEqual([{ side: 'dark', light: 3, dark: 3, how: 'tie' }]);
  });

  it('goes to the attacker when nobody defends; he may still place, the other may not (vector B11)', () => {
    const alone = { ...TABLE, engaged: { ...TABLE.engaged, defenders: [] } };
    const begun = run('edge-battle', alone);
    expect(asks(begun)).toBe('light: edge-place');
    expect(verdict(begun, place('yoda-1'))).toBe('allowed');
    const ran = run('edge-battle', alone, PASS);
    expect(eventsOf(ran, 'edge-barred')).toEqual([{ side: 'dark' }]);
    expect(eventsOf(ran, 'edge-won')).toMatchObject([{ side: 'light', how: 'automatic' }]);
  });

  it('counts the icons of an event and ignores its text (vector B22)', () => {
    const ran = run('edge-battle', TABLE, place('return-of-the-jedi-1'), PASS, PASS);
    expect(eventsOf(ran, 'edge-won')).toEqual([{ side: 'light', light: 3, dark: 0, how: 'icons' }]);
    expect(eventsOf(ran, 'card-played')).toEqual([]);
  });

  it('adds one icon for a participant with Edge (1)', () => {
    const ran = run(
      'edge-battle',
      {
        ...TABLE,
        light: { play: ['mon-mothma'], hand: ['counter-stroke'] },
        engaged: { ...TABLE.engaged, attackers: ['mon-mothma-1'] },
      },
      place('counter-stroke-1'),
      PASS,
    );
    expect(eventsOf(ran, 'edge-won')).toMatchObject([{ light: 3, dark: 0 }]);
  });
});

describe('fate cards', () => {
  it('of equal priority come in the order the attacker likes (vector B13)', () => {
    const ran = run(
      'edge-battle',
      {
        ...TABLE,
        light: { play: ['luke-skywalker'], hand: ['heat-of-battle', 'heat-of-battle'] },
      },
      place('heat-of-battle-1'),
      PASS,
      place('heat-of-battle-2'),
      PASS,
    );
    expect(asks(ran)).toBe('light: fate-tie');
    expect(verdict(ran, target('heat-of-battle-2'))).toBe('allowed');
  });

  it('that cancel the battle begin another with empty stacks', () => {
    const ran = run(
      'edge-battle',
      { ...TABLE, light: { play: ['luke-skywalker'], hand: ['twist-of-fate', 'counter-stroke'] } },
      place('twist-of-fate-1'),
      place('heat-of-battle-dark-1'),
      PASS,
      PASS,
    );
    expect(asks(ran)).toBe('light: edge-place');
    expect(zone(ran, 'dark', 'discard')).toEqual(['heat-of-battle-dark-1']);
    expect(eventsOf(ran, 'edge-won')).toEqual([]);
    expect(piece(ran, 'luke-skywalker-1').damage).toBe(0);
  });

  it('do nothing for the defender when only the attacker may use them', () => {
    const ran = run(
      'edge-battle',
      { ...TABLE, dark: { ...TABLE.dark, hand: ['target-of-opportunity-dark'] } },
      PASS,
      place('target-of-opportunity-dark-1'),
      PASS,
    );
    expect(eventsOf(ran, 'fate-idle')).toEqual([{ piece: 'target-of-opportunity-dark-1' }]);
  });
});
