import { describe, expect, it } from 'vitest';
import {
  combatInGame,
  mission,
} from '../../../../../src/games/rebellion/engine/game/procedures.ts';
import { asks, citedBy, drawn, eventsOf, run, verdict } from './helpers.ts';
import type { Answer } from './helpers.ts';

const at = (place: 'naboo' | 'ryloth'): Answer => ({ kind: 'name-place', place });

const NABOO = { units: { stormtrooper: 1 }, leaders: ['princess-leia'] };
const HELD = {
  base: { system: 'hoth' },
  systems: { naboo: NABOO },
  rings: { 'princess-leia': 'captured-ring' },
};

const against = (
  position: object,
  card: string,
  by: string,
  leader: 'princess-leia' | 'jan-dodonna',
  ...answers: readonly Answer[]
) =>
  run(
    mission,
    { base: { system: 'hoth' }, ...position, missions: [{ card, leaders: [by] }] },
    { kind: 'name-target', leader },
    ...answers,
  );

describe('capturing', () => {
  const free = { systems: { naboo: NABOO } };

  it('puts the ring on a leader, who stays where he is', () => {
    const ran = against(
      free,
      'capture-rebel-operative',
      'darth-vader',
      'princess-leia',
      drawn('hit', 'hit', 'hit'),
      drawn('blank'),
    );
    const { place, ring } = ran.state.leaders['princess-leia'];
    expect(ring).toBe('captured-ring');
    expect(place).toEqual({ at: 'board', place: 'naboo' });
    expect(citedBy(ran, 'leader-captured')).toContain('rebellion.captured-leaders.capture');
  });

  it('frees whoever wore the ring before', () => {
    const systems = {
      naboo: NABOO,
      ryloth: { units: { stormtrooper: 1 }, leaders: ['jan-dodonna'] },
    };
    const ran = against(
      { ...HELD, systems },
      'capture-rebel-operative',
      'darth-vader',
      'jan-dodonna',
    );
    const won = against(
      { ...HELD, systems },
      'capture-rebel-operative',
      'darth-vader',
      'jan-dodonna',
      drawn('hit', 'hit', 'hit'),
    );
    expect(asks(ran)).toBe('empire: roll-mission');
    expect(won.state.leaders['jan-dodonna'].ring).toBe('captured-ring');
    expect(won.state.leaders['princess-leia']).toEqual({
      side: 'rebel',
      ring: null,
      place: { at: 'board', place: 'rebel-base-space' },
    });
    expect(citedBy(won, 'leader-rescued')).toContain('rebellion.captured-leaders.next-captive');
  });

  it('holds one leader with each of the two rings', () => {
    const systems = {
      naboo: NABOO,
      ryloth: { units: { stormtrooper: 1 }, leaders: ['jan-dodonna'] },
    };
    const rings = { 'princess-leia': 'carbonite-ring' };
    const ran = against(
      { systems, rings },
      'capture-rebel-operative',
      'darth-vader',
      'jan-dodonna',
      drawn('hit', 'hit', 'hit'),
    );
    expect(ran.state.leaders['jan-dodonna'].ring).toBe('captured-ring');
    expect(ran.state.leaders['princess-leia'].ring).toBe('carbonite-ring');
  });
});

