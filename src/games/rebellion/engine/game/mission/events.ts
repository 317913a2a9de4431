import type { DieFace } from '../../dice.ts';
import type { LeaderId } from '../../leaders.ts';
import type { MissionId } from '../../missions.ts';
import type { ObjectiveId } from '../../objectives.ts';
import type { SystemId } from '../../systems.ts';
import type { Side, UnitId } from '../../units.ts';
import type { Place } from '../types.ts';
import type { MissionOdds } from './odds.ts';

export interface MissionEventData {
  'mission-revealed': { side: Side; card: MissionId; leaders: readonly LeaderId[] };
  'mission-placed': {
    side: Side;
    card: MissionId;
    place: Place;
    leaders: readonly LeaderId[];
    target: LeaderId | null;
  };
  'mission-opposed-by': { side: Side; leader: LeaderId; place: Place };
  'nobody-sent': { side: Side; place: Place };
  /** Both sides have leaders there: dice decide, with these chances. */
  'mission-opposed': {
    card: MissionId;
    attackers: readonly LeaderId[];
    opposers: readonly LeaderId[];
    dice: Readonly<Record<Side, number>>;
    bonus: number;
    odds: MissionOdds;
  };
  'mission-rolled': { side: Side; faces: readonly DieFace[]; bonus: number; successes: number };
  'mission-succeeded': { side: Side; card: MissionId; how: 'resolved' | 'unopposed' | 'rolled' };
  'mission-failed': { side: Side; card: MissionId; own: number; other: number };
  /** What follows is told on the card and nowhere else. */
  'card-takes-effect': { side: Side; card: MissionId };
  'mission-card-back': { side: Side; card: MissionId };
  'mission-card-discarded': { side: Side; card: MissionId };
  'objectives-ordered': { cards: number };
  'project-put-under': { cards: number };
  'probe-answered': { system: SystemId; here: boolean };
  'mobilization-planned': { times: number };
  'mission-reused': {
    slot: number;
    /** null for the other side: it lies face down. */
    card: MissionId | null;
    leaders: readonly LeaderId[];
  };
  /** Shown to everybody, then back in hand and secret again. */
  'objectives-shown': { cards: readonly ObjectiveId[] };
  'objective-put-under': { card: ObjectiveId };
  'construction-began': { system: SystemId };
  'unit-missing': { unit: UnitId };
  'unit-hastened': { unit: UnitId; system: SystemId };
  'system-destroyed': { system: SystemId };
  'luke-trained': { place: Place };
}
