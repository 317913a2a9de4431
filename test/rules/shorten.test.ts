import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shorten } from '../../src/rules/ask/shorten.ts';

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

  it('ends with a sentence that fills most of the room', () => {
    const text = 'Гравець кидає кубик. Потім він ходить двома фігурами на три клітинки.';
    expect(shorten(text, 30)).toBe('Гравець кидає кубик. …');
    expect(shorten('Хто б’є? «Той, хто ходить». Решта чекає.', 30)).toBe(
      'Хто б’є? «Той, хто ходить». …',
    );
  });

  it('goes on between words where the last whole sentence would tell too little', () => {
    const text = 'Гравець кидає. Потім він ходить двома фігурами на три клітинки.';
    expect(shorten(text, 40)).toBe('Гравець кидає. Потім він ходить двома…');
  });

  it('takes no abbreviation for the end of a sentence', () => {
    const text = 'Про кидки див. с. 5 довідника, а про рух — с. 7 правил.';
    expect(shorten(text, 24)).toBe('Про кидки див. с. 5…');
  });
});
