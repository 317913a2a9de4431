import type { GuideWords } from '../../../player/guide/guide-view.tsx';
import type { PlayerId } from '../engine/action/types.ts';
import type { Card } from '../engine/data/strategy-cards.ts';

export type HelperStep =
  | 'choose'
  | 'lay-goods'
  | 'action'
  | 'score'
  | 'reveal'
  | 'draw'
  | 'return-tokens'
  | 'gain-tokens'
  | 'ready'
  | 'repair'
  | 'return-cards'
  | 'first-agenda'
  | 'second-agenda'
  | 'ready-planets';

export type Counted = 'points' | 'tactic' | 'fleet' | 'strategy' | 'commodities' | 'goods';

export interface HelperWords extends GuideWords<HelperStep> {
  readonly sides: Readonly<Record<PlayerId, string>>;
  readonly cards: Readonly<Record<Card, string>>;
  readonly won: (player: string) => string;
  readonly order: string;
  readonly speaker: string;
  readonly makeSpeaker: string;
  readonly passed: string;
  readonly strategyCards: string;
  readonly fields: Readonly<Record<Counted, string>>;
  readonly players: string;
  readonly goal: string;
  readonly custodians: string;
  readonly custodiansStay: string;
  readonly custodiansGone: string;
  readonly votes: string;
  readonly for: string;
  readonly against: string;
}
