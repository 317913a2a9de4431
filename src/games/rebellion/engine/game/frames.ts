import type { DeedFrame } from '../../../../engine/deeds.ts';
import type { BaseFrame } from './base/frames.ts';
import type { CaptiveFrame } from './captives/frames.ts';
import type { CombatFrame } from './combat/frames.ts';
import type { RebellionDeeds } from './deeds/kinds.ts';
import type { ExploreFrame } from './explore/frames.ts';
import type { MissionFrame } from './mission/frames.ts';
import type { MovementFrame } from './movement/frames.ts';
import type { RefreshFrame } from './refresh/frames.ts';
import type { RoundFrame } from './round/frames.ts';
import type { SetupFrame } from './setup/frames.ts';
import type { SharedFrame } from './shared-frames.ts';

/**
 * One thing to do. A frame that asks names its task by the same word; the others pass by themselves
 * and are never seen from outside.
 */
export type Frame =
  | SharedFrame
  | SetupFrame
  | RoundFrame
  | RefreshFrame
  | CombatFrame
  | MovementFrame
  | MissionFrame
  | BaseFrame
  | CaptiveFrame
  | ExploreFrame
  | DeedFrame<RebellionDeeds>;

export type FrameOf<At extends Frame['at']> = Extract<Frame, { readonly at: At }>;
