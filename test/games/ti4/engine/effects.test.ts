import { describe, expect, it } from 'vitest';
import {
  DONE,
  FIRE,
  HOLD,
  STAY,
  asks,
  dice,
  drawsOf,
  eventsOf,
  mapWith,
  places,
  run,
  summary,
  verdict,
} from './helpers.ts';

/* What cards and sheets do in fights, whose texts no booklet prints: as the calculators know it. */

const fight = (setup: object, ...answers: readonly object[]) =>
  run('ti4/space-combat', setup, ...answers);
const invade = (setup: object, ...answers: readonly object[]) =>
  run('ti4/invasion', setup, ...answers);
const fleets = (red: object, blue: object) => ({ units: { s: { red, blue } } });
const NO_RETREAT = [STAY, STAY] as const;
const land = { kind: 'land' } as const;
const CONVERT = { kind: 'convert' } as const;
const destroy = (unit: string) => ({ kind: 'destroy', unit });
const repair = (unit: string) => ({ kind: 'repair', unit });
const EXHAUST = { kind: 'exhaust-technology', technology: 'magen-defense-grid' } as const;

describe('at the start of a space combat', () => {
  const assault = { red: { technologies: ['assault-cannon'] }, blue: {} };

  it('«Assault Cannon» takes a ship that the foe chooses, and no damage can be sustained for it', () => {
    const ran = fight({
      players: assault,
      ...fleets({ cruiser: 3 }, { dreadnought: 1, cruiser: 1, fighter: 1 }),
    });
    expect(asks(ran)).toBe('blue: opening');
    expect(verdict(ran, { kind: 'sustain' })).toBe('not offered');
    expect(verdict(ran, destroy('blue-fighter-1'))).toBe('not offered');
    const lost = fight(
      {
        players: assault,
        ...fleets({ cruiser: 3 }, { dreadnought: 1, cruiser: 1, fighter: 1 }),
      },
      destroy('blue-dreadnought-1'),
    );
    expect(places(lost)['s']).toMatchObject({ blue: { cruiser: 1, fighter: 1 } });
    expect(asks(lost)).toBe('blue: announce');
  });

  it.each([
    ['fighters do not count among the three', { cruiser: 2, fighter: 5 }, { cruiser: 1 }],
    ['fighters alone are spared', { cruiser: 3 }, { fighter: 2 }],
  ])('«Assault Cannon» is silent: %s', (_why, red, blue) => {
    expect(asks(fight({ players: assault, ...fleets(red, blue) }))).toBe('blue: announce');
  });

  it('may end the combat before any barrage', () => {
    const ran = fight(
      { players: assault, ...fleets({ cruiser: 3 }, { destroyer: 1 }) },
      destroy('blue-destroyer-1'),
    );
    expect(eventsOf(ran, 'combat-ended')).toEqual([{ winner: 'red', rounds: 0 }]);
    expect(eventsOf(ran, 'fired')).toEqual([]);
  });

  const mentak = { red: {}, blue: { faction: 'mentak-coalition' } };

  it('two of the Mentak cruisers and destroyers may shoot, the best of them', () => {
    const setup = {
      players: mentak,
      ...fleets({ carrier: 2 }, { destroyer: 2, cruiser: 1, dreadnought: 1 }),
    };
    expect(asks(fight(setup))).toBe('blue: opening');
    const shot = fight(setup, FIRE);
    expect(drawsOf(shot)).toEqual(['cruiser', 'destroyer']);
    const hit = fight(setup, FIRE, dice(7, 8));
    expect(eventsOf(hit, 'rolled')[0]?.hits).toBe(1);
    expect(places(hit)['s']).toMatchObject({ red: { carrier: 1 } });
    // Who holds does nothing.
    expect(places(fight(setup, HOLD))['s']).toMatchObject({ red: { carrier: 2 } });
  });

  it('the active player does all of it first', () => {
    const ran = fight({
      players: { red: { faction: 'mentak-coalition' }, blue: { technologies: ['impulse-core'] } },
      ...fleets({ cruiser: 1 }, { cruiser: 2 }),
    });
    expect(asks(ran)).toBe('red: opening');
    const next = fight(
      {
        players: { red: { faction: 'mentak-coalition' }, blue: { technologies: ['impulse-core'] } },
        ...fleets({ cruiser: 1 }, { cruiser: 2 }),
      },
      HOLD,
    );
    expect(asks(next)).toBe('blue: opening');
  });

  it('«Impulse Core» gives a ship of its own for a hit that spares fighters as long as it can', () => {
    const setup = {
      players: { red: { technologies: ['impulse-core'] }, blue: {} },
      ...fleets({ cruiser: 2 }, { carrier: 1, fighter: 2 }),
    };
    const ran = fight(setup, destroy('red-cruiser-1'));
    expect(places(ran)['s']).toEqual({ red: { cruiser: 1 }, blue: { fighter: 2 } });
    const only = fight(
      { ...setup, ...fleets({ cruiser: 2 }, { fighter: 2 }) },
      destroy('red-cruiser-1'),
    );
    expect(places(only)['s']).toEqual({ red: { cruiser: 1 }, blue: { fighter: 1 } });
  });

  it('«Dimensional Splicer» hits the ship it is aimed at, beside a wormhole only', () => {
    const setup = {
      players: { red: { technologies: ['dimensional-splicer'] }, blue: {} },
      ...fleets({ cruiser: 1 }, { dreadnought: 1, cruiser: 1 }),
    };
    expect(asks(fight(setup))).toBe('blue: announce');
    const gate = { ...setup, systems: mapWith({ s: { wormholes: ['alpha'] } }) };
    const aimed = fight(gate, { kind: 'aim', unit: 'blue-cruiser-1' });
    expect(places(aimed)['s']).toMatchObject({ blue: { dreadnought: 1 } });
    const sustained = fight(gate, { kind: 'aim', unit: 'blue-dreadnought-1' });
    expect(asks(sustained)).toBe('blue: hits');
    expect(verdict(sustained, destroy('blue-cruiser-1'))).toBe('not offered');
    expect(verdict(sustained, { kind: 'sustain' })).toBe('allowed');
  });
});

