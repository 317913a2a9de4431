import type { DieFace } from '../../dice.ts';
import type { LeaderId } from '../../leaders.ts';
import type { MissionId } from '../../missions.ts';
import type { ObjectiveId } from '../../objectives.ts';
import type { SystemId } from '../../systems.ts';
import type { Side, UnitId } from '../../units.ts';
import type { Place } from '../types.ts';
import type { MissionOdds } from './odds.ts';

export interface MissionEventData {
  'mission-revealed': {
    readonly side: Side;
    readonly card: MissionId;
    readonly leaders: readonly LeaderId[];
  };
  'mission-placed': {
    readonly side: Side;
    readonly card: MissionId;
    readonly place: Place;
    readonly leaders: readonly LeaderId[];
    readonly target: LeaderId | null;
  };
  'mission-opposed-by': { readonly side: Side; readonly leader: LeaderId; readonly place: Place };
  'nobody-sent': { readonly side: Side; readonly place: Place };
  /** Both sides have leaders there: dice decide, with these chances. */
  'mission-opposed': {
    readonly card: MissionId;
    readonly attackers: readonly LeaderId[];
    readonly opposers: readonly LeaderId[];
    readonly dice: Readonly<Record<Side, number>>;
    readonly bonus: number;
    readonly odds: MissionOdds;
  };
  'mission-rolled': {
    readonly side: Side;
    readonly faces: readonly DieFace[];
    readonly bonus: number;
    readonly successes: number;
  };
  'mission-succeeded': {
    readonly side: Side;
    readonly card: MissionId;
    readonly how: 'resolved' | 'unopposed' | 'rolled';
  };
  'mission-failed': {
    readonly side: Side;
    readonly card: MissionId;
    readonly own: number;
    readonly other: number;
  };
  /** What follows is told on the card and nowhere else. */
  'card-takes-effect': { readonly side: Side; readonly card: MissionId };
  'mission-card-back': { readonly side: Side; readonly card: MissionId };
  'mission-card-discarded': { readonly side: Side; readonly card: MissionId };
  'objectives-ordered': { readonly cards: number };
  'project-put-under': { readonly cards: number };
  'probe-answered': { readonly system: SystemId; readonly here: boolean };
  'mobilization-planned': { readonly times: number };
  'mission-reused': {
    readonly slot: number;
    /** null for the other side: it lies face down. */
    readonly card: MissionId | null;
    readonly leaders: readonly LeaderId[];
  };
  /** Shown to everybody, then back in hand and secret again. */
  'objectives-shown': { readonly cards: readonly ObjectiveId[] };
  'objective-put-under': { readonly card: ObjectiveId };
  'construction-began': { readonly system: SystemId };
  'unit-missing': { readonly unit: UnitId };
  'unit-hastened': { readonly unit: UnitId; readonly system: SystemId };
  'system-destroyed': { readonly system: SystemId };
  'luke-trained': { readonly place: Place };
}
