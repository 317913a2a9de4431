import type { RuleId } from '../engine/procedure.ts';
import type { PlayerWords } from '../i18n/player.ts';
import type { Language } from '../rules/languages.ts';
import type { RuleNote } from '../rules/ask/rule-notes.ts';
import type { Terms } from './terms.ts';

export type RuleNotes = Readonly<Record<RuleId, RuleNote>>;

/** What all walkthroughs of a family need to know of rules and terms. */
export interface SharedNotes {
  readonly rules: RuleNotes;
  readonly terms: Terms;
}

/** Where a reader may go on after the end. */
export interface NextScenario {
  readonly title: string;
  readonly url: string;
}

/** A worked example as a lesson shows it: what to reach, and what needs no hand of the reader. */
export interface LessonData {
  readonly task: string;
  /** Choices of the example: those made before it opens, and those that do the task. */
  readonly from: number;
  readonly to: number;
  readonly until?:
    | {
        readonly event: string;
        readonly data?: Readonly<Record<string, string>> | undefined;
        readonly times: number;
        readonly atEnd: boolean;
      }
    | undefined;
  /** The kind of choice that is made by itself, by the task that asks for it. */
  readonly itself: Readonly<Record<string, string>>;
  /** Where the rest of the example is, if the task ends before it. */
  readonly rest?: string | undefined;
  readonly words: Readonly<
    Record<'task' | 'reached' | 'missed' | 'readOn' | 'on' | 'rest', string>
  >;
}

/** Where on the page of a lesson its text begins. */
export const LESSON_TEXT = 'read';

/** A worked example with everything the page knows and the script needs. */
export interface PlayerData {
  readonly language: Language;
  readonly scenario: string;
  readonly procedure: string;
  /** What plays it: `duel/fight`. */
  readonly play: string;
  /** As the build has read it. */
  readonly setup: unknown;
  readonly choices: readonly unknown[];
  readonly terms: Terms;
  readonly rules: RuleNotes;
  readonly words: PlayerWords;
  /** Where the calculators of the game stand, if it has any. */
  readonly odds?: string;
  /** Where one asks about positions of this kind, if anywhere. */
  readonly ask?: string;
  /** A tool of the reader's own rather than somebody's example. */
  readonly tool?: true;
  readonly next?: NextScenario;
  readonly lesson?: LessonData;
  /** Where `rules` and `terms` are to be fetched from, when they are not here. */
  readonly shared?: string;
}

export const noteOf = (notes: RuleNotes, id: RuleId): RuleNote => {
  const note = notes[id];
  if (!note) throw new Error(`The player cites ${id}, which it has no text for.`);
  return note;
};
