import type { DeedFrame } from '../../../../engine/deeds.ts';
import type { RuleName } from '../rule.ts';
import type { Side } from '../sides.ts';
import type { SwlcgDeeds } from './deeds/kinds.ts';

export type IconType = 'unit-damage' | 'tactics' | 'blast';

/** Where damage or a focus token comes from. */
export type Source = 'strike' | 'fate' | 'balance' | 'unopposed' | 'card';

export interface Produced {
  readonly source: string;
  readonly amount: number;
}

/** What is played apart from a whole turn. */
export type Part = 'setup' | 'payment' | 'engagement' | 'strikes';

/** What a card's own words do, told by the reader. */
export const EFFECTS = [
  'damage',
  'heal',
  'focus',
  'unfocus',
  'shield',
  'capture',
  'rescue',
] as const;
export type Effect = (typeof EFFECTS)[number];

export const TURN_PHASES = [
  'balance',
  'refresh',
  'draw',
  'deployment',
  'conflict',
  'force',
] as const;
export type TurnPhase = (typeof TURN_PHASES)[number];

/** Which action window of the chart of a turn it is. */
export type Window = Extract<RuleName, `turn-chart.${string}window${string}`>;

/** The first group asks somebody, or chance; the second passes by itself. */
export type Frame =
  | DeedFrame<SwlcgDeeds>
  | Readonly<
      | { at: 'sides' }
      | { at: 'lot' }
      | { at: 'starter'; side: Side }
      | { at: 'deal-objective'; side: Side }
      | { at: 'return-objective'; side: Side }
      /** `because`: what tells to draw, where the step of the turn does not. */
      | { at: 'draw-card'; side: Side; because?: RuleName }
      | { at: 'mulligan-rule' }
      | { at: 'mulligan'; side: Side }
      | { at: 'reveal-objective'; side: Side }
      | { at: 'enter-reaction'; side: Side; piece: string }
      | { at: 'balance-damage' }
      | { at: 'new-objective'; side: Side }
      | { at: 'draw-discard' }
      | { at: 'draw-down' }
      | { at: 'shop'; side: Side }
      | { at: 'window'; side: Side; passes: number; chart: Window }
      | {
          at: 'pay';
          side: Side;
          piece: string;
          /** What it is for: the host of an enhancement, or what an event reacts to. */
          host: string | null;
          produced: readonly Produced[];
        }
      | { at: 'cancel'; side: Side; piece: string }
      | { at: 'printed'; side: Side; piece: string; on: string | null }
      | { at: 'strip'; side: Side; piece: string }
      | { at: 'save'; piece: string }
      | { at: 'pile'; side: Side; left: readonly string[] }
      | { at: 'ordered'; piece: string }
      | { at: 'effect'; side: Side; piece: string; left: number }
      | { at: 'effect-target'; side: Side; piece: string; effect: Effect; left: number }
      | { at: 'capture-at'; piece: string }
      | { at: 'rescue-draw'; objective: string }
      | { at: 'repair'; side: Side; piece: string }
      | { at: 'conflict'; once: boolean }
      | { at: 'attack' }
      | { at: 'defend' }
      | { at: 'shielding'; piece: string }
      | { at: 'edge-place'; side: Side; passes: number }
      | { at: 'fate-tie'; tied: readonly string[]; left: readonly string[] }
      | { at: 'fate-target'; piece: string }
      | { at: 'strike'; side: Side }
      | {
          at: 'icons';
          piece: string;
          left: readonly IconType[];
          /** Tactics tokens still to be placed, once the first has been. */
          tokens: number | null;
        }
      | { at: 'deflect'; target: string; amount: number; by: Side; source: Source }
      | {
          at: 'protect';
          target: string;
          amount: number;
          by: Side;
          source: Source;
          asked: readonly string[];
        }
      | {
          at: 'shield';
          target: string;
          token: 'damage' | 'focus';
          amount: number;
          by: Side;
          source: Source;
        }
      | { at: 'commit' }
      /** Says what a procedure begins with, where its first step says nothing of its own. */
      | { at: 'began'; part: Part }
      | { at: 'setup-middle' }
      | { at: 'reveal' }
      | { at: 'setup-done' }
      /** `after` is null until somebody wins. */
      | { at: 'turn'; side: Side; after: number | null; phases: readonly TurnPhase[] }
      | { at: 'balance' }
      | { at: 'refresh' }
      | { at: 'replace' }
      | { at: 'draw' }
      | { at: 'reserve' }
      | { at: 'deployment' }
      | { at: 'conflict-phase' }
      | { at: 'engaged' }
      | { at: 'edge' }
      | { at: 'edge-reveal' }
      | { at: 'fate'; left: readonly string[] }
      | { at: 'edge-count' }
      /** null: whoever has the edge. */
      | { at: 'strikes'; side: Side | null }
      | { at: 'reward' }
      | { at: 'engagement-end' }
      | { at: 'force' }
      | { at: 'struggle' }
      | { at: 'discard-event'; piece: string }
      | { at: 'open-window'; chart: Window }
    >;

export type FrameOf<At extends Frame['at']> = Extract<Frame, { at: At }>;
