import { describe, expect, it } from 'vitest';
import { combat } from '../../../../src/games/rebellion/engine/combat/combat.ts';
import { asks, drawn, eventsOf, quiet, run, setupOf, verdict } from './helpers.ts';

const DUEL = {
  units: { empire: { 'star-destroyer': 1 }, rebel: { 'mon-calamari-cruiser': 1 } },
} as const;
const BOTH = {
  units: {
    empire: { 'star-destroyer': 1, stormtrooper: 1 },
    rebel: { 'mon-calamari-cruiser': 1, 'rebel-trooper': 1 },
  },
} as const;
const NONE = { kind: 'no-leader' } as const;

describe('adding a leader', () => {
  it('asks the active player first', () => {
    const pool = { empire: ['general-tagge'], rebel: ['jan-dodonna'] };
    expect(asks(run(setupOf({ ...DUEL, pool })))).toBe('empire: add-leader');
    expect(asks(run(setupOf({ ...DUEL, pool, active: 'rebel' })))).toBe('rebel: add-leader');
    expect(asks(run(setupOf({ ...DUEL, pool }), NONE))).toBe('rebel: add-leader');
  });

  it('is refused to a player who has a leader with tactic values there', () => {
    const setup = setupOf({
      ...DUEL,
      leaders: { empire: ['darth-vader'] },
      pool: { empire: ['general-tagge'] },
    });
    expect(verdict(run(setup), { leader: 'general-tagge' })).toBe('combat.leader-from-pool');
  });

  it('is open to a player whose only leader there has no tactic values', () => {
    const setup = setupOf({
      ...DUEL,
      leaders: { rebel: ['mon-mothma'] },
      pool: { rebel: ['jan-dodonna'] },
    });
    expect(verdict(run(setup), { leader: 'jan-dodonna' })).toBe('allowed');
  });

  it('stops at one leader, even when that one has no tactic values', () => {
    const setup = setupOf({ ...DUEL, pool: { rebel: ['mon-mothma', 'jan-dodonna'] } });
    const after = run(setup, { kind: 'add-leader', leader: 'mon-mothma' });
    expect(verdict(after, { leader: 'jan-dodonna' })).toBe('combat.leader-from-pool');
  });

  it('moves the leader from the pool to the system', () => {
    const setup = setupOf({ ...DUEL, pool: { rebel: ['jan-dodonna', 'princess-leia'] } });
    const { state } = run(setup, { kind: 'add-leader', leader: 'jan-dodonna' });
    expect(state.leaders.rebel).toEqual(['jan-dodonna']);
    expect(state.pool.rebel).toEqual(['princess-leia']);
  });
});

describe('drawing tactic cards', () => {
  it('uses the highest value for each theatre among several leaders', () => {
    const leaders = { empire: ['admiral-piett', 'general-veers'] };
    const ran = run(
      setupOf({ ...BOTH, leaders }),
      drawn('critical-hit'),
      drawn('critical-hit'),
      drawn('onslaught'),
      drawn('dig-in'),
      drawn('dig-in'),
      drawn('escape-plan'),
    );
    expect(eventsOf(ran, 'tactics-due').slice(0, 2)).toEqual([
      { side: 'empire', theatre: 'space', cards: 3, leader: 'admiral-piett' },
      { side: 'empire', theatre: 'ground', cards: 3, leader: 'general-veers' },
    ]);
  });

  it('draws no ground cards when only one side has ground units', () => {
    const units = {
      empire: { 'star-destroyer': 1, stormtrooper: 1 },
      rebel: { 'mon-calamari-cruiser': 1 },
    };
    const setup = setupOf({ units, leaders: { empire: ['general-tagge'] } });
    expect(eventsOf(run(setup, drawn('onslaught')), 'tactics-due')).toMatchObject([
      { side: 'empire', theatre: 'space', cards: 1 },
      { side: 'rebel', theatre: 'space', cards: 0 },
    ]);
  });

  it('draws no space cards when only one side has ships', () => {
    const units = { empire: { 'at-at': 1 }, rebel: { 'x-wing': 1, airspeeder: 1 } };
    const setup = setupOf({ units, leaders: { rebel: ['admiral-ackbar'] } });
    const due = eventsOf(run(setup), 'tactics-due');
    expect(due.map((data) => data.theatre)).toEqual(['ground', 'ground']);
  });

  it('lets the active player draw first', () => {
    const leaders = { empire: ['grand-moff-tarkin'], rebel: ['princess-leia'] };
    const ran = run(
      setupOf({ ...DUEL, leaders, active: 'rebel' }),
      drawn('no-escape'),
      drawn('outmaneuver'),
      drawn('outmaneuver'),
    );
    expect(eventsOf(ran, 'tactic-drawn').map((data) => data.side)).toEqual([
      'rebel',
      'empire',
      'empire',
    ]);
  });

  it('ignores the tactic values of a captured leader', () => {
    const setup = setupOf({ ...DUEL, captured: ['luke-skywalker'] });
    const due = eventsOf(run(setup), 'tactics-due');
    expect(due.find((data) => data.side === 'rebel')).toMatchObject({ cards: 0, leader: null });
  });

  it('offers each card of the deck as often as copies of it are left', () => {
    const setup = setupOf({ ...DUEL, leaders: { empire: ['darth-vader'] } });
    const weights = (ran: ReturnType<typeof run>): Record<string, number> => {
      const prompt = combat.prompt(ran.state);
      if (prompt.kind !== 'chance') throw new Error('a card should be drawn here');
      const [draw] = prompt.draws;
      return Object.fromEntries(draw?.faces.map((face) => [face.result, face.weight]) ?? []);
    };
    expect(weights(run(setup))).toMatchObject({ 'defensive-formation': 3, onslaught: 1 });
    const next = weights(run(setup, drawn('onslaught')));
    expect(next['onslaught']).toBeUndefined();
    expect(Object.values(next).reduce((sum, weight) => sum + weight, 0)).toBe(14);
  });
});

describe('the start of a combat', () => {
  it('goes straight to the space battle when nobody has leaders', () => {
    expect(asks(run(setupOf(DUEL)))).toBe('empire: roll');
  });

  it('skips the space battle when only one side has ships', () => {
    const units = { empire: { stormtrooper: 1 }, rebel: { 'x-wing': 1, 'rebel-trooper': 1 } };
    const ran = run(quiet({ units }));
    expect(eventsOf(ran, 'battle-skipped')).toEqual([{ theatre: 'space', round: 1 }]);
    expect(eventsOf(ran, 'battle-began')).toEqual([{ theatre: 'ground', round: 1 }]);
  });

  it('fights the ground battle after the space battle', () => {
    const ran = run(
      quiet({ ...BOTH, active: 'rebel' }),
      drawn('blank', 'blank', 'blank'),
      { kind: 'end-actions' },
      drawn('blank', 'blank', 'blank'),
      { kind: 'end-actions' },
    );
    expect(eventsOf(ran, 'battle-began').map((data) => data.theatre)).toEqual(['space', 'ground']);
    expect(asks(ran)).toBe('rebel: roll');
  });
});
