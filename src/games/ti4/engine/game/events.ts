import type { GameEvent as EventOf } from '../../../../engine/procedure.ts';
import type { ActionEventData, PlayerId, Pool } from '../action/types.ts';
import type { AgendaEventData } from '../agenda/types.ts';
import type { FactionId } from '../data/factions.ts';
import type { Card } from '../data/strategy-cards.ts';
import type { TechnologyId } from '../data/technologies.ts';
import type { UnitId } from '../data/units.ts';
import type { GalaxyEventData } from '../galaxy/types.ts';
import type { RoundEventData } from '../round/types.ts';
import type { TradeEventData } from '../table/trade-types.ts';
import type { Deed } from './deeds/kinds.ts';
import type { Phase, VoteEffect } from './types.ts';

type Nothing = Readonly<Record<string, never>>;

export interface OwnEventData {
  'speaker-drawn': { player: PlayerId };
  'faction-chosen': { player: PlayerId; faction: FactionId };
  'galaxy-ready': { systems: number };
  'forces-taken': { player: PlayerId; faction: FactionId; technologies: readonly TechnologyId[] };
  /** A faction's ability, whose text stands on its sheet only. */
  'standing-bonus': { player: PlayerId; bonus: number };
  'technology-taken': { player: PlayerId; technology: TechnologyId };
  deployed: { player: PlayerId; units: readonly UnitId[]; planet: string | null };
  'objectives-laid': Nothing;
  'phase-began': { phase: Phase; round: number };
  'cannot-use': { player: PlayerId; card: Card };
  'structure-fetched': { player: PlayerId; unit: UnitId; system: string };
  'structure-placed': { player: PlayerId; unit: UnitId; system: string; planet: string | null };
  'token-placed-at': { player: PlayerId; system: string; from: Pool | 'reserve' };
  'token-there-already': { player: PlayerId; system: string };
  'system-guarded': { player: PlayerId; system: string };
  'token-recalled': { player: PlayerId; system: string; pool: Pool };
  'objective-scored': { player: PlayerId; objective: number; stage: 1 | 2 };
  'note-given': { player: PlayerId; to: PlayerId };
  'agenda-effect': { readonly player: PlayerId } & VoteEffect;
  'no-agenda': Nothing;
  told: { player: PlayerId; deed: Deed; thing: string | null; place: string | null };
  reshuffled: { deck: 'actions' | 'agendas' };
  /** Back in the box: nobody plays its faction any more. */
  'zero-gone': { player: PlayerId };
  left: { player: PlayerId; speaker: PlayerId | null };
}

/** Parts have events of the same names: here they bear the name of their part. */
type Of<Part extends string, Events> = {
  [Kind in keyof Events & string as `${Part}/${Kind}`]: Events[Kind];
};

export interface GameEventData
  extends
    OwnEventData,
    Of<'action', ActionEventData>,
    Of<'agenda', AgendaEventData>,
    Of<'galaxy', GalaxyEventData>,
    Of<'round', RoundEventData>,
    Of<'trade', TradeEventData> {}

export type OwnEvent = {
  [Kind in keyof OwnEventData]: EventOf<Kind, OwnEventData[Kind]>;
}[keyof OwnEventData];

export type GameEventKind = keyof GameEventData;
export type GameEvent = {
  [Kind in GameEventKind]: EventOf<Kind, GameEventData[Kind]>;
}[GameEventKind];
