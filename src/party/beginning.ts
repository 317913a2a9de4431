import type { Localized } from '../rules/languages.ts';

/** A way to begin a whole game: with whom, and how much of the rules. */
export interface Beginning {
  readonly id: string;
  readonly procedure: string;
  /** As a worked example would write it; the build reads it. */
  readonly setup: unknown;
  readonly title: Localized<string>;
}
