import { describe, expect, it } from 'vitest';
import { gameOf } from '../../src/rules/ask/select.ts';
import { stripOf } from '../../src/tables/strip.ts';
import { contentModel } from '../rules/support/content.ts';

const model = await contentModel();
const strip = (game: string, term: string, language: 'uk' | 'ru'): string =>
  stripOf(gameOf(model, game), term, language);

describe('the figures of a term in one line', () => {
  it('name what each number is, in the language of the reader', () => {
    expect(strip('ti4', 'carrier', 'uk')).toContain('ціна 3 · бій 9 · політ 1');
    expect(strip('ti4', 'carrier', 'ru')).toContain('цена 3 ');
  });

  it('tell of a unit with dice which dice', () => {
    expect(strip('rebellion', 'tie-fighter', 'uk')).toContain('червоні 0 · чорні 1');
  });

  it('are none where no table has figures', () => {
    expect(strip('ti4', 'sustain-damage', 'uk')).toBe('');
    expect(strip('rebellion', 'retreat', 'ru')).toBe('');
  });
});
