import { formatLink, parseLink } from '../engine/link.ts';
import type { Link } from '../engine/link.ts';
import type { Edit } from './edits.ts';

/** Where a position comes from: a question of ours, a walkthrough, a game that was played. */
export const ORIGINS = ['ask', 'from', 'game'] as const;
export type Origin = (typeof ORIGINS)[number];

/** «#ask=1.left-behind.1.0A&set=yavin-x-wing_2.time_4». */
export interface Asked {
  readonly origin: Origin;
  readonly link: Link;
  readonly edits: readonly Edit[];
  /** What was chosen in the position that a game led to. */
  readonly then: readonly number[];
}

export const MOST_EDITS = 99;
const FIELD = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const EDIT = /^([a-z0-9-]{1,64})_(\d{1,3})$/;
const THEN = 'then';

const editFrom = (text: string): Edit | null => {
  const [, field, value] = EDIT.exec(text) ?? [];
  return field !== undefined && FIELD.test(field) ? [field, Number(value)] : null;
};

const editsFrom = (text: string): readonly Edit[] | null => {
  const parts = text.split('.', MOST_EDITS + 1);
  const edits = parts.flatMap((part) => {
    const edit = editFrom(part);
    return edit ? [edit] : [];
  });
  return parts.length > MOST_EDITS || edits.length < parts.length ? null : edits;
};

const linkFrom = (text: string): Link | null => {
  const parsed = parseLink(text);
  return parsed.ok ? parsed.link : null;
};

/** Takes whatever stands in an address. undefined: it tells of no position; null: of none that can be read. */
export const parseAsked = (fragment: string): Asked | null | undefined => {
  const origin = ORIGINS.find((one) => fragment.startsWith(`#${one}=`));
  if (origin === undefined) return undefined;
  const [first = '', ...rest] = fragment.slice(1).split('&');
  const link = linkFrom(first.slice(origin.length + 1));
  if (!link) return null;
  let edits: readonly Edit[] = [];
  let then: readonly number[] = [];
  for (const part of rest) {
    if (part.startsWith('set=')) {
      const read = editsFrom(part.slice('set='.length));
      if (!read) return null;
      edits = read;
    } else if (part.startsWith('then=')) {
      const read = linkFrom(part.slice('then='.length));
      if (!read) return null;
      then = read.digits;
    } else return null;
  }
  return { origin, link, edits, then };
};

export const formatAsked = ({ origin, link, edits, then }: Asked): string => {
  const set = edits.map(([field, value]) => `${field}_${value}`).join('.');
  return [
    `#${origin}=${formatLink(link)}`,
    ...(set === '' ? [] : [`set=${set}`]),
    ...(then.length === 0
      ? []
      : [`then=${formatLink({ scenario: THEN, seed: link.seed, digits: then })}`]),
  ].join('&');
};
