import { rewriteAddress } from '../rewrite-address.ts';
import { plainQuery } from './read-query.ts';

/** The query stands in the address of the page, so that it can be shared and gone back to. */

const NAME = 'q';

export function queryInAddress(): string {
  return plainQuery(new URLSearchParams(location.search).get(NAME) ?? '');
}

export function putInAddress(query: string): void {
  const url = new URL(location.href);
  const asked = plainQuery(query);
  if (asked === '') url.searchParams.delete(NAME);
  else url.searchParams.set(NAME, asked);
  if (url.href !== location.href) rewriteAddress(url.href);
}
