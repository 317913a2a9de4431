import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shorten } from '../../src/rules/shorten.ts';

const sentence = fc
  .array(fc.stringMatching(/^[а-яґєії]{1,12}$/u), { minLength: 1 })
  .map((words) => words.join(' '));
const length = fc.integer({ min: 15, max: 60 });

describe('a shortened text', () => {
  it('is never longer than asked for', () => {
    fc.assert(
      fc.property(sentence, length, (text, most) => {
        expect(shorten(text, most).length).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('is the text itself, or whole words of its beginning and a mark', () => {
    fc.assert(
      fc.property(sentence, length, (text, most) => {
        const short = shorten(text, most);
        if (text.length <= most) expect(short).toBe(text);
        else expect(`${text} `.startsWith(`${short.replace(/…$/, '')} `)).toBe(true);
      }),
    );
  });

  it('cuts a word that is longer than all the room', () => {
    expect(shorten('контрнаступальний', 8)).toBe('контрна…');
  });
});
