import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fold, unmixAlphabets } from '../../src/lexicon/fold.ts';

/** Text an author might type, letters of both alphabets side by side included. */
const mixedText = fc.string({
  unit: fc.constantFrom(
    ..."абвгґдеёєзіїйкостухщАВСЕНІКМОРТХabcehikmoptxyszqABCTXS'’ʼ`-‑ \u0301\u0308\u0306\u00AD«1",
  ),
  maxLength: 14,
});

describe('the key of a word', () => {
  it.each([
    ['Бій', 'бій'],
    ['об’єкт', "об'єкт"],
    ['обʼєкт', "об'єкт"],
    ["об'єкт", "об'єкт"],
    ['ещё', 'еще'],
    ['Ґалактика', 'галактика'],
    ['Х-вінґ', 'х-вінг'],
    ['Х‑вінґ', 'х-вінг'],
    ['зни\u00ADщити', 'знищити'],
    ['за\u0301мок', 'замок'],
    ['и\u0306од', 'йод'],
    ['Padmé', 'padme'],
  ])('of «%s» is «%s»', (word, key) => {
    expect(fold(word)).toBe(key);
  });

  it('keeps the letters й and ї, which are not і and и with a stress', () => {
    expect(fold('її край')).toBe('її край');
  });

  it.each([
    ['cиcтeмa', 'система'],
    ['X-вінґ', 'х-вінг'],
    ['HОLО', 'holo'],
    ['HoloNet-мережа', 'holonet-мережа'],
    ['TIE', 'tie'],
    ['АТ-АТ', 'ат-ат'],
    ['ïжа', 'їжа'],
    ['ëлка', 'елка'],
  ])('of «%s», whose letters look alike in two alphabets, is «%s»', (word, key) => {
    expect(fold(word)).toBe(key);
  });

  it('is its own key', () => {
    fc.assert(
      fc.property(fc.oneof(mixedText, fc.string({ unit: 'grapheme' })), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      { numRuns: 2000 },
    );
  });

  it('does not depend on the case or the composition of the letters', () => {
    fc.assert(
      fc.property(mixedText, (text) => {
        expect(fold(text.toUpperCase())).toBe(fold(text));
        expect(fold(text.normalize('NFD'))).toBe(fold(text));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a word typed in two alphabets', () => {
  it('is put right without losing its capitals', () => {
    expect(unmixAlphabets('Bлучання')).toBe('Влучання');
    expect(unmixAlphabets('Сorellian')).toBe('Corellian');
  });

  it('is left alone when nothing tells which alphabet was meant', () => {
    expect(unmixAlphabets('жs')).toBe('жs');
  });

  it('goes to the alphabet of most letters when all of them look alike', () => {
    expect(unmixAlphabets('thе')).toBe('the');
    expect(unmixAlphabets('сoк')).toBe('сок');
  });
});
