import type { CombatChoice, CombatEvent, CombatTask } from '../engine/combat/types.ts';
import type {
  Frame,
  Phase,
  PileId,
  Place,
  RebellionChoice,
  RebellionEvent,
  RebellionOutcome,
  RebellionState,
  RebellionTask,
  Seat,
} from '../engine/game/index.ts';
import type { LeaderId } from '../engine/leaders.ts';
import type { ResourceIcon } from '../engine/resources.ts';
import type { UnitCounts } from '../engine/setup.ts';
import type { Skill } from '../engine/skills.ts';
import type { Side } from '../engine/units.ts';
import type { Telling } from '../../../player/telling.ts';

export interface GameNames {
  /** A unit, leader, marker or card by its id. */
  readonly term: (id: string) => string;
  readonly place: (id: Place) => string;
}

/** What the whole game can say besides its combats. */
export interface GameTold {
  readonly Side: Seat;
  readonly State: RebellionState;
  readonly Choice: Exclude<RebellionChoice, CombatChoice>;
  readonly Event: Exclude<RebellionEvent, CombatEvent>;
  readonly Outcome: RebellionOutcome;
  readonly Task: Exclude<RebellionTask, CombatTask>;
  readonly Names: GameNames;
}

export interface GameMessages extends Telling<GameTold> {
  /** How likely a mission is to succeed, while that can still be weighed. */
  readonly remark: (frame: Frame, state: RebellionState) => string | undefined;
  readonly draws: Readonly<Record<PileId | 'die', string>>;
  readonly faces: Readonly<Record<'hit' | 'direct-hit' | 'special' | 'blank', string>>;
  readonly board: GameBoardWords;
}

/** Words of the board pictures. */
export interface GameBoardWords {
  readonly round: (round: number) => string;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly players: (players: number) => string;
  readonly sides: Readonly<Record<Side, string>>;
  readonly map: string;
  readonly mapLead: string;
  readonly systems: string;
  readonly adjacent: string;
  readonly kinds: Readonly<Record<'populous' | 'remote' | 'destroyed' | 'base-space', string>>;
  readonly loyal: (side: Side) => string;
  readonly neutral: string;
  readonly subjugated: string;
  readonly sabotage: string;
  readonly attachment: (name: string) => string;
  readonly baseHere: (revealed: boolean) => string;
  readonly hiddenBase: (name: string) => string;
  readonly noBase: string;
  readonly unitsOf: (side: Side) => string;
  readonly leaders: string;
  readonly captive: (name: string) => string;
  readonly empty: string;
  readonly icons: string;
  readonly icon: (icon: ResourceIcon) => string;
  readonly queueSpace: (space: number) => string;
  /** What a place counts as, what it gives and who may deploy there. */
  readonly counts: string;
  readonly countsAs: (status: {
    readonly imperial: boolean;
    readonly rebel: boolean;
    readonly neutral: boolean;
  }) => string;
  readonly builds: (side: Side) => string;
  readonly buildsNothing: string;
  readonly deploys: (side: Side, allowed: boolean) => string;
  readonly track: string;
  readonly time: string;
  readonly reputation: string;
  readonly recruitIcon: string;
  readonly buildIcon: string;
  readonly trackSpace: (space: number) => string;
  readonly apart: (spaces: number) => string;
  readonly queue: string;
  readonly ready: string;
  readonly pools: string;
  readonly pool: (side: Side) => string;
  readonly missions: string;
  readonly missionOf: (side: Side, number: number) => string;
  readonly faceDown: string;
  readonly faceUp: string;
  readonly cards: string;
  readonly pile: Readonly<Record<PileId, string>>;
  readonly inDeck: (cards: number) => string;
  readonly inHand: string;
  readonly aside: string;
  readonly discarded: string;
  readonly passed: (side: Side) => string;
  readonly skills: Readonly<Record<Skill, string>>;
  readonly skillsOf: (leader: LeaderId) => string;
  readonly units: (units: UnitCounts, names: GameNames) => string;
  readonly none: string;
  readonly winner: (side: Side) => string;
}
