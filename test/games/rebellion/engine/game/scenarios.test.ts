import { describe, expect, it } from 'vitest';
import { replayScenario } from '../../../../../src/rules/link/replay-scenario.ts';
import { GAME_PROCEDURES } from '../../../../../src/games/rebellion/engine/game/index.ts';
import type { RebellionSetup } from '../../../../../src/games/rebellion/engine/game/index.ts';
import { gameExamples } from '../../../../player/support/content.ts';
import { positionOf } from './helpers.ts';

const momentsIn = (id: string): readonly (readonly string[])[] => {
  const found = gameExamples.find((example) => example.id === id);
  if (!found) throw new Error(`There is no walkthrough ${id}.`);
  const replayed = replayScenario(found.file);
  if (!replayed.ok) throw new Error(replayed.reason);
  return replayed.moments;
};

describe('every walkthrough of the game', () => {
  it.each(gameExamples)('$id plays to the promised result', ({ file }) => {
    expect(Object.keys(file.expect).length).toBeGreaterThan(1);
    expect(replayScenario(file)).toMatchObject({ ok: true });
  });

  it.each(gameExamples)('$id tells which rules each step applies', ({ file }) => {
    const replayed = replayScenario(file);
    expect(replayed.ok && replayed.moments).toHaveLength(file.choices.length + 1);
  });

  it.each(gameExamples)('$id begins alike from the position that its page carries', ({ file }) => {
    const procedure = GAME_PROCEDURES.find(({ id }) => id === file.procedure);
    const setup = positionOf(file.setup);
    const carried = JSON.parse(JSON.stringify(setup)) as RebellionSetup;
    expect(procedure?.begin(carried)).toStrictEqual(procedure?.begin(setup));
    expect(procedure).toBeDefined();
  });

  it('notices an end that was not promised', () => {
    const [first] = gameExamples;
    if (!first) throw new Error('There are no walkthroughs.');
    const file = { ...first.file, expect: { ...first.file.expect, task: 'nothing' } };
    expect(replayScenario(file)).toMatchObject({ ok: false, path: ['expect', 'task'] });
  });

  it('belongs to a procedure that exists', () => {
    const known = GAME_PROCEDURES.map(({ id }) => id);
    const used = gameExamples.map(({ file }) => file.procedure);
    expect(used.filter((id) => !known.includes(id))).toEqual([]);
    // Setups, phases, moves, missions, the base and the markers: most parts of the game.
    expect(new Set(used).size).toBeGreaterThanOrEqual(9);
  });
});

describe('the printed examples', () => {
  it('Infiltration succeeds by the roll, and its card goes back to the hand', () => {
    const cited = momentsIn('infiltration').flat();
    expect(cited).toContain('rebellion.missions.success');
    expect(cited).toContain('rebellion.missions.starting-back');
    expect(cited).not.toContain('rebellion.missions.unopposed');
  });

  it('Cato Neimoidia asks about the base and is subjugated', () => {
    const last = momentsIn('cato-neimoidia').at(-1);
    expect(last).toContain('rebellion.rebel-base.must-answer');
    expect(last).toContain('rebellion.subjugation.when');
  });
});
