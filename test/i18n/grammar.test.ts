import { describe, expect, it } from 'vitest';
import { grammarOf, sentence } from '../../src/i18n/grammar.ts';

describe('counting in Ukrainian', () => {
  const { count } = grammarOf('uk');

  it.each([
    [0, '0 кубиків'],
    [1, '1 кубик'],
    [2, '2 кубики'],
    [4, '4 кубики'],
    [5, '5 кубиків'],
    [11, '11 кубиків'],
    [12, '12 кубиків'],
    [21, '21 кубик'],
    [22, '22 кубики'],
    [101, '101 кубик'],
    [111, '111 кубиків'],
  ])('says %i the way a person does', (number, said) => {
    expect(count(number, ['кубик', 'кубики', 'кубиків'])).toBe(said);
  });
});

describe('counting in Russian', () => {
  const { count } = grammarOf('ru');

  it.each([
    [0, '0 раундов'],
    [1, '1 раунд'],
    [3, '3 раунда'],
    [5, '5 раундов'],
    [14, '14 раундов'],
    [21, '21 раунд'],
    [24, '24 раунда'],
  ])('says %i the way a person does', (number, said) => {
    expect(count(number, ['раунд', 'раунда', 'раундов'])).toBe(said);
  });
});

it('a sentence begins with a capital even when it begins with a common noun', () => {
  expect(sentence('іонна гармата')).toBe('Іонна гармата');
  expect(sentence('ёлка')).toBe('Ёлка');
  expect(sentence('')).toBe('');
});
