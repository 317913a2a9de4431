import { formatLink, parseLink } from '../../engine/link.ts';

const PREFIX = '#play=';

/** The address of a position: the same that the player writes when it is played on from there. */
export const tryFragment = (id: string): string =>
  `${PREFIX}${formatLink({ scenario: id, seed: 0, digits: [] })}`;

/** The question whose position an address names; null where it can be none, undefined where it names none. */
export const triedIn = (fragment: string): string | null | undefined => {
  if (!fragment.startsWith(PREFIX)) return undefined;
  const parsed = parseLink(fragment.slice(PREFIX.length));
  return parsed.ok ? parsed.link.scenario : null;
};
