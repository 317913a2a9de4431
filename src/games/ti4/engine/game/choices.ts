import type { ActionChoice, PlayerId, Pool } from '../action/types.ts';
import type { AgendaCard, AgendaChoice } from '../agenda/types.ts';
import type { FactionId } from '../data/factions.ts';
import type { Card } from '../data/strategy-cards.ts';
import type { TechnologyId } from '../data/technologies.ts';
import type { UnitId } from '../data/units.ts';
import type { GalaxyChoice } from '../galaxy/types.ts';
import type { RoundChoice } from '../round/types.ts';
import type { TradeChoice } from '../table/trade-types.ts';
import type { Deed, Drawer } from './deeds/kinds.ts';

/** Choices of the game itself; those of its parts go through as they are. */
export type OwnChoice =
  | { readonly kind: 'faction'; readonly faction: FactionId }
  | { readonly kind: 'starting-technology'; readonly technology: TechnologyId }
  | { readonly kind: 'deploy'; readonly planet: string }
  | { readonly kind: 'strategic'; readonly card: Card }
  | { readonly kind: 'tactical' }
  | { readonly kind: 'component' }
  | { readonly kind: 'bacterial-weapon'; readonly planet: string }
  | { readonly kind: 'pass' }
  | { readonly kind: 'bargain' }
  | { readonly kind: 'score-secret' }
  | { readonly kind: 'score-objective'; readonly objective: number }
  | { readonly kind: 'tell' }
  | { readonly kind: 'use' }
  | { readonly kind: 'skip' }
  | { readonly kind: 'structure'; readonly unit: UnitId; readonly place: string }
  | { readonly kind: 'fetch'; readonly unit: string }
  | { readonly kind: 'site'; readonly system: string }
  | { readonly kind: 'guard'; readonly system: string }
  | { readonly kind: 'recall'; readonly system: string }
  | { readonly kind: 'pool'; readonly pool: Pool }
  | { readonly kind: 'dock'; readonly unit: string }
  | { readonly kind: 'note'; readonly owner: PlayerId }
  | ({ readonly kind: 'agenda-card' } & AgendaCard)
  | { readonly kind: 'vote-effect'; readonly player: PlayerId; readonly effect: VoteEffectKind }
  | { readonly kind: 'drawer'; readonly drawer: Drawer }
  | { readonly kind: 'whose'; readonly player: PlayerId }
  | { readonly kind: 'deed'; readonly deed: Deed; readonly thing: string | null }
  | { readonly kind: 'at'; readonly place: string }
  | { readonly kind: 'done' };

export const VOTE_EFFECTS = ['extra', 'barred', 'predicts'] as const;
export type VoteEffectKind = (typeof VOTE_EFFECTS)[number];

export type GameChoice =
  | OwnChoice
  | ActionChoice
  | AgendaChoice
  | GalaxyChoice
  | RoundChoice
  | TradeChoice;
