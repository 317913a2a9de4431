import type { DeedChoice } from '../../../../engine/deeds.ts';
import type { CombatChoice } from '../combat/types.ts';
import type { BaseChoice } from './base/choices.ts';
import type { CaptiveChoice } from './captives/choices.ts';
import type { CombatCardChoice } from './combat/choices.ts';
import type { RebellionDeeds } from './deeds/kinds.ts';
import type { ExploreChoice } from './explore/choices.ts';
import type { FortuneChoice } from './fortune.ts';
import type { MissionChoice } from './mission/choices.ts';
import type { MovementChoice } from './movement/choices.ts';
import type { RefreshChoice } from './refresh/choices.ts';
import type { RoundChoice } from './round/choices.ts';
import type { SetupChoice } from './setup/choices.ts';

/** Choices of a combat keep the kinds they have there. */
export type RebellionChoice =
  | SetupChoice
  | RoundChoice
  | RefreshChoice
  | CombatChoice
  | CombatCardChoice
  | MovementChoice
  | MissionChoice
  | BaseChoice
  | CaptiveChoice
  | FortuneChoice
  | ExploreChoice
  | DeedChoice<RebellionDeeds>;
