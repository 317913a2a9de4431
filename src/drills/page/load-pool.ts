import type { Pool } from '../pool-data.ts';

const loaded = new Map<string, Promise<Pool>>();

const fetchPool = async (url: string): Promise<Pool> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return (await response.json()) as Pool;
};

/** Fetched once a page; what failed may be asked for again. */
export const loadPool = (url: string): Promise<Pool> => {
  const known = loaded.get(url) ?? fetchPool(url);
  loaded.set(url, known);
  known.catch(() => loaded.delete(url));
  return known;
};
