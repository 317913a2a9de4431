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

export type RefreshFrame = Readonly<
  | { at: 'refresh' }
  | { at: 'refresh-objective' }
  | { at: 'retrieve-leaders' }
  | { at: 'draw-missions' }
  | { at: 'hand-limit'; side: Side }
  | { at: 'launch-probes' }
  | { at: 'draw-objective' }
  | { at: 'advance-time' }
  | { at: 'recruit-cards'; side: Side }
  | { at: 'recruit'; side: Side; chosen: Chosen }
  | { at: 'announce-recruits'; chosen: Chosen }
  | { at: 'build'; side: Side }
  | { at: 'build-unit'; side: Side; yields: readonly Yield[] }
  | { at: 'free-unit'; side: Side; unit: UnitId; yields: readonly Yield[] }
  | { at: 'deploy-queue'; side: Side }
  | {
      at: 'deploy';
      side: Side;
      ready: UnitCounts;
      placed: Readonly<Partial<Record<Place, number>>>;
    }
  | { at: 'refresh-end' }
>;
