import { printedNumber } from './printed-number.ts';
import type { SearchKind } from './records.ts';

/** The parts of `pagefind.js`, which comes with the index and not from a package, that we use. */
export interface PagefindModule {
  options(options: { ranking: { metaWeights: Readonly<Record<string, number>> } }): Promise<void>;
  init(): Promise<void>;
  search(
    words: string | null,
    options: { filters: Readonly<Record<string, { any: readonly string[] }>> },
  ): Promise<{ results: readonly PagefindResult[] }>;
}

interface PagefindResult {
  readonly id: string;
  readonly score: number;
  data(): Promise<{
    readonly url: string;
    readonly content: string;
    readonly meta: Readonly<Record<string, string>>;
    readonly filters: Readonly<Record<string, readonly string[]>>;
  }>;
}

/** A record as the index keeps it. */
export interface StoredRecord {
  readonly id: string;
  readonly kind: SearchKind;
  readonly game: string;
  readonly title: string;
  readonly url: string;
  readonly text: string;
  /** What a booklet numbers it with. */
  readonly numbers: readonly string[];
}

export interface IndexHit {
  readonly key: string;
  readonly score: number;
  load(): Promise<StoredRecord>;
}

/** What may be found: nothing named lets everything through. */
export interface Filters {
  readonly kinds?: readonly SearchKind[];
  readonly games?: readonly string[];
  /** As the index keeps them, with dots. */
  readonly numbers?: readonly string[];
}

/** Finds the records that hold all the words, each as the beginning of a word; without words all. */
export interface TextIndex {
  find(words: readonly string[], filters: Filters): Promise<readonly IndexHit[]>;
}

/**
 * What the record is called counts most. Its keys only make it findable in every form of its
 * words: each of these has been counted in the text already.
 */
const META_WEIGHTS = { title: 0, names: 10, question: 2, context: 1, keys: 0.5 } as const;

export async function pagefindIndex(pagefind: PagefindModule): Promise<TextIndex> {
  await pagefind.options({ ranking: { metaWeights: META_WEIGHTS } });
  await pagefind.init();
  return {
    async find(words, { kinds = [], games = [], numbers = [] }) {
      const filters = {
        ...(kinds.length > 0 && { kind: { any: kinds } }),
        ...(games.length > 0 && { game: { any: games } }),
        ...(numbers.length > 0 && { number: { any: numbers } }),
      };
      const { results } = await pagefind.search(words.join(' ') || null, { filters });
      return results.map((result) => ({
        key: result.id,
        score: result.score,
        load: async () => {
          const { url, content, meta, filters: told } = await result.data();
          const kind = told['kind']?.[0] as SearchKind | undefined;
          return {
            id: idOf(url),
            kind: kind ?? 'rule',
            game: told['game']?.[0] ?? '',
            title: meta['title'] ?? '',
            url,
            text: content,
            numbers: (told['number'] ?? []).map(printedNumber),
          };
        },
      }));
    },
  };
}

/** Every address of the site spells the id of what it shows. */
export function idOf(url: string): string {
  return url
    .split(/[/#]+/)
    .filter((part) => part !== '')
    .slice(1)
    .join('.');
}
