import { describe, expect, it } from 'vitest';
import {
  ANNOUNCE,
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

const fight = (setup: object, ...answers: readonly object[]) =>
  run('ti4/space-combat', setup, ...answers);
const fleets = (red: object, blue: object) => ({ units: { s: { red, blue } } });
const NO_RETREAT = [STAY, STAY] as const;

describe('Space Cannon, the attack', () => {
  const pds = { s: { red: { cruiser: 2 } }, lodor: { blue: { pds: 2 } } };

  it('hits on its value: 6 hits and 5 misses, one ship of the active player dies (B17)', () => {
    const ran = fight({ units: pds }, FIRE, dice(6, 5));
    expect(eventsOf(ran, 'rolled')[0]?.hits).toBe(1);
    expect(places(ran)['s']).toEqual({ red: { cruiser: 1 } });
  });

  it('may be left alone', () => {
    expect(places(fight({ units: pds }, HOLD))['s']).toEqual({ red: { cruiser: 2 } });
  });

  it('reaches from a neighbouring system only with Deep Space Cannon (B18)', () => {
    const units = { s: { red: { cruiser: 1 } }, 'b-planet': { blue: { pds: 1 } } };
    expect(eventsOf(fight({ units }), 'cannon-skipped')).toHaveLength(1);
    const deep = { red: {}, blue: { technologies: ['pds-ii'] } };
    expect(asks(fight({ units, players: deep }))).toBe('blue: cannon');
    const hit = fight({ units, players: deep }, FIRE, dice(5));
    expect(places(hit)['s']).toBeUndefined();
  });

  it('goes clockwise from the left of the active player, who comes last and picks a target', () => {
    const setup = {
      players: { red: {}, blue: {}, yellow: { technologies: ['pds-ii'] } },
      units: {
        s: { red: { cruiser: 3 }, blue: { cruiser: 2 } },
        lodor: { red: { pds: 1 } },
        'b-planet': { yellow: { pds: 1 } },
      },
    };
    const first = fight(setup);
    expect(asks(first)).toBe('yellow: cannon');
    expect(verdict(first, { kind: 'fire', target: 'blue' })).toBe('space-cannon.target-active');
    expect(verdict(first, { kind: 'fire', target: 'red' })).toBe('allowed');
    expect(asks(fight(setup, HOLD))).toBe('red: cannon');
  });

  it('spares fighters with Graviton Laser System (A11)', () => {
    const setup = {
      players: { red: {}, blue: { technologies: ['graviton-laser-system'] } },
      units: { s: { red: { cruiser: 1, destroyer: 1, fighter: 2 } }, lodor: { blue: { pds: 1 } } },
    };
    const ran = fight(setup, { kind: 'exhaust-technology' }, FIRE, dice(9));
    expect(verdict(ran, { unit: 'red-fighter-1' })).toBe('technology-cards.graviton-laser-system');
    expect(verdict(ran, { unit: 'red-cruiser-1' })).toBe('allowed');
    expect(asks(fight(setup, FIRE, dice(1)))).not.toContain('cannon');
  });
});

describe('Anti-Fighter Barrage', () => {
  const setup = fleets({ destroyer: 1 }, { fighter: 1, cruiser: 1, carrier: 1 });

  it('kills fighters only and loses the hits beyond them (B19)', () => {
    const ran = fight(setup, FIRE, dice(9, 10));
    expect(places(ran)['s']).toEqual({
      red: { destroyer: 1 },
      blue: { cruiser: 1, carrier: 1 },
    });
    expect(eventsOf(ran, 'hits-lost')).toEqual([{ player: 'blue', hits: 1, why: 'barrage' }]);
  });

  it('takes place without fighters, and in the first round only', () => {
    const ran = fight(fleets({ destroyer: 1 }, { cruiser: 1 }), FIRE, dice(10, 10), STAY, STAY);
    expect(asks(ran)).toBe('red: roll');
    const later = fight(
      fleets({ destroyer: 1 }, { cruiser: 1 }),
      FIRE,
      dice(10, 10),
      ...NO_RETREAT,
      dice(1),
      dice(1),
    );
    expect(asks(later)).toBe('blue: announce');
    expect(later.state.battle?.round).toBe(2);
  });

  it('cannot be met with Sustain Damage (A3)', () => {
    const ran = fight(
      fleets({ destroyer: 1 }, { fighter: 2, dreadnought: 1, carrier: 1 }),
      FIRE,
      dice(9, 1),
    );
    expect(verdict(ran, { kind: 'sustain' })).toBe('sustain-damage.possible-target');
    expect(verdict(ran, { kind: 'destroy', unit: 'blue-dreadnought-1' })).toBe(
      'anti-fighter-barrage.assign',
    );
  });

  it('ends the combat at once when it kills the only ships (B20)', () => {
    const ran = fight(fleets({ destroyer: 1 }, { fighter: 2 }), FIRE, dice(9, 9));
    expect(eventsOf(ran, 'barrage-ended-combat')).toHaveLength(1);
    expect(eventsOf(ran, 'combat-ended')).toEqual([{ winner: 'red', rounds: 0 }]);
  });
});

describe('a combat round', () => {
  it('rolls a die for each burst icon (B21)', () => {
    const values = { cruiser: { combat: { hit: 7, dice: 2 } } };
    const setup = {
      players: { red: { values }, blue: {} },
      ...fleets({ cruiser: 1 }, { cruiser: 1 }),
    };
    const ran = fight(setup, ...NO_RETREAT, dice(7, 6));
    expect(eventsOf(ran, 'rolled')[0]?.hits).toBe(1);
  });

  it('rolls units of a lower combat value first', () => {
    const ran = fight(
      fleets({ cruiser: 1, 'war-sun': 1, dreadnought: 1 }, { cruiser: 1 }),
      STAY,
      STAY,
    );
    expect(drawsOf(ran)).toEqual(['war-sun', 'war-sun', 'war-sun', 'dreadnought', 'cruiser']);
  });

  it('adds 1 to the dice of the defender in a nebula (B22)', () => {
    const setup = {
      systems: mapWith({ s: { anomalies: ['nebula'] } }),
      ...fleets({ cruiser: 1 }, { cruiser: 1 }),
    };
    const ran = fight(setup, ...NO_RETREAT, dice(6), dice(6));
    expect(eventsOf(ran, 'rolled').map(({ hits }) => hits)).toEqual([0, 1]);
    expect(eventsOf(ran, 'combat-ended')[0]?.winner).toBe('blue');
  });

  it('cancels hits by Sustain Damage first, then destroys (B23)', () => {
    const setup = fleets({ cruiser: 3 }, { dreadnought: 1, cruiser: 1 });
    const rolled = [...NO_RETREAT, dice(7, 7, 1), dice(5, 1)];
    const ran = fight(setup, ...rolled);
    expect(asks(ran)).toBe('blue: hits');
    expect(
      verdict(fight(setup, ...rolled, { kind: 'destroy', unit: 'blue-cruiser-1' }), {
        kind: 'sustain',
      }),
    ).toBe('space-combat.sustain-first');
    const sustained = fight(setup, ...rolled, { kind: 'sustain' });
    expect(verdict(sustained, { kind: 'sustain' })).toBe('sustain-damage.damaged');
    const after = fight(
      setup,
      ...rolled,
      { kind: 'sustain' },
      { kind: 'destroy', unit: 'blue-cruiser-1' },
    );
    expect(places(after)['s']).toEqual({ red: { cruiser: 2 }, blue: { dreadnought: 1 } });
    expect(summary(after).damaged).toEqual(['blue-dreadnought-1']);
  });

  it('lets Non-Euclidean Shielding cancel two of three hits (A5)', () => {
    const units = fleets({ cruiser: 3 }, { dreadnought: 1, cruiser: 3 });
    const hits = (technologies: readonly string[]) => {
      const ran = fight(
        { ...units, players: { red: {}, blue: { faction: 'barony-of-letnev', technologies } } },
        ...NO_RETREAT,
        dice(7, 8, 9),
        dice(1, 1, 1, 1),
        { kind: 'sustain' },
      );
      return ran.state.hits['blue'];
    };
    expect(hits(['non-euclidean-shielding'])).toBe(1);
    expect(hits([])).toBe(2);
  });

  it('is a draw when both last ships die in the same step (B27)', () => {
    const ran = fight(fleets({ cruiser: 1 }, { cruiser: 1 }), ...NO_RETREAT, dice(7), dice(7));
    expect(eventsOf(ran, 'combat-ended')).toEqual([{ winner: null, rounds: 1 }]);
  });

  it('rerolls at once, each die once by the same ability', () => {
    const setup = {
      players: { red: { rerolls: 1 }, blue: {} },
      ...fleets({ cruiser: 2 }, { cruiser: 1 }),
    };
    const shown = [...NO_RETREAT, dice(3, 8)];
    expect(asks(fight(setup, ...shown))).toBe('red: reroll');
    const again = fight(setup, ...shown, { kind: 'reroll', die: 0 }, dice(9));
    expect(verdict(again, { kind: 'reroll', die: 0 })).toBe('rerolls.same-ability');
    expect(verdict(again, { kind: 'reroll', die: 1 })).toBe('allowed');
    const kept = fight(setup, ...shown, { kind: 'reroll', die: 0 }, dice(9), { kind: 'keep' });
    expect(eventsOf(kept, 'rolled')[0]?.hits).toBe(2);
  });

  it('counts an effect that adds to combat rolls', () => {
    const setup = {
      players: { red: { combatBonus: 1 }, blue: {} },
      ...fleets({ cruiser: 1 }, { cruiser: 1 }),
    };
    expect(eventsOf(fight(setup, ...NO_RETREAT, dice(6)), 'rolled')[0]?.hits).toBe(1);
  });
});

describe('a retreat', () => {
  const players = { red: { planets: [] }, blue: { planets: ['b-planet'] } };
  const duel = { players, ...fleets({ cruiser: 2 }, { cruiser: 2 }) };

  it('is closed to the attacker once the defender has announced (B24)', () => {
    const units = { ...duel.units, a: { red: { destroyer: 1 } } };
    expect(verdict(fight({ ...duel, units }, STAY), ANNOUNCE)).toBe('allowed');
    expect(verdict(fight({ ...duel, units }, ANNOUNCE), ANNOUNCE)).toBe(
      'space-combat.attacker-cannot-retreat',
    );
  });

  it('does not happen when the opponent has no ships left (B24)', () => {
    const ran = fight(
      { ...duel, ...fleets({ cruiser: 1 }, { cruiser: 2 }) },
      ANNOUNCE,
      STAY,
      dice(1),
      dice(7, 1),
    );
    expect(eventsOf(ran, 'retreat-cancelled')).toHaveLength(1);
    expect(places(ran)['s']).toEqual({ blue: { cruiser: 2 } });
  });

  const RETREAT = [ANNOUNCE, STAY, dice(1, 1), dice(1, 1, 1)] as const;

  it('takes the ships that move, loses what cannot follow, and lays a token (B25)', () => {
    const setup = { ...duel, ...fleets({ cruiser: 2 }, { cruiser: 1, fighter: 2 }) };
    const ran = fight(setup, ...RETREAT, { kind: 'retreat', to: 'b' });
    expect(places(ran)).toEqual({ s: { red: { cruiser: 2 } }, b: { blue: { cruiser: 1 } } });
    expect(summary(ran).tokens['b']).toEqual(['blue']);
    expect(summary(ran).pools['blue']).toEqual([3, 3, 2, 7]);
  });

  it('takes the token from a pool when the reinforcements hold none (B25)', () => {
    const short = { ...players, blue: { planets: ['b-planet'], reserve: 0 } };
    const ran = fight({ ...duel, players: short }, ANNOUNCE, STAY, dice(1, 1), dice(1, 1), {
      kind: 'retreat',
    });
    expect(asks(ran)).toBe('blue: retreat-token');
    expect(verdict(ran, { kind: 'token-from', pool: 'strategy' })).toBe('allowed');
  });

  it('lays no second token (B25)', () => {
    const ran = fight(
      { ...duel, tokens: { b: ['blue'] } },
      ...[ANNOUNCE, STAY, dice(1, 1), dice(1, 1)],
      { kind: 'retreat' },
    );
    expect(summary(ran).tokens['b']).toEqual(['blue']);
  });

  it('must follow its announcement, to a system that fits', () => {
    const ran = fight(duel, ANNOUNCE, STAY, dice(1, 1), dice(1, 1));
    expect(verdict(ran, STAY)).toBe('space-combat.retreat');
    expect(verdict(ran, { kind: 'retreat', to: 'a' })).toBe('space-combat.retreat-destination');
  });

  it('cannot be announced when no neighbouring system fits (B26)', () => {
    expect(verdict(fight(fleets({ cruiser: 1 }, { cruiser: 1 })), ANNOUNCE)).toBe(
      'space-combat.retreat-needs-system',
    );
  });
});

describe('capacity', () => {
  it('may be exceeded during combat and is made good after it (B16)', () => {
    const ran = fight(
      fleets({ carrier: 1, fighter: 3, infantry: 2 }, { cruiser: 1 }),
      ...NO_RETREAT,
      dice(9, 1, 1, 1),
      dice(1),
    );
    expect(asks(ran)).toBe('red: limits');
    expect(verdict(ran, { kind: 'remove', unit: 'red-fighter-1' })).toBe('allowed');
    expect(verdict(ran, { kind: 'remove', unit: 'red-infantry-1' })).toBe('allowed');
  });
});
