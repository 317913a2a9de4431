import { LANGUAGES, type Language, type PerLanguage } from '../rules/languages.ts';
import type { Game, Model } from '../rules/model.ts';
import { ruleId } from '../rules/link/references.ts';
import { gameLanguage } from '../rules/ask/select.ts';
import { kinWords } from '../lexicon/kin.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { wordKeys } from '../lexicon/term-forms.ts';
import {
  SHARD,
  STANCES,
  STANDS,
  type GameNames,
  type IndexedBook,
  type SearchIndex,
  type SearchWords,
  type ShownText,
} from './bundle.ts';
import { chooseLemmas, packForms, unpackForms, type FormTable, type WordForms } from './forms.ts';
import { packNumbers, packPlaces } from './packed-numbers.ts';
import { SEARCH_KINDS } from './kinds.ts';
import { recordsOf, type SearchRecord } from './records.ts';
import { WORDS_LICENSE } from './words-license.ts';

export interface SearchData {
  readonly records: readonly SearchRecord[];
  readonly words: SearchWords;
  readonly index: SearchIndex;
  readonly texts: readonly (readonly ShownText[])[];
}

/** Words so near the start of a text say what it is about. */
const OPENING = 4;

export function searchDataOf(model: Model, language: Language): SearchData {
  const records = recordsOf(model, language);
  const table = formTable(model, records, language);
  const forms = unpackForms(table);
  const places = new Map(records.map(({ id }, at) => [id, at]));
  return {
    records,
    words: { license: WORDS_LICENSE, forms: table },
    index: {
      games: model.games.flatMap((game) => {
        const start = records.findIndex((record) => record.game === game.id);
        if (start < 0) return [];
        return [
          { id: game.id, name: game.name[language], start, books: booksOf(game, language, places) },
        ];
      }),
      elsewhere: gamesElsewhere(model, language),
      kinds: records
        .map(({ kind }) => String.fromCharCode(97 + SEARCH_KINDS.indexOf(kind)))
        .join(''),
      above: packNumbers(
        records.map(({ above }, at) => at - (above === undefined ? at : (places.get(above) ?? at))),
      ),
      sizes: packNumbers(
        records.map(({ ownsText, text }) => (ownsText ? wordKeys(text).length : 0)),
      ),
      postings: postingsOf(records, forms),
      asked: askedOf(records, forms),
      names: linesOf(records, ({ names }) => names.map((name) => name.replaceAll('|', ' '))),
      numbers: linesOf(records, ({ numbers }) => numbers),
      codes: packPlaces(model.published.map((id) => places.get(model.aliases.get(id) ?? id))),
      about: records.flatMap(({ about }, at) => {
        const rules = about.flatMap((id) => places.get(id) ?? []);
        return rules.length === 0 ? [] : [[at, ...rules]];
      }),
    },
    texts: Array.from({ length: Math.ceil(records.length / SHARD) }, (_, shard) =>
      records
        .slice(shard * SHARD, (shard + 1) * SHARD)
        .map(({ id, title, text, numbers: [number] }): ShownText =>
          number === undefined ? [id, title, text] : [id, title, text, number],
        ),
    ),
  };
}

function gamesElsewhere({ games }: Model, language: Language): PerLanguage<GameNames> {
  const toldIn = (other: Language): GameNames =>
    Object.fromEntries(
      games
        .filter((game) => gameLanguage(game, language) === other)
        .map((game) => [game.id, game.name[language]]),
    );
  return Object.fromEntries(
    LANGUAGES.filter((other) => other !== language)
      .map((other) => [other, toldIn(other)] as const)
      .filter(([, names]) => Object.keys(names).length > 0),
  );
}

/**
 * Names in the other language keep its forms, so that they are found in any of them, too. Games told
 * in that one alone are looked for in an index of their own.
 */
