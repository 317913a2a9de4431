import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal } from '../../../src/i18n/odds/decimal.ts';
import { LANGUAGES } from '../../../src/rules/languages.ts';

describe.each(LANGUAGES)('a number in %s', (language) => {
  it.each([
    [0, 1, '0'],
    [100, 1, '100'],
    [99.94, 1, '99,9'],
    [0.05, 1, '0,1'],
    [2.5, 2, '2,5'],
    [10, 0, '10'],
    [1 / 3, 2, '0,33'],
    [0.015, 2, '0,02'],
    [1e-9, 2, '0'],
    [1_234_567.5, 1, '1\u00A0234\u00A0567,5'],
  ])('%d with %d digits is %s', (value, digits, expected) => {
    expect(decimal(language, value, digits)).toBe(expected);
  });

  it('is written as Intl writes it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999_999_999 }),
        fc.integer({ min: 0, max: 2 }),
        (thousandths, digits) => {
          const value = thousandths / 1000;
          const format = new Intl.NumberFormat(language, { maximumFractionDigits: digits });
          expect(decimal(language, value, digits)).toBe(format.format(value));
        },
      ),
    );
  });
});
