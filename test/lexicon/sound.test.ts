import { describe, expect, it } from 'vitest';
import { isByEar, soundOf } from '../../src/lexicon/sound.ts';

describe('words that sound alike', () => {
  it.each([
    ['destroyer', 'дестроєр', 'дестройер'],
    ['space', 'спейс', 'спейс'],
    ['cannon', 'кенон', 'кэнон'],
    ['carrier', 'карієр', 'карриер'],
    ['fighter', 'файтер', 'файтер'],
    ['dreadnought', 'дредноут', 'дредноут'],
    ['strategy', 'стратегі', 'стратеджи'],
    ['vidstup', 'відступ', 'видступ'],
  ])('are %s, %s and %s', (english, uk, ru) => {
    expect(soundOf(uk)).toBe(soundOf(english));
    expect(soundOf(ru)).toBe(soundOf(english));
    expect(soundOf(english)).not.toBe('');
  });

  it('are not those with other consonants', () => {
    expect(soundOf('крейсер')).not.toBe(soundOf('карієр'));
  });

  it('are of two alphabets, and about as long', () => {
    expect(isByEar('дестроєр', 'destroyer')).toBe(true);
    expect(isByEar('vidstup', 'відступ')).toBe(true);
    expect(isByEar('сонячний', 'значення')).toBe(false);
    expect(isByEar('src', 'зірка')).toBe(false);
  });

  it('are not told by fewer than three consonants', () => {
    expect(soundOf('бій')).toBe('');
    expect(soundOf('die')).toBe('');
  });
});
