import type { Option, Prompt } from '../../core/procedure.ts';
import type { RebellionChoice } from './choices.ts';
import type { Draft } from './draft.ts';
import type { Frame, RebellionTask } from './frames.ts';
import { rule } from './rules.ts';
import type { GameRule } from './rules.ts';
import type { RebellionState, Victory } from './types.ts';

export interface RebellionOutcome {
  /** null: the procedure ended before the game did. */
  readonly winner: Victory | null;
  readonly round: number;
}

export type RebellionPrompt = Prompt<RebellionChoice, RebellionOutcome, RebellionTask>;
export type Offer = Option<RebellionChoice>;

/** A frame that passes by itself: it must replace itself or be done. */
export interface Passing<F extends Frame> {
  settle(draft: Draft, frame: F): void;
}

/** A frame that asks somebody. `settle` may move on at once when there is nothing to ask. */
export interface Asking<F extends Frame> {
  settle?(draft: Draft, frame: F): void;
  prompt(state: RebellionState, frame: F): RebellionPrompt;
  choose?(draft: Draft, frame: F, choice: RebellionChoice): void;
  drawn?(draft: Draft, frame: F, results: readonly string[]): void;
}

export type Handlers<F extends Frame> = {
  readonly [At in F['at']]:
    Passing<Extract<F, { readonly at: At }>> | Asking<Extract<F, { readonly at: At }>>;
};

/** An option that is allowed unless something forbids it. */
export const offer = (choice: RebellionChoice, because: GameRule | null, cause?: string): Offer =>
  because === null
    ? { choice, allowed: true }
    : { choice, allowed: false, because: rule(because), ...(cause === undefined ? {} : { cause }) };
