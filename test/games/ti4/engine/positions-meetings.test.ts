import { describe, expect } from 'vitest';
import {
  DONE,
  FIRE,
  HOLD,
  STAY,
  asks,
  dice,
  drawsOf,
  eventsOf,
  places,
  run,
  summary,
  verdict,
} from './helpers.ts';
import { by, no } from './positions.ts';

/* Where the effects of cards and sheets meet the rules of fights. */

const fight = (setup: object, ...answers: readonly object[]) =>
  run('ti4/space-combat', setup, ...answers);
const invade = (setup: object, ...answers: readonly object[]) =>
  run('ti4/invasion', setup, ...answers);
const NO_RETREAT = [STAY, STAY] as const;
const SUSTAIN = { kind: 'sustain' } as const;
const ANNOUNCE = { kind: 'announce' } as const;
const LAND = { kind: 'land' } as const;
const GOOD = { kind: 'spend-good' } as const;
const CONVERT = { kind: 'convert' } as const;
const destroy = (unit: string) => ({ kind: 'destroy', unit });
const of = (faction: string, more: object = {}) => ({ faction, ...more });
const knows = (...technologies: readonly string[]) => ({ technologies });
const space = (players: object, red: object, blue: object, more: object = {}) => ({
  players,
  units: { s: { red, blue } },
  ...more,
});

describe('the start of a space combat', () => {
  const mentak = { red: of('mentak-coalition'), blue: {} };

  by('sustain-damage.any-hit', 'hits ships that may sustain what is no combat roll', () => {
    const ran = fight(space(mentak, { cruiser: 1 }, { dreadnought: 1 }), FIRE, dice(7));
    expect(verdict(ran, SUSTAIN)).toBe('allowed');
    expect(
      asks(fight(space(mentak, { cruiser: 1 }, { dreadnought: 1 }), FIRE, dice(7), SUSTAIN)),
    ).toBe('blue: announce');
  });

  by(
    'space-combat.before-combat',
    'comes when the cannons have fired, and counts who is left',
    () => {
      const setup = {
        players: { red: knows('assault-cannon'), blue: {} },
        units: { s: { red: { cruiser: 3 }, blue: { carrier: 1 } }, lodor: { blue: { pds: 1 } } },
      };
      const hit = fight(setup, FIRE, dice(6));
      expect(asks(hit)).toBe('blue: announce');
      expect(asks(fight(setup, FIRE, dice(5)))).toBe('blue: opening');
      // Three are left, and blue chooses which of two carriers has to go.
      const spared = fight(
        { ...setup, units: { ...setup.units, s: { red: { cruiser: 3 }, blue: { carrier: 2 } } } },
        FIRE,
        dice(5),
        destroy('blue-carrier-1'),
      );
      expect(places(spared)['s']).toEqual({ red: { cruiser: 3 }, blue: { carrier: 1 } });
    },
  );

  by('sustain-damage.direct-destruction', 'takes a whole dreadnought without a hit', () => {
    const setup = space(
      { red: knows('assault-cannon'), blue: {} },
      { cruiser: 3 },
      { dreadnought: 2 },
    );
    const ran = fight(setup, destroy('blue-dreadnought-1'));
    expect(eventsOf(ran, 'sustained')).toEqual([]);
    expect(summary(ran).damaged).toEqual([]);
  });

  by('space-combat.end', 'may leave nobody on either side', () => {
    const setup = space(
      { red: knows('assault-cannon'), blue: of('yin-brotherhood') },
      { cruiser: 3 },
      { flagship: 1, cruiser: 1 },
    );
    const ran = fight(setup, destroy('blue-flagship-1'));
    expect(eventsOf(ran, 'combat-ended')).toEqual([{ winner: null, rounds: 0 }]);
    expect(places(ran)['s']).toBeUndefined();
  });

  by('anti-fighter-barrage.what', 'is over before the barrage, which finds fewer fighters', () => {
    const setup = space(
      { red: of('mentak-coalition'), blue: {} },
      { destroyer: 1 },
      { carrier: 1, fighter: 1 },
    );
    const ran = fight(setup, FIRE, dice(9), destroy('blue-fighter-1'), FIRE, dice(10, 10));
    expect(eventsOf(ran, 'hits-lost')).toEqual([{ player: 'blue', hits: 2, why: 'barrage' }]);
  });

  by('rerolls.what', 'is no combat roll, and nobody rerolls its dice', () => {
    const setup = space(
      { red: of('mentak-coalition', { rerolls: 1 }), blue: {} },
      { cruiser: 1 },
      { carrier: 2 },
    );
    expect(asks(fight(setup, FIRE, dice(1)))).toBe('blue: announce');
  });

  by('sustain-damage.letnev-shielding', 'wastes the second hit a shield could take', () => {
    const setup = space(
      {
        red: of('mentak-coalition'),
        blue: of('barony-of-letnev', knows('non-euclidean-shielding')),
      },
      { cruiser: 1 },
      { dreadnought: 1 },
    );
    const ran = fight(setup, FIRE, dice(7), SUSTAIN);
    expect(eventsOf(ran, 'sustained')).toEqual([
      { player: 'blue', type: 'dreadnought', cancelled: 1 },
    ]);
  });

  by('fleet-pool.not-counted', 'gives one’s own ship away, and fighters fight on alone', () => {
    const setup = space(
      { red: knows('impulse-core'), blue: {} },
      { cruiser: 1, fighter: 2 },
      { carrier: 1, fighter: 1 },
    );
    const ran = fight(setup, destroy('red-cruiser-1'));
    expect(places(ran)['s']).toEqual({ red: { fighter: 2 }, blue: { fighter: 1 } });
    expect(asks(ran)).toBe('blue: announce');
  });
});

