import { describe, expect } from 'vitest';
import {
  assignment,
  building,
  combatInGame,
  refresh,
  statusOf,
  systemState,
} from '../../../../../src/games/rebellion/engine/game/index.ts';
import type { Drawn } from '../../../../../src/engine/procedure.ts';
import { asks, citedBy, drawn, eventsOf, run } from './helpers.ts';
import type { Ran } from './helpers.ts';
import { blanks, by, END, HIDDEN, no, OPEN, pick } from './positions.ts';

const FOUR = { players: 4, base: HIDDEN };

/** What a system counts as, with the rules that say so. */
const status = (system: object, name = 'naboo') => {
  const { state } = run(systemState, { systems: { [name]: system }, start: { system: name } });
  return statusOf(state, name as 'naboo');
};

describe('what a system counts as', () => {
  by('systems.neutral', 'neutral, where nobody has a marker', () => {
    expect(status({})).toMatchObject({
      kind: 'populous',
      neutral: true,
      imperial: false,
      rebel: false,
      rules: ['systems.populous', 'systems.neutral', 'loyalty.no-marker'],
    });
  });

  by('systems.rebel', 'Rebel, where a Rebel marker lies and no Imperial units stand', () => {
    expect(status({ loyalty: 'rebel' })).toMatchObject({
      rebel: true,
      imperial: false,
      rules: ['systems.populous', 'systems.rebel'],
    });
  });

  by('systems.imperial', 'Imperial, where the Empire has loyalty or holds it down', () => {
    expect(status({ loyalty: 'empire' }).rules).toEqual(['systems.populous', 'systems.imperial']);
    const held = status({ subjugated: true, units: { stormtrooper: 1 } });
    expect(held).toMatchObject({ imperial: true, neutral: true });
    expect(held.rules).toContain('systems.neutral-and-subjugated');
  });

  by('subjugation.keeps-loyalty', 'Imperial and still loyal to the Rebels when held down', () => {
    const held = status({ loyalty: 'rebel', subjugated: true, units: { stormtrooper: 1 } });
    expect(held).toMatchObject({ imperial: true, rebel: false, loyalty: 'rebel' });
    expect(held.rules).toContain('subjugation.keeps-loyalty');
  });

  by('systems.remote', 'remote, where there is neither an icon nor a place for loyalty', () => {
    expect(status({}, 'hoth').rules[0]).toBe('systems.remote');
    expect(status({}, 'hoth').kind).toBe('remote');
  });
});

describe('resources', () => {
  const built = (system: object, side: 'rebel' | 'empire' = 'rebel', more: object = {}): Ran =>
    run(building, {
      phase: 'refresh',
      base: HIDDEN,
      systems: { ryloth: system },
      start: { side },
      ...more,
    });
  const barred = (ran: Ran): readonly string[] =>
    eventsOf(ran, 'system-barred').map(({ place }) => place);

  by('building.sabotage', 'a marker keeps either side from its icons', () => {
    const rebels = built({ loyalty: 'rebel', sabotage: true });
    expect(barred(rebels)).toContain('ryloth');
    expect(citedBy(rebels, 'system-barred')).toContain(no('sabotage.both-sides'));
    const empire = built({ loyalty: 'empire', sabotage: true }, 'empire');
    expect(barred(empire)).toContain('ryloth');
    expect(eventsOf(empire, 'unit-built').map(({ from }) => from)).not.toContain('ryloth');
  });

  by('building.enemy-units', 'units of the other side do the same', () => {
    const ran = built({ loyalty: 'rebel', units: { 'tie-fighter': 1 } });
    expect(barred(ran)).toContain('ryloth');
    expect(citedBy(ran, 'system-barred')).toContain(no('refresh-phase.no-resources'));
  });

  by('building.base-space', 'the base gives its own until the Empire stands there', () => {
    const hidden = built({ loyalty: 'rebel' });
    expect(eventsOf(hidden, 'system-yields').map(({ place }) => place)).toContain(
      'rebel-base-space',
    );
    expect(citedBy(hidden, 'system-yields')).toContain(no('rebel-base.build-deploy'));
    const taken = built({ loyalty: 'rebel' }, 'rebel', {
      base: OPEN,
      systems: { hoth: { units: { 'tie-fighter': 1 } } },
    });
    expect(barred(taken)).toContain('rebel-base-space');
    expect(citedBy(taken, 'system-barred')).toContain(no('building.base-space-revealed'));
  });
});

describe('partners', () => {
  by('combat.team-space', 'the admiral rolls in space, the general on the ground', () => {
    const units = { 'tie-fighter': 1, stormtrooper: 1, 'x-wing': 1, 'rebel-trooper': 1 };
    const fight = { ...FOUR, phase: 'command', systems: { naboo: { units } } };
    const start = { start: { system: 'naboo', side: 'empire' } };
    const space = run(combatInGame, { ...fight, ...start });
    expect(asks(space)).toBe('empire-admiral: roll');
    const ground = run(combatInGame, { ...fight, ...start }, blanks(1), END, blanks(1), END);
    expect(asks(ground)).toBe('empire-general: roll');
  });

  by('combat.leader-after-pass', 'who has passed is asked about a leader as others are', () => {
    const ran = run(combatInGame, {
      phase: 'command',
      base: { system: 'ilum' },
      passed: ['rebel'],
      pool: { rebel: ['jan-dodonna'] },
      systems: { naboo: { units: { 'tie-fighter': 1, 'x-wing': 1 } } },
      start: { system: 'naboo', side: 'empire' },
    });
    expect(asks(ran)).toBe('rebel: add-leader');
    const rules = ran.prompt.kind === 'over' ? [] : ran.prompt.rules;
    expect(rules).toContain(no('combat.leader-after-pass'));
  });

  by('probe-cards.team-general', 'the generals draw probes and objectives', () => {
    const seen: string[] = [];
    const answers: Drawn[] = [];
    const ask = (): Ran => run(refresh, { ...FOUR, phase: 'refresh' }, ...answers);
    for (let ran = ask(); ran.prompt.kind === 'chance' && answers.length < 8; ran = ask()) {
      seen.push(asks(ran));
      answers.push(drawn(...ran.prompt.draws.map(({ faces }) => faces[0]?.result ?? '')));
    }
    expect(seen).toContain('empire-general: draw-card');
    expect(seen).toContain('rebel-general: draw-card');
  });
});

describe('what is told', () => {
  by('assignment-phase.end', 'the end of an assignment, with whose it was', () => {
    const ran = run(assignment, { phase: 'assignment', base: HIDDEN }, pick('end-assignment'));
    expect(eventsOf(ran, 'assignment-ended')).toEqual([{ seat: 'rebel' }]);
  });
});
