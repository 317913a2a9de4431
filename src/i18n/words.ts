import type { Language } from '../rules/languages.ts';
import type { PageList } from '../rules/ask/pages.ts';
import type { Kind, TermKind } from '../rules/read/schemas.ts';
import type { InterfaceLanguage } from './languages.ts';

/** Every word of the pages. A language that lacks one does not compile. */
export interface InterfaceWords {
  readonly languageName: string;
  /** Of the link that leads here from other languages. */
  readonly inThisLanguage: string;
  readonly siteName: string;
  readonly tagline: string;
  readonly lead: string;
  readonly skipToContent: string;
  readonly permalink: string;
  readonly search: string;
  readonly searchPlaceholder: string;
  readonly contents: string;
  readonly back: string;
  readonly theme: string;
  readonly themes: Readonly<Record<'system' | 'light' | 'dark', string>>;
  readonly games: string;
  readonly players: (min: number, max: number) => string;
  readonly topics: string;
  readonly overview: string;
  readonly booklets: string;
  readonly walkthroughs: string;
  readonly walkthroughsLead: string;
  readonly glossary: string;
  /** What one comes for, the same for every game. */
  readonly deeds: Readonly<Record<'ask' | 'learn' | 'setUp' | 'reckon' | 'play', string>>;
  readonly goOn: string;
  readonly chooseGame: string;
  readonly flows: string;
  readonly moment: string;
  readonly momentLead: string;
  readonly besides: string;
  readonly allQuestions: string;
  readonly toTopic: (title: string) => string;
  readonly faq: string;
  readonly faqLead: string;
  readonly concordance: string;
  readonly concordanceLead: string;
  readonly atTable: string;
  readonly asked: string;
  readonly data: string;
  readonly dataLead: string;
  readonly quick: string;
  readonly quickLead: string;
  readonly helper: string;
  readonly helperLead: string;
  readonly helperNeedsScript: string;
  readonly helperFailed: string;
  readonly helperRules: string;
  readonly index: string;
  readonly indexLead: string;
  readonly see: string;
  readonly printSheet: string;
  readonly moreMentions: (rules: number) => string;
  readonly notWrittenYet: string;
  readonly sources: string;
  /** Before numbers of pages: «с.». */
  readonly page: string;
  readonly seeAlso: string;
  readonly aboutRules: string;
  readonly questionsAbout: string;
  readonly mentionedIn: string;
  readonly examplesOf: string;
  readonly explains: string;
  readonly appliedIn: string;
  readonly onSheets: string;
  readonly neighbours: string;
  readonly previous: string;
  readonly next: string;
  readonly inContext: string;
  readonly show: string;
  readonly report: string;
  readonly shortcut: string;
  readonly english: string;
  readonly alsoCalled: string;
  readonly ruledIn: string;
  readonly usedIn: string;
  readonly ourTranslation: string;
  /** Beside a translation whose original was corrected after it was made. */
  readonly stale: string;
  readonly filterTerms: string;
  readonly allKinds: string;
  readonly nothingFits: string;
  readonly termKinds: Readonly<Record<TermKind, string>>;
  readonly kinds: Readonly<Record<Kind, string>>;
  /** Opens what is folded in a box, under what holds. */
  readonly more: string;
  /** How much of the boxes a reader wants. */
  readonly boxes: Readonly<Record<'legend' | 'rules' | 'brief' | 'all', string>>;
  /** Of a game that is told in other languages only. */
  readonly borrowed: (told: Language) => string;
  readonly toldIn: Readonly<Record<Language, string>>;
  readonly numbered: (number: string) => string;
  readonly moved: string;
  readonly movedHere: string;
  readonly missing: string;
  readonly missingLead: string;
  readonly home: string;
  readonly unofficial: string;
  readonly trademarks: (names: string) => string;
  readonly publishers: string;
  readonly licence: string;
  readonly source: string;
}

const FOUND = import.meta.glob('./*/words.ts', { eager: true, import: 'words' });

export const words = (language: InterfaceLanguage): InterfaceWords =>
  FOUND[`./${language}/words.ts`] as InterfaceWords;

/** «с. 5», «с. ≈ 14–16, 19» */
export const pagesInWords = ({ page }: InterfaceWords, { ranges, counted }: PageList): string =>
  ranges.length === 0 ? '' : `${page} ${counted ? '≈\u00A0' : ''}${ranges.join(', ')}`;
