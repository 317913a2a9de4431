import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextDirection, orderOf } from '../../src/client/table-order.ts';

const sorted = (
  keys: readonly string[],
  ...rest: ['number' | 'text', 'ascending' | 'descending', string]
): readonly string[] => orderOf(keys, ...rest).map((place) => keys[place] ?? '?');

describe('the order of a table', () => {
  it('puts numbers by their value', () => {
    expect(sorted(['10', '9', '100'], 'number', 'ascending', 'uk')).toEqual(['9', '10', '100']);
    expect(sorted(['10', '9', '100'], 'number', 'descending', 'uk')).toEqual(['100', '10', '9']);
  });

  it('puts words by the alphabet of the language', () => {
    const words = ['Їжак', 'Ігла', 'Яр', 'Ґава', 'Гора'];
    expect(sorted(words, 'text', 'ascending', 'uk')).toEqual([
      'Гора',
      'Ґава',
      'Ігла',
      'Їжак',
      'Яр',
    ]);
    expect(sorted(['Ёж', 'Жук', 'Ель'], 'text', 'ascending', 'ru')).toEqual(['Ёж', 'Ель', 'Жук']);
  });

  it('puts empty cells last, whichever way it goes', () => {
    expect(sorted(['', '2', '', '1'], 'number', 'ascending', 'uk')).toEqual(['1', '2', '', '']);
    expect(sorted(['', '2', '', '1'], 'number', 'descending', 'uk')).toEqual(['2', '1', '', '']);
    expect(sorted(['', 'б', 'а'], 'text', 'descending', 'uk')).toEqual(['б', 'а', '']);
  });

  it('leaves equal rows as they stood, both ways', () => {
    const keys = ['1', '2', '1', '2'];
    expect(orderOf(keys, 'number', 'ascending', 'uk')).toEqual([0, 2, 1, 3]);
    expect(orderOf(keys, 'number', 'descending', 'uk')).toEqual([1, 3, 0, 2]);
  });

  it('loses no row and doubles none', () => {
    const keys = fc.array(fc.oneof(fc.nat().map(String), fc.constant('')));
    fc.assert(
      fc.property(keys, fc.constantFrom('ascending', 'descending'), (given, direction) => {
        const places = orderOf(given, 'number', direction, 'uk');
        expect([...places].sort((a, b) => a - b)).toEqual(given.map((_, place) => place));
      }),
    );
  });
});

describe('a click on a heading', () => {
  it('goes up at first, then to and fro', () => {
    expect(nextDirection(null)).toBe('ascending');
    expect(nextDirection('ascending')).toBe('descending');
    expect(nextDirection('descending')).toBe('ascending');
  });
});
