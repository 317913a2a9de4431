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

/** The places of all records on the pages that hold a phrase, the best page first. */
export async function recordsNear(
  pagefind: PagefindModule,
  phrase: string,
): Promise<readonly number[]> {
  const { results } = await pagefind.search(`"${forPagefind(phrase).replaceAll('"', ' ')}"`);
  const found = await Promise.all(results.slice(0, MOST_PAGES).map((result) => result.data()));
  return found.flatMap(({ meta }) => {
    const [start = 0, length = 0] = (meta[RECORDS] ?? '').split('+').map(Number);
    return Array.from({ length }, (_, at) => start + at);
  });
}
