import type { Way } from '../odds/copies.ts';
import type { Kind, Measure } from '../odds/kinds.ts';
import type { Span } from '../odds/question.ts';
import type { Language } from '../../../rules/languages.ts';
import { ru } from './ru/odds.ts';
import { uk } from './uk/odds.ts';

export type DrawPreset = 'start' | 'purchase' | 'base' | 'hunt';

export type DrawChange =
  | 'buy-2'
  | 'buy-3'
  | 'buy-wanted'
  | 'exile-weak'
  | 'draw-more'
  | 'hands-more'
  | 'need-less'
  | 'sure-more';

export type DrawProblem = 'box' | 'wanted' | 'sure' | 'other';

export interface DrawOddsWords {
  readonly title: string;
  readonly summary: string;
  readonly groups: Readonly<
    Record<'ask' | 'deck' | 'discard' | 'more' | 'deck-ships' | 'discard-ships', string>
  >;
  readonly fields: Readonly<
    Record<
      | 'measure'
      | `measure.${Measure}`
      | 'need'
      | 'hands'
      | 'span'
      | `span.${Span}`
      | 'draw'
      | 'sure',
      string
    >
  >;
  /** Cards by what they give, whatever is counted. */
  readonly kind: (kind: Kind) => string;
  readonly presets: Readonly<Record<DrawPreset, string>>;
  readonly changes: Readonly<Record<DrawChange, string>>;
  readonly problems: Readonly<Record<DrawProblem, string>>;
  readonly headline: (
    asked: {
      readonly measure: Measure;
      readonly need: number;
      readonly span: Span;
      readonly hands: number;
    },
    chance: string,
  ) => string;
  readonly verdict: Readonly<Record<'enough' | 'lacking', string>>;
  /** 1 is the next hand. */
  readonly hand: (number: number) => string;
  readonly chart: (hand: number, measure: Measure) => string;
  readonly chartNote: (mean: string) => string;
  readonly table: {
    readonly title: string;
    readonly note: string;
    readonly columns: readonly [
      hand: string,
      chance: string,
      soFar: string,
      mean: string,
      reshuffle: string,
    ];
  };
  readonly parts: {
    readonly cards: (kind: Kind, measure: Measure, deck: number, discard: number) => string;
    readonly value: (mean: string, seen: string) => string;
    readonly sure: string;
    readonly reshuffle: string;
    readonly reshuffled: (taken: number, drawn: number) => string;
  };
  readonly remarks: Readonly<
    Record<
      | 'discard'
      | 'worth'
      | 'reshuffle'
      | 'later'
      | 'ships'
      | 'ship-attack'
      | 'returned'
      | 'force'
      | 'short',
      string
    >
  >;
  readonly goal: {
    readonly title: string;
    readonly lead: string;
    readonly reached: (chance: string) => string;
    readonly ways: (wanted: string) => string;
    readonly never: string;
    readonly nearest: string;
    readonly way: (
      what: Way['what'],
      kind: Kind,
      measure: Measure,
      cards: number,
      chance: string,
    ) => string;
  };
}

const WORDS: Readonly<Record<Language, DrawOddsWords>> = { uk, ru };

export const drawOddsWords = (language: Language): DrawOddsWords => WORDS[language];
