import { describe, expect } from 'vitest';
import {
  activation,
  building,
  combatInGame,
  commandPhase,
  mission,
  supplyOf,
  unitsAt,
} from '../../../../../src/games/rebellion/engine/game/index.ts';
import { asks, eventsOf, run, verdict } from './helpers.ts';
import type { Answer, Ran } from './helpers.ts';
import {
  blanks,
  by,
  dice,
  END,
  HIDDEN,
  no,
  NOBODY,
  OPEN,
  PASS,
  pick,
  winner,
} from './positions.ts';

/* Where two or three rules meet: written from the two booklets alone. */

const move = (unit: string, from: string): Answer => pick('move-unit', { unit, from });
const DONE = pick('end-movement');

const activates = (
  side: 'empire' | 'rebel',
  to: string,
  position: object,
  ...answers: readonly Answer[]
): Ran => {
  const leader = side === 'empire' ? 'general-veers' : 'admiral-ackbar';
  return run(
    activation,
    { phase: 'command', base: HIDDEN, start: { side }, pool: { [side]: [leader] }, ...position },
    pick('activate-with', { leader }),
    pick('activate-place', { place: to }),
    ...answers,
  );
};

describe('moving', () => {
  by('movement.need-transport', 'a TIE and a trooper need room, each takes one place', () => {
    const systems = {
      mustafar: { units: { 'star-destroyer': 1, 'tie-fighter': 4, stormtrooper: 4 } },
    };
    const full = [
      move('star-destroyer', 'mustafar'),
      ...Array.from({ length: 3 }, () => move('tie-fighter', 'mustafar')),
      ...Array.from({ length: 3 }, () => move('stormtrooper', 'mustafar')),
    ];
    const ran = activates('empire', 'sullust', { systems }, ...full);
    expect(verdict(ran, move('tie-fighter', 'mustafar'))).toBe(no('movement.carry'));
    expect(verdict(ran, move('stormtrooper', 'mustafar'))).toBe(no('movement.carry'));
    expect(verdict(ran, DONE)).toBe('allowed');
  });

  by('movement.leader-holds', 'a leader who arrives holds nobody whom he has come for', () => {
    const systems = {
      sullust: { leaders: ['darth-vader'] },
      mustafar: { units: { 'star-destroyer': 1 } },
    };
    const ran = activates('empire', 'sullust', { systems }, move('star-destroyer', 'mustafar'));
    expect(verdict(ran, DONE)).toBe('allowed');
  });

  by(
    'captured-leaders.no-pin',
    'the captive of others does not hold the ships of the Empire',
    () => {
      const systems = {
        mustafar: { units: { 'star-destroyer': 1, stormtrooper: 1 }, leaders: ['han-solo'] },
      };
      const ran = activates('empire', 'sullust', {
        systems,
        rings: { 'han-solo': 'captured-ring' },
      });
      expect(verdict(ran, move('star-destroyer', 'mustafar'))).toBe('allowed');
    },
  );

  by('captured-leaders.no-imperials', 'who leaves a captive alone sets him free', () => {
    const systems = {
      mustafar: { units: { 'star-destroyer': 1 }, leaders: ['han-solo'] },
    };
    const ran = activates(
      'empire',
      'sullust',
      { systems, rings: { 'han-solo': 'captured-ring' } },
      move('star-destroyer', 'mustafar'),
      DONE,
    );
    expect(ran.state.leaders['han-solo'].ring).toBeNull();
  });

  by('subjugation.when', 'a landing subjugates at once, and leaving ends it', () => {
    const there = activates(
      'empire',
      'sullust',
      { systems: { mustafar: { units: { 'star-destroyer': 1, stormtrooper: 1 } } } },
      move('star-destroyer', 'mustafar'),
      move('stormtrooper', 'mustafar'),
      DONE,
    );
    expect(there.state.systems.sullust.subjugated).toBe(true);
    const away = activates(
      'empire',
      'mustafar',
      {
        systems: {
          sullust: { units: { 'star-destroyer': 1, stormtrooper: 1 }, subjugated: true },
        },
      },
      move('star-destroyer', 'sullust'),
      move('stormtrooper', 'sullust'),
      DONE,
    );
    expect(away.state.systems.sullust.subjugated).toBe(false);
  });

  by('subjugation.what', 'ships alone subjugate nobody', () => {
    const ran = activates(
      'empire',
      'sullust',
      { systems: { mustafar: { units: { 'star-destroyer': 1 } } } },
      move('star-destroyer', 'mustafar'),
      DONE,
    );
    expect(ran.state.systems.sullust.subjugated).toBe(false);
  });

  by('rebel-base.must-reveal', 'a landing on an empty base wins, a fleet above it does not', () => {
    const units = { 'star-destroyer': 1, stormtrooper: 1 };
    const systems = { mustafar: { units } };
    const base = { system: 'sullust' };
    const landing = activates(
      'empire',
      'sullust',
      { systems, base },
      move('star-destroyer', 'mustafar'),
      move('stormtrooper', 'mustafar'),
      DONE,
    );
    expect(winner(landing)).toBe('empire: base-conquered');
    const fleet = activates(
      'empire',
      'sullust',
      { systems, base },
      move('star-destroyer', 'mustafar'),
      DONE,
    );
    expect(winner(fleet)).toBe('nobody');
    expect(fleet.state.base.revealed).toBe(false);
  });

  by('systems.remote', 'a landing in a remote system leaves no marker there', () => {
    const ran = activates(
      'empire',
      'dagobah',
      { systems: { naboo: { units: { 'star-destroyer': 1, stormtrooper: 1 } } } },
      move('star-destroyer', 'naboo'),
      move('stormtrooper', 'naboo'),
      DONE,
    );
    expect(ran.state.systems.dagobah.subjugated).toBe(false);
    expect(unitsAt(ran.state, 'dagobah')).toEqual({ 'star-destroyer': 1, stormtrooper: 1 });
  });

  by('destroyed-systems.excess-units', 'nobody lands on a ruin: cargo stays aboard', () => {
    const ran = activates(
      'empire',
      'sullust',
      {
        systems: {
          sullust: { destroyed: true },
          mustafar: { units: { 'star-destroyer': 1, stormtrooper: 1 } },
        },
      },
      move('star-destroyer', 'mustafar'),
      move('stormtrooper', 'mustafar'),
      DONE,
    );
    expect(unitsAt(ran.state, 'sullust')).toEqual({ 'star-destroyer': 1, stormtrooper: 1 });
    expect(ran.state.systems.sullust.subjugated).toBe(false);
  });
});

