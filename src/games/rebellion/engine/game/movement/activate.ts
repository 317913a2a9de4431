import { hasTacticValues } from '../../leaders.ts';
import { BASE_SPACE, leadersAt, PLACES, poolOfSeat, sideOf } from '../query.ts';
import { changeLeader, emit, offer, replace } from '../draft.ts';
import type { FrameOf } from '../frames.ts';
import type { Asking } from '../draft.ts';
import type { GameRule } from '../../rule.ts';
import type { Place, RebellionState, Seat } from '../types.ts';

/** Why a seat cannot activate anything now; null: it can. */
export const activationBar = (state: RebellionState, seat: Seat): GameRule | null => {
  const pool = poolOfSeat(state, seat);
  if (pool.length === 0) return 'activation.leader-from-pool';
  return pool.some(hasTacticValues) ? null : 'activation.tactic-values';
};

export const activation: Asking<FrameOf<'activation'>> = {
  settle(draft, { seat }) {
    if (activationBar(draft.state, seat)) replace(draft);
  },

  ask: (state, { seat }) => ({
    by: seat,
    rules: ['activation.steps', 'activation.leader-from-pool', 'activation.tactic-values'],
    options: poolOfSeat(state, seat).map((leader) =>
      offer(
        { kind: 'activate-with', leader },
        hasTacticValues(leader) ? null : 'activation.tactic-values',
        leader,
      ),
    ),
  }),

  choose: {
    'activate-with'(draft, { seat }, { leader }) {
      replace(draft, { at: 'activation-place', seat, leader });
    },
  },
};

const placeBar = (state: RebellionState, seat: Seat, place: Place): GameRule | null => {
  if (place !== BASE_SPACE) return null;
  if (sideOf(seat) === 'empire') return 'rebel-base.not-a-system';
  return state.base.revealed ? 'rebel-base.space-closed' : null;
};

export const activationPlace: Asking<FrameOf<'activation-place'>> = {
  ask: (state, { seat }) => ({
    by: seat,
    rules: ['activation.leader-from-pool', 'activation.leader-present', 'rebel-base.move-in'],
    options: PLACES.map((place) =>
      offer({ kind: 'activate-place', place }, placeBar(state, seat, place)),
    ),
  }),

  choose: {
    'activate-place'(draft, { seat, leader }, { place }) {
      const present =
        leadersAt(draft.state, place, sideOf(seat)).length > 0 && 'activation.leader-present';
      const space = place === BASE_SPACE && 'rebel-base.move-in';
      changeLeader(draft, leader, { place: { at: 'board', place } });
      emit(
        draft,
        'place-activated',
        { seat, leader, place },
        'activation.leader-from-pool',
        present,
        space,
      );
      replace(draft, { at: 'move-units', seat, to: place, why: 'activation', sent: {} });
    },
  },
};
