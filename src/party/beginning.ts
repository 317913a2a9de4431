import type { RuleId } from '../engine/procedure.ts';
import type { Localized } from '../rules/languages.ts';

/** A way to begin a whole game: with whom, and how much of the rules. */
export interface Beginning {
  readonly id: string;
  readonly procedure: string;
  /** As a worked example would write it; the build reads it. */
  readonly setup: unknown;
  readonly title: Localized<string>;
}

/** What a game gives to its page of whole games. */
export interface Party {
  readonly beginnings: readonly Beginning[];
  /** What cards say is not told by the site, which asks for it: the box has to lie beside. */
  readonly asksCards?: boolean;
  /** What happens in each phase, in its order; a game that names none has turns. */
  readonly phases: Readonly<Record<string, readonly RuleId[]>>;
}
