import type { Kind } from '../odds/kinds.ts';
import type { Policy } from '../odds/question.ts';
import type { StarterDeck } from '../engine/objective-sets.ts';
import type { Language } from '../../../rules/languages.ts';
import { ru } from './ru/odds.ts';
import { uk } from './uk/odds.ts';

export type EdgeChange =
  | 'put-strongest'
  | 'take-weakest'
  | 'other-role'
  | 'other-more'
  | 'other-fewer'
  | 'other-all'
  | 'other-strongest'
  | 'other-fates'
  | 'other-random';

export interface EdgeOddsWords {
  readonly title: string;
  readonly summary: string;
  readonly groups: Readonly<
    Record<'battle' | 'stack' | 'deck' | 'other' | 'kept' | 'mine' | 'their', string>
  >;
  readonly fields: Readonly<
    Record<
      | 'role'
      | 'unopposed'
      | 'hand'
      | 'cards'
      | 'policy'
      | 'edge'
      | 'frail'
      | 'role.attacker'
      | 'role.defender'
      | `policy.${Policy}`,
      string
    >
  >;
  /** «1 знак Силы» for a card with so many icons; a fate by its name. */
  readonly kind: (kind: Kind) => string;
  readonly preset: (deck: StarterDeck) => string;
  readonly changes: Readonly<Record<EdgeChange, string>>;
  readonly problems: Readonly<
    Record<'hand' | 'cards' | 'mine' | 'deck' | 'frail' | 'other', string>
  >;
  readonly headline: (win: string, icons: number) => string;
  readonly headlineAlone: (won: boolean) => string;
  readonly verdict: Readonly<Record<'win' | 'lose', string>>;
  readonly leads: {
    readonly title: string;
    readonly note: (defends: boolean) => string;
    readonly lead: (icons: number) => string;
  };
  readonly icons: {
    readonly title: string;
    readonly note: (own: number) => string;
    readonly again: string;
  };
  readonly plans: {
    readonly title: string;
    readonly note: string;
    readonly cards: string;
    readonly icons: string;
    readonly against: (cards: number) => string;
  };
  readonly parts: {
    readonly card: (kind: Kind, cards: number) => string;
    readonly edge: (icons: number) => string;
    readonly otherEdge: (icons: number) => string;
    readonly tie: (mine: boolean) => string;
    readonly again: string;
  };
  readonly remarks: Readonly<
    Record<Policy | 'number' | 'twist' | 'fates' | 'heat' | 'automatic' | 'any-card', string>
  >;
  readonly goal: {
    readonly title: string;
    readonly lead: string;
    readonly enough: (cards: number, icons: number, win: string) => string;
    readonly nothing: (win: string) => string;
    readonly never: (win: string) => string;
    readonly best: (cards: number, icons: number, win: string) => string;
  };
}

const WORDS: Readonly<Record<Language, EdgeOddsWords>> = { uk, ru };

export const edgeOddsWords = (language: Language): EdgeOddsWords => WORDS[language];
