import { describe, expect, it } from 'vitest';
import { searchWords } from '../../src/i18n/search.ts';
import { words } from '../../src/i18n/words.ts';
import { LANGUAGES } from '../../src/rules/languages.ts';
import { KINDS } from '../../src/rules/read/schemas.ts';

describe('the words of the search', () => {
  it.each(LANGUAGES)('call each kind in «%s» as the pages do', (language) => {
    for (const kind of KINDS) {
      expect(searchWords(language).kinds[kind]).toBe(words(language).kinds[kind]);
    }
  });

  it('count in Ukrainian and in Russian', () => {
    const counts = [0, 1, 3, 5, 11, 21, 22];
    expect(counts.map((count) => searchWords('uk').found(count, count))).toEqual([
      '0 результатів',
      '1 результат',
      '3 результати',
      '5 результатів',
      '11 результатів',
      '21 результат',
      '22 результати',
    ]);
    expect(counts.map((count) => searchWords('ru').found(count, count))).toEqual([
      '0 результатов',
      '1 результат',
      '3 результата',
      '5 результатов',
      '11 результатов',
      '21 результат',
      '22 результата',
    ]);
  });

  it('say how many of them are shown when not all are', () => {
    expect(searchWords('uk').found(40, 20)).toBe('40 результатів, показано 20');
  });
});
