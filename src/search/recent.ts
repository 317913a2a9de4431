import { plainQuery } from './read-query.ts';

/** What was searched for on this device, the latest first. */

const KEY = 'kodeks.searches';
const MOST = 6;

/** Anything may lie in the storage, and it may be closed altogether. */
export function recentQueries(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    const queries = stored.flatMap((query: unknown) =>
      typeof query === 'string' ? plainQuery(query) || [] : [],
    );
    return [...new Set(queries)].slice(0, MOST);
  } catch {
    return [];
  }
}

export function rememberQuery(query: string): void {
  const asked = plainQuery(query);
  if (asked === '') return;
  store([asked, ...recentQueries().filter((known) => known !== asked)].slice(0, MOST));
}

export function forgetQueries(): void {
  store([]);
}

function store(queries: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(queries));
  } catch {
    // Without storage the search still works, it only remembers nothing.
  }
}