function formTable(model: Model, records: readonly SearchRecord[], language: Language): FormTable {
  const lexicon = model.vocabulary.lexicon(language);
  const own = new Set(
    [
      ...records.flatMap(({ title, text, names, asked }) => [title, text, ...names, ...asked]),
      ...kinWords(language),
    ]
      .flatMap(wordKeys)
      .flatMap(wholeAndParts),
  );
  const paradigms = new Map<string, Set<string>>();
  const add = (lemmas: Iterable<string>, from: Lexicon): void => {
    for (const lemma of lemmas) {
      const forms = paradigms.get(lemma) ?? new Set();
      for (const form of from.formsOf(lemma)) forms.add(form);
      paradigms.set(lemma, forms);
    }
  };
  add(chooseLemmas(own, lexicon), lexicon);
  for (const other of LANGUAGES.filter((candidate) => candidate !== language)) {
    const told = model.games.filter((game) => gameLanguage(game, language) === language);
    const foreign = told.flatMap(({ terms }) =>
      terms.flatMap(({ words, translations }) => {
        const names = words[other] ?? translations[other];
        return names === undefined ? [] : [names.name, ...names.aliases, ...names.slang];
      }),
    );
    const otherLexicon = model.vocabulary.lexicon(other);
    const unknown = foreign.flatMap(wordKeys).filter((key) => !lexicon.knows(key));
    add(chooseLemmas(unknown, otherLexicon), otherLexicon);
  }
  return packForms(paradigms);
}

/** «ЗІД-винищувач» is a винищувач as well. */
function wholeAndParts(key: string): readonly string[] {
  return key.includes('-') ? [key, ...key.split('-')] : [key];
}

function postingsOf(records: readonly SearchRecord[], forms: WordForms): string {
  const postings = forms.lemmas.map((): [record: number, stance: number][] => []);
  for (const [at, { ownsText, text }] of records.entries()) {
    if (!ownsText) continue;
    const stances = new Map<number, number>();
    for (const [place, word] of wordKeys(text).entries()) {
      for (const lemma of wholeAndParts(word).flatMap((key) => forms.lemmasOf(key))) {
        const id = forms.placeOf(lemma);
        const before = stances.get(id);
        const stance = place < OPENING ? STANDS.opening : STANDS.once;
        stances.set(id, before === undefined ? stance : Math.max(before, STANDS.often));
      }
    }
    for (const [id, stance] of stances) postings[id]?.push([at, stance]);
  }
  return postings
    .map((list) => {
      let last = -1;
      return packNumbers(
        list.map(([record, stance]) => {
          const gap = record - last - 1;
          last = record;
          return gap * STANCES + stance;
        }),
      );
    })
    .join(' ');
}

function askedOf(records: readonly SearchRecord[], forms: WordForms): string {
  const askedBy = forms.lemmas.map((): number[] => []);
  for (const [at, { asked }] of records.entries()) {
    const lemmas = asked
      .flatMap(wordKeys)
      .flatMap(wholeAndParts)
      .flatMap((key) => forms.lemmasOf(key));
    for (const lemma of new Set(lemmas)) askedBy[forms.placeOf(lemma)]?.push(at);
  }
  return askedBy
    .map((list) => packNumbers(list.map((record, at) => record - (list[at - 1] ?? -1) - 1)))
    .join(' ');
}

function linesOf(
  records: readonly SearchRecord[],
  wordsOf: (record: SearchRecord) => readonly string[],
): string {
  let last = 0;
  return records
    .flatMap((record, at) => {
      const words = wordsOf(record);
      if (words.length === 0) return [];
      const gap = at - last;
      last = at;
      return [[gap, ...words].join('|')];
    })
    .join('\n');
}

function booksOf(
  game: Game,
  language: Language,
  places: ReadonlyMap<string, number>,
): readonly IndexedBook[] {
  return game.books.map((book) => {
    const pages: Record<string, number[]> = {};
    for (const { page, places: told } of book.sections) {
      if (page === undefined) continue;
      const found = told.flatMap(({ topic, anchor }) => {
        const id = anchor === undefined ? `${game.id}.${topic}` : ruleId(game.id, topic, anchor);
        return places.get(id) ?? [];
      });
      pages[page] = [...new Set([...(pages[page] ?? []), ...found])];
    }
    return { names: [book.short[language], book.title[language]], pages };
  });
}