describe('«Duranium Armor»', () => {
  const setup = {
    players: { red: {}, blue: { technologies: ['duranium-armor'] } },
    ...fleets({ 'war-sun': 1 }, { dreadnought: 2 }),
  };
  const SUSTAIN = { kind: 'sustain', unit: 'blue-dreadnought-1' } as const;
  const first = [...NO_RETREAT, dice(3, 1, 1), dice(1, 1), SUSTAIN] as const;

  it('repairs nothing that has sustained damage in the same round', () => {
    const ran = fight(setup, ...first);
    expect(asks(ran)).toBe('blue: announce');
    expect(summary(ran).damaged).toEqual(['blue-dreadnought-1']);
  });

  it('repairs in the next round what was damaged in this', () => {
    const hit = fight(setup, ...first, ...NO_RETREAT, dice(3, 1, 1), dice(1, 1), {
      kind: 'sustain',
      unit: 'blue-dreadnought-2',
    });
    expect(asks(hit)).toBe('blue: mend');
    expect(verdict(hit, repair('blue-dreadnought-1'))).toBe('allowed');
    expect(verdict(hit, repair('blue-dreadnought-2'))).toBe('not offered');
  });
});

describe('in a ground combat', () => {
  const shore = (red: object, blue: object, ships: object = {}, ground: object = {}) => ({
    players: { red, blue: { planets: ['lodor'], ...blue } },
    units: {
      s: { red: { carrier: 1, infantry: 2, ...ships } },
      lodor: { blue: { infantry: 2, ...ground } },
    },
  });

  const grid = { technologies: ['magen-defense-grid'] };

  it('«Magen Defense Grid» keeps who lands from rolling in one round', () => {
    const setup = shore({}, grid, {}, { pds: 1 });
    const landed = [land, land, HOLD] as const;
    const ran = invade(setup, ...landed);
    expect(asks(ran)).toBe('blue: grid');
    const silent = invade(setup, ...landed, EXHAUST);
    expect(asks(silent)).toBe('blue: roll');
    const round2 = invade(setup, ...landed, EXHAUST, dice(8, 1));
    expect(places(round2)['lodor']).toMatchObject({ red: { infantry: 1 }, blue: { infantry: 2 } });
    // The card is exhausted by then.
    expect(asks(round2)).toBe('red: roll');
    expect(asks(invade(setup, ...landed, HOLD))).toBe('red: roll');
  });

  it('«Magen Defense Grid» needs a unit with Planetary Shield', () => {
    expect(asks(invade(shore({}, grid), land, land))).toBe('red: roll');
  });

  it('«Magen Defense Grid» is refused where a war sun takes the shield away (60.3•1)', () => {
    const setup = shore({}, grid, { 'war-sun': 1 }, { pds: 1 });
    const ran = invade(setup, DONE, land, land, HOLD);
    expect(asks(ran)).toBe('blue: grid');
    expect(verdict(ran, EXHAUST)).toBe('planetary-shield.magen-grid');
  });

  const l1z1x = { faction: 'l1z1x' };

  it('«Harrow» bombards once more when a round is over, and no force of its own suffers (7.1•5)', () => {
    const setup = shore(l1z1x, {}, { dreadnought: 1 });
    const ran = invade(setup, DONE, land, land, dice(1, 1), dice(1, 1));
    expect(asks(ran)).toBe('red: harrow');
    const hit = invade(setup, DONE, land, land, dice(1, 1), dice(1, 1), FIRE, dice(5));
    expect(places(hit)['lodor']).toEqual({ red: { infantry: 2 }, blue: { infantry: 1 } });
    expect(asks(invade(setup, DONE, land, land, dice(1, 1), dice(1, 1), HOLD))).toBe('red: roll');
  });

  it('«Harrow» is stopped by Planetary Shield (60.2), unless a war sun is there (60.3)', () => {
    const round = [land, land, HOLD, dice(1, 1), dice(1, 1)] as const;
    const ran = invade(shore(l1z1x, {}, { dreadnought: 1 }, { pds: 1 }), DONE, ...round);
    expect(verdict(ran, FIRE)).toBe('planetary-shield.harrow');
    const sun = invade(
      shore(l1z1x, {}, { dreadnought: 1, 'war-sun': 1 }, { pds: 1 }),
      DONE,
      ...round,
    );
    expect(verdict(sun, FIRE)).toBe('allowed');
  });

  it('the Yin may pay two influence to take an infantry over, and cannot with less', () => {
    const yin = { faction: 'yin-brotherhood', goods: 2 };
    const ran = invade(shore(yin, {}), land, land, CONVERT, { kind: 'spend-good' });
    expect(asks(ran)).toBe('red: pay');
    const done = invade(
      shore(yin, {}),
      land,
      land,
      CONVERT,
      { kind: 'spend-good' },
      { kind: 'spend-good' },
    );
    expect(places(done)['lodor']).toEqual({ red: { infantry: 3 }, blue: { infantry: 1 } });
    const poor = invade(shore({ ...yin, goods: 1 }, {}), land, land);
    expect(verdict(poor, CONVERT)).toBe('abilities.paying');
  });

  it('who has been taken over as the last ends the combat', () => {
    const setup = {
      players: { red: { faction: 'yin-brotherhood', goods: 2 }, blue: { planets: ['lodor'] } },
      units: { s: { red: { carrier: 1, infantry: 1 } }, lodor: { blue: { infantry: 1 } } },
    };
    const good = { kind: 'spend-good' };
    const ran = invade(setup, land, CONVERT, good, good);
    expect(eventsOf(ran, 'ground-ended')).toEqual([{ planet: 'lodor', winner: 'red' }]);
    expect(places(ran)['lodor']).toEqual({ red: { infantry: 2 } });
  });

  it('«Valkyrie Particle Weave» answers hits with one more', () => {
    const weave = { faction: 'sardakk-norr', technologies: ['valkyrie-particle-weave'] };
    const hit = invade(shore({}, weave), land, land, dice(8, 1), dice(1, 1));
    expect(places(hit)['lodor']).toEqual({ red: { infantry: 1 }, blue: { infantry: 1 } });
    const missed = invade(shore({}, weave), land, land, dice(1, 1), dice(1, 1));
    expect(places(missed)['lodor']).toEqual({ red: { infantry: 2 }, blue: { infantry: 2 } });
  });
});

