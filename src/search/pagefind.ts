/** The parts of `pagefind.js`, which comes with the index and not from a package, that we use. */
export interface PagefindModule {
  init(): Promise<void>;
  search(words: string): Promise<{ results: readonly PagefindResult[] }>;
}

interface PagefindResult {
  data(): Promise<{ readonly meta: Readonly<Record<string, string>> }>;
}

const MOST = 40;

/** The places of the records that hold a phrase, the best first. */
export async function recordsWith(
  pagefind: PagefindModule,
  phrase: string,
): Promise<readonly number[]> {
  const { results } = await pagefind.search(`"${phrase.replaceAll('"', ' ')}"`);
  const found = await Promise.all(results.slice(0, MOST).map((result) => result.data()));
  return found.flatMap(({ meta }) => (meta['place'] === undefined ? [] : [Number(meta['place'])]));
}
