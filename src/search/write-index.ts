import { LANGUAGES, type Language, type PerLanguage } from '../rules/languages.ts';
import type { Game, Model } from '../rules/model.ts';
import { ruleId } from '../rules/link/references.ts';
import { gameLanguage } from '../rules/ask/select.ts';
import { kinGroups, kinWords } from '../lexicon/kin.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { wordKeys } from '../lexicon/term-forms.ts';
import {
  SHARD,
  STANDS,
  tellsStance,
  type ForeignNames,
  type GameIndex,
  type GameNames,
  type GameWords,
  type IndexedBook,
  type SearchList,
  type SearchPlaces,
  type SearchWords,
  type ShownText,
} from './bundle.ts';
import { chooseLemmas, packForms, unpackForms, type FormTable, type WordForms } from './forms.ts';
import { packKin } from './kin-places.ts';
import { packIndex, STANCES } from './index-numbers.ts';
import { SEARCH_KINDS } from './kinds.ts';
import { wordsIn } from './open-index.ts';
import { packNumbers, packPlaces } from './packed-numbers.ts';
import { recordsOf, type SearchRecord } from './records.ts';
import { textOrder } from './text-order.ts';
import { SEE_LICENSE } from './words-license.ts';

export interface GameData {
  readonly words: GameWords;
  readonly index: GameIndex;
  readonly foreign: ForeignNames;
}

export interface SearchData {
  readonly records: readonly SearchRecord[];
  readonly list: SearchList;
  readonly words: SearchWords;
  readonly games: Readonly<Record<string, GameData>>;
  readonly places: SearchPlaces;
  readonly texts: readonly (readonly ShownText[])[];
}

/** Words so near the start of a text say what it is about. */
const OPENING = 4;

export function searchDataOf(model: Model, language: Language): SearchData {
  const records = recordsOf(model, language);
  const games = model.games.flatMap((game) => {
    const own = records.filter((record) => record.game === game.id);
    return own.length === 0 ? [] : [{ game, records: own }];
  });
  const { shared, own, foreign } = wordTables(
    model,
    language,
    games.map((each) => each.records),
  );
  const kept = games.flatMap(({ records: told }) =>
    textOrder(told.length, aboutsOf(told)).flatMap((at) => told[at] ?? []),
  );
  const starts = new Map(records.map(({ id }, at) => [id, at]));
  return {
    records,
    list: {
      games: games.map(({ game, records: { length: count } }) => ({
        id: game.id,
        name: game.name[language],
        start: records.findIndex((record) => record.game === game.id),
        count,
      })),
      elsewhere: gamesElsewhere(model, language),
    },
    words: {
      license: SEE_LICENSE,
      forms: shared,
      kin: packKin(kinGroups(language), unpackForms(shared).placeOf),
    },
    games: byGame(({ records: told }, at) => ({
      words: { license: SEE_LICENSE, forms: own[at] ?? NO_FORMS },
      index: indexOf(told, unpackForms(shared, own[at] ?? NO_FORMS), language),
      foreign: {
        license: SEE_LICENSE,
        forms: foreign[at] ?? NO_FORMS,
        own: linesOf(told, (record) => (record.kind === 'term' ? namesOf(record) : [])),
        names: linesOf(told, ({ foreignNames }) => foreignNames.map(plainLine)),
      },
    })),
    places: {
      codes: packPlaces(model.published.map((id) => starts.get(model.aliases.get(id) ?? id))),
      games: byGame(({ game, records: told }) => ({
        books: booksOf(game, language, placesOf(told)),
        numbers: linesOf(told, ({ numbers }) => numbers),
      })),
    },
    texts: Array.from({ length: Math.ceil(records.length / SHARD) }, (_, shard) =>
      kept
        .slice(shard * SHARD, (shard + 1) * SHARD)
        .map(({ id, title, text, numbers: [number] }): ShownText =>
          number === undefined ? [id, title, text] : [id, title, text, number],
        ),
    ),
  };

  function byGame<T>(make: (each: (typeof games)[number], at: number) => T): Record<string, T> {
    return Object.fromEntries(games.map((each, at) => [each.game.id, make(each, at)]));
  }
}

const placesOf = (records: readonly SearchRecord[]): ReadonlyMap<string, number> =>
  new Map(records.map(({ id }, at) => [id, at]));

/** The places of the rules that each record is about, where it is about some. */
function aboutsOf(records: readonly SearchRecord[]): ReadonlyMap<number, readonly number[]> {
  const places = placesOf(records);
  const rules = records.map(({ about }) => about.flatMap((id) => places.get(id) ?? []));
  return new Map([...rules.entries()].filter(([, about]) => about.length > 0));
}

const plainLine = (name: string): string => name.replaceAll('|', ' ');

const namesOf = ({ names }: SearchRecord): readonly string[] => names.map(plainLine);

