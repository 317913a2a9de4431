import type { Language } from '../rules/languages.ts';
import type { PhraseMatch } from '../lexicon/phrases.ts';

/** What the plugins need to know about the text they turn into a page. */
export interface TextContext {
  readonly language: Language;
  readonly game: string;
  readonly topic: string;
  /** Links within the topic shrink to fragments only where the topic itself is shown. */
  readonly onTopicPage: boolean;
  /** In a frame on another site links lead out of it, and there are no pop-ups. */
  readonly inFrame?: boolean;
  /** Terms that may link themselves, where they stand in a text. */
  readonly findTerms: (text: string) => readonly PhraseMatch[];
  /** Old ids that lead to an anchor of this topic. */
  readonly formerAnchors: ReadonlyMap<string, readonly string[]>;
  /** Whether the original of a rule was corrected after this text of it was written. */
  readonly isStale?: (anchor: string) => boolean;
}
