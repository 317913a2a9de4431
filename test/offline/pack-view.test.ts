import { describe, expect, it } from 'vitest';
import { offlineWords } from '../../src/i18n/offline.ts';
import { PROBLEMS } from '../../src/offline/messages.ts';
import { viewOfPack } from '../../src/offline/page/pack-view.ts';

const summary = { version: 'v', files: 3, bytes: 5_670_000, packed: 1_350_000 };
const kept = { version: 'v', bytes: 5_670_000, at: 0 };

describe.each(['uk', 'ru'] as const)('what a reader of %s is told of a game', (language) => {
  const words = offlineWords(language);

  it('names both sizes before anything is fetched', () => {
    const { text, acts } = viewOfPack(undefined, summary, words);
    expect(text).toContain('1,4\u00A0МБ');
    expect(text).toContain('5,7\u00A0МБ');
    expect(acts).toEqual(['keep']);
  });

  it('offers nothing that cannot be done without a network', () => {
    expect(viewOfPack(undefined, undefined, words).acts).toEqual([]);
  });

  it('always lets what is under way be stopped, and what is kept be removed', () => {
    const fetching = { done: 1, total: 2 };
    expect(viewOfPack({ fetching }, summary, words).acts).toEqual(['cancel']);
    expect(viewOfPack({ kept, fetching }, summary, words).acts).toEqual(['cancel']);
    expect(viewOfPack({}, summary, words).acts).toEqual(['cancel']);
    expect(viewOfPack({ kept }, summary, words).acts).toEqual(['remove']);
  });

  it.each(PROBLEMS)(
    'says of the problem «%s» what to do, and that the version before works',
    (kind) => {
      const problem = { kind, missing: 2_000_000 };
      const alone = viewOfPack({ problem }, summary, words);
      expect(alone.acts).toContain('retry');
      expect(alone.text).not.toContain(words.stillKept);
      const beside = viewOfPack({ kept, problem }, summary, words);
      expect(beside.text).toContain(words.stillKept);
      expect(beside.acts).toEqual(['retry', 'remove']);
    },
  );
});

describe('sizes', () => {
  it('are never nothing', () => {
    expect(offlineWords('uk').size(10)).toBe('0,1\u00A0МБ');
  });
});
