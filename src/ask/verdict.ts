import type { AskWords } from '../i18n/ask.ts';
import type { RuleNote } from '../rules/ask/rule-notes.ts';

export interface Judged {
  /** What somebody wants to do, and the question it answers. */
  readonly question: string;
  readonly choice: string;
  readonly allowed: boolean;
  /** What forbids it, or what asks. */
  readonly rule: RuleNote;
  /** Addresses in full. */
  readonly origin: string;
  readonly position: string;
}

const withoutEnd = (text: string): string => text.trim().replace(/[.:;]$/u, '');

/** One sentence for a chat: what may be done or not, by which rule, and where that can be seen. */
export const verdictOf = (
  { question, choice, allowed, rule, origin, position }: Judged,
  words: Pick<AskWords, 'verdictMay' | 'verdictMayNot' | 'verdictPosition'>,
): string =>
  [
    `${withoutEnd(question)} — «${withoutEnd(choice)}»: ${allowed ? words.verdictMay : words.verdictMayNot}`,
    ` «${withoutEnd(rule.text)}» (${rule.section}, ${new URL(rule.url, origin).href}).`,
    ` ${words.verdictPosition} ${position}`,
  ].join('');
