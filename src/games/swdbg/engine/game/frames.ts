import type { Side } from '../sides.ts';
import type { CardId } from '../cards.ts';
import type { DeedFrame } from '../../../../engine/deeds.ts';
import type { SwdbgDeeds } from './deeds/kinds.ts';
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
  | DeedFrame<SwdbgDeeds>
  | Readonly<
      | { at: 'variant' }
      | { at: 'goal' }
      | { at: 'neutral-rule' }
      | { at: 'hide-bases'; side: Side; left: number }
      | { at: 'deal-row' }
      | { at: 'new-base'; side: Side }
      | { at: 'act' }
      | { at: 'commit'; target: Target; added: number }
      | { at: 'damage'; left: number }
      | { at: 'reward'; card: CardId }
      | { at: 'free-card'; left: number }
      | { at: 'refill'; slot: Slot }
      | { at: 'draw'; side: Side; left: number; reason: DrawReason }
      | { at: 'when'; trigger: Trigger; sources: readonly string[] }
      | {
          at: 'effects';
          source: string;
          done: readonly EffectKind[];
          /** What has been chosen already for effects that may have several targets. */
          hit: readonly Hit[];
        }
      | { at: 'amount'; source: string; effect: EffectKind }
      | { at: 'effect-target'; source: string; effect: EffectTarget; amount: number }
      | { at: 'exile'; left: number; reason: ExileReason }
      | { at: 'discard'; side: Side }
      | { at: 'discard-random'; side: Side }
      | { at: 'spy' }
      /** `secret`: only the active player looks. */
      | { at: 'reveal'; secret: boolean }
      | { at: 'lay-out' }
      | { at: 'first-bases' }
      | { at: 'set-table' }
      | { at: 'ready' }
      | { at: 'turns'; left: number | null }
      | { at: 'start-of-turn' }
      | { at: 'income' }
      | { at: 'clean-up' }
      | { at: 'turn-over' }
    >;

export type FrameOf<At extends Frame['at']> = Extract<Frame, { readonly at: At }>;
