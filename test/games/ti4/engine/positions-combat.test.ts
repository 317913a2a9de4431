import { describe, expect } from 'vitest';
import {
  ANNOUNCE,
  DONE,
  FIRE,
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
import type { Ran } from './helpers.ts';
import { by, no, times } from './positions.ts';

const fight = (setup: object, ...answers: readonly object[]): Ran =>
  run('ti4/space-combat', setup, ...answers);
const destroy = (unit: string): object => ({ kind: 'destroy', unit });
const remove = (unit: string): object => ({ kind: 'remove', unit });
const to = (system: string): object => ({ kind: 'retreat', to: system });
const HOLD = { kind: 'hold' };
const SUSTAIN = { kind: 'sustain' };

// ── the barrage ──────────────────────────────────────────────────────────────────────────────────

/** What the rolls of one kind cite. */
const rolling = ({ events }: Ran, why: string): readonly string[] =>
  events.flatMap((event) => (event.kind === 'rolled' && event.data.why === why ? event.rules : []));

describe('the barrage', () => {
  by(
    'anti-fighter-barrage.combat-roll-effects',
    'is no combat roll, and is not told as one',
    () => {
      const units = { s: { red: { destroyer: 1 }, blue: { cruiser: 1 } } };
      const ran = fight({ units }, FIRE, dice(1, 1), STAY, STAY, dice(1));
      expect(rolling(ran, 'barrage')).not.toContain('ti4.combat-attribute.bursts');
      expect(rolling(ran, 'combat')).toContain('ti4.space-combat.burst-icons');
    },
  );

  by(
    'anti-fighter-barrage.excess',
    'of both sides is at one time, and hits beyond are lost',
    () => {
      const side = { destroyer: 1, carrier: 1, fighter: 1 };
      const ran = fight(
        { units: { s: { red: side, blue: side } } },
        FIRE,
        dice(9, 3),
        FIRE,
        dice(10, 9),
      );
      expect(places(ran)['s']).toEqual({
        red: { destroyer: 1, carrier: 1 },
        blue: { destroyer: 1, carrier: 1 },
      });
      expect(eventsOf(ran, 'hits-lost')).toEqual([{ player: 'red', hits: 1, why: 'barrage' }]);
      expect(asks(ran)).toBe('blue: announce');
    },
  );

  by(
    'space-combat.barrage-without-fighters',
    'takes place for nothing, and nobody sustains',
    () => {
      const ran = fight(
        { units: { s: { red: { destroyer: 2 }, blue: { dreadnought: 1 } } } },
        FIRE,
        dice(9, 9, 9, 1),
      );
      expect(asks(ran)).toBe('blue: announce');
      expect(eventsOf(ran, 'hits-lost')).toEqual([{ player: 'blue', hits: 3, why: 'barrage' }]);
      expect(summary(ran).damaged).toEqual([]);
    },
  );

  by('space-combat.barrage-once', 'is not repeated in round two', () => {
    const ran = fight(
      { units: { s: { red: { destroyer: 2 }, blue: { carrier: 1, fighter: 3 } } } },
      FIRE,
      dice(1, 1, 1, 1),
      STAY,
      STAY,
      dice(1, 1),
      dice(1, 1, 1, 1),
    );
    expect(eventsOf(ran, 'combat-round').map(({ round }) => round)).toEqual([1, 2]);
    expect(asks(ran)).toBe('blue: announce');
    expect(verdict(ran, FIRE)).toBe('not offered');
  });

  by('space-combat.barrage-ends-combat', 'ends a combat with the last fighter', () => {
    const ran = fight(
      {
        players: { red: {}, blue: { planets: ['lodor'] } },
        units: {
          s: { red: { destroyer: 2, carrier: 1, infantry: 2 }, blue: { fighter: 2 } },
          lodor: { blue: { 'space-dock': 1 } },
        },
      },
      FIRE,
      dice(9, 9, 2, 1),
    );
    expect(eventsOf(ran, 'combat-round')).toEqual([]);
    expect(eventsOf(ran, 'combat-ended')).toEqual([{ winner: 'red', rounds: 0 }]);
    expect(asks(ran)).toBe('red: commit');
  });
});

// ── retreat ──────────────────────────────────────────────────────────────────────────────────────

describe('a retreat', () => {
  const two = {
    units: {
      s: { red: { cruiser: 1 }, blue: { cruiser: 1 } },
      a: { red: { cruiser: 1 } },
      d: { blue: { cruiser: 1 } },
    },
  };

  by('space-combat.attacker-cannot-retreat', 'of the defender closes the attacker’s', () => {
    expect(verdict(fight(two, ANNOUNCE), ANNOUNCE)).toBe(
      no('space-combat.attacker-cannot-retreat'),
    );
    const ran = fight(two, STAY, ANNOUNCE);
    expect(eventsOf(ran, 'retreat-announced')).toEqual([{ player: 'red' }]);
    expect(drawsOf(ran)).toEqual(['cruiser']);
  });

  by(
    'space-combat.retreat-needs-system',
    'leads to no empty system, not even the one come from',
    () => {
      const ran = fight({ units: { s: { red: { cruiser: 1 }, blue: { cruiser: 1 } } } }, STAY);
      expect(verdict(ran, ANNOUNCE)).toBe(no('space-combat.retreat-needs-system'));
    },
  );

  const refuge = (more: object = {}): object => ({
    systems: mapWith({ d: { planets: [{ id: 'bare' }, { id: 'theirs' }] } }),
    players: { red: { planets: ['bare'] }, blue: { planets: ['theirs'] }, yellow: {} },
    units: {
      s: { red: { cruiser: 1 }, blue: { cruiser: 1 } },
      theirs: { blue: { infantry: 2, pds: 1 } },
      ...more,
    },
  });

  by('space-combat.retreat-destination', 'needs no more than a planet of one’s own', () => {
    const ran = fight(refuge(), STAY, ANNOUNCE, dice(1), dice(1), to('d'));
    expect(places(ran)['d']).toEqual({ red: { cruiser: 1 } });
    expect(summary(ran).tokens['d']).toEqual(['red']);
    expect(eventsOf(ran, 'fired')).toEqual([]);
  });

  by('space-combat.retreat-destination', 'is barred by a single fighter', () => {
    const ran = fight(refuge({ d: { yellow: { fighter: 1 } } }), STAY);
    expect(verdict(ran, ANNOUNCE)).toBe(no('space-combat.retreat-needs-system'));
  });

  by('space-combat.retreat-move', 'takes all ships into one system', () => {
    const setup = {
      units: {
        s: { red: { cruiser: 1 }, blue: { cruiser: 2 } },
        a: { blue: { destroyer: 1 } },
        d: { blue: { destroyer: 1 } },
      },
    };
    const asked = fight(setup, ANNOUNCE, STAY, dice(1), dice(1, 1));
    expect(verdict(asked, to('a'))).toBe('allowed');
    expect(verdict(asked, to('d'))).toBe('allowed');
    expect(verdict(asked, STAY)).toBe(no('space-combat.retreat'));
    const ran = fight(setup, ANNOUNCE, STAY, dice(1), dice(1, 1), to('a'));
    expect(places(ran)).toMatchObject({
      s: { red: { cruiser: 1 } },
      a: { blue: { cruiser: 2, destroyer: 1 } },
      d: { blue: { destroyer: 1 } },
    });
    expect(asks(ran)).toBe('over');
  });

  by(
    'space-combat.retreat-token',
    'beyond the fleet pool costs ships, and the token may cost more',
    () => {
      const setup = {
        players: { red: {}, blue: { tactic: 1, fleet: 3, strategy: 1, reserve: 0 } },
        units: {
          s: { red: { cruiser: 1 }, blue: { cruiser: 3 } },
          a: { blue: { destroyer: 2 } },
        },
      };
      const gone = (pool: string, removed: number): Ran =>
        fight(
          setup,
          ANNOUNCE,
          STAY,
          dice(1),
          dice(1, 1, 1),
          to('a'),
          { kind: 'token-from', pool },
          ...times(removed, { kind: 'remove' }),
        );
      expect(asks(gone('tactic', 1))).toBe('blue: limits');
      expect(asks(gone('tactic', 2))).toBe('over');
      expect(asks(gone('fleet', 2))).toBe('blue: limits');
      expect(asks(gone('fleet', 3))).toBe('over');
      expect(eventsOf(gone('fleet', 3), 'unit-destroyed')).toEqual([]);
    },
  );

  by('space-combat.retreat-move', 'leaves behind the fighters that find no place', () => {
    const ran = fight(
      {
        units: {
          s: { red: { cruiser: 1 }, blue: { carrier: 1, fighter: 6 } },
          a: { blue: { destroyer: 1 } },
        },
      },
      ANNOUNCE,
      STAY,
      dice(1),
      dice(...Array.from({ length: 7 }, () => 1)),
      to('a'),
    );
    expect(places(ran)['a']).toEqual({ blue: { carrier: 1, fighter: 4, destroyer: 1 } });
    expect(eventsOf(ran, 'unit-destroyed')).toHaveLength(2);
  });

  by('space-combat.retreat-cancelled', 'does not happen when nobody is left to flee from', () => {
    const ran = fight(
      {
        units: {
          s: { red: { cruiser: 1 }, blue: { cruiser: 2 } },
          a: { blue: { destroyer: 1 } },
        },
      },
      ANNOUNCE,
      STAY,
      dice(1),
      dice(10, 1),
    );
    expect(asks(ran)).toBe('over');
    expect(places(ran)['s']).toEqual({ blue: { cruiser: 2 } });
    expect(summary(ran).tokens['a']).toBeUndefined();
  });

  by('space-combat.retreat', 'is not taken back, however well the dice fell', () => {
    const ran = fight(
      {
        units: {
          s: { red: { cruiser: 2 }, blue: { cruiser: 2 } },
          a: { red: { destroyer: 1 } },
        },
      },
      STAY,
      ANNOUNCE,
      dice(10, 1),
      dice(1, 1),
    );
    expect(asks(ran)).toBe('red: retreat');
    expect(verdict(ran, STAY)).toBe(no('space-combat.retreat'));
  });
});

// ── hits ─────────────────────────────────────────────────────────────────────────────────────────

describe('a round', () => {
  by('capacity.combat-exception', 'is fought on by fighters that lost their carrier', () => {
    const ran = fight(
      {
        players: { red: { planets: ['b-planet'] }, blue: {} },
        units: { s: { red: { carrier: 1, fighter: 3, infantry: 2 }, blue: { cruiser: 1 } } },
      },
      STAY,
      STAY,
      dice(1, 1, 1, 1),
      dice(7),
      destroy('red-carrier-1'),
    );
    expect(asks(ran)).toBe('blue: announce');
    expect(places(ran)['s']?.red).toEqual({ fighter: 3, infantry: 2 });
    const won = fight(
      {
        players: { red: { planets: ['b-planet'] }, blue: {} },
        units: { s: { red: { carrier: 1, fighter: 3, infantry: 2 }, blue: { cruiser: 1 } } },
      },
      STAY,
      STAY,
      dice(1, 1, 1, 1),
      dice(7),
      destroy('red-carrier-1'),
      STAY,
      STAY,
      dice(9, 1, 1),
      dice(1),
      ...times(5, { kind: 'remove' }),
    );
    expect(eventsOf(won, 'combat-ended')).toEqual([{ winner: 'red', rounds: 2 }]);
    expect(places(won)['s']).toBeUndefined();
    expect(asks(won)).toBe('over');
  });

  by(
    'space-combat.surplus',
    'leaves the winner to choose who has no place, before any landing',
    () => {
      const setup = {
        players: { red: {}, blue: { planets: ['lodor'] } },
        units: { s: { red: { carrier: 1, fighter: 3, infantry: 3 }, blue: { fighter: 1 } } },
      };
      const round = [STAY, STAY, dice(10, 1, 1, 1), dice(1)];
      const ran = fight(setup, ...round);
      expect(asks(ran)).toBe('red: limits');
      expect(verdict(ran, { kind: 'land' })).toBe('not offered');
      const kept = fight(setup, ...round, remove('red-fighter-1'), remove('red-fighter-2'));
      expect(places(kept)['s']).toEqual({ red: { carrier: 1, fighter: 1, infantry: 3 } });
      expect(asks(kept)).toBe('red: commit');
    },
  );

  by('sustain-damage.cancel', 'cancels one of three hits, and both sides may be gone', () => {
    const setup = {
      players: { red: { values: { cruiser: { combat: { hit: 7, dice: 3 } } } }, blue: {} },
      units: { s: { red: { cruiser: 1 }, blue: { dreadnought: 1, cruiser: 1 } } },
    };
    const round = [STAY, STAY, dice(7, 7, 7), dice(1, 7), SUSTAIN];
    expect(verdict(fight(setup, ...round), SUSTAIN)).toBe(no('sustain-damage.damaged'));
    const ran = fight(setup, ...round, destroy('blue-cruiser-1'), destroy('blue-dreadnought-1'));
    expect(eventsOf(ran, 'combat-ended')).toEqual([{ winner: null, rounds: 1 }]);
    expect(places(ran)).toEqual({});
    expect(asks(ran)).toBe('over');
  });

  by('nebula.defender-bonus', 'in a nebula helps the combat rolls of the defender alone', () => {
    const setup = {
      systems: mapWith({ s: { anomalies: ['nebula'] } }),
      units: {
        s: {
          red: { carrier: 1, cruiser: 1, fighter: 1 },
          blue: { cruiser: 1, destroyer: 1 },
        },
      },
    };
    const ran = fight(setup, FIRE, dice(8, 8), STAY, STAY, dice(6, 8, 8), dice(6, 8));
    expect(eventsOf(ran, 'rolled').map(({ why, hits }) => [why, hits])).toEqual([
      ['barrage', 0],
      ['combat', 0],
      ['combat', 2],
    ]);
    expect(asks(ran)).toBe('red: hits');
  });

  by(
    'space-combat.ascending-rolls',
    'rolls all dice of the attacker first, the best ships first',
    () => {
      const units = {
        s: { red: { fighter: 2, dreadnought: 1, 'war-sun': 1 }, blue: { cruiser: 1 } },
      };
      const ran = fight({ units }, STAY, STAY);
      expect(drawsOf(ran)).toEqual([
        ...times(3, {}).map(() => 'war-sun'),
        'dreadnought',
        'fighter',
        'fighter',
      ]);
      expect(drawsOf(fight({ units }, STAY, STAY, dice(1, 1, 1, 1, 1, 1)))).toEqual(['cruiser']);
    },
  );

  by('rerolls.same-ability', 'lets each ability reroll a die once', () => {
    const setup = {
      players: { red: { rerolls: 2 }, blue: {} },
      units: { s: { red: { cruiser: 1 }, blue: { cruiser: 1 } } },
    };
    const again = { kind: 'reroll', die: 0 };
    const keep = { kind: 'keep' };
    const first = fight(setup, STAY, STAY, dice(1), again, dice(2));
    expect(verdict(first, again)).toBe(no('rerolls.same-ability'));
    const second = fight(setup, STAY, STAY, dice(1), again, dice(2), keep);
    expect(verdict(second, again)).toBe('allowed');
    const third = fight(setup, STAY, STAY, dice(1), again, dice(2), keep, again, dice(7), keep);
    expect(eventsOf(third, 'rolled')[0]?.hits).toBe(1);
    expect(drawsOf(third)).toEqual(['cruiser']);
  });

  by('component-limitations.dice', 'has as many dice as it needs', () => {
    const units = { s: { red: { cruiser: 7 }, blue: { carrier: 1 } } };
    const ran = fight({ players: { red: { fleet: 7 }, blue: {} }, units }, STAY, STAY);
    expect(drawsOf(ran)).toHaveLength(7);
  });
});

// ── bombardment ──────────────────────────────────────────────────────────────────────────────────

const invade = (setup: object, ...answers: readonly object[]): Ran =>
  run('ti4/invasion', setup, ...answers);
const two = (p: object, q: object, red: object, more: object = {}): object => ({
  systems: [
    { id: 's', at: [0, 0], planets: [{ id: 'p' }, { id: 'q' }] },
    { id: 'a', at: [0, -1], planets: [{ id: 'a-planet' }] },
  ],
  players: { red: {}, blue: { planets: ['p', 'q'] } },
  units: { s: { red }, p, q },
  ...more,
});
const aim = (unit: string, planet: string): object => ({ kind: 'bombard', unit, planet });
const land = (planet: string): object => ({ kind: 'land', planet });

describe('bombardment', () => {
  by('invasion.bombardment-step', 'needs nobody to land', () => {
    const ran = invade(
      two({ blue: { infantry: 2 } }, {}, { dreadnought: 1 }),
      aim('red-dreadnought-1', 'p'),
      dice(9),
    );
    expect(places(ran)['p']).toEqual({ blue: { infantry: 1 } });
    expect(asks(ran)).toBe('over');
    expect(eventsOf(ran, 'production-skipped')).toHaveLength(1);
  });

  by('bombardment.excess', 'beyond the one planet is lost, not moved to the next', () => {
    const players = { red: {}, blue: { planets: ['p'] }, yellow: { planets: ['q'] } };
    const ran = invade(
      two({ blue: { infantry: 1 } }, { yellow: { infantry: 2 } }, { dreadnought: 2 }, { players }),
      aim('red-dreadnought-1', 'p'),
      aim('red-dreadnought-2', 'p'),
      dice(8, 9),
    );
    expect(places(ran)).toMatchObject({ q: { yellow: { infantry: 2 } } });
    expect(places(ran)['p']).toBeUndefined();
    expect(eventsOf(ran, 'hits-lost')).toEqual([{ player: 'blue', hits: 1, why: 'bombardment' }]);
  });

  by('bombardment.planetary-shield', 'spares the planet with a shield, not its neighbour', () => {
    const shield = { blue: { pds: 1, infantry: 1 } };
    const ran = invade(two(shield, { blue: { infantry: 1 } }, { dreadnought: 1 }));
    expect(verdict(ran, aim('red-dreadnought-1', 'p'))).toBe(no('bombardment.planetary-shield'));
    expect(verdict(ran, aim('red-dreadnought-1', 'q'))).toBe('allowed');
    const sun = invade(two(shield, {}, { dreadnought: 1, 'war-sun': 1 }));
    expect(verdict(sun, aim('red-dreadnought-1', 'p'))).toBe('allowed');
  });
});

// ── landing ──────────────────────────────────────────────────────────────────────────────────────

describe('a landing', () => {
  by('invasion.commit', 'takes whoever is wanted, and some may stay in space', () => {
    const ran = invade(
      two(
        {},
        { blue: { infantry: 2 } },
        { carrier: 1, infantry: 4 },
        { players: { red: {}, blue: { planets: ['q'] } } },
      ),
      land('p'),
      land('q'),
      land('q'),
      DONE,
      dice(1, 1),
      dice(10, 10),
    );
    expect(summary(ran).control).toEqual({ p: 'red', q: 'blue' });
    expect(places(ran)['s']).toEqual({ red: { carrier: 1, infantry: 1 } });
  });

  by('invasion.no-commit', 'may be left, and says so', () => {
    const setup = two({}, { blue: { infantry: 1 } }, { carrier: 1, infantry: 1 });
    expect(eventsOf(invade(setup, DONE), 'nobody-landed')).toHaveLength(1);
    expect(eventsOf(invade(setup, land('p')), 'nobody-landed')).toEqual([]);
  });

  by('space-cannon.same-planet', 'draws the fire of its own planet only', () => {
    const guarded = { blue: { pds: 1, infantry: 1 } };
    const players = {
      red: {},
      blue: { planets: ['p', 'q'] },
      yellow: { technologies: ['pds-ii'], planets: ['a-planet'] },
    };
    const setup = two(guarded, guarded, { carrier: 1, infantry: 2 }, { players });
    const units = {
      s: { red: { carrier: 1, infantry: 2 } },
      p: guarded,
      q: guarded,
      'a-planet': { yellow: { pds: 1 } },
    };
    const ran = invade({ ...setup, units }, land('p'), land('p'));
    expect(asks(ran)).toBe('blue: defense');
    const hit = invade({ ...setup, units }, land('p'), land('p'), FIRE, dice(8));
    expect(eventsOf(hit, 'fired')).toEqual([
      { player: 'blue', why: 'defense', target: 'red', dice: 1 },
    ]);
    expect(places(hit)['p']?.red).toEqual({ infantry: 1 });
    expect(drawsOf(hit)).toEqual(['infantry']);
  });

  by(
    'invasion.space-cannon-order',
    'on two planets lets the active player order guns and fights',
    () => {
      const players = { red: {}, blue: { planets: ['p'] }, yellow: { planets: ['q'] } };
      const setup = two(
        { blue: { pds: 1, infantry: 1 } },
        { yellow: { pds: 1, infantry: 1 } },
        { carrier: 1, infantry: 2 },
        { players },
      );
      const ran = invade(setup, land('p'), land('q'));
      expect(asks(ran)).toBe('red: order');
      const shot = invade(
        setup,
        land('p'),
        land('q'),
        { kind: 'planet', planet: 'q' },
        FIRE,
        dice(8),
      );
      expect(places(shot)).toMatchObject({ p: { red: { infantry: 1 } } });
      expect(places(shot)['q']?.red).toBeUndefined();
      const held = invade(setup, land('p'), land('q'), { kind: 'planet', planet: 'q' }, HOLD, HOLD);
      expect(asks(held)).toBe('red: order');
    },
  );

  by('invasion.already-controlled', 'at home changes nothing', () => {
    const setup = two(
      {},
      {},
      { carrier: 1, infantry: 2 },
      { players: { red: { planets: ['p'] }, blue: {} } },
    );
    const ran = invade(setup, land('p'), land('p'));
    expect(summary(ran)).toMatchObject({ control: { p: 'red' }, exhausted: [] });
    expect(eventsOf(ran, 'control-gained')).toEqual([]);
  });

  by(
    'invasion.both-destroyed',
    'that ends in a draw leaves planet, card and dock as they were',
    () => {
      const ran = invade(
        two({ blue: { infantry: 1, 'space-dock': 1 } }, {}, { carrier: 1, infantry: 1 }),
        land('p'),
        dice(8),
        dice(8),
      );
      expect(places(ran)['p']).toEqual({ blue: { 'space-dock': 1 } });
      expect(summary(ran)).toMatchObject({ control: { p: 'blue' }, exhausted: [] });
      expect(eventsOf(ran, 'ground-ended')).toEqual([{ planet: 'p', winner: null }]);
      expect(rolling(ran, 'ground')).toContain('ti4.ground-combat.burst-icons');
    },
  );

  by(
    'control.without-units',
    'that leaves nobody leaves the planet to a token of its owner',
    () => {
      const kept = (units: object): readonly string[] =>
        invade(two({ blue: units }, {}, { carrier: 1, infantry: 1 }), land('p'), dice(8), dice(8))
          .events.filter(({ kind }) => kind === 'control-kept')
          .flatMap(({ rules }) => rules);
      expect(kept({ infantry: 1 })).toEqual([
        'ti4.invasion.both-destroyed',
        'ti4.control.without-units',
      ]);
      expect(kept({ infantry: 1, 'space-dock': 1 })).toEqual(['ti4.invasion.establish-control']);
    },
  );

  by('invasion.planet-card', 'wins a card that pays nothing yet', () => {
    const ran = invade(
      {
        systems: [
          {
            id: 's',
            at: [0, 0],
            planets: [
              { id: 'p', resources: 3 },
              { id: 'q', resources: 1 },
            ],
          },
        ],
        players: { red: { planets: ['q'] }, blue: { planets: ['p'] } },
        units: { s: { red: { carrier: 1, infantry: 1 } }, q: { red: { 'space-dock': 1 } } },
      },
      land('p'),
      { kind: 'build', unit: 'destroyer' },
      DONE,
    );
    expect(verdict(ran, { kind: 'exhaust', planet: 'p' })).toBe(no('planets.no-spend-exhausted'));
    expect(verdict(ran, { kind: 'exhaust', planet: 'q' })).toBe('allowed');
  });

  by('control.card-from-player', 'takes a planet that only a token held', () => {
    const ran = invade(two({}, {}, { carrier: 1, infantry: 1 }), land('p'));
    expect(eventsOf(ran, 'ground-round')).toEqual([]);
    expect(eventsOf(ran, 'control-gained')).toEqual([{ player: 'red', planet: 'p', from: 'blue' }]);
    expect(summary(ran)).toMatchObject({ control: { p: 'red', q: 'blue' }, exhausted: ['p'] });
  });

  by('invasion.structures-destroyed', 'that wins destroys every structure', () => {
    const ran = invade(
      two({ blue: { infantry: 1, 'space-dock': 1, pds: 2 } }, {}, { carrier: 1, infantry: 3 }),
      land('p'),
      land('p'),
      land('p'),
      FIRE,
      dice(1, 1),
      dice(8, 8, 8),
      dice(1),
    );
    expect(places(ran)['p']).toEqual({ red: { infantry: 3 } });
    expect(eventsOf(ran, 'unit-destroyed').filter(({ why }) => why === 'control')).toHaveLength(3);
  });

  by('invasion.structures-when', 'beside a lone PDS is shot at before the PDS is lost', () => {
    const setup = two({ blue: { pds: 1 } }, {}, { carrier: 1, infantry: 2 });
    const ran = invade(setup, land('p'), land('p'));
    expect(asks(ran)).toBe('blue: defense');
    const won = invade(setup, land('p'), land('p'), FIRE, dice(6));
    expect(places(won)['p']).toEqual({ red: { infantry: 1 } });
    expect(eventsOf(won, 'ground-round')).toEqual([]);
  });
});

// ── Mecatol Rex ──────────────────────────────────────────────────────────────────────────────────

describe('the custodians', () => {
  const rex = (red: object, units: object): object => ({
    systems: [
      { tile: 18, at: [0, 0] },
      { tile: 35, at: [0, -1] },
      { tile: 34, at: [1, -1] },
    ],
    system: '18',
    custodians: true,
    players: { red, blue: {} },
    units: { '18': { red: units } },
  });
  const OUT = { kind: 'custodians' };

  by(
    'custodians-token.remove',
    'leave for planets and goods together, and somebody must land',
    () => {
      const setup = rex(
        { planets: ['lirta-iv', 'bereg'], goods: 3, points: 4 },
        { carrier: 1, infantry: 1 },
      );
      const asked = invade(setup, OUT);
      expect(verdict(asked, { kind: 'exhaust', planet: 'lirta-iv' })).toBe('allowed');
      const paid = invade(
        setup,
        OUT,
        { kind: 'exhaust', planet: 'lirta-iv' },
        { kind: 'exhaust', planet: 'bereg' },
        ...times(2, { kind: 'spend-good' }),
      );
      expect(summary(paid)).toMatchObject({ points: { red: 5 }, custodians: false });
      expect(verdict(paid, DONE)).toBe(no('custodians-token.remove'));
      const landed = invade(
        setup,
        OUT,
        { kind: 'exhaust', planet: 'lirta-iv' },
        { kind: 'exhaust', planet: 'bereg' },
        ...times(2, { kind: 'spend-good' }),
        land('mecatol-rex'),
      );
      expect(summary(landed).control['mecatol-rex']).toBe('red');
      expect(summary(landed).exhausted).toContain('mecatol-rex');
    },
  );

  by('custodians-token.must-be-able', 'stay where nobody could land', () => {
    const setup = rex({ goods: 8 }, { dreadnought: 1 });
    const units = { '18': { red: { dreadnought: 1 } }, 'mecatol-rex': { blue: { infantry: 1 } } };
    expect(verdict(invade({ ...setup, units }, DONE), OUT)).toBe(
      no('custodians-token.must-be-able'),
    );
    const landed = invade(
      rex({ goods: 6 }, { carrier: 1, infantry: 2 }),
      OUT,
      ...times(6, { kind: 'spend-good' }),
    );
    expect(verdict(landed, DONE)).toBe(no('custodians-token.remove'));
  });

  by('custodians-token.no-landing', 'let ships come and nobody land', () => {
    const ran = run(
      'ti4/tactical-action',
      {
        ...rex({ goods: 5 }, {}),
        system: undefined,
        units: { '35': { red: { carrier: 1, infantry: 3 } } },
      },
      { kind: 'activate', system: '18' },
      { kind: 'move' },
      ...times(3, { kind: 'load' }),
      { kind: 'depart' },
    );
    expect(places(ran)['18']).toEqual({ red: { carrier: 1, infantry: 3 } });
    expect(verdict(ran, OUT)).toBe(no('custodians-token.remove'));
    const held = run(
      'ti4/tactical-action',
      {
        ...rex({ goods: 5 }, {}),
        system: undefined,
        units: { '35': { red: { carrier: 1, infantry: 3 } } },
      },
      { kind: 'activate', system: '18' },
      { kind: 'move' },
      ...times(3, { kind: 'load' }),
      { kind: 'depart' },
      HOLD,
    );
    expect(verdict(held, land('mecatol-rex'))).toBe(no('custodians-token.no-landing'));
    expect(verdict(held, DONE)).toBe('allowed');
  });
});

// ── elimination ──────────────────────────────────────────────────────────────────────────────────

describe('elimination', () => {
  by('elimination.no-ground-forces', 'comes with the last infantry, though ships are left', () => {
    const setup = {
      units: { s: { red: { cruiser: 2 }, blue: { carrier: 1, cruiser: 1, infantry: 1 } } },
    };
    const ran = fight(setup, STAY, STAY, dice(10, 1), dice(1, 1), destroy('blue-cruiser-1'));
    expect(eventsOf(ran, 'eliminated')).toEqual([]);
    expect(places(ran)['s']?.blue).toEqual({ carrier: 1, infantry: 1 });
    const lost = fight(
      {
        units: {
          s: { red: { cruiser: 2 }, blue: { carrier: 1, infantry: 1 } },
          y: { blue: { cruiser: 5 } },
        },
      },
      STAY,
      STAY,
      dice(10, 1),
      dice(1),
      remove('blue-infantry-1'),
    );
    expect(eventsOf(lost, 'eliminated')).toEqual([{ player: 'blue', units: 5 }]);
    expect(places(lost)).toEqual({ s: { red: { cruiser: 2 } } });
    const kinds = lost.events.map(({ kind }) => kind);
    expect(kinds.indexOf('eliminated')).toBe(kinds.indexOf('unit-removed') + 1);
  });

  by('elimination.no-planets', 'waits for the last planet, held by a token as it may be', () => {
    const setup = two(
      {},
      {},
      { carrier: 1, infantry: 2 },
      { players: { red: {}, blue: { planets: ['p'] } } },
    );
    const ran = invade(setup, land('p'), DONE);
    expect(eventsOf(ran, 'eliminated')).toEqual([{ player: 'blue', units: 0 }]);
    expect(eventsOf(ran, 'production-skipped')).toHaveLength(1);
    const other = invade(setup, land('q'), DONE);
    expect(eventsOf(other, 'eliminated')).toEqual([]);
  });
});
