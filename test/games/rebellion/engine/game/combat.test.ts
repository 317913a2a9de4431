import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  combatInGame,
  supplyOf,
  unitsAt,
  viewFor,
  violationsOf,
} from '../../../../../src/games/rebellion/engine/game/index.ts';
import { UNIT_IDS, unitOf } from '../../../../../src/games/rebellion/engine/units.ts';
import { asks, drawn, positionOf, run, verdict } from './helpers.ts';
import type { Answer } from './helpers.ts';
import { playRandomly } from './random-play.ts';

const END: Answer = { kind: 'end-actions' };

const STAY: Answer = { kind: 'stay' };
const hit = (figure: string): Answer => ({ kind: 'assign', die: 'black-1', figure });

const fight = (systems: object, more: object = {}) => ({
  phase: 'command',
  systems,
  start: { system: 'naboo', side: 'empire' },
  ...more,
});
const DUEL = { 'tie-fighter': 1, 'x-wing': 1 };

describe('a combat inside the game', () => {
  it('begins where both sides share a theatre, and nowhere else', () => {
    expect(asks(run(combatInGame, fight({ naboo: { units: DUEL } })))).toBe('empire: roll');
    const apart = fight({ naboo: { units: { stormtrooper: 1, 'x-wing': 1 } } });
    expect(asks(run(combatInGame, apart))).toBe('over');
  });

  it('has no ground battle in a destroyed system', () => {
    const units = {
      stormtrooper: 1,
      'star-destroyer': 1,
      'rebel-trooper': 1,
      'rebel-transport': 1,
    };
    const ruin = { units: { stormtrooper: 1, 'rebel-trooper': 1 }, destroyed: true };
    expect(asks(run(combatInGame, fight({ naboo: ruin })))).toBe('over');
    const ran = run(combatInGame, fight({ naboo: { units, destroyed: true } }));
    expect(ran.state.agenda.some(({ at }) => at === 'combat')).toBe(true);
  });

  it('adds leaders from the pool, who stay in the system afterwards', () => {
    const ran = run(
      combatInGame,
      fight(
        { naboo: { units: { 'tie-fighter': 1, 'x-wing': 1 } } },
        { pool: { empire: ['general-tagge'] } },
      ),
      { kind: 'add-leader', leader: 'general-tagge' },
    );
    expect(ran.state.leaders['general-tagge'].place).toEqual({ at: 'pool' });
    expect(asks(ran)).toBe('empire: draw-tactic');
  });

  it('returns what is destroyed to the supply', () => {
    const ran = run(
      combatInGame,
      fight({ naboo: { units: DUEL } }),
      drawn('hit'),
      END,
      hit('x-wing-1'),
      drawn('blank'),
      END,
      STAY,
    );
    expect(asks(ran)).toBe('over');
    expect(unitsAt(ran.state, 'naboo')).toEqual({ 'tie-fighter': 1 });
    expect(supplyOf(ran.state, 'x-wing')).toBe(8);
  });

  it('hides the opponent’s tactic cards', () => {
    const ran = run(
      combatInGame,
      fight({ naboo: { units: DUEL, leaders: ['jan-dodonna'] } }),
      drawn('outmaneuver'),
    );
    expect(viewFor(ran.state, 'rebel').combat?.hands.rebel).toEqual([
      { theatre: 'space', card: 'outmaneuver' },
    ]);
    expect(viewFor(ran.state, 'empire').combat?.hands.rebel).toEqual([null]);
    expect(JSON.stringify(viewFor(ran.state, 'empire').combat?.decks)).toBe(
      '{"space":14,"ground":15}',
    );
  });
});

describe('«Start of combat» action cards', () => {
  const cards = { hand: ['keep-them-from-escaping', 'public-support'] };
  const position = (leaders: readonly string[]) =>
    fight({ naboo: { units: DUEL, leaders } }, { piles: { 'empire-actions': cards } });

  it('are offered when leaders have been added, to a side whose pictured leader is there', () => {
    const ran = run(combatInGame, position(['admiral-piett']));
    expect(asks(ran)).toBe('empire: start-cards');
    expect(verdict(ran, { card: 'keep-them-from-escaping' })).toBe('allowed');
    expect(verdict(ran, { card: 'public-support' })).toBe('rebellion.action-cards.timing');
    expect(asks(run(combatInGame, position(['general-veers'])))).toBe('empire: draw-tactic');
  });

  it('are never a duty, and go to the box when used', () => {
    const kept = run(combatInGame, position(['admiral-piett']), { kind: 'no-action' });
    expect(asks(kept)).toBe('empire: draw-tactic');
    const used = run(combatInGame, position(['admiral-piett']), {
      kind: 'play-action',
      card: 'keep-them-from-escaping',
    });
    expect(used.state.piles['empire-actions'].box).toContain('keep-them-from-escaping');
  });
});