describe('a round of space combat', () => {
  const armour = { red: {}, blue: knows('duranium-armor') };
  const fleet = space(armour, { 'war-sun': 1 }, { dreadnought: 2 });
  const MISS = [dice(1, 1, 1), dice(1, 1)] as const;
  const hit = [dice(3, 1, 1), dice(1, 1)] as const;
  const first = [...NO_RETREAT, ...hit, { kind: 'sustain', unit: 'blue-dreadnought-1' }] as const;

  by('sustain-damage.until-repaired', 'without a hit repairs what an earlier one damaged', () => {
    const ran = fight(fleet, ...first, ...NO_RETREAT, ...MISS, {
      kind: 'repair',
      unit: 'blue-dreadnought-1',
    });
    expect(summary(ran).damaged).toEqual([]);
    const again = fight(
      fleet,
      ...first,
      ...NO_RETREAT,
      ...MISS,
      { kind: 'repair', unit: 'blue-dreadnought-1' },
      ...NO_RETREAT,
      ...hit,
    );
    expect(verdict(again, { kind: 'sustain', unit: 'blue-dreadnought-1' })).toBe('allowed');
  });

  by('sustain-damage.damaged', 'repairs nothing of the one who has no such card', () => {
    const ran = fight(
      space({ red: {}, blue: {} }, { 'war-sun': 1 }, { dreadnought: 2 }),
      ...first,
      ...NO_RETREAT,
      ...MISS,
    );
    expect(asks(ran)).toBe('blue: announce');
    expect(summary(ran).damaged).toEqual(['blue-dreadnought-1']);
  });

  by('golden-rules.cannot', 'with the Mentak flagship denies shields against cannons, too', () => {
    const setup = {
      players: { red: of('mentak-coalition'), blue: {} },
      units: { s: { red: { flagship: 1 }, blue: { dreadnought: 2 } }, lodor: { red: { pds: 1 } } },
    };
    const ran = fight(setup, FIRE, dice(6));
    expect(verdict(ran, SUSTAIN)).toBe(no('golden-rules.cannot'));
    expect(verdict(ran, destroy('blue-dreadnought-1'))).toBe('allowed');
  });

  by('space-combat.combat-roll', 'without a die to roll goes on with the other side', () => {
    const setup = space({ red: of('winnu'), blue: {} }, { flagship: 1 }, { fighter: 2 });
    const ran = fight(setup, ...NO_RETREAT);
    expect(asks(ran)).toBe('blue: roll');
    expect(drawsOf(ran)).toEqual(['fighter', 'fighter']);
  });

  by('nebula.defender-bonus', 'adds flagship and nebula, each once', () => {
    const setup = space(
      { red: {}, blue: of('sardakk-norr') },
      { cruiser: 1 },
      { flagship: 1, cruiser: 1 },
      {
        systems: [{ id: 's', at: [0, 0], anomalies: ['nebula'] }],
      },
    );
    const ran = fight(setup, ...NO_RETREAT, dice(1), dice(1, 1, 1));
    const [, blue] = eventsOf(ran, 'rolled');
    expect(blue?.shown.map(({ type, bonus }) => [type, bonus])).toEqual([
      ['flagship', 1],
      ['flagship', 1],
      ['cruiser', 2],
    ]);
  });

  by('space-combat.retreat-cancelled', 'has no retreat when a flagship took everybody', () => {
    const setup = {
      players: { red: {}, blue: of('yin-brotherhood') },
      units: { s: { red: { cruiser: 2 }, blue: { flagship: 1 } }, a: { red: { cruiser: 1 } } },
    };
    const ran = fight(setup, STAY, ANNOUNCE, dice(7, 7), dice(1, 1), destroy('blue-flagship-1'));
    expect(eventsOf(ran, 'retreated')).toEqual([]);
    expect(places(ran)['s']).toBeUndefined();
  });
});

