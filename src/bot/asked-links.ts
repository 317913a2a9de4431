import { LINK_LIMIT, parseLink } from '../engine/link.ts';

export type LinkKind = 'position' | 'odds';

export interface AskedLink {
  readonly kind: LinkKind;
  readonly game: string;
  /** Behind the language of the address. */
  readonly place: string;
}

const ADDRESS = /https?:\/\/\S+/g;
const PLACE = /^\/[a-z]{2}\/(([a-z0-9-]+)\/(walkthroughs|odds)\/[a-z0-9-]+)\/$/;
const ODDS = /^#odds=[\w.~&=-]+$/;
const STEP = /^#step-\d{1,4}$/;

/** A question without the addresses in it, and the moment of play or of odds that one of them shows. */
export function readAskedLink(text: string, address: string) {
  const found = text.match(ADDRESS) ?? [];
  const words = text.replace(ADDRESS, ' ').replace(/\s+/g, ' ').trim();
  const link = found.flatMap((url) => linkIn(url, address))[0];
  return { words, link };
}

/** Only addresses of this site, written anew from what could be read of them. */
function linkIn(text: string, address: string): readonly AskedLink[] {
  if (!text.startsWith(`${address}/`) || text.length > LINK_LIMIT) return [];
  const [path = '', fragment] = text.slice(address.length).split('#');
  const [, place, game, folder] = PLACE.exec(path) ?? [];
  if (place === undefined || game === undefined) return [];
  const kind: LinkKind = folder === 'odds' ? 'odds' : 'position';
  const hash = fragment === undefined ? '' : `#${fragment}`;
  if (!isKnown(kind, hash)) return [];
  return [{ kind, game, place: `${place}/${hash}` }];
}

function isKnown(kind: LinkKind, hash: string): boolean {
  if (hash === '') return true;
  if (kind === 'odds') return ODDS.test(hash);
  return STEP.test(hash) || (hash.startsWith('#play=') && parseLink(hash.slice(6)).ok);
}
