import { describe, expect, it } from 'vitest';
import {
  DONE,
  FIRE,
  HOLD,
  asks,
  dice,
  eventsOf,
  places,
  run,
  summary,
  verdict,
} from './helpers.ts';

const invade = (setup: object, ...answers: readonly object[]) =>
  run('ti4/invasion', setup, ...answers);
const BLUE = { red: {}, blue: { planets: ['lodor'] } };
const land = { kind: 'land', planet: 'lodor' };
const aim = { kind: 'bombard', planet: 'lodor' };

describe('bombardment', () => {
  const units = (red: object, blue: object) => ({
    players: BLUE,
    units: { s: { red }, lodor: { blue } },
  });

  it('kills ground forces and loses the hits beyond them (B28)', () => {
    const ran = invade(units({ 'war-sun': 1 }, { infantry: 2 }), aim, dice(3, 4, 5));
    expect(places(ran)['lodor']).toBeUndefined();
    expect(eventsOf(ran, 'hits-lost')).toEqual([{ player: 'blue', hits: 1, why: 'bombardment' }]);
  });

  it('is refused against a planetary shield (B28)', () => {
    const ran = invade(units({ dreadnought: 1 }, { infantry: 1, pds: 1 }));
    expect(verdict(ran, aim)).toBe('bombardment.planetary-shield');
  });

  it('is open against a shield while a war sun is there (B28)', () => {
    const ran = invade(units({ dreadnought: 1, 'war-sun': 1 }, { infantry: 1, pds: 1 }));
    expect(verdict(ran, { ...aim, unit: 'red-dreadnought-1' })).toBe('allowed');
  });
});

describe('Space Cannon, the defence', () => {
  it('kills one of two that land (B29)', () => {
    const setup = {
      players: BLUE,
      units: { s: { red: { carrier: 1, infantry: 2 } }, lodor: { blue: { pds: 1 } } },
    };
    const ran = invade(setup, land, land, FIRE, dice(6));
    expect(places(ran)['lodor']).toEqual({ red: { infantry: 1 } });
    expect(summary(ran).control['lodor']).toBe('red');
  });

  it('leaves nobody to take control when it kills the only one (B30)', () => {
    const setup = {
      players: BLUE,
      units: { s: { red: { carrier: 1, infantry: 1 } }, lodor: { blue: { pds: 1 } } },
    };
    const ran = invade(setup, land, FIRE, dice(6));
    expect(summary(ran).control['lodor']).toBe('blue');
    expect(eventsOf(ran, 'ground-round')).toEqual([]);
  });

  it('does not reach from a neighbouring system (B18)', () => {
    const players = { red: {}, blue: { planets: ['lodor'], technologies: ['pds-ii'] } };
    const ran = invade(
      {
        players,
        units: { s: { red: { carrier: 1, infantry: 1 } }, 'b-planet': { blue: { pds: 1 } } },
      },
      land,
    );
    expect(asks(ran)).toBe('over');
  });

  it('fires planet by planet, in the order of the active player', () => {
    const systems = [{ id: 's', at: [0, 0], planets: [{ id: 'p' }, { id: 'q' }] }];
    const units = {
      s: { red: { carrier: 1, infantry: 2 } },
      p: { blue: { pds: 1 } },
      q: { blue: { pds: 1 } },
    };
    const players = { red: {}, blue: { planets: ['p', 'q'] } };
    const ran = invade(
      { systems, units, players },
      { ...land, planet: 'p' },
      { ...land, planet: 'q' },
    );
    expect(asks(ran)).toBe('red: order');
    expect(
      asks(
        invade(
          { systems, units, players },
          { ...land, planet: 'p' },
          { ...land, planet: 'q' },
          { kind: 'planet', planet: 'q' },
          HOLD,
          HOLD,
        ),
      ),
    ).toBe('over');
  });
});

describe('ground combat', () => {
  const duel = {
    players: BLUE,
    units: { s: { red: { carrier: 1, infantry: 1 } }, lodor: { blue: { infantry: 1 } } },
  };

  it('leaves the planet to the defender when everybody dies (B31)', () => {
    const ran = invade(duel, land, dice(8), dice(8));
    expect(summary(ran).control['lodor']).toBe('blue');
    expect(ran.state.holdings['lodor']?.token).toBe(true);
    expect(eventsOf(ran, 'ground-ended')).toEqual([{ planet: 'lodor', winner: null }]);
  });

  it('goes on round by round until one side is gone', () => {
    const ran = invade(duel, land, dice(1), dice(1), dice(8), dice(1));
    expect(eventsOf(ran, 'ground-round').map(({ round }) => round)).toEqual([1, 2]);
    expect(summary(ran).control['lodor']).toBe('red');
  });
});

describe('control', () => {
  it('destroys structures at once and exhausts the card (B32)', () => {
    const units = {
      s: { red: { carrier: 1, infantry: 1 } },
      lodor: { blue: { pds: 1, 'space-dock': 1 } },
    };
    const ran = invade({ players: BLUE, units }, land, HOLD);
    expect(places(ran)['lodor']).toEqual({ red: { infantry: 1 } });
    expect(summary(ran).exhausted).toEqual(['lodor']);
  });

  it('is not gained over a planet that is one’s own', () => {
    const ran = invade(
      {
        players: { red: { planets: ['lodor'] }, blue: {} },
        units: { s: { red: { carrier: 1, infantry: 1 } } },
      },
      land,
    );
    expect(summary(ran).exhausted).toEqual([]);
  });
});

describe('Mecatol Rex', () => {
  const rex = (players: object, infantry = 1) => ({
    systems: [
      { tile: 18, at: [0, 0] },
      { tile: 26, at: [0, -1] },
      { tile: 34, at: [1, -1] },
    ],
    system: '18',
    custodians: true,
    players,
    units: { 18: { red: { carrier: 1, cruiser: 1, infantry } } },
  });
  const rich = { red: { goods: 6 }, blue: {} };
  const pay = Array.from({ length: 6 }, () => ({ kind: 'spend-good' }));

  it('is closed while the custodians token lies there', () => {
    const ran = invade(rex(rich), HOLD);
    expect(verdict(ran, { kind: 'land' })).toBe('custodians-token.no-landing');
  });

  it('is opened for 6 influence, with a point, and somebody must land (B33)', () => {
    const ran = invade(rex(rich, 2), { kind: 'custodians' }, ...pay);
    expect(summary(ran).points['red']).toBe(1);
    expect(summary(ran).custodians).toBe(false);
    expect(verdict(ran, DONE)).toBe('custodians-token.remove');
    const landed = invade(rex(rich, 2), { kind: 'custodians' }, ...pay, { kind: 'land' });
    expect(verdict(landed, DONE)).toBe('allowed');
  });

  it('is not opened without the influence or without somebody to land (B33)', () => {
    expect(verdict(invade(rex({ red: { goods: 5 }, blue: {} })), { kind: 'custodians' })).toBe(
      'custodians-token.remove',
    );
    const nobody = {
      ...rex(rich, 0),
      units: { 18: { red: { dreadnought: 1 } }, 'mecatol-rex': { blue: { infantry: 1 } } },
    };
    expect(verdict(invade(nobody, DONE), { kind: 'custodians' })).toBe(
      'custodians-token.must-be-able',
    );
  });
});
