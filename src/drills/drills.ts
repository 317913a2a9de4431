import type { Language } from '../rules/languages.ts';
import type { Figures } from './measure.ts';
import type { Kind, Value } from './question.ts';

/** A question or an answer told to somebody who does not know its game. */
export interface Told {
  readonly question: (kind: string, facts: unknown) => string;
  readonly answer: (kind: string, value: Value) => string;
}

/** What a game gives to ask: its kinds of questions, the numbers of its tables and the words. */
export interface Drills {
  readonly kinds: Readonly<Record<string, Kind>>;
  readonly figures: Figures;
  /** `term`: what the glossary calls a thing. */
  readonly tell: (language: Language, term: (id: string) => string) => Told;
}
