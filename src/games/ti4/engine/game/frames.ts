import type { PlayerId, Unit } from '../action/types.ts';
import type { AgendaCard, AgendaState } from '../agenda/types.ts';
import type { Card } from '../data/strategy-cards.ts';
import type { UnitId } from '../data/units.ts';
import type { GalaxyState } from '../galaxy/types.ts';
import type { RoundFrame, RoundState } from '../round/types.ts';
import type { TradeState } from '../table/trade-types.ts';
import type { Drawer } from './deeds/kinds.ts';
import type { VoteEffect } from './types.ts';

/** A procedure that goes on inside the game; the board's own state is the game's. */
export type PartFrame = Readonly<
  | { at: 'galaxy'; part: GalaxyState }
  /** `apart`: no tactical action, so that nothing is active and nothing of the kind ends. */
  /** `resume`: a card has changed the board meanwhile. */
  | { at: 'action'; apart: boolean; resume: boolean }
  | { at: 'round'; part: RoundState }
  | { at: 'agenda'; part: AgendaState; card: AgendaCard }
  | { at: 'trade'; part: TradeState }
>;

interface By {
  readonly by: PlayerId;
}

export type GameFrame =
  | PartFrame
  | { readonly at: 'speaker-lot' }
  | { readonly at: 'factions' }
  | ({ readonly at: 'choose-faction' } & By)
  /** `text`: a galaxy that is laid already, as a line of tile numbers. */
  | { readonly at: 'lay-galaxy'; readonly text: string | null }
  | { readonly at: 'forces' }
  | ({ readonly at: 'starting-technology'; readonly left: number } & By)
  | ({ readonly at: 'deploy'; readonly left: readonly UnitId[] } & By)
  | { readonly at: 'objectives' }
  | { readonly at: 'strategy' }
  | { readonly at: 'action-phase' }
  /** The initiative of whoever had the last turn. */
  | { readonly at: 'next-turn'; readonly after: number }
  | ({ readonly at: 'turn' } & By)
  | ({ readonly at: 'turn-end' } & By)
  | ({ readonly at: 'secondary'; readonly card: Card } & By)
  | ({ readonly at: 'exhaust-card'; readonly card: Card } & By)
  | ({
      readonly at: 'structure';
      readonly kinds: readonly UnitId[];
      /** null: anywhere. */
      readonly system: string | null;
      /** Somebody has paid for it, or taken a figure off the board for it. */
      readonly must: boolean;
    } & By)
  | ({ readonly at: 'building-site' } & By)
  | ({ readonly at: 'guarded' } & By)
  | ({ readonly at: 'guard-from'; readonly system: string } & By)
  | ({ readonly at: 'recall' } & By)
  | ({ readonly at: 'recall-to'; readonly system: string } & By)
  | ({ readonly at: 'fleets' } & By)
  | ({ readonly at: 'home-dock' } & By)
  | ({ readonly at: 'docks-back'; readonly aside: readonly Unit[] } & By)
  | ({ readonly at: 'imperial' } & By)
  /** Steps that the phases know, when it is their turn. */
  | { readonly at: 'at-table'; readonly frames: readonly RoundFrame[] }
  | ({ readonly at: 'bargain' } & By)
  | ({ readonly at: 'note'; readonly to: PlayerId } & By)
  | { readonly at: 'status' }
  | ({ readonly at: 'score' } & By)
  | { readonly at: 'refresh' }
  | { readonly at: 'agenda-phase' }
  | { readonly at: 'agenda-card'; readonly vote: 0 | 1 }
  | ({ readonly at: 'agenda-deals' } & By)
  | {
      readonly at: 'vote-effects';
      readonly vote: 0 | 1;
      readonly card: AgendaCard;
      readonly effects: Readonly<Partial<Record<PlayerId, VoteEffect>>>;
    }
  | { readonly at: 'agenda-end' }
  | ({ readonly at: 'deeds' } & Telling)
  | ({ readonly at: 'deed'; readonly drawer: Drawer } & Telling)
  | ({ readonly at: 'deed-place'; readonly unit: UnitId } & Telling);

interface Telling extends By {
  /** Whom the next deed is done to. */
  readonly of: PlayerId;
  readonly why: DeedsFor;
  /** Those whose fleets and hands may be too large by now. */
  readonly touched: readonly PlayerId[];
}

/** What the reader tells of: a component action, a card at any other time, an agenda. */
export type DeedsFor = 'component' | 'card' | 'agenda';