describe('a captive', () => {
  it('opposes a mission against himself, and a second leader may be sent', () => {
    const position = { ...HELD, pool: { empire: [], rebel: ['general-rieekan'] } };
    const ran = against(position, 'interrogation', 'darth-vader', 'princess-leia', {
      kind: 'oppose',
      leader: 'general-rieekan',
    });
    const [opposed] = eventsOf(ran, 'mission-opposed');
    // Spec ops: Vader 3; Leia 1 and Rieekan 1.
    expect(opposed?.dice).toEqual({ empire: 3, rebel: 2 });
    expect(opposed?.opposers).toEqual(['general-rieekan', 'princess-leia']);
    expect(citedBy(ran, 'mission-opposed')).toContain('rebellion.captured-leaders.opposes-own');
  });

  it('counts every icon where the card says so', () => {
    const ran = against(HELD, 'lure-of-the-dark-side', 'emperor-palpatine', 'princess-leia');
    // Palpatine has 3 and 2 icons, Leia 2, 2 and 1; Palpatine is pictured.
    expect(eventsOf(ran, 'mission-opposed')).toMatchObject([
      { dice: { empire: 5, rebel: 5 }, bonus: 2 },
    ]);
  });

  it('does not oppose any other mission', () => {
    const position = {
      ...HELD,
      missions: [{ card: 'rule-by-fear', leaders: ['darth-vader'] }],
    };
    const ran = run(mission, position, at('naboo'));
    expect(eventsOf(ran, 'mission-succeeded')).toMatchObject([{ how: 'unopposed' }]);
    expect(citedBy(ran, 'mission-succeeded')).toContain('rebellion.missions.captured-absent');
  });

  it('is as good a target in carbonite', () => {
    const rings = { 'princess-leia': 'carbonite-ring' };
    const ran = run(mission, {
      ...HELD,
      rings,
      missions: [{ card: 'interrogation', leaders: ['darth-vader'] }],
    });
    expect(verdict(ran, { leader: 'princess-leia' })).toBe('allowed');
  });

  it('changes one ring for the other, and costs the Rebels one reputation', () => {
    const ran = against(
      HELD,
      'carbon-freezing',
      'darth-vader',
      'princess-leia',
      drawn('hit', 'hit', 'hit'),
      drawn('blank'),
    );
    expect(ran.state.leaders['princess-leia'].ring).toBe('carbonite-ring');
    expect(ran.state.reputation).toBe(15);
    expect(eventsOf(ran, 'ring-removed')).toEqual([
      { leader: 'princess-leia', ring: 'captured-ring' },
    ]);
  });

  it('is a Rebel again when the ring that turned him goes to somebody else', () => {
    const lured = {
      base: { system: 'hoth' },
      systems: { naboo: NABOO },
      rings: { 'princess-leia': 'captured-ring', 'jan-dodonna': 'lure-of-the-dark-side' },
      missions: [
        { card: 'lure-of-the-dark-side', leaders: ['emperor-palpatine'] },
        { card: 'gather-intel', leaders: ['jan-dodonna', 'grand-moff-tarkin'] },
      ],
    };
    const ran = run(
      mission,
      lured,
      { kind: 'name-target', leader: 'princess-leia' },
      drawn('hit', 'hit', 'hit', 'hit', 'hit'),
      drawn('blank', 'blank', 'blank', 'blank', 'blank'),
    );
    const { leaders, missions, piles } = ran.state;
    expect(leaders['jan-dodonna']).toEqual({ side: 'rebel', ring: null, place: { at: 'pool' } });
    expect(leaders['grand-moff-tarkin'].place).toEqual({ at: 'pool' });
    expect(missions).toEqual([]);
    expect(piles['empire-missions'].hand).toContain('gather-intel');
    expect(citedBy(ran, 'missions-returned')).toEqual(['rebellion.missions.lost-leader']);
  });

  it('may be turned, and is then a leader of the Empire', () => {
    const ran = against(
      HELD,
      'lure-of-the-dark-side',
      'emperor-palpatine',
      'princess-leia',
      drawn('hit', 'hit', 'hit', 'hit', 'hit'),
      drawn('blank', 'blank', 'blank', 'blank', 'blank'),
    );
    expect(ran.state.leaders['princess-leia']).toEqual({
      side: 'empire',
      ring: 'lure-of-the-dark-side',
      place: { at: 'board', place: 'naboo' },
    });
  });
});

describe('rescue', () => {
  it('happens at once when the last Imperial unit of the system is gone', () => {
    const position = {
      ...HELD,
      systems: {
        naboo: { units: { 'tie-fighter': 1, 'x-wing': 1 }, leaders: ['princess-leia'] },
      },
      start: { system: 'naboo', side: 'rebel' },
    };
    const ran = run(
      combatInGame,
      position,
      drawn('hit'),
      { kind: 'end-actions' },
      { kind: 'assign', die: 'black-1', figure: 'tie-fighter-1' },
      drawn('blank'),
      { kind: 'end-actions' },
      { kind: 'stay' },
    );
    expect(asks(ran)).toBe('over');
    expect(eventsOf(ran, 'leader-rescued')).toEqual([
      { leader: 'princess-leia', from: 'naboo', to: 'rebel-base-space' },
    ]);
    expect(citedBy(ran, 'leader-rescued')).toContain('rebellion.captured-leaders.no-imperials');
  });

  const rescue = (card: string, ...answers: readonly Answer[]) =>
    run(
      mission,
      { ...HELD, missions: [{ card, leaders: ['obi-wan-kenobi', 'han-solo'] }] },
      at('naboo'),
      ...answers,
    );

  it('by a mission lets its leaders go home too, each as he likes', () => {
    const asked = rescue('daring-rescue');
    expect(asks(asked)).toBe('rebel: rescuers');
    expect(verdict(asked, { leader: 'han-solo' })).toBe('allowed');
    const ran = rescue(
      'daring-rescue',
      { kind: 'go-along', leader: 'han-solo' },
      { kind: 'nobody-else' },
    );
    const where = (leader: 'han-solo' | 'obi-wan-kenobi' | 'princess-leia') =>
      ran.state.leaders[leader].place;
    expect(where('han-solo')).toEqual({ at: 'board', place: 'rebel-base-space' });
    expect(where('princess-leia')).toEqual({ at: 'board', place: 'rebel-base-space' });
    expect(where('obi-wan-kenobi')).toEqual({ at: 'board', place: 'naboo' });
  });

  it('comes after the steps before it: the card is still on the table', () => {
    expect(rescue('daring-rescue').state.missions).toHaveLength(1);
  });

  it('needs a system with a captive', () => {
    const ran = run(mission, {
      ...HELD,
      missions: [{ card: 'daring-rescue', leaders: ['han-solo', 'obi-wan-kenobi'] }],
    });
    expect(verdict(ran, at('ryloth'))).toBe('rebellion.missions.name-system');
  });

  it('by Homing Beacon ends in the region of the base', () => {
    const ran = run(
      mission,
      { ...HELD, missions: [{ card: 'homing-beacon', leaders: ['colonel-yularen'] }] },
      { kind: 'name-target', leader: 'princess-leia' },
      drawn('hit', 'hit', 'hit'),
      drawn('blank', 'blank'),
    );
    expect(asks(ran)).toBe('rebel: place-rescued');
    // Hoth lies with Bespin, Endor and Mustafar.
    expect(verdict(ran, { system: 'bespin' })).toBe('allowed');
    expect(verdict(ran, { system: 'naboo' })).toBe('absent');
  });
});