describe('flagships', () => {
  const led = (faction: string, red: object, blue: object) => ({
    players: { red: { faction }, blue: {} },
    ...fleets({ flagship: 1, ...red }, blue),
  });

  it('of the Mentak keep the ships of others from sustaining damage', () => {
    const setup = led('mentak-coalition', {}, { dreadnought: 2 });
    const ran = fight(setup, ...NO_RETREAT, dice(7, 1), dice(1, 1));
    expect(asks(ran)).toBe('blue: hits');
    expect(verdict(ran, { kind: 'sustain' })).toBe('golden-rules.cannot');
    const own = fight(setup, ...NO_RETREAT, dice(1, 1), dice(5, 1));
    expect(verdict(own, { kind: 'sustain' })).toBe('allowed');
  });

  it('of Winnu roll a die for each ship of the foe that is no fighter', () => {
    const ran = fight(led('winnu', {}, { cruiser: 3, fighter: 2 }), ...NO_RETREAT);
    expect(drawsOf(ran)).toEqual(['flagship', 'flagship', 'flagship']);
  });

  it('of Sardakk N’orr lead all ships but themselves', () => {
    const setup = led('sardakk-norr', { cruiser: 1 }, { carrier: 3 });
    const ran = fight(setup, ...NO_RETREAT, dice(5, 5, 6));
    expect(eventsOf(ran, 'rolled')[0]?.shown.map(({ bonus, hit }) => [bonus, hit])).toEqual([
      [0, false],
      [0, false],
      [1, true],
    ]);
  });

  it('of Jol-Nar hit twice more with nine and ten', () => {
    const setup = led('universities-of-jol-nar', {}, { carrier: 8 });
    const ran = fight(setup, ...NO_RETREAT, dice(9, 6));
    expect(eventsOf(ran, 'rolled')[0]?.hits).toBe(4);
    const low = fight(setup, ...NO_RETREAT, dice(8, 6));
    expect(eventsOf(low, 'rolled')[0]?.hits).toBe(2);
  });

  it('of the Barony mend themselves when a round begins', () => {
    const setup = led('barony-of-letnev', {}, { cruiser: 1 });
    const hit = fight(setup, ...NO_RETREAT, dice(1, 1), dice(7), { kind: 'sustain' });
    expect(eventsOf(hit, 'repaired')).toEqual([{ player: 'red', type: 'flagship' }]);
    expect(summary(hit).damaged).toEqual([]);
    expect(eventsOf(hit, 'combat-round')).toHaveLength(2);
  });

  it('of the Barony take Planetary Shield away', () => {
    const setup = {
      players: { red: { faction: 'barony-of-letnev' }, blue: { planets: ['lodor'] } },
      units: {
        s: { red: { flagship: 1, infantry: 1 } },
        lodor: { blue: { infantry: 1, pds: 1 } },
      },
    };
    expect(verdict(invade(setup), { kind: 'bombard' })).toBe('allowed');
  });

  it('of the L1Z1X aim past fighters, with dreadnoughts and no other ships', () => {
    const prey = { cruiser: 1, fighter: 3 };
    const setup = led('l1z1x', { dreadnought: 1, cruiser: 1 }, prey);
    const missed = [dice(1, 1, 1, 1)] as const;
    // The flagship hits once: the cruiser has to go, whoever likes it or not.
    const aimed = fight(setup, ...NO_RETREAT, dice(5, 1, 1, 1), ...missed);
    expect(places(aimed)['s']).toMatchObject({ blue: { fighter: 3 } });
    // A cruiser hits: blue chooses.
    const free = fight(setup, ...NO_RETREAT, dice(1, 1, 1, 7), ...missed);
    expect(verdict(free, destroy('blue-fighter-1'))).toBe('allowed');
    // Of two aimed hits the second finds fighters only.
    const both = fight(setup, ...NO_RETREAT, dice(5, 1, 5, 1), ...missed);
    expect(places(both)['s']).toMatchObject({ blue: { fighter: 2 } });
    const two = fight(
      led('l1z1x', {}, { cruiser: 2, fighter: 1 }),
      ...NO_RETREAT,
      dice(5, 1),
      dice(1, 1, 1),
    );
    expect(places(two)['s']).toMatchObject({ blue: { cruiser: 1, fighter: 1 } });
    const sturdy = fight(
      led('l1z1x', {}, { dreadnought: 1, cruiser: 1, fighter: 1 }),
      ...NO_RETREAT,
      dice(5, 1),
      dice(1, 1, 1),
    );
    expect(verdict(sturdy, destroy('blue-fighter-1'))).toBe('golden-rules.card-first');
    expect(verdict(sturdy, { kind: 'sustain' })).toBe('allowed');
  });

  it('of the Yin take every ship with them', () => {
    const setup = led('yin-brotherhood', { cruiser: 1 }, { cruiser: 2 });
    const ran = fight(setup, ...NO_RETREAT, dice(1, 1, 1), dice(7, 7), destroy('red-flagship-1'));
    expect(places(ran)['s']).toBeUndefined();
    expect(eventsOf(ran, 'combat-ended')).toEqual([{ winner: null, rounds: 1 }]);
  });
});
