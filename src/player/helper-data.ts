import type { ComponentChild } from 'preact';
import type { RuleId } from '../engine/procedure.ts';
import type { Language } from '../rules/languages.ts';
import type { Terms } from './terms.ts';
import type { RuleNotes } from './player-data.ts';

/** What a page needs of a game's table helper before any script runs. */
export interface HelperParts {
  readonly cited: readonly RuleId[];
  readonly terms: readonly string[];
}

/** All that a page knows for the helper of its game. */
export interface HelperData {
  readonly game: string;
  readonly language: Language;
  readonly terms: Terms;
  readonly rules: RuleNotes;
  readonly failed: string;
}

export type OpenHelper = (data: HelperData) => Promise<ComponentChild>;
