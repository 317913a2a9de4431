import { describe, expect, it } from 'vitest';
import { playerWords } from '../../src/i18n/player.ts';

describe.each(['uk', 'ru'] as const)('the words of the player in %s', (language) => {
  const entries = Object.entries<string>({ ...playerWords(language) });

  it('are all there', () => {
    expect(entries.length).toBeGreaterThan(30);
    expect(entries.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('hold no Latin letter', () => {
    expect(entries.filter(([, text]) => /[A-Za-z]/.test(text))).toEqual([]);
  });
});

it('neither language borrows the letters of the other', () => {
  const all = (language: 'uk' | 'ru'): string => Object.values(playerWords(language)).join(' ');
  expect(all('uk')).not.toMatch(/[ыэёъ]/i);
  expect(all('ru')).not.toMatch(/[іїєґ’]/i);
});