describe('objectives of a combat', () => {
  const hand = { objectives: { hand: ['crippling-blow', 'rebel-assault', 'popular-support'] } };
  const end = [drawn('hit'), END, hit('x-wing-1'), drawn('blank'), END, STAY] as const;

  it('are offered once, when it is over', () => {
    const ran = run(combatInGame, fight({ naboo: { units: DUEL } }, { piles: hand }), ...end);
    expect(asks(ran)).toBe('rebel: combat-objective');
    expect(verdict(ran, { card: 'popular-support' })).toBe('rebellion.objective-cards.timing');
    const played = run(combatInGame, fight({ naboo: { units: DUEL } }, { piles: hand }), ...end, {
      kind: 'play-objective',
      card: 'crippling-blow',
    });
    expect(asks(played)).toBe('over');
    expect(played.state.reputation).toBe(13);
    expect(played.state.piles.objectives.hand).toEqual(['rebel-assault', 'popular-support']);
  });
});

describe('Death Star Plans inside the game', () => {
  const position = fight(
    { naboo: { units: { 'death-star-under-construction': 1, 'tie-fighter': 1, 'x-wing': 2 } } },
    {
      piles: { objectives: { hand: ['death-star-plans'] } },
      queue: { empire: [{}, { 'death-star': 1 }] },
    },
  );
  const played = [drawn('blank'), END, drawn('blank', 'blank'), END] as const;

  it('bring their reputation and take the Death Star from the queue', () => {
    const ran = run(
      combatInGame,
      position,
      ...played,
      { kind: 'plans', target: 'death-star-under-construction-1' },
      drawn('direct-hit', 'blank', 'blank'),
    );
    expect(ran.state.reputation).toBe(12);
    expect(ran.state.queue.empire[1]).toEqual({});
    expect(supplyOf(ran.state, 'death-star')).toBe(2);
    expect(ran.state.piles.objectives.box).toEqual(['death-star-plans']);
  });

  it('stay in hand when they fail', () => {
    const ran = run(
      combatInGame,
      position,
      ...played,
      { kind: 'plans', target: 'death-star-under-construction-1' },
      drawn('hit', 'blank', 'blank'),
    );
    expect(ran.state.reputation).toBe(14);
    expect(ran.state.piles.objectives.hand).toEqual(['death-star-plans']);
  });
});

const armies = fc.record(
  Object.fromEntries(UNIT_IDS.map((id) => [id, fc.nat(Math.min(2, unitOf(id).box))])),
  { requiredKeys: [] },
);

describe('random combats inside the game', () => {
  it('lose no figure, leader or card, wherever the survivors retreat to', () => {
    let retreats = 0;
    fc.assert(
      fc.property(fc.nat(), armies, armies, fc.boolean(), (seed, units, others, revealed) => {
        const setup = positionOf(
          fight(
            {
              naboo: { units, leaders: ['darth-vader', 'han-solo'] },
              rodia: { loyalty: 'rebel' },
              dagobah: {},
              utapau: { units: Object.fromEntries(Object.entries(others).slice(0, 1)) },
            },
            {
              base: { system: 'rodia', revealed },
              pool: { empire: ['general-tagge'], rebel: ['chewbacca'] },
              piles: { objectives: { hand: ['death-star-plans', 'crippling-blow'] } },
            },
          ),
        );
        const { last } = playRandomly(combatInGame, setup, seed, ({ before, state, events }) => {
          if (state.agenda.length < before.agenda.length) expect(violationsOf(state)).toEqual([]);
          retreats += events.filter(({ kind }) => kind === 'retreated').length;
        });
        expect(violationsOf(last)).toEqual([]);
        expect(last.agenda).toEqual([]);
        expect(last.leaders['darth-vader'].place.at).toBe('board');
      }),
      { seed: 3, numRuns: 60 },
    );
    expect(retreats).toBeGreaterThan(0);
  });
});
