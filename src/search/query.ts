import type { Language } from '../rules/languages.ts';
import { onceLoaded } from '../lexicon/once.ts';
import { wordKeys } from '../lexicon/term-forms.ts';
import {
  SHARD,
  type ForeignNames,
  type GameIndex,
  type GameWords,
  type ListedGame,
  type SearchList,
  type SearchPlaces,
  type SearchWords,
  type ShownText,
} from './bundle.ts';
import { excerptOf, type Excerpt } from './excerpt.ts';
import { createGameSearch, type GameAnswer, type GameSearch } from './game-search.ts';
import { openPlaces } from './open-places.ts';
import { holding } from './phrase.ts';
import { meansPlace, printedPlace } from './printed-place.ts';
import { plainQuery } from './read-query.ts';
import type { SearchKind } from './kinds.ts';
import { worthShowing, type Scored } from './score.ts';
import { addressOf } from './urls.ts';
import { WEIGHTS } from './weights.ts';

export { QUERY_LENGTH } from './read-query.ts';

export interface SearchResult extends Excerpt {
  /** The language of its words. */
  readonly language: Language;
  readonly id: string;
  readonly kind: SearchKind;
  readonly game: string;
  /** The name of the topic it stands in; none for a term. */
  readonly topic: string;
  readonly title: string;
  /** As the booklet prints it, where it numbers its rules. */
  readonly number?: string;
  readonly url: string;
  /** Of an asked question: the rule that decides it. */
  readonly rule?: { readonly id: string; readonly text: string };
}

/** With the whole text, by which repeats are told. */
interface FoundText extends SearchResult {
  readonly text: string;
}

export interface SearchAnswer {
  readonly results: readonly SearchResult[];
  /** How many there are in all. */
  readonly total: number;
  /** How many of them each filter would leave. */
  readonly counts: {
    readonly kinds: Readonly<Partial<Record<SearchKind, number>>>;
    readonly games: Readonly<Partial<Record<string, number>>>;
  };
  /** The query as it was understood, where a word of it was misspelt. */
  readonly corrected?: string;
  /** Whether something found holds every word, as it was spelt. */
  readonly isWhole: boolean;
  /** The nearest terms, when nothing matches. */
  readonly suggestions: readonly SearchResult[];
}

/** What may be found: nothing named lets everything through. */
export interface Filters {
  readonly kinds?: readonly SearchKind[];
  readonly games?: readonly string[];
}

export interface SearchOptions extends Filters {
  readonly limit?: number;
  /** The game being read, whose rules come first. */
  readonly game?: string | undefined;
  /** Takes what can be shown before all of it has come; what follows only goes on from there. */
  readonly soon?: ((answer: SearchAnswer) => void) | undefined;
}

export type Search = (query: string, options?: SearchOptions) => Promise<SearchAnswer>;

/** Where the search gets its files: the page fetches them, the command line reads them. */
export interface SearchFiles {
  readonly list: SearchList;
  readonly words: SearchWords;
  readonly game: (id: string) => Promise<{ readonly words: GameWords; readonly index: GameIndex }>;
  readonly foreign: (game: string) => Promise<ForeignNames>;
  readonly places: () => Promise<SearchPlaces>;
  readonly realWords: () => Promise<(key: string) => boolean>;
  readonly texts: (shard: number) => Promise<readonly ShownText[]>;
  /** Where a phrase may stand: all records of the pages that hold it, the best page first. */
  readonly near: (phrase: string) => Promise<readonly number[]>;
}

export const RESULT_LIMIT = 20;

/** The texts of more are in more files. */
const FIRST = 1;
const SUGGESTIONS = 5;
/** Results that repeat what a heading has shown leave room for so many more. */
const SPARE = 6;
const HEADINGS: ReadonlySet<SearchKind> = new Set(['section', 'topic']);
const QUOTED = /^["«“„](.+)["»”“]$/u;

/** A record, counted through all games, and what its game answers. */
interface Entry extends Scored {
  readonly game: GameSearch;
  readonly answer: GameAnswer;
  /** Whether a number or a page that was asked for leads here. */
  readonly isPlace?: boolean;
}

