import type { DeedEvents } from '../../../../engine/deeds.ts';
import type { GameEvent } from '../../../../engine/procedure.ts';
import type { CombatEvent } from '../combat/types.ts';
import type { BaseEventData } from './base/events.ts';
import type { CaptiveEventData } from './captives/events.ts';
import type { RebellionDeeds } from './deeds/kinds.ts';
import type { ExploreEventData } from './explore/events.ts';
import type { MissionEventData } from './mission/events.ts';
import type { MovementEventData } from './movement/events.ts';
import type { RefreshEventData } from './refresh/events.ts';
import type { RoundEventData } from './round/events.ts';
import type { SetupEventData } from './setup/events.ts';
import type { SharedEventData } from './shared-events.ts';

export type GameEventData = SharedEventData &
  SetupEventData &
  RoundEventData &
  RefreshEventData &
  MovementEventData &
  MissionEventData &
  BaseEventData &
  CaptiveEventData &
  ExploreEventData &
  DeedEvents<RebellionDeeds>;

export type GameEventKind = keyof GameEventData;

export type OwnEvent = {
  [Kind in GameEventKind]: GameEvent<Kind, GameEventData[Kind]>;
}[GameEventKind];

/** Events of a combat come through unchanged. */
export type RebellionEvent = OwnEvent | CombatEvent;
