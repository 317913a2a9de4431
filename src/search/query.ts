import type { Language } from '../rules/languages.ts';
import { wordKeys } from '../lexicon/term-forms.ts';
import type { AskedWord, Asking } from './asked-word.ts';
import { SHARD, type SearchIndex, type SearchWords, type ShownText } from './bundle.ts';
import { excerptOf, type Excerpt } from './excerpt.ts';
import { unpackForms } from './forms.ts';
import { openIndex } from './open-index.ts';
import { recordsHolding } from './phrase.ts';
import { printedNumber, printedPlace } from './printed-place.ts';
import { plainQuery, readQuery, type ReadQuery } from './read-query.ts';
import type { SearchKind } from './kinds.ts';
import { score } from './score.ts';
import { nearestTerms } from './terms.ts';
import { addressOf } from './urls.ts';

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
}

export type Search = (query: string, options?: SearchOptions) => Promise<SearchAnswer>;

/** Where the search gets its files: the page fetches them, the command line reads them. */
export interface SearchFiles {
  readonly words: SearchWords;
  readonly index: SearchIndex;
  readonly texts: (shard: number) => Promise<readonly ShownText[]>;
  /** Where a phrase may stand: all records of the pages that hold it, the best page first. */
  readonly near: (phrase: string) => Promise<readonly number[]>;
}

export const RESULT_LIMIT = 20;

const SUGGESTIONS = 5;
/** Results that repeat what a heading has shown leave room for so many more. */
const SPARE = 6;
const QUOTED = /^["«“„](.+)["»”“]$/u;

export function createSearch(language: Language, files: SearchFiles): Search {
  const forms = unpackForms(files.words.forms);
  const index = openIndex(files.index, forms, language);
  const asking: Asking = { language, forms, index };
  const gameIds = index.games.map(({ id }) => id);

  return async (query, { limit = RESULT_LIMIT, game, kinds = [], games = [] } = {}) => {
    const text = plainQuery(query);
    const home = game === undefined ? undefined : gameIds.indexOf(game);
    const read = readQuery(text, asking);
    const marking = read.words.filter(({ isFiller }) => !isFiller);
    const isAsked = (key: string): boolean =>
      forms
        .lemmasOf(key)
        .some((lemma) => marking.some(({ lemmas }) => lemmas.has(forms.placeOf(lemma))));

    const all = (await wordForWord(text)) ?? ordered(text, read, home);
    const ofKinds = (record: number): boolean =>
      kinds.length === 0 || kinds.includes(index.kindOf(record));
    const ofGames = (record: number): boolean =>
      games.length === 0 || games.includes(gameIds[index.gameOf(record)] ?? '');
    const found = all.filter((record) => ofKinds(record) && ofGames(record));
    const shown = withoutRepeats(await shownOf(found.slice(0, limit + SPARE), isAsked));
    const repeats = Math.min(found.length, limit + SPARE) - shown.length;
    return {
      results: shown.slice(0, limit),
      total: found.length - repeats,
      counts: {
        kinds: countBy(all.filter(ofGames), index.kindOf),
        games: countBy(all.filter(ofKinds), (record) => gameIds[index.gameOf(record)] ?? ''),
      },
      ...(read.corrected !== undefined && found.length > 0 && { corrected: read.corrected }),
      isWhole:
        printedNumber(text) === undefined
          ? read.isUnderstood && found.slice(0, limit).some(holdsAll(marking))
          : printedPlace(text, index, home).length > 0,
      suggestions: found.length > 0 ? [] : withoutRepeats(await shownOf(nearest(text), isAsked)),
    };
  };

  function ordered(text: string, read: ReadQuery, home: number | undefined): readonly number[] {
    const printed = printedPlace(text, index, home);
    const scored = score(read.words, index, home);
    return printed.length === 0 ? scored : [...new Set([...printed, ...scored])];
  }

  /** Whether a record has each of these words itself, or is called by it. */
  function holdsAll(words: readonly AskedWord[]): (record: number) => boolean {
    const holders = words.map(
      ({ lemmas }) =>
        new Set(
          [...lemmas].flatMap(([lemma, sure]) =>
            sure < 1
              ? []
              : [...index.postingsOf(lemma), ...index.namesWith(lemma)].map(({ record }) => record),
          ),
        ),
    );
    return (record) => holders.every((records) => records.has(record));
  }

  /** A quoted query asks for the very words; when nobody wrote them, for the words. */
  async function wordForWord(text: string): Promise<readonly number[] | undefined> {
    const phrase = QUOTED.exec(text)?.[1];
    if (phrase === undefined || wordKeys(phrase).length < 2) return undefined;
    const near = await files.near(phrase);
    // A heading shows the words of the first rule under it, which are not its own.
    const telling = near.filter((place) => index.sizeOf(place) > 0);
    const places = await recordsHolding(phrase, telling, files.texts);
    return places.length === 0 ? undefined : places;
  }

  function nearest(text: string): readonly number[] {
    const typed = wordKeys(text);
    const terms = index.names.filter(({ record }) => index.kindOf(record) === 'term');
    return typed.length === 0 ? [] : nearestTerms(typed, terms, SUGGESTIONS);
  }

  function topicOf(record: number): string {
    let top = record;
    while (index.aboveOf(top) !== top) top = index.aboveOf(top);
    const kind = index.kindOf(top);
    return kind === 'topic' ? (index.firstNameOf(top)?.text ?? '') : '';
  }

  async function shownOf(
    records: readonly number[],
    isAsked: (key: string) => boolean,
  ): Promise<readonly FoundText[]> {
    const deciding = (record: number): number | undefined =>
      index.kindOf(record) === 'faq' ? index.rulesOf(record)[0] : undefined;
    const read = [...records, ...records.flatMap((record) => deciding(record) ?? [])];
    const shards = [...new Set(read.map((record) => Math.floor(record / SHARD)))];
    const texts = new Map(
      await Promise.all(shards.map(async (shard) => [shard, await files.texts(shard)] as const)),
    );
    const storedOf = (record: number): ShownText | undefined =>
      texts.get(Math.floor(record / SHARD))?.[record % SHARD];
    return records.flatMap((record) => {
      const stored = storedOf(record);
      if (stored === undefined) return [];
      const [id, title, text, number] = stored;
      const rule = storedOf(deciding(record) ?? -1);
      return [
        {
          language,
          id,
          kind: index.kindOf(record),
          game: gameIds[index.gameOf(record)] ?? '',
          topic: topicOf(record),
          title,
          ...(number !== undefined && { number }),
          url: addressOf(language, id),
          ...(rule !== undefined && { rule: { id: rule[0], text: rule[2] } }),
          text,
          ...excerptOf(text, isAsked),
        },
      ];
    });
  }
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

function countBy<K extends string>(
  records: readonly number[],
  keyOf: (record: number) => K,
): Partial<Record<K, number>> {
  const counts: Partial<Record<K, number>> = {};
  for (const record of records) {
    const key = keyOf(record);
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}
