import { beforeAll, describe, expect, it } from 'vitest';
import { ask, type Asking } from '../../src/search/asked-word.ts';
import { unpackForms } from '../../src/search/forms.ts';
import { inTermNames } from '../../src/search/named.ts';
import { openIndex, readIndex } from '../../src/search/open-index.ts';
import { unpackKin } from '../../src/search/kin-places.ts';
import { searchDataOf } from '../../src/search/write-index.ts';
import { smallGame } from './support/small-game.ts';

let asking: Asking;

beforeAll(async () => {
  const { words, games } = searchDataOf(await smallGame(), 'uk');
  const { hexes } = games;
  if (hexes === undefined) throw new Error('There is no game «hexes».');
  const forms = unpackForms(words.forms, hexes.words.forms);
  const index = openIndex(readIndex(hexes.index, forms, 'uk'), forms, 'uk');
  asking = { language: 'uk', forms, index, kin: unpackKin(words.kin), isReal: () => false };
});

function said(query: string): readonly string[] {
  const words = query.split(' ').map((word) => ask(word, asking));
  return inTermNames(words, [], asking.index).map((phrase) =>
    phrase
      .flatMap(({ lemmas }) => [...lemmas].filter(([, sure]) => sure > 0.9))
      .map(([lemma]) => asking.forms.lemmas[lemma] ?? '')
      .sort()
      .join(' '),
  );
}

describe('a query in other names than the rules use', () => {
  it('is asked in the names of the rules, too', () => {
    expect(said('ватажок')).toEqual(['лідер']);
    expect(said('лідер')).toEqual([]);
  });

  it('may have several of them, which are taken one by one and together', () => {
    expect([...said('драпак ватажок')].sort()).toEqual([
      'ватажок відступ',
      'відступ лідер',
      'драпак лідер',
    ]);
  });
});
