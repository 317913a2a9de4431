import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../src/rules/languages.ts';
import { loadModel } from '../../src/rules/load.ts';
import type { Model } from '../../src/rules/model.ts';
import { ruleId } from '../../src/rules/references.ts';
import { unpackForms } from '../../src/search/forms.ts';
import { searchWords } from '../../src/search/index.ts';
import { recordsOf } from '../../src/search/records.ts';
import { namedTerms } from '../../src/search/terms.ts';
import { wordKeys } from '../../src/words/term-forms.ts';
import { contentFiles } from '../rules/support/content.ts';

/** So many terms stand above everything else that a search finds. */
const SHOWN = 3;

let model: Model;

beforeAll(async () => {
  ({ model } = await loadModel(contentFiles));
});

interface Asked {
  readonly game: string;
  readonly term: string;
  readonly words: string;
}

/** Which of these queries do not show their term on top. */
function unanswered(language: Language, asked: readonly Asked[]): string[] {
  const lexicon = model.vocabulary.lexicon(language);
  const { terms, forms } = searchWords(model, recordsOf(model, language), language, lexicon);
  const unpacked = unpackForms(forms);
  return asked.flatMap(({ game, term, words }) => {
    const own = terms.filter(({ id }) => id.startsWith(`${game}.`));
    const shown = namedTerms(wordKeys(words), own, unpacked, language).slice(0, SHOWN);
    return shown.some(({ id }) => id === ruleId(game, 'glossary', term))
      ? []
      : [`${term}: ${words}`];
  });
}

describe.each(LANGUAGES)('a term in «%s»', (language) => {
  it('answers to its name, to its other names and to its English name', () => {
    const asked = model.games.flatMap((game) =>
      game.terms.flatMap(({ id: term, words, en }): Asked[] => {
        const told = words[language];
        if (told === undefined) return [];
        const names = [told.name, ...told.aliases, ...told.forms, en];
        return names.map((name) => ({ game: game.id, term, words: name }));
      }),
    );
    expect(asked.length).toBeGreaterThan(200);
    expect(unanswered(language, asked)).toEqual([]);
  });

  it('answers to every form that the rules use of it', () => {
    const asked = model.games.flatMap((game) =>
      game.topics.flatMap(({ rules }) =>
        rules.flatMap(({ statements }): Asked[] => {
          const text = statements[language]?.text ?? '';
          return model.vocabulary.terms(game.id, language, text).map(({ start, end, termId }) => ({
            game: game.id,
            term: termId,
            words: text.slice(start, end).toLowerCase(),
          }));
        }),
      ),
    );
    const once = new Map(asked.map((one) => [Object.values(one).join(), one]));
    expect(once.size).toBeGreaterThan(500);
    expect(unanswered(language, [...once.values()])).toEqual([]);
  });
});
