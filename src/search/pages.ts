import { withoutBase } from '../base.ts';
import type { Language } from '../rules/languages.ts';
import { topicUrl } from '../rules/ask/urls.ts';
import { SHARD } from './bundle.ts';
import type { SearchRecord } from './records.ts';

/** A page of the site with the records that are read on it, which follow each other. */
export interface SearchedPage {
  /** Its folder in the built site. */
  readonly path: string;
  readonly start: number;
  readonly count: number;
}

/** The topics with their rules, and the lists of terms. */
export function pagesOf(
  records: readonly Pick<SearchRecord, 'id'>[],
  language: Language,
): readonly SearchedPage[] {
  const places = records.map(({ id }, start) => {
    const [game = '', topic = ''] = id.split('.');
    return { path: withoutBase(topicUrl(language, game, topic)).slice(1), start };
  });
  return [...Map.groupBy(places, ({ path }) => path).values()].flatMap((onPage) => {
    const [first] = onPage;
    return first === undefined ? [] : { ...first, count: onPage.length };
  });
}

/** Pages that Pagefind knows as one. */
interface PageGroup {
  readonly pages: readonly SearchedPage[];
  readonly start: number;
  readonly count: number;
}

/**
 * Pagefind writes a file for each page, and hosts count files. What it says is checked against the texts of the
 * records, which come so many in a file anyhow: it need not tell nearer than that.
 */
const TOGETHER = 3 * SHARD;

export function readTogether(pages: readonly SearchedPage[]): readonly PageGroup[] {
  const groups: PageGroup[] = [];
  for (const page of pages) {
    const last = groups.at(-1);
    if (last !== undefined && last.count + page.count <= TOGETHER) {
      const { start, count } = last;
      groups[groups.length - 1] = {
        pages: [...last.pages, page],
        start,
        count: count + page.count,
      };
    } else {
      groups.push({ pages: [page], start: page.start, count: page.count });
    }
  }
  return groups;
}
