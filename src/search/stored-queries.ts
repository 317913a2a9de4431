import { plainQuery } from './read-query.ts';

/** Queries kept on this device, the latest first. */
interface StoredQueries {
  all(): readonly string[];
  add(query: string): void;
  clear(): void;
}

/** Anything may lie in the storage, and it may be closed altogether. */
function storedQueries(key: string, most: number): StoredQueries {
  function all(): readonly string[] {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      if (!Array.isArray(stored)) return [];
      const queries = stored.flatMap((query: unknown) =>
        typeof query === 'string' ? plainQuery(query) || [] : [],
      );
      return [...new Set(queries)].slice(0, most);
    } catch {
      return [];
    }
  }

  function store(queries: readonly string[]): void {
    try {
      localStorage.setItem(key, JSON.stringify(queries));
    } catch {
      // Without storage the search still works, it only remembers nothing.
    }
  }

  return {
    all,
    add(query) {
      const asked = plainQuery(query);
      if (asked === '') return;
      store([asked, ...all().filter((known) => known !== asked)].slice(0, most));
    },
    clear: () => store([]),
  };
}

/** What was searched for. */
export const recentQueries = storedQueries('kodeks.searches', 6);

/** What the reader says was not answered: kept for whoever wants to send it. */
export const unansweredQueries = storedQueries('kodeks.unanswered', 50);
