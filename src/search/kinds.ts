import type { Kind } from '../rules/read/schemas.ts';

export type SearchKind = Kind | 'term' | 'topic';

/** A table, so that none is forgotten; apart from the schemas, whose code no page should load. */
const KINDS: Readonly<Record<SearchKind, true>> = {
  term: true,
  topic: true,
  rule: true,
  section: true,
  example: true,
  note: true,
  faq: true,
  team: true,
  edition: true,
  variant: true,
};

export const SEARCH_KINDS = Object.keys(KINDS) as readonly SearchKind[];
