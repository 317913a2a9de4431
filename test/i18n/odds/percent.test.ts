import { describe, expect, it } from 'vitest';
import { percent, points } from '../../../src/i18n/odds/percent.ts';

describe('a chance in words', () => {
  it.each([
    [0, '0 %'],
    [0.0000001, '< 0,1 %'],
    [0.0005, '0,1 %'],
    [0.591083, '59,1 %'],
    [0.5, '50 %'],
    [0.9994, '99,9 %'],
    [0.9996, '> 99,9 %'],
    [1, '100 %'],
  ])('%d is %s in both languages', (chance, told) => {
    for (const language of ['uk', 'ru'] as const) {
      expect(percent(language, chance).replaceAll('\u00A0', ' ')).toBe(told);
      expect(percent(language, chance)).not.toContain(' ');
    }
  });
});

describe('a difference of chances', () => {
  it.each([
    [0.081, '+8,1'],
    [-0.25, '−25'],
    [0.00001, '±0'],
    [-0.00001, '±0'],
  ])('%d is %s percentage points', (difference, told) => {
    expect(points('uk', difference)).toBe(told);
    expect(points('ru', difference)).toBe(told);
  });
});