describe('an invasion', () => {
  const shore = (red: object, blue: object, ships: object, ground: object, troops = 2) => ({
    players: { red, blue: { planets: ['lodor'], ...blue } },
    units: { s: { red: { carrier: 1, infantry: troops, ...ships } }, lodor: { blue: ground } },
  });
  const grid = knows('magen-defense-grid');

  by('invasion.both-destroyed', 'that only Harrow ends leaves the planet to its holder', () => {
    const setup = shore(of('l1z1x'), {}, { dreadnought: 1 }, { infantry: 1 }, 1);
    const ran = invade(setup, DONE, LAND, dice(1), dice(8), FIRE, dice(5));
    expect(eventsOf(ran, 'ground-ended')).toEqual([{ planet: 'lodor', winner: null }]);
    expect(ran.state.holdings['lodor']).toMatchObject({ owner: 'blue', token: true });
  });

  by(
    'bombardment.roll',
    'lets Harrow roll what the ships bombard with, and Plasma Scoring one more',
    () => {
      const setup = shore(
        of('l1z1x', knows('plasma-scoring')),
        {},
        { dreadnought: 2 },
        { infantry: 2 },
        1,
      );
      const ran = invade(setup, DONE, LAND, dice(1), dice(1, 1), FIRE);
      expect(drawsOf(ran)).toEqual(['dreadnought', 'dreadnought', 'dreadnought']);
    },
  );

  by('bombardment.excess', 'loses hits of Harrow that find nobody', () => {
    const setup = shore(of('l1z1x'), {}, { dreadnought: 2 }, { infantry: 1 }, 1);
    const ran = invade(setup, DONE, LAND, dice(1), dice(1), FIRE, dice(5, 5));
    expect(eventsOf(ran, 'hits-lost')).toEqual([{ player: 'blue', hits: 1, why: 'bombardment' }]);
    expect(eventsOf(ran, 'ground-ended')).toEqual([{ planet: 'lodor', winner: 'red' }]);
  });

  by(
    'invasion.ground-combat-order',
    'asks for the first of two fights, the last is no choice',
    () => {
      const planets = ['lodor', 'other'].map((id) => ({ id, resources: 1, influence: 1 }));
      const setup = {
        systems: [{ id: 's', at: [0, 0], planets }],
        players: { red: {}, blue: { planets: ['lodor', 'other'] } },
        units: {
          s: { red: { carrier: 1, infantry: 2 } },
          lodor: { blue: { infantry: 1 } },
          other: { blue: { infantry: 1 } },
        },
      };
      const landed = [
        { kind: 'land', planet: 'lodor' },
        { kind: 'land', planet: 'other' },
      ] as const;
      expect(asks(invade(setup, ...landed))).toBe('red: order');
      const first = [{ kind: 'planet', planet: 'other' }, dice(8), dice(1)] as const;
      const ran = invade(setup, ...landed, ...first);
      expect(eventsOf(ran, 'ground-round').map(({ planet }) => planet)).toEqual(['other', 'lodor']);
      expect(asks(ran)).toBe('red: roll');
    },
  );

  by(
    'exhausted-card.for-ability',
    'exhausts the grid for good, and a second planet goes without',
    () => {
      const setup = {
        systems: [
          {
            id: 's',
            at: [0, 0],
            planets: [
              { id: 'lodor', resources: 1, influence: 1 },
              { id: 'other', resources: 1, influence: 1 },
            ],
          },
        ],
        players: { red: {}, blue: { planets: ['lodor', 'other'], ...grid } },
        units: {
          s: { red: { carrier: 1, infantry: 2 } },
          lodor: { blue: { infantry: 1, pds: 1 } },
          other: { blue: { infantry: 1, pds: 1 } },
        },
      };
      const ran = invade(
        setup,
        { kind: 'land', planet: 'lodor' },
        { kind: 'land', planet: 'other' },
        { kind: 'planet', planet: 'lodor' },
        HOLD,
        HOLD,
        { kind: 'planet', planet: 'lodor' },
        { kind: 'exhaust-technology' },
        dice(8),
      );
      expect(asks(ran)).toBe('red: roll');
      expect(ran.state.sheets['blue']?.exhausted).toEqual(['magen-defense-grid']);
    },
  );

  by('invasion.no-commit', 'of a planet cleared by bombs asks for no grid', () => {
    const setup = shore({}, grid, { 'war-sun': 1 }, { infantry: 1, pds: 1 }, 1);
    const bomb = { kind: 'bombard', planet: 'lodor' };
    const ran = invade(setup, bomb, dice(3, 1, 1), LAND, HOLD);
    expect(eventsOf(ran, 'ground-round')).toEqual([]);
    expect(ran.state.holdings['lodor']?.owner).toBe('red');
  });

  by('ground-combat.first-round-timing', 'asks the attacker first, then a Yin defender', () => {
    const setup = shore({}, of('yin-brotherhood', { goods: 2 }), {}, { infantry: 1 });
    const ran = invade(setup, LAND, LAND, CONVERT, GOOD, GOOD);
    expect(places(ran)['lodor']).toEqual({ red: { infantry: 1 }, blue: { infantry: 2 } });
    expect(asks(ran)).toBe('red: roll');
  });

  by('abilities.paying', 'converts nobody for one point of influence', () => {
    const setup = shore(of('yin-brotherhood', { goods: 1 }), {}, {}, { infantry: 1 });
    const ran = invade(setup, LAND, LAND);
    expect(verdict(ran, CONVERT)).toBe(no('abilities.paying'));
    expect(verdict(ran, HOLD)).toBe('allowed');
  });

  by('control.during-invasion', 'wins the planet by the last one who went over', () => {
    const setup = shore(of('yin-brotherhood', { goods: 2 }), {}, {}, { infantry: 1, pds: 1 }, 1);
    const ran = invade(setup, LAND, HOLD, CONVERT, GOOD, GOOD);
    expect(ran.state.holdings['lodor']).toMatchObject({ owner: 'red', exhausted: true });
    expect(places(ran)['lodor']).toEqual({ red: { infantry: 2 } });
  });

  by(
    'planetary-shield.war-sun',
    'by the Barony’s flagship bombards past a shield and stops the grid',
    () => {
      const setup = shore(of('barony-of-letnev'), grid, { flagship: 1 }, { infantry: 3, pds: 1 });
      const ran = invade(setup, { kind: 'bombard' }, dice(5, 1, 1), LAND, LAND, HOLD);
      expect(asks(ran)).toBe('blue: grid');
      expect(verdict(ran, { kind: 'exhaust-technology' })).toBe(no('planetary-shield.magen-grid'));
    },
  );

  by('ground-combat.combat-roll', 'answers hits once, however many they were', () => {
    const setup = shore(
      {},
      of('sardakk-norr', knows('valkyrie-particle-weave')),
      {},
      { infantry: 3 },
      3,
    );
    const ran = invade(setup, LAND, LAND, LAND, dice(8, 8, 1), dice(1, 1, 1));
    expect(places(ran)['lodor']).toEqual({ red: { infantry: 2 }, blue: { infantry: 1 } });
  });
});
