import { choicesFrom, parseLink } from '../engine/link.ts';
import type { GameEvent, Procedure } from '../engine/procedure.ts';

export const PREFIX = '#game=';
/** Begins the first game that is led. */
export const FIRST = '#first';

export interface LinkedGame {
  readonly beginning: string;
  readonly seed: number;
  readonly digits: readonly number[];
}

/** undefined: the address tells of no game; null: of none that could be read. */
export const linkedGame = (fragment: string): LinkedGame | null | undefined => {
  if (!fragment.startsWith(PREFIX)) return undefined;
  const parsed = parseLink(fragment.slice(PREFIX.length));
  if (!parsed.ok) return null;
  const { scenario, seed, digits } = parsed.link;
  return { beginning: scenario, seed, digits };
};

/** The choices of a link, as far as the rules allow them. */
export const choicesOf = <S, C extends object, E extends GameEvent>(
  procedure: Procedure<null, S, C, E>,
  { digits }: LinkedGame,
): readonly object[] => choicesFrom(procedure, null, digits).choices;
