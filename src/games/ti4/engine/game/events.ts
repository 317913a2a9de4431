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
  'speaker-drawn': { readonly player: PlayerId };
  'faction-chosen': { readonly player: PlayerId; readonly faction: FactionId };
  'galaxy-ready': { readonly systems: number };
  'forces-taken': {
    readonly player: PlayerId;
    readonly faction: FactionId;
    readonly technologies: readonly TechnologyId[];
  };
  /** A faction's ability, whose text stands on its sheet only. */
  'standing-bonus': { readonly player: PlayerId; readonly bonus: number };
  'technology-taken': { readonly player: PlayerId; readonly technology: TechnologyId };
  deployed: {
    readonly player: PlayerId;
    readonly units: readonly UnitId[];
    readonly planet: string | null;
  };
  'objectives-laid': Nothing;
  'phase-began': { readonly phase: Phase; readonly round: number };
  'cannot-use': { readonly player: PlayerId; readonly card: Card };
  'structure-fetched': {
    readonly player: PlayerId;
    readonly unit: UnitId;
    readonly system: string;
  };
  'structure-placed': {
    readonly player: PlayerId;
    readonly unit: UnitId;
    readonly system: string;
    readonly planet: string | null;
  };
  'token-placed-at': {
    readonly player: PlayerId;
    readonly system: string;
    readonly from: Pool | 'reserve';
  };
  'token-there-already': { readonly player: PlayerId; readonly system: string };
  'system-guarded': { readonly player: PlayerId; readonly system: string };
  'token-recalled': {
    readonly player: PlayerId;
    readonly system: string;
    readonly pool: Pool;
  };
  'objective-scored': {
    readonly player: PlayerId;
    readonly objective: number;
    readonly stage: 1 | 2;
  };
  'note-given': { readonly player: PlayerId; readonly to: PlayerId };
  'agenda-effect': { readonly player: PlayerId } & VoteEffect;
  'no-agenda': Nothing;
  told: {
    readonly player: PlayerId;
    readonly deed: Deed;
    readonly thing: string | null;
    readonly place: string | null;
  };
  reshuffled: { readonly deck: 'actions' | 'agendas' };
  left: { readonly player: PlayerId; readonly speaker: PlayerId | null };
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
