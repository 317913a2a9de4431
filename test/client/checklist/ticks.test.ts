import { describe, expect, it } from 'vitest';
import { formatTicks, NOTHING_TICKED, parseTicks } from '../../../src/client/checklist/ticks.ts';

describe('the ticks of a checklist', () => {
  it('come back as they were kept', () => {
    const ticks = new Set(['duel.setup.time-marker', 'duel.first-game.base-space']);
    expect(parseTicks(formatTicks(ticks))).toEqual(ticks);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{['],
    ['an object', '{"0":"duel.setup.time-marker"}'],
    ['a number', '7'],
    ['endless text', `["${'a'.repeat(20_001)}"]`],
  ])('are none when the storage holds %s', (_, text) => {
    expect(parseTicks(text)).toEqual(NOTHING_TICKED);
  });

  it('leave out what is no name of a rule', () => {
    const text = JSON.stringify(['<b>', 7, null, 'setup.a-rule', 'a'.repeat(121), 'Setup']);
    expect(parseTicks(text)).toEqual(new Set(['setup.a-rule']));
  });

  it('are two hundred at most', () => {
    const many = Array.from({ length: 500 }, (_, step) => `setup.rule-${step}`);
    expect(parseTicks(JSON.stringify(many)).size).toBe(200);
  });
});
