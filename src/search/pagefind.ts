/** The parts of `pagefind.js`, which comes with the index and not from a package, that we use. */
export interface PagefindModule {
  init(): Promise<void>;
  search(words: string): Promise<{ results: readonly PagefindResult[] }>;
}

interface PagefindResult {
  data(): Promise<{ readonly meta: Readonly<Record<string, string>> }>;
}

/** What a page tells besides its words: the first of its records, and how many there are. */
export const RECORDS = 'records';

const MOST_PAGES = 40;

const STAND_INS: Readonly<Record<string, string>> = { й: 'ј', Й: 'Ј', ї: 'ӏ', Ї: 'Ӏ' };

/**
 * For Pagefind «й» is an «и» with a mark, which it leaves out; and where a page has both «фракции» and
 * «фракций», it finds neither in a phrase. Other letters stand for the two, in texts and in phrases.
 */
export const forPagefind = (text: string): string =>
  text.normalize('NFC').replace(/[йї]/gi, (letter) => STAND_INS[letter] ?? letter);

/**
 * The places of all records on the pages that may hold a phrase, the best page first. On a long page
 * Pagefind overlooks some phrases, though not all parts of them; who asks looks into the texts.
 */
export async function recordsNear(
  pagefind: PagefindModule,
  phrase: string,
): Promise<readonly number[]> {
  const words = forPagefind(phrase).replaceAll('"', ' ').trim().split(/\s+/);
  const parts = words.length > 2 ? [words, words.slice(1), words.slice(0, -1)] : [words];
  const pages = new Set<string>();
  for (const part of parts) {
    const { results } = await pagefind.search(`"${part.join(' ')}"`);
    const found = await Promise.all(results.slice(0, MOST_PAGES).map((result) => result.data()));
    for (const { meta } of found) pages.add(meta[RECORDS] ?? '');
  }
  return [...pages].flatMap((records) => {
    const [start = 0, length = 0] = records.split('+').map(Number);
    return Array.from({ length }, (_, at) => start + at);
  });
}
