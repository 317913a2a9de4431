import type { ComponentChild } from 'preact';
import type { Language } from '../rules/languages.ts';
import type { Terms } from './narrator.ts';
import type { RuleNotes } from './player-data.ts';

/** All that a page knows for the helper of its game. */
export interface HelperData {
  readonly game: string;
  readonly language: Language;
  readonly terms: Terms;
  readonly rules: RuleNotes;
  readonly failed: string;
}

export type OpenHelper = (data: HelperData) => Promise<ComponentChild>;
