import type { RuleId } from '../engine/core/procedure.ts';
import type { PlayerWords } from '../i18n/player.ts';
import type { Language } from '../rules/languages.ts';
import type { Terms } from './narrator.ts';

/** A rule as the player shows it: what it says, where it stands, under which heading. */
export interface RuleNote {
  readonly text: string;
  readonly url: string;
  readonly section: string;
  /** Of the words, where the player speaks another language. */
  readonly lang?: Language | undefined;
}

export type RuleNotes = Readonly<Record<RuleId, RuleNote>>;

/** A worked example with everything the page knows and the script needs. */
export interface PlayerData {
  readonly language: Language;
  readonly scenario: string;
  readonly procedure: string;
  readonly setup: unknown;
  readonly choices: readonly unknown[];
  readonly terms: Terms;
  readonly rules: RuleNotes;
  readonly words: PlayerWords;
}

export const noteOf = (notes: RuleNotes, id: RuleId): RuleNote => {
  const note = notes[id];
  if (!note) throw new Error(`The player cites ${id}, which it has no text for.`);
  return note;
};
