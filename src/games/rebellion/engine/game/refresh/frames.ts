import type { ResourceIcon } from '../../resources.ts';
import type { Side, UnitId } from '../../units.ts';
import type { UnitCounts } from '../../setup.ts';
import type { ActionId } from '../../actions.ts';
import type { LeaderId } from '../../leaders.ts';
import type { Place } from '../types.ts';

/** One resource icon that yields a unit this time. */
export interface Yield {
  readonly from: Place;
  readonly icon: ResourceIcon;
  /** The space of the queue, 1 to 3. */
  readonly space: number;
}

export interface Recruit {
  readonly card: ActionId;
  readonly leader: LeaderId | null;
}

/** Chosen, and told to nobody before both have chosen. */
export type Chosen = Readonly<Partial<Record<Side, Recruit>>>;

export type RefreshFrame =
  | { readonly at: 'refresh' }
  | { readonly at: 'refresh-objective' }
  | { readonly at: 'retrieve-leaders' }
  | { readonly at: 'draw-missions' }
  | { readonly at: 'hand-limit'; readonly side: Side }
  | { readonly at: 'launch-probes' }
  | { readonly at: 'draw-objective' }
  | { readonly at: 'advance-time' }
  | { readonly at: 'recruit-cards'; readonly side: Side }
  | { readonly at: 'recruit'; readonly side: Side; readonly chosen: Chosen }
  | { readonly at: 'announce-recruits'; readonly chosen: Chosen }
  | { readonly at: 'build'; readonly side: Side }
  | { readonly at: 'build-unit'; readonly side: Side; readonly yields: readonly Yield[] }
  | {
      readonly at: 'free-unit';
      readonly side: Side;
      readonly unit: UnitId;
      readonly yields: readonly Yield[];
    }
  | { readonly at: 'deploy-queue'; readonly side: Side }
  | {
      readonly at: 'deploy';
      readonly side: Side;
      readonly ready: UnitCounts;
      readonly placed: Readonly<Partial<Record<Place, number>>>;
    }
  | { readonly at: 'refresh-end' };
