import type { Localized } from '../rules/languages.ts';

/** A position that people argue about, or one to lay out by oneself. */
export interface Preset {
  readonly id: string;
  readonly procedure: string;
  /** As a worked example would write it; the build reads it. */
  readonly setup: unknown;
  /** What leads to the moment that is argued about. */
  readonly choices?: readonly object[];
  /** Asked as players ask it. */
  readonly title: Localized<string>;
}

/** What can be asked of a game, by what it is about. */
export interface Subject {
  readonly id: string;
  readonly title: Localized<string>;
  readonly presets: readonly Preset[];
}