describe('building', () => {
  const builds = (side: 'empire' | 'rebel', position: object, ...answers: readonly Answer[]): Ran =>
    run(building, { phase: 'refresh', base: HIDDEN, start: { side }, ...position }, ...answers);
  const queued = ({ state }: Ran, side: 'empire' | 'rebel'): number =>
    state.queue[side].reduce(
      (sum, units) => sum + Object.values(units).reduce((all, count) => all + count, 0),
      0,
    );

  by(
    'sabotage.no-building',
    'a sabotaged system builds nothing, though everybody there is loyal',
    () => {
      const before = builds('empire', { systems: { corellia: { loyalty: 'empire' } } });
      const after = builds('empire', {
        systems: { corellia: { loyalty: 'empire', sabotage: true } },
      });
      expect(queued(before, 'empire')).toBeGreaterThan(queued(after, 'empire'));
    },
  );

  by(
    'subjugation.rebels-lose',
    'under the marker the Rebels build nothing, the Empire one icon',
    () => {
      const built = (side: 'empire' | 'rebel', naboo: object): number =>
        eventsOf(builds(side, { base: OPEN, systems: { naboo } }), 'unit-built').filter(
          ({ from }) => from === 'naboo',
        ).length;
      const held = { loyalty: 'rebel', subjugated: true, units: { stormtrooper: 1 } };
      expect(built('rebel', held)).toBe(0);
      expect(built('empire', held)).toBe(1);
    },
  );

  by('destroyed-systems.no-icons', 'a destroyed system builds nothing for its loyal side', () => {
    const whole = builds('empire', { systems: { corellia: { loyalty: 'empire' } } });
    const ruin = builds('empire', { systems: { corellia: { destroyed: true } } });
    expect(queued(ruin, 'empire')).toBeLessThan(queued(whole, 'empire'));
  });

  by('building.from-supply', 'a figure that is built has left the supply', () => {
    const start = { systems: { corellia: { loyalty: 'empire' } } };
    const ran = builds('empire', start);
    const all = (unit: 'star-destroyer' | 'assault-carrier' | 'at-at'): number =>
      supplyOf(ran.state, unit) +
      ran.state.queue.empire.reduce((sum, units) => sum + (units[unit] ?? 0), 0);
    expect(all('star-destroyer')).toBe(8);
    expect(all('at-at')).toBe(4);
  });
});

