import { describe, expect, it } from 'vitest';
import { CARD_IDS } from '../../src/games/swlcg/engine/cards.ts';
import { cardName } from '../../src/games/swlcg/words/cards.ts';
import { TECHNOLOGY_IDS } from '../../src/games/ti4/engine/data/technologies.ts';
import { TECHNOLOGY_TERMS, technologyName } from '../../src/games/ti4/words/technologies.ts';
import { technologyNotes } from '../../src/games/ti4/words/technology-names.ts';
import { loadCalculator, calculators } from '../../src/calculator/registry.ts';
import { isLatin } from '../support/latin.ts';
import { LANGUAGES } from '../../src/rules/languages.ts';

const FOUND = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../src/games/*/words/{uk,ru}/*.ts',
  { eager: true },
);

/** What stands alone; a sentence that is made of names is called with them elsewhere. */
function* saidIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) yield* saidIn(inner);
  }
}

const latinAmong = (texts: Iterable<string>): readonly string[] =>
  [...new Set(texts)].filter((text) => isLatin(text));

describe.each(LANGUAGES)('in «%s» a reader meets no name in Latin letters', (language) => {
  it.each(Object.keys(FOUND).filter((file) => file.includes(`/words/${language}/`)))(
    'among the words of %s',
    (file) => {
      expect(latinAmong(saidIn(FOUND[file]))).toEqual([]);
    },
  );

  it('on a card or a technology', () => {
    const notes = technologyNotes(language);
    const terms = new Set(TECHNOLOGY_TERMS);
    const named = (id: string): string => (terms.has(id) ? 'назва' : (notes[id]?.name ?? id));
    expect(latinAmong(CARD_IDS.map((id) => cardName(language, id)))).toEqual([]);
    expect(latinAmong(TECHNOLOGY_IDS.map((id) => technologyName(id, named)))).toEqual([]);
  });

  it.each(calculators)('in the form of $id', async ({ id }) => {
    const desk = await loadCalculator(id);
    const terms = Object.fromEntries(desk.terms.map((term) => [term, 'термін']));
    expect(latinAmong(saidIn(desk.named(terms).words(language)))).toEqual([]);
  });
});

describe('the look-out for names in Latin letters', () => {
  it.each(['Twist of Fate', 'Devotion', 'C-3PO Droid'])('sees «%s»', (text) => {
    expect(isLatin(text)).toBe(true);
  });
  it.each(['Винищувач II', 'X-89', 'Дизруптори L4', '0.0.0', 'C-3', 'III'])(
    'lets «%s» be',
    (text) => {
      expect(isLatin(text)).toBe(false);
    },
  );
});
