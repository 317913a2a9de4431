import type { Prompt } from '../../core/procedure.ts';
import type { SwdbgChoice } from './choices.ts';
import type { Draft } from './draft.ts';
import type { Frame, FrameOf, SwdbgTask } from './frames.ts';
import type { SwdbgOutcome, SwdbgState } from './types.ts';

export type SwdbgPrompt = Prompt<SwdbgChoice, SwdbgOutcome, SwdbgTask>;

/** A frame that asks somebody. `settle` may move on at once when there is nothing to ask. */
export interface Asking<At extends Frame['at']> {
  settle?(draft: Draft, frame: FrameOf<At>): void;
  prompt(state: SwdbgState, frame: FrameOf<At>): SwdbgPrompt;
  choose?(draft: Draft, frame: FrameOf<At>, choice: SwdbgChoice): void;
  drawn?(draft: Draft, frame: FrameOf<At>, results: readonly string[]): void;
}

/** A frame that passes by itself. */
export interface Passing<At extends Frame['at']> {
  settle(draft: Draft, frame: FrameOf<At>): void;
}