describe('missions', () => {
  const attempts = (
    card: string,
    leaders: readonly string[],
    position: object,
    ...answers: readonly Answer[]
  ) =>
    run(
      mission,
      { phase: 'command', base: HIDDEN, ...position, missions: [{ card, leaders }] },
      ...answers,
    );
  const at = (place: string): Answer => pick('name-place', { place });

  by('missions.unopposed', 'succeed without a die where nobody opposes', () => {
    const ran = attempts(
      'build-alliance',
      ['mon-mothma'],
      { pool: { empire: ['boba-fett'] } },
      at('naboo'),
      NOBODY,
    );
    expect(dice(ran)).toBe(0);
    expect(ran.state.systems.naboo.loyalty).toBe('rebel');
  });

  by('missions.opposed', 'are opposed by a leader who stands there, asked or not', () => {
    const position = {
      systems: { naboo: { leaders: ['boba-fett'] } },
      pool: { empire: ['darth-vader'] },
    };
    const ran = attempts('build-alliance', ['mon-mothma'], position, at('naboo'), NOBODY);
    expect(asks(ran)).toBe('rebel: roll-mission');
  });

  by('command-phase.pass-exception', 'are opposed by a side that has passed', () => {
    const position = { passed: ['empire'], pool: { empire: ['darth-vader'] } };
    const ran = attempts('build-alliance', ['mon-mothma'], position, at('naboo'));
    expect(asks(ran)).toBe('empire: oppose');
  });

  by('loyalty.coruscant', 'bring Coruscant nowhere', () => {
    const ran = attempts('build-alliance', ['mon-mothma'], {}, at('coruscant'));
    expect(ran.state.systems.coruscant.loyalty).not.toBe('rebel');
  });

  by('destroyed-systems.no-loyalty', 'win no ruin', () => {
    const ran = attempts('build-alliance', ['mon-mothma'], {
      systems: { naboo: { destroyed: true } },
    });
    expect(verdict(ran, at('naboo'))).not.toBe('allowed');
  });
});

describe('fighting', () => {
  const fight = (naboo: object, more: object = {}, ...answers: readonly Answer[]): Ran =>
    run(
      combatInGame,
      {
        phase: 'command',
        base: { system: 'ilum' },
        systems: { naboo },
        start: { system: 'naboo', side: 'empire' },
        ...more,
      },
      ...answers,
    );

  by('combat.space-battle', 'is in space and on the ground where both have both', () => {
    const units = { 'tie-fighter': 1, 'x-wing': 1, stormtrooper: 1, 'rebel-trooper': 1 };
    const ran = fight({ units });
    expect(dice(ran)).toBe(1);
    const next = fight({ units }, {}, blanks(1), END, blanks(1), END);
    expect(dice(next)).toBe(1);
  });

  by('combat.dice-limit', 'rolls five of a colour, however many there are', () => {
    const units = { 'tie-fighter': 9, 'x-wing': 1 };
    expect(dice(fight({ units }))).toBe(5);
  });

  by(
    'objective-cards.team-general',
    'lets the general of four players decide about the plans',
    () => {
      const units = { 'death-star': 1, 'tie-fighter': 1, 'y-wing': 1, 'x-wing': 1 };
      const start = {
        players: 4,
        piles: { objectives: { hand: ['death-star-plans', 'death-star-plans'] } },
      };
      const begun = fight({ units }, start);
      const first = dice(begun);
      const second = dice(fight({ units }, start, blanks(first), END));
      const ran = fight({ units }, start, blanks(first), END, blanks(second), END);
      expect(asks(ran)).toBe('rebel-general: plans');
      const { prompt } = ran;
      expect(prompt.kind === 'over' ? [] : prompt.rules).toContain(
        no('objective-cards.team-general'),
      );
      expect(prompt.kind === 'over' ? [] : prompt.rules).not.toContain(no('combat.team-space'));
    },
  );

  by('combat.start', 'is none where ships meet ground units only', () => {
    const units = { 'star-destroyer': 1, 'rebel-trooper': 1 };
    expect(asks(fight({ units }))).toBe('over');
  });
});

describe('the phases', () => {
  by('command-phase.all-passed', 'the refresh phase follows when both have passed', () => {
    const ran = run(commandPhase, { phase: 'command', base: HIDDEN }, PASS, PASS);
    expect(asks(ran)).toBe('over');
  });

  by('rebel-base.space-closed', 'an open base takes no more units on its space', () => {
    const ran = run(
      activation,
      {
        phase: 'command',
        base: OPEN,
        start: { side: 'rebel' },
        pool: { rebel: ['admiral-ackbar'] },
        systems: { hoth: { units: { 'x-wing': 1 } } },
      },
      pick('activate-with', { leader: 'admiral-ackbar' }),
    );
    expect(verdict(ran, { place: 'rebel-base-space' })).not.toBe('allowed');
  });
});
