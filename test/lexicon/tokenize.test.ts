import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { tokenize } from '../../src/lexicon/tokenize.ts';

function wordsOf(text: string): readonly string[] {
  return tokenize(text).map((token) => token.text);
}

describe('words of a text', () => {
  it.each([
    ['Киньте 3 кубики, а тоді — перекиньте.', ['Киньте', '3', 'кубики', 'а', 'тоді', 'перекиньте']],
    ['ЗІД-винищувач проти Х-вінґа', ['ЗІД-винищувач', 'проти', 'Х-вінґа']],
    ["об’єкт, обʼєкт, об'єкт", ['об’єкт', 'обʼєкт', "об'єкт"]],
    ["«слово» 'слово' слово-", ['слово', 'слово', 'слово']],
    ['АТ-СТ/АТ-АТ', ['АТ-СТ', 'АТ-АТ']],
    ['за\u0301мок зни\u00ADщити', ['за\u0301мок', 'зни\u00ADщити']],
    ['бій—відступ', ['бій', 'відступ']],
    ['— … !', []],
  ])('in «%s» are %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  const text = fc.string({
    unit: fc.oneof(
      fc.constantFrom(..."бійx1’'- —«»\u0301\u00AD."),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    ),
  });

  it('stand where their offsets say, in order and apart', () => {
    fc.assert(
      fc.property(text, (sample) => {
        let end = 0;
        for (const token of tokenize(sample)) {
          expect(sample.slice(token.start, token.end)).toBe(token.text);
          expect(token.start).toBeGreaterThanOrEqual(end);
          expect(token.end).toBeGreaterThan(token.start);
          end = token.end;
        }
      }),
    );
  });

  it('leave no letter and no digit out', () => {
    fc.assert(
      fc.property(text, (sample) => {
        const letters = (part: string): string => part.replace(/[^\p{L}\p{N}]/gu, '');
        expect(letters(wordsOf(sample).join(''))).toBe(letters(sample));
      }),
    );
  });

  it('are each one word when taken alone', () => {
    fc.assert(
      fc.property(text, (sample) => {
        for (const word of wordsOf(sample)) expect(wordsOf(word)).toEqual([word]);
      }),
    );
  });
});
