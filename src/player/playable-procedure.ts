import type { RuleId } from '../engine/procedure.ts';
import type { Language } from '../rules/languages.ts';
import type { Terms } from './narrator.ts';
import type { TranscriptStep } from './transcript.ts';

/** The played part of a scenario file. */
export interface Script {
  readonly setup: unknown;
  readonly choices: readonly unknown[];
}

/** What a page needs of a procedure before any script runs. */
export interface PlayableProcedure {
  readonly id: string;
  readonly cited: readonly RuleId[];
  readonly terms: readonly string[];
  /** Rules and terms are many and the same for its whole family: a file of their own tells them. */
  readonly shared?: boolean;
  /** Names that the glossary does not have, in a language. */
  readonly unprinted?: (language: Language) => Terms;
  /**
   * The setup as the player takes it, when the page has to read it for the player. Without it the
   * player reads the setup itself.
   */
  readonly read?: (setup: unknown) => unknown;
  readonly tell: (script: Script, language: Language, terms: Terms) => readonly TranscriptStep[];
}
