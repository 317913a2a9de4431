import type { Side } from '../sides.ts';
import type { CardId } from '../cards.ts';
import type { EffectKind, EffectTarget } from './effects.ts';
import type { Slot, Target } from './types.ts';

export type Trigger = 'row' | 'bought' | 'reveal' | 'discard';
export type DrawReason = 'setup' | 'turn-end' | 'ability';
export type ExileReason = 'reward' | 'ability';

export interface Hit {
  readonly effect: EffectTarget;
  readonly target: string;
}

/**
 * What waits on the agenda. Frames of the first group ask somebody; the others pass by themselves
 * and are never seen from outside.
 */
export type Frame =
  | { readonly at: 'variant' }
  | { readonly at: 'goal' }
  | { readonly at: 'neutral-rule' }
  | { readonly at: 'hide-bases'; readonly side: Side; readonly left: number }
  | { readonly at: 'deal-row' }
  | { readonly at: 'new-base'; readonly side: Side }
  | { readonly at: 'act' }
  | { readonly at: 'commit'; readonly target: Target; readonly added: number }
  | { readonly at: 'damage'; readonly left: number }
  | { readonly at: 'reward'; readonly card: CardId }
  | { readonly at: 'free-card'; readonly left: number }
  | { readonly at: 'refill'; readonly slot: Slot }
  | {
      readonly at: 'draw';
      readonly side: Side;
      readonly left: number;
      readonly reason: DrawReason;
    }
  | { readonly at: 'when'; readonly trigger: Trigger; readonly sources: readonly string[] }
  | {
      readonly at: 'effects';
      readonly source: string;
      readonly done: readonly EffectKind[];
      /** What has been chosen already for effects that may have several targets. */
      readonly hit: readonly Hit[];
    }
  | { readonly at: 'amount'; readonly source: string; readonly effect: EffectKind }
  | {
      readonly at: 'effect-target';
      readonly source: string;
      readonly effect: EffectTarget;
      readonly amount: number;
    }
  | { readonly at: 'exile'; readonly left: number; readonly reason: ExileReason }
  | { readonly at: 'discard'; readonly side: Side }
  | { readonly at: 'discard-random'; readonly side: Side }
  | { readonly at: 'spy' }
  /** `secret`: only the active player looks. */
  | { readonly at: 'reveal'; readonly secret: boolean }
  | { readonly at: 'lay-out' }
  | { readonly at: 'first-bases' }
  | { readonly at: 'set-table' }
  | { readonly at: 'ready' }
  | { readonly at: 'turns'; readonly left: number | null }
  | { readonly at: 'start-of-turn' }
  | { readonly at: 'income' }
  | { readonly at: 'clean-up' }
  | { readonly at: 'turn-over' };

export type FrameOf<At extends Frame['at']> = Extract<Frame, { readonly at: At }>;
