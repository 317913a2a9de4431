import { describe, expect, it } from 'vitest';
import { retyped } from '../../src/lexicon/keyboard.ts';

describe('a word typed on the wrong layout', () => {
  it.each([
    ['uk', ',sq', 'бій'],
    ['uk', "'nfg", 'єтап'],
    ['uk', ']d', 'їв'],
    ['ru', ',jq', 'бой'],
    ['ru', 'j,]trn', 'объект'],
    ['ru', ';tnjy', 'жетон'],
  ] as const)('in «%s» reads %s as %s', (language, typed, meant) => {
    expect(retyped(typed, language)[0]).toBe(meant);
  });

  it('may have met the other Cyrillic layout', () => {
    expect(retyped('бый', 'uk')).toContain('бій');
    expect(retyped('бій', 'ru')).toContain('бый');
  });

  it('may have been English', () => {
    expect(retyped('дуфвук', 'uk')).toContain('leader');
    expect(retyped('дуфвук', 'ru')).toContain('leader');
  });

  it('is read the same with Shift held', () => {
    expect(retyped('<SQ', 'uk')[0]).toBe('бій');
  });

  it('has no other reading when no key of it has', () => {
    expect(retyped('43', 'uk')).toEqual([]);
  });
});
