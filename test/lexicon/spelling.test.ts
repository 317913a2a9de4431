import { describe, expect, it } from 'vitest';

import { createLexicon } from '../../src/lexicon/lexicon.ts';
import { unknownWords } from '../../src/lexicon/spelling.ts';

const words = ['бій', 'мережа', 'флот', "об'єкт", 'карта', 'і'];
const lexicon = createLexicon('uk', {
  paradigms: Object.fromEntries(words.map((word) => [word, [word]])),
});

function findingsIn(text: string) {
  return unknownWords(text, lexicon).map(({ kind, text: word }) => `${kind} ${word}`);
}

describe('the spelling check', () => {
  it('names unknown words and where they stand', () => {
    expect(unknownWords('Флот і флоот.', lexicon)).toEqual([
      { kind: 'unknown', text: 'флоот', start: 7, end: 12 },
    ]);
  });

  it.each([
    'бій',
    'БІЙ',
    'об’єкт',
    'карта-мережа',
    'HoloNet-мережа',
    'HoloNet‑мережа',
    'Y-карта',
    'Х-карта',
  ])('accepts «%s»', (word) => {
    expect(findingsIn(word)).toEqual([]);
  });

  it.each(['4', '3-й', 'т. 2а', 'II', 'ХІІ', 'ІІІ', 'X', 'є', 'TIE', 'Star Wars', 'Х'])(
    'does not judge «%s»',
    (text) => {
      expect(findingsIn(text)).toEqual([]);
    },
  );

  it('reports Latin letters inside a Cyrillic word and how to write it', () => {
    expect(unknownWords('кaрта', lexicon)).toEqual([
      { kind: 'mixed-alphabets', text: 'кaрта', start: 0, end: 5, suggestion: 'карта' },
    ]);
  });

  it('looks for them in each part of a compound', () => {
    expect(unknownWords('Y-кaрта', lexicon)).toEqual([
      { kind: 'mixed-alphabets', text: 'Y-кaрта', start: 0, end: 7, suggestion: 'Y-карта' },
    ]);
  });

  it('reports a mixture that cannot be put right by look-alikes', () => {
    expect(findingsIn('флоtzик')).toEqual(['mixed-alphabets флоtzик', 'unknown флоtzик']);
  });

  it.each(["об'єкт", 'обʼєкт', 'об`єкт'])('reports the apostrophe of %s', (word) => {
    expect(unknownWords(word, lexicon)).toEqual([
      { kind: 'apostrophe', text: word, start: 0, end: 6, suggestion: 'об’єкт' },
    ]);
  });

  it('reports straight quotes, but no apostrophe as one', () => {
    expect(unknownWords('"флот" і', lexicon).map(({ kind, start }) => [kind, start])).toEqual([
      ['straight-quote', 0],
      ['straight-quote', 5],
    ]);
    expect(findingsIn("'флот' «карта»")).toEqual(["straight-quote '", "straight-quote '"]);
    expect(findingsIn("об'єкт")).not.toContain("straight-quote '");
  });

  it('reports the findings of one text in its order', () => {
    const starts = unknownWords('кaрта "абв" об\'єкт где', lexicon).map(({ start }) => start);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(starts).toHaveLength(6);
  });
});
