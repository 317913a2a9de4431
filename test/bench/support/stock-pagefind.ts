import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { close, createIndex } from 'pagefind';
import type { Language } from '../../../src/rules/languages.ts';
import { openPagefind } from '../../../src/search/node.ts';

export interface StockSearch {
  /** What it finds: for each page its own id and those of the headings listed under it. */
  find(query: string): Promise<readonly (readonly string[])[]>;
  /** How many results a query has at all. */
  keys(query: string): Promise<readonly string[]>;
  end(): Promise<void>;
}

interface StockModule {
  search(query: string): Promise<{
    results: readonly {
      readonly id: string;
      data(): Promise<{ url: string; sub_results: readonly { readonly url: string }[] }>;
    }[];
  }>;
}

const PAGES = 20;

/** Pagefind as it comes, over the built pages of one language. */
export async function stockPagefind(site: string, language: Language): Promise<StockSearch> {
  const { index, errors } = await createIndex({ forceLanguage: language });
  if (index === undefined) throw new Error(`Pagefind did not start: ${errors.join('; ')}`);
  await index.addDirectory({ path: join(site, language) });
  const folder = await mkdtemp(join(tmpdir(), 'kodeks-stock-'));
  await index.writeFiles({ outputPath: folder });
  await close();
  const pagefind = (await openPagefind(folder)) as unknown as StockModule;
  return {
    async find(query) {
      const { results } = await pagefind.search(query);
      return Promise.all(
        results.slice(0, PAGES).map(async (result) => {
          const { url, sub_results: headings } = await result.data();
          return [url, ...headings.map((heading) => heading.url)].map(idOf);
        }),
      );
    },
    async keys(query) {
      return (await pagefind.search(query)).results.map(({ id }) => id);
    },
    end: () => rm(folder, { recursive: true }),
  };
}

/** Every address of the site spells the id of what it shows. */
function idOf(url: string): string {
  return url
    .split(/[/#]+/)
    .filter((part) => part !== '')
    .join('.');
}
