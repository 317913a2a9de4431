import { describe, expect, it } from 'vitest';
import { inFiles } from './mistakes/in-files.ts';
import { inMarkUp } from './mistakes/in-mark-up.ts';
import { inWords } from './mistakes/in-words.ts';
import { notSeen } from './mistakes/not-seen.ts';
import { messagesAfter } from './support/spoil.ts';

/** CONTRIBUTING.md promises what this table holds. */
const mistakes = [...inWords, ...inMarkUp, ...inFiles];

describe('a mistake that an author can make', () => {
  it.each(mistakes)('$mistake', async ({ changes, place, says }) => {
    const marked = place ?? changes.find((change) => change.place !== undefined)?.place ?? '';
    const messages = await messagesAfter(...changes);
    expect(messages.map((message) => message.slice(0, `${marked} ${says}`.length))).toEqual([
      `${marked} ${says}`,
    ]);
  });

  it('is one of at least a hundred and fifty, each named once', () => {
    expect(mistakes.length).toBeGreaterThanOrEqual(150);
    expect(new Set(mistakes.map(({ mistake }) => mistake)).size).toBe(mistakes.length);
  });
});

describe('a mistake that only a reader can see', () => {
  it('is one of five at most, each with the reason why', () => {
    expect(notSeen.length).toBeLessThanOrEqual(5);
    expect(notSeen.filter(({ because }) => because.length < 20)).toEqual([]);
  });

  it.each(notSeen)('$mistake', async ({ changes }) => {
    expect(await messagesAfter(...changes)).toEqual([]);
  });
});
