import { withoutBase } from '../base.ts';
import type { Language } from '../rules/languages.ts';
import { topicUrl } from '../rules/ask/urls.ts';
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
