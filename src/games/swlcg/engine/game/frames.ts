import type { RuleName } from '../rule.ts';
import type { Side } from '../sides.ts';

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
  | { readonly at: 'sides' }
  | { readonly at: 'lot' }
  | { readonly at: 'starter'; readonly side: Side }
  | { readonly at: 'deal-objective'; readonly side: Side }
  | { readonly at: 'return-objective'; readonly side: Side }
  | { readonly at: 'draw-card'; readonly side: Side }
  | { readonly at: 'mulligan-rule' }
  | { readonly at: 'mulligan'; readonly side: Side }
  | { readonly at: 'reveal-objective'; readonly side: Side }
  | { readonly at: 'enter-reaction'; readonly side: Side; readonly piece: string }
  | { readonly at: 'balance-damage' }
  | { readonly at: 'new-objective'; readonly side: Side }
  | { readonly at: 'draw-discard' }
  | { readonly at: 'draw-down' }
  | { readonly at: 'shop'; readonly side: Side }
  | { readonly at: 'window'; readonly side: Side; readonly passes: number; readonly chart: Window }
  | {
      readonly at: 'pay';
      readonly side: Side;
      readonly piece: string;
      /** What it is for: the host of an enhancement, or what an event reacts to. */
      readonly host: string | null;
      readonly produced: readonly Produced[];
    }
  | { readonly at: 'cancel'; readonly side: Side; readonly piece: string }
  | {
      readonly at: 'printed';
      readonly side: Side;
      readonly piece: string;
      readonly on: string | null;
    }
  | { readonly at: 'strip'; readonly side: Side; readonly piece: string }
  | { readonly at: 'save'; readonly piece: string }
  | { readonly at: 'pile'; readonly side: Side; readonly left: readonly string[] }
  | { readonly at: 'ordered'; readonly piece: string }
  | { readonly at: 'effect'; readonly side: Side; readonly piece: string; readonly left: number }
  | {
      readonly at: 'effect-target';
      readonly side: Side;
      readonly piece: string;
      readonly effect: Effect;
      readonly left: number;
    }
  | { readonly at: 'capture-at'; readonly piece: string }
  | { readonly at: 'rescue-draw'; readonly objective: string }
  | { readonly at: 'repair'; readonly side: Side; readonly piece: string }
  | { readonly at: 'conflict'; readonly once: boolean }
  | { readonly at: 'attack' }
  | { readonly at: 'defend' }
  | { readonly at: 'shielding'; readonly piece: string }
  | { readonly at: 'edge-place'; readonly side: Side; readonly passes: number }
  | { readonly at: 'fate-tie'; readonly tied: readonly string[]; readonly left: readonly string[] }
  | { readonly at: 'fate-target'; readonly piece: string }
  | { readonly at: 'strike'; readonly side: Side }
  | {
      readonly at: 'icons';
      readonly piece: string;
      readonly left: readonly IconType[];
      /** Tactics tokens still to be placed, once the first has been. */
      readonly tokens: number | null;
    }
  | {
      readonly at: 'deflect';
      readonly target: string;
      readonly amount: number;
      readonly by: Side;
      readonly source: Source;
    }
  | {
      readonly at: 'protect';
      readonly target: string;
      readonly amount: number;
      readonly by: Side;
      readonly source: Source;
      readonly asked: readonly string[];
    }
  | {
      readonly at: 'shield';
      readonly target: string;
      readonly token: 'damage' | 'focus';
      readonly amount: number;
      readonly by: Side;
      readonly source: Source;
    }
  | { readonly at: 'commit' }
  /** Says what a procedure begins with, where its first step says nothing of its own. */
  | { readonly at: 'began'; readonly part: Part }
  | { readonly at: 'setup-middle' }
  | { readonly at: 'reveal' }
  | { readonly at: 'setup-done' }
  | {
      readonly at: 'turn';
      readonly side: Side;
      readonly after: number;
      readonly phases: readonly TurnPhase[];
    }
  | { readonly at: 'balance' }
  | { readonly at: 'refresh' }
  | { readonly at: 'replace' }
  | { readonly at: 'draw' }
  | { readonly at: 'reserve' }
  | { readonly at: 'deployment' }
  | { readonly at: 'conflict-phase' }
  | { readonly at: 'engaged' }
  | { readonly at: 'edge' }
  | { readonly at: 'edge-reveal' }
  | { readonly at: 'fate'; readonly left: readonly string[] }
  | { readonly at: 'edge-count' }
  /** null: whoever has the edge. */
  | { readonly at: 'strikes'; readonly side: Side | null }
  | { readonly at: 'reward' }
  | { readonly at: 'engagement-end' }
  | { readonly at: 'force' }
  | { readonly at: 'struggle' }
  | { readonly at: 'discard-event'; readonly piece: string }
  | { readonly at: 'open-window'; readonly chart: Window };

export type FrameOf<At extends Frame['at']> = Extract<Frame, { at: At }>;