export function createSearch(language: Language, files: SearchFiles): Search {
  const { games: listed } = files.list;
  const opened = new Map<ListedGame, Promise<GameSearch>>();
  const places = onceLoaded(async () => openPlaces(await files.places(), listed));
  const realWords = onceLoaded(files.realWords);

  return async (query, { limit = RESULT_LIMIT, game, kinds = [], games = [], soon } = {}) => {
    const text = plainQuery(query);
    const home = listed.find(({ id }) => id === game);
    const ofKinds = (entry: Entry): boolean => kinds.length === 0 || kinds.includes(kindOf(entry));
    const ofGames = (entry: Entry): boolean =>
      games.length === 0 || games.includes(gameIdOf(entry));
    const isWanted = (entry: Entry): boolean => ofKinds(entry) && ofGames(entry);

    const shown = async (
      all: readonly Entry[],
      most: number,
      spare = SPARE,
    ): Promise<SearchAnswer> => {
      const found = all.filter(isWanted);
      const read = found.slice(0, most + spare);
      const results = withoutRepeats(await shownOf(read));
      const corrected = found[0]?.answer.corrected;
      return {
        results: results.slice(0, most),
        total: found.length - (read.length - results.length),
        counts: {
          kinds: countBy(all.filter(ofGames), kindOf),
          games: countBy(all.filter(ofKinds), gameIdOf),
        },
        ...(corrected !== undefined && { corrected }),
        isWhole: found.slice(0, most).some(isWhole),
        suggestions: [],
      };
    };

    const named = await namedPlaces(text, home);
    if (soon !== undefined && named.length === 0 && home !== undefined && games.length === 0) {
      const own = ranked(await answersOf(text, await open([home]), home), home);
      if (own.some(isWanted)) {
        soon(await shown(own, FIRST, 0));
        soon(await shown(own, limit));
      }
    }
    const searches = await open(listed);
    const isQuoted = named.length > 0 && named.every(({ isPlace }) => isPlace !== true);
    const worded = isQuoted ? [] : ranked(await answersOf(text, searches, home), home);
    const leading = new Set(named.map(({ record }) => record));
    const all = [...named, ...worded.filter(({ record }) => !leading.has(record))];
    if (soon !== undefined && home === undefined && all.some(isWanted)) {
      soon(await shown(all, FIRST, 0));
    }
    const answer = await shown(all, limit);
    if (answer.total > 0) return answer;
    const isOffered = ({ listed: { id } }: GameSearch): boolean =>
      games.length > 0 ? games.includes(id) : home === undefined || home.id === id;
    return { ...answer, suggestions: await nearest(text, searches.filter(isOffered)) };
  };

  /** The games that can be had: without a network, those that were kept. */
  async function open(games: readonly ListedGame[]): Promise<readonly GameSearch[]> {
    const attempts = await Promise.allSettled(games.map(openOne));
    const failed = attempts.find((each) => each.status === 'rejected');
    const found = attempts.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
    if (found.length === 0 && failed !== undefined) throw failed.reason;
    return found;
  }

  function openOne(game: ListedGame): Promise<GameSearch> {
    const known = opened.get(game);
    if (known !== undefined) return known;
    const { words: shared } = files;
    const foreign = (): Promise<ForeignNames> => files.foreign(game.id);
    const opening = files
      .game(game.id)
      .then((own) => createGameSearch(language, game, { ...own, shared, foreign, realWords }));
    opened.set(game, opening);
    opening.catch(() => opened.delete(game));
    return opening;
  }

  /** What a quoted phrase, a number or a page leads to. */
  async function namedPlaces(
    text: string,
    home: ListedGame | undefined,
  ): Promise<readonly Entry[]> {
    const phrase = QUOTED.exec(text)?.[1];
    if (phrase !== undefined && wordKeys(phrase).length > 1) {
      const near = entriesOf(text, await files.near(phrase));
      // A heading shows the words of the first rule under it, which are not its own.
      const telling = (await near).filter((entry) => !HEADINGS.has(kindOf(entry)));
      return holding(phrase, telling, async ({ game, record }) => {
        const [, , said = ''] = (await textOf(game, record)) ?? [];
        return said;
      });
    }
    if (!meansPlace(text)) return [];
    // Without a network a number is a word like any other.
    const records = await places().then(
      (known) => printedPlace(text, known, home),
      () => [],
    );
    return (await entriesOf(text, records)).map((entry) => ({ ...entry, isPlace: true }));
  }

  async function entriesOf(text: string, records: readonly number[]): Promise<readonly Entry[]> {
    if (records.length === 0) return [];
    const searches = await open(listed);
    const entries = records.map(async (record) => {
      const game = searches.find(
        ({ listed: { start, count } }) => record >= start && record < start + count,
      );
      if (game === undefined) return [];
      const answer = await game.answer(text, false);
      return { game, answer, record, score: 0, covered: 1, isNamed: true };
    });
    return (await Promise.all(entries)).flat();
  }

  async function nearest(
    text: string,
    games: readonly GameSearch[],
  ): Promise<readonly SearchResult[]> {
    const typed = wordKeys(text);
    if (typed.length === 0) return [];
    const { nearestTerms } = await import('./terms.ts');
    const terms = games.map(async ({ names, listed: { start } }) =>
      (await names()).map((name) => ({ ...name, record: start + name.record })),
    );
    const near = nearestTerms(typed, (await Promise.all(terms)).flat(), SUGGESTIONS);
    return withoutRepeats(await shownOf(await entriesOf(text, near)));
  }

  async function textOf(
    { index, listed: { start } }: GameSearch,
    record: number | undefined,
  ): Promise<ShownText | undefined> {
    if (record === undefined) return undefined;
    const place = start + index.textPlaceOf(record - start);
    return (await files.texts(Math.floor(place / SHARD)))[place % SHARD];
  }

  async function shownOf(entries: readonly Entry[]): Promise<readonly FoundText[]> {
    const deciding = ({
      record,
      game: {
        index,
        listed: { start },
      },
    }: Entry): number | undefined => {
      const [rule] = index.kindOf(record - start) === 'faq' ? index.rulesOf(record - start) : [];
      return rule === undefined ? undefined : start + rule;
    };
    const texts = await Promise.all(
      entries.map(async (entry) => {
        const both = [entry.record, deciding(entry)].map((record) => textOf(entry.game, record));
        const [stored, rule] = await Promise.all(both);
        return { entry, stored, rule };
      }),
    );
    return texts.flatMap(({ entry, stored, rule }) => {
      if (stored === undefined) return [];
      const [id, title, text, number] = stored;
      return [
        {
          language,
          id,
          kind: kindOf(entry),
          game: gameIdOf(entry),
          topic: topicOf(entry),
          title,
          ...(number !== undefined && { number }),
          url: addressOf(language, id),
          ...(rule !== undefined && { rule: { id: rule[0], text: rule[2] } }),
          text,
          ...excerptOf(text, entry.answer),
        },
      ];
    });
  }
}

