import type { CombatTask } from '../combat/types.ts';
import type { BaseFrame, BaseTask } from './base/frames.ts';
import type { CaptiveFrame, CaptiveTask } from './captives/frames.ts';
import type { CombatFrame, CombatFrameTask } from './combat/frames.ts';
import type { ExploreFrame, ExploreTask } from './explore/frames.ts';
import type { MissionFrame, MissionTask } from './mission/frames.ts';
import type { MovementFrame, MovementTask } from './movement/frames.ts';
import type { RefreshFrame, RefreshTask } from './refresh/frames.ts';
import type { RoundFrame, RoundTask } from './round/frames.ts';
import type { SetupFrame, SetupTask } from './setup/frames.ts';
import type { SharedFrame, SharedTask } from './shared-frames.ts';

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
  | ExploreFrame;

export type FrameOf<At extends Frame['at']> = Extract<Frame, { readonly at: At }>;

export type RebellionTask =
  | SharedTask
  | SetupTask
  | RoundTask
  | RefreshTask
  | CombatTask
  | CombatFrameTask
  | MovementTask
  | MissionTask
  | BaseTask
  | CaptiveTask
  | ExploreTask;
