import { respell } from './fold.ts';
import type { Lexicon } from './lexicon.ts';
import { tokenize, type Token } from './tokenize.ts';

export type SpellingKind = 'unknown' | 'mixed-alphabets' | 'apostrophe' | 'straight-quote';

export interface SpellingFinding {
  readonly kind: SpellingKind;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The right spelling, where it is certain. */
  readonly suggestion?: string;
}

const CYRILLIC = /\p{Script=Cyrillic}/u;
const LATIN = /\p{Script=Latin}/u;
const BOTH_IN_ONE_PART =
  /\p{Script=Latin}[^-‐‑]*\p{Script=Cyrillic}|\p{Script=Cyrillic}[^-‐‑]*\p{Script=Latin}/u;
const WRONG_APOSTROPHE = /['ʼ‘`´′]/g;
const STRAIGHT_QUOTE = /["']/g;
/** Ukrainian can write numerals with its own look-alike letters: ІІ, ХІ. */
const CYRILLIC_NUMERAL = /^[ІХМС]+$/u;

/** What is misspelt, in the order of the text. Words without a Cyrillic letter are not judged. */
export function unknownWords(text: string, lexicon: Lexicon): readonly SpellingFinding[] {
  const tokens = tokenize(text);
  const findings = tokens
    .filter(({ text: word }) => CYRILLIC.test(word))
    .flatMap((token) => check(token, lexicon));
  return [...findings, ...straightQuotes(text, tokens)].sort((a, b) => a.start - b.start);
}

function check(token: Token, lexicon: Lexicon): readonly SpellingFinding[] {
  const findings: SpellingFinding[] = [];
  const respelt = respell(token.text);
  if (respelt !== token.text) {
    findings.push({ kind: 'mixed-alphabets', ...token, suggestion: respelt });
  } else if (BOTH_IN_ONE_PART.test(token.text)) {
    findings.push({ kind: 'mixed-alphabets', ...token });
  }
  const right = token.text.replace(WRONG_APOSTROPHE, '’');
  if (right !== token.text) findings.push({ kind: 'apostrophe', ...token, suggestion: right });
  if (!isRight(respelt, lexicon)) findings.push({ kind: 'unknown', ...token });
  return findings;
}

function isRight(word: string, lexicon: Lexicon): boolean {
  return isBeyondJudging(word) || lexicon.knows(word) || isRightInParts(word, lexicon);
}

/** A compound may join an alphabet of its own: HoloNet-мережа. */
function isRightInParts(word: string, lexicon: Lexicon): boolean {
  const parts = word.split(/[-‐‑]/);
  return parts.length > 1 && parts.every((part) => isBeyondJudging(part) || lexicon.knows(part));
}

function isBeyondJudging(word: string): boolean {
  return (
    /\p{N}/u.test(word) ||
    /^\p{L}$/u.test(word) ||
    CYRILLIC_NUMERAL.test(word) ||
    (LATIN.test(word) && !CYRILLIC.test(word))
  );
}

function straightQuotes(text: string, tokens: readonly Token[]): readonly SpellingFinding[] {
  const inWord = (at: number): boolean => tokens.some(({ start, end }) => start < at && at < end);
  return [...text.matchAll(STRAIGHT_QUOTE)]
    .filter(({ index }) => !inWord(index))
    .map((match) => ({
      kind: 'straight-quote' as const,
      text: match[0],
      start: match.index,
      end: match.index + 1,
    }));
}