const kindOf = ({ record, game: { index, listed } }: Entry): SearchKind =>
  index.kindOf(record - listed.start);

const gameIdOf = ({ game: { listed } }: Entry): string => listed.id;

const isWhole = ({ record, answer, isPlace, game: { listed } }: Entry): boolean =>
  isPlace ?? (answer.isUnderstood && answer.holdsAll(record - listed.start));

function topicOf({ record, game: { index, listed } }: Entry): string {
  let top = record - listed.start;
  while (index.aboveOf(top) !== top) top = index.aboveOf(top);
  return index.kindOf(top) === 'topic' ? (index.firstNameOf(top)?.text ?? '') : '';
}

/** What each of the games answers; its records counted through all of them. */
function answersOf(
  text: string,
  games: readonly GameSearch[],
  home: ListedGame | undefined,
): Promise<readonly (readonly Entry[])[]> {
  const isRead = games.some((game) => game.readsPlainly(text));
  return Promise.all(
    games.map(async (game) => {
      // The game being read has answered before the others were asked.
      const answer = await game.answer(text, isRead && game.listed !== home);
      const { start } = game.listed;
      return answer.found.map((each) => ({ ...each, record: start + each.record, game, answer }));
    }),
  );
}

/** The game being read first, which keeps its order; the others are one list. */
function ranked(
  answers: readonly (readonly Entry[])[],
  home: ListedGame | undefined,
): readonly Entry[] {
  const isHome = ([first]: readonly Entry[]): boolean => first?.game.listed === home;
  const others = answers.filter((entries) => !isHome(entries));
  const most = Math.max(...others.map(([first]) => first?.answer.known ?? 0));
  return [
    ...answers.filter(isHome).flat(),
    ...worthShowing(
      others.flat().map((entry) => {
        // A game that lacks a word of the query leaves it out of its own reckoning.
        const share = entry.answer.known / most;
        return {
          ...entry,
          score: entry.score * share ** (1 + WEIGHTS.coverage),
          covered: entry.covered * share,
        };
      }),
    ),
  ];
}

/** A heading is shown with the first rule under it, which need not follow once more. */
function withoutRepeats(results: readonly FoundText[]): readonly SearchResult[] {
  const seen = new Set<string>();
  return results.flatMap(({ text, ...result }) => {
    const look = [result.game, result.title, text].join('\n');
    if (seen.has(look)) return [];
    seen.add(look);
    return [result];
  });
}

function countBy<T, K extends string>(
  all: readonly T[],
  keyOf: (one: T) => K,
): Partial<Record<K, number>> {
  const counts: Partial<Record<K, number>> = {};
  for (const one of all) {
    const key = keyOf(one);
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}