function indexOf(
  records: readonly SearchRecord[],
  forms: WordForms,
  language: Language,
): GameIndex {
  const places = placesOf(records);
  const stances = forms.lemmas.map((lemma) => tellsStance(language, lemma));
  const tellsOwn = (lemma: number): boolean => stances[lemma] ?? false;
  const ofKind = (wanted: SearchRecord['kind']): readonly SearchRecord[] =>
    records.filter(({ kind }) => kind === wanted);
  let last = 0;
  const numbers = {
    kinds: records.map(({ kind }) => SEARCH_KINDS.indexOf(kind)),
    above: records.map(
      ({ above }, at) => at - (above === undefined ? at : (places.get(above) ?? at)),
    ),
    sizes: records.map(({ own }) => wordKeys(own).length),
    postings: postingsOf(records, forms, tellsOwn),
    asked: holdersOf(records, forms, ({ asked }) => asked.flatMap(wordKeys).flatMap(wholeAndParts)),
    titles: holdersOf(records, forms, ({ kind, names }) =>
      kind === 'term' || kind === 'topic' ? [] : names.flatMap(wordKeys),
    ),
    terms: ofKind('term').map((term) => namesOf(term).map((name) => wordsIn(name, forms))),
  };
  return {
    numbers: packIndex(numbers, tellsOwn),
    topics: ofKind('topic').flatMap(namesOf).join('|'),
    about: Array.from(aboutsOf(records), ([at, rules]) => {
      const gap = at - last;
      last = at;
      return packNumbers([gap, ...rules]);
    }).join(' '),
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

const NO_FORMS = packForms(new Map());

interface WordTables {
  readonly shared: FormTable;
  /** Of the words that one game alone has; in the order of the games, as those in other languages. */
  readonly own: readonly FormTable[];
  readonly foreign: readonly FormTable[];
}

/**
 * Names in another language keep its forms, so that they are found in any of them, too. Games told
 * in that one alone are looked for in an index of their own.
 */
function wordTables(
  model: Model,
  language: Language,
  games: readonly (readonly SearchRecord[])[],
): WordTables {
  const lexicon = model.vocabulary.lexicon(language);
  const keysOf = (texts: readonly string[]): readonly string[] =>
    texts.flatMap(wordKeys).flatMap(wholeAndParts);
  const written = games.map(
    (records) =>
      new Set(
        keysOf(records.flatMap(({ title, own, names, asked }) => [title, own, ...names, ...asked])),
      ),
  );
  const kin = new Set(keysOf(kinWords(language)));
  const lemmas = chooseLemmas([...kin, ...written.flatMap((keys) => [...keys])], lexicon);
  const usedBy = [kin, ...written].map(
    (keys) => new Set([...keys].flatMap((key) => lexicon.lemmasOf(key))),
  );
  const isShared = (lemma: string): boolean =>
    usedBy[0]?.has(lemma) === true || usedBy.filter((used) => used.has(lemma)).length > 1;
  const table = (chosen: readonly string[], from: Lexicon): FormTable =>
    packForms(new Map(chosen.map((lemma) => [lemma, from.formsOf(lemma)])));
  const shared = table([...lemmas].filter(isShared), lexicon);
  const own = usedBy
    .slice(1)
    .map((used) => [...lemmas].filter((lemma) => used.has(lemma) && !isShared(lemma)))
    .map((chosen) => table(chosen, lexicon));
  const lexicons = [
    lexicon,
    ...LANGUAGES.filter((other) => other !== language).map((other) =>
      model.vocabulary.lexicon(other),
    ),
  ];
  return {
    shared,
    own,
    foreign: games.map((records, at) => {
      const { lemmasOf } = unpackForms(shared, own[at] ?? NO_FORMS);
      const names = records.flatMap(({ foreignNames }) => foreignNames).flatMap(wordKeys);
      const missing = names.filter((key) => lemmasOf(key).length === 0);
      const paradigms = new Map<string, readonly string[]>();
      for (const each of lexicons) {
        const known = missing.filter(
          (key) => lexicons.find((candidate) => candidate.knows(key)) === each,
        );
        for (const lemma of chooseLemmas(known, each)) paradigms.set(lemma, each.formsOf(lemma));
      }
      for (const key of missing) {
        if (!lexicons.some((each) => each.knows(key))) paradigms.set(key, [key]);
      }
      return packForms(paradigms);
    }),
  };
}

/** «ЗІД-винищувач» is a винищувач as well. */
function wholeAndParts(key: string): readonly string[] {
  return key.includes('-') ? [key, ...key.split('-')] : [key];
}

function postingsOf(
  records: readonly SearchRecord[],
  forms: WordForms,
  tellsOwn: (lemma: number) => boolean,
): readonly (readonly number[])[] {
  const postings = forms.lemmas.map((): number[] => []);
  for (const [at, { own }] of records.entries()) {
    const stances = new Map<number, number>();
    for (const [place, word] of wordKeys(own).entries()) {
      for (const lemma of wholeAndParts(word).flatMap((key) => forms.lemmasOf(key))) {
        const id = forms.placeOf(lemma);
        const before = stances.get(id);
        const stance = place < OPENING ? STANDS.opening : STANDS.once;
        stances.set(id, before === undefined ? stance : Math.max(before, STANDS.often));
      }
    }
    for (const [id, stance] of stances) {
      postings[id]?.push(at * STANCES + (tellsOwn(id) ? stance : STANDS.once));
    }
  }
  return postings;
}

/** For each word of the tables the records that have it among theirs. */
function holdersOf(
  records: readonly SearchRecord[],
  forms: WordForms,
  keysOf: (record: SearchRecord) => readonly string[],
): readonly (readonly number[])[] {
  const holders = forms.lemmas.map((): number[] => []);
  for (const [at, record] of records.entries()) {
    const lemmas = keysOf(record).flatMap((key) => forms.lemmasOf(key));
    for (const lemma of new Set(lemmas)) holders[forms.placeOf(lemma)]?.push(at);
  }
  return holders;
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
