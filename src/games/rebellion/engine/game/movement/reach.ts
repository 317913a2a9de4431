import { hasTacticValues } from '../../leaders.ts';
import type { LeaderId } from '../../leaders.ts';
import { adjacentTo } from '../../systems.ts';
import type { SystemId } from '../../systems.ts';
import { unitOf } from '../../units.ts';
import type { Side, Theatre, UnitId } from '../../units.ts';
import { homeOf } from '../base/home.ts';
import { BASE_SPACE, countOf, kindsIn, leadersAt, totalOf } from '../query.ts';
import type { UnitCounts } from '../../setup.ts';
import type { GameRule } from '../../rule.ts';
import type { Place, RebellionState } from '../types.ts';
import type { MoveReason, MoveUnitsFrame } from './frames.ts';

/** What the effect allows beyond or below the general rules, which hold for everything else. */
interface Terms {
  readonly from: 'adjacent' | 'home' | 'anywhere';
  readonly limit: number;
  readonly theatre: Theatre | null;
  readonly freeTransport: boolean;
  readonly pastLeaders: boolean;
}

const general: Terms = {
  from: 'adjacent',
  limit: Infinity,
  theatre: null,
  freeTransport: false,
  pastLeaders: false,
};

export const TERMS: Readonly<Record<MoveReason, Terms>> = {
  activation: general,
  'hidden-fleet': { ...general, from: 'home' },
  'lead-the-strike-team': {
    ...general,
    from: 'home',
    limit: 4,
    theatre: 'ground',
    freeTransport: true,
  },
  'plan-the-assault': { ...general, from: 'home', theatre: 'space', pastLeaders: true },
  mobilization: { ...general, from: 'anywhere', limit: 5 },
};

/** The card that moves, for whoever asks why. */
const CARDS: Readonly<Record<MoveReason, string>> = {
  activation: '',
  'hidden-fleet': 'hidden-fleet',
  'lead-the-strike-team': 'lead-the-strike-team',
  'plan-the-assault': 'plan-the-assault',
  mobilization: 'rapid-mobilization',
};

export interface Bar {
  readonly because: GameRule;
  readonly cause?: string;
}

const nearBase = ({ base }: RebellionState, system: SystemId): boolean =>
  base.card !== null && (base.card === system || adjacentTo(base.card).includes(system));

/** Why units cannot go from one place to the other in one move, if they cannot. */
const distanceBar = (state: RebellionState, from: Place, to: Place): GameRule | null => {
  if (from !== BASE_SPACE && to !== BASE_SPACE) {
    return adjacentTo(to).includes(from) ? null : 'activation.move';
  }
  if (state.base.revealed) return 'rebel-base.space-closed';
  if (from !== BASE_SPACE) return nearBase(state, from) ? null : 'rebel-base.move-in';
  return to !== BASE_SPACE && nearBase(state, to) ? null : 'rebel-base.move-out';
};

const reachBar = (state: RebellionState, from: Place, { to, why }: MoveUnitsFrame) => {
  switch (TERMS[why].from) {
    case 'adjacent':
      return distanceBar(state, from, to);
    case 'home':
      return from === homeOf(state) ? null : 'golden-rules.card-first';
    case 'anywhere':
      return null;
  }
};

/** Leaders of the same side hold the units of the place they stand in. */
const leaderBar = (state: RebellionState, side: Side, from: Place, why: MoveReason): Bar | null => {
  const [first, ...others] = leadersAt(state, from, side);
  if (first === undefined) return null;
  const cause: LeaderId = [first, ...others].find(hasTacticValues) ?? first;
  if (from === BASE_SPACE) {
    const strike = why === 'lead-the-strike-team';
    return { because: strike ? 'movement.lead-strike-team' : 'rebel-base.leader-blocks', cause };
  }
  const because = hasTacticValues(cause) ? 'movement.leader-holds' : 'movement.valueless-leader';
  return { because, cause };
};

/** Why nothing at all can leave this place. */
export const placeBar = (
  state: RebellionState,
  side: Side,
  from: Place,
  orders: MoveUnitsFrame,
): Bar | null => {
  const because = reachBar(state, from, orders);
  if (because) return { because };
  return TERMS[orders.why].pastLeaders ? null : leaderBar(state, side, from, orders.why);
};

/** How many units the ships that have left a place can take, and how many they took. */
export const loadOf = (sent: UnitCounts): { readonly room: number; readonly taken: number } =>
  kindsIn(sent).reduce(
    ({ room, taken }, unit) => {
      const { capacity, restricted } = unitOf(unit);
      const count = countOf(sent, unit);
      return { room: room + capacity * count, taken: taken + (restricted ? count : 0) };
    },
    { room: 0, taken: 0 },
  );

const movedSoFar = ({ sent }: MoveUnitsFrame): number =>
  Object.values(sent).reduce((sum, units) => sum + totalOf(units), 0);

/** Why this unit cannot leave a place that others may leave. */
export const unitBar = (unit: UnitId, from: Place, orders: MoveUnitsFrame): Bar | null => {
  const { immobile, restricted } = unitOf(unit);
  const terms = TERMS[orders.why];
  if (unit === 'death-star-under-construction') {
    return { because: 'death-star.under-construction-immobile', cause: unit };
  }
  if (immobile) return { because: 'movement.immobile', cause: unit };
  if (movedSoFar(orders) >= terms.limit) {
    return { because: 'golden-rules.card-first', cause: CARDS[orders.why] };
  }
  if (!restricted || terms.freeTransport) return null;
  const { room, taken } = loadOf(orders.sent[from] ?? {});
  if (room === 0) return { because: 'movement.restriction', cause: unit };
  return taken < room ? null : { because: 'movement.carry', cause: unit };
};
