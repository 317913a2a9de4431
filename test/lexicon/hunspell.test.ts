import { describe, expect, it } from 'vitest';

import { expand } from '../../src/lexicon/hunspell.ts';

const aff = `SET UTF-8
TRY абв

SFX A Y 3
SFX A   а   и   [^к]а
SFX A   0   ми  а       ### a remark
SFX A   ка  ці  ка
SFX B Y 1
SFX B   0   и   [дт]
SFX Ё Y 1
SFX Ё   е   ёк  не
`;
const dic = `8
карта/A
рука/A
Ґанок
загін
лід/B
віл/B
пане/Ё
об'єкт/B
`;

function paradigmsOf(...words: readonly string[]) {
  return expand({ aff, dic }, words);
}

describe('forms from a hunspell dictionary', () => {
  it('are all forms of the lemma a word belongs to', () => {
    expect(paradigmsOf('карти')).toEqual({ карта: ['карта', 'карти', 'картами'] });
  });

  it('take an ending only where its condition holds', () => {
    expect(paradigmsOf('рука')).toEqual({ рука: ['рука', 'руками', 'руці'] });
    expect(paradigmsOf('віли', 'ліди')).toEqual({ лід: ['лід', 'ліди'] });
  });

  it('are found whatever the case, the apostrophe, ё and ґ', () => {
    expect(Object.keys(paradigmsOf('ганок', 'ОБ’ЄКТИ', 'панек'))).toEqual([
      'ганок',
      "об'єкт",
      'пане',
    ]);
    expect(paradigmsOf('панёк')).toEqual({ пане: ['пане', 'панек'] });
  });

  it('are none for a word the dictionary does not have', () => {
    expect(paradigmsOf('вінг', 'карто')).toEqual({});
  });

  it('are refused when the dictionary forms words in a way not understood', () => {
    const source = { aff: `${aff}PFX C Y 1\nPFX C 0 не .\n`, dic };
    expect(() => expand(source, ['карта'])).toThrow(/uses PFX.*former dictionary version/s);
  });
});
