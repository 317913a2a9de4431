import type { Calculator } from '../engine/calculator.ts';
import type { Language } from '../rules/languages.ts';

/** What the reader has filled in; a field that is missing stands at its first value. */
export type Values = Readonly<Record<string, number | boolean | string>>;

interface FieldBase {
  /** Stands in links, so it never changes its meaning: `a.cruiser`. */
  readonly key: string;
  readonly rules?: readonly string[];
}

/** `count` is filled with a thumb: minus, number, plus. `first` is 0, or else `least`. */
export type Field =
  | (FieldBase & {
      readonly kind: 'count';
      readonly least?: number;
      readonly most: number;
      readonly first?: number;
    })
  | (FieldBase & { readonly kind: 'flag'; readonly first?: boolean })
  | (FieldBase & { readonly kind: 'pick'; readonly options: readonly string[] });

export type Tone = 'first' | 'even' | 'second';

export interface Group {
  readonly key: string;
  /** Fields of one side, which stand beside those of the other; the rest is common to both. */
  readonly side?: 'first' | 'second';
  readonly fields: readonly Field[];
  /** Seldom needed: folded until opened or filled. */
  readonly folded?: boolean;
}

/** Everything of a form that has no words. */
export interface Form {
  readonly groups: readonly Group[];
  /** Keys of the two sides that change places; without pairs there is nothing to swap. */
  readonly pairs: readonly (readonly [string, string])[];
  readonly presets: readonly { readonly key: string; readonly values: Values }[];
  /** «What if»: small changes that are worth a comparison, by key. Each gives other values. */
  readonly changes: readonly {
    readonly key: string;
    readonly apply: (values: Values) => Values;
    /** Whether it makes sense for what is filled in. */
    readonly fits?: (values: Values) => boolean;
  }[];
}

export interface Share {
  readonly label: string;
  readonly chance: number;
  readonly tone: Tone;
}

/** Drawn as bars, told again as a table. */
export interface Chart {
  readonly key: string;
  readonly title: string;
  readonly note?: string;
  readonly rows: readonly Share[];
}

export interface Table {
  readonly key: string;
  readonly title: string;
  readonly note?: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What one die or one rule adds, with the rules it comes from. */
export interface Contribution {
  readonly label: string;
  readonly value: string;
  readonly rules: readonly string[];
}

/** Of policies, limits and what the books leave open: what an honest answer has to add. */
export interface Remark {
  readonly text: string;
  readonly rules?: readonly string[];
}

/** What the glossary calls things, by their ids. */
export type Names = Readonly<Record<string, string>>;

/** An answer in the reader's language, in the order in which it is shown. */
export interface Told {
  /** One sentence that a screen reader hears after each change. */
  readonly headline: string;
  readonly verdict: readonly Share[];
  readonly charts: readonly Chart[];
  readonly tables: readonly Table[];
  readonly contributions: readonly Contribution[];
  readonly remarks: readonly Remark[];
}

export interface OddsWords {
  readonly title: string;
  /** One or two sentences for lists of calculators and search engines. */
  readonly summary: string;
  /** Names of fields, of groups (`group.<key>`) and of options (`<key>.<option>`). */
  readonly field: (key: string) => string;
  readonly preset: (key: string) => string;
  readonly change: (key: string) => string;
  /** A refusal of `parse` as a sentence: what is wrong and what to do. */
  readonly problem: (path: string, problem: string) => string;
}

/** All the page of a calculator knows of a game. */
export interface OddsView<Question, Answer> {
  readonly calculator: Calculator<Question, Answer>;
  readonly form: Form;
  /** The question as the calculator wants it, not yet parsed. */
  readonly question: (values: Values) => unknown;
  /** What the glossary has to name in its words and answers. */
  readonly terms?: readonly string[];
  readonly words: (language: Language, names: Names) => OddsWords;
  readonly tell: (answer: Answer, question: Question, language: Language, names: Names) => Told;
  /** A second calculator that is asked on demand: the cheapest way to a wanted chance. */
  readonly goal?: Goal<Question>;
}

export interface Goal<Question> {
  /** The wanted chance is a share of 1; the worker may be asked for a second or two. */
  readonly seek: (question: Question, wanted: number) => unknown;
  readonly tell: (
    found: unknown,
    question: Question,
    language: Language,
    names: Names,
  ) => { readonly text: string; readonly steps: readonly { text: string; values?: Values }[] };
  readonly words: (language: Language) => { readonly title: string; readonly lead: string };
}

/** A position of a walkthrough as values of a calculator; `null` where there is nothing to reckon. */
export type OddsOf<State> = (
  state: State,
) => { readonly calculator: string; readonly values: Values } | null;
