import { LEADER_IDS, leaderOf } from '../../leaders.ts';
import type { LeaderId } from '../../leaders.ts';
import { HOLDING_RINGS } from '../../rings.ts';
import type { RingId } from '../../rings.ts';
import { changeLeader, emit } from '../draft.ts';
import type { Draft } from '../draft.ts';
import { isCaptured } from '../query.ts';
import type { RebellionState } from '../types.ts';
import { leaveMission } from './leave-mission.ts';
import { rescue } from './rescue.ts';

const wearerOf = (state: RebellionState, ring: RingId): LeaderId | undefined =>
  LEADER_IDS.find((id) => state.leaders[id].ring === ring);

const isHolding = (ring: RingId): boolean => HOLDING_RINGS.some((holding) => holding === ring);

/** There is one ring of each kind: whoever wore it does so no longer. */
const takeFromWearer = (draft: Draft, ring: RingId): void => {
  const before = wearerOf(draft.state, ring);
  if (before === undefined) return;
  if (isHolding(ring)) {
    rescue(draft, before, 'captured-leaders.next-captive', 'captured-leaders.one-ring');
    return;
  }
  changeLeader(draft, before, { ring: null });
  emit(draft, 'ring-removed', { leader: before, ring }, 'rings.removed');
  if (ring === 'lure-of-the-dark-side') turnBack(draft, before);
};

/** Without the ring its effect is gone: the leader is a Rebel again. */
const turnBack = (draft: Draft, leader: LeaderId): void => {
  leaveMission(draft, leader);
  changeLeader(draft, leader, { side: leaderOf(leader).side });
};

/** A leader has one ring at most: the one he had goes back to the supply. */
export const attachRing = (draft: Draft, leader: LeaderId, ring: RingId): void => {
  const { ring: old } = draft.state.leaders[leader];
  if (old === ring) return;
  takeFromWearer(draft, ring);
  if (old !== null) {
    emit(
      draft,
      'ring-removed',
      { leader, ring: old },
      'rings.replace',
      'rings.one-ring',
      'rings.removed',
      isHolding(old) && 'captured-leaders.other-ring',
    );
  }
  changeLeader(draft, leader, { ring });
  emit(draft, 'ring-attached', { leader, ring }, 'rings.attach');
};

/** The captive stays where he was captured: no book says anything else. */
export const capture = (draft: Draft, leader: LeaderId, ring: RingId): void => {
  const { place } = draft.state.leaders[leader];
  if (place.at !== 'board') return;
  const already = isCaptured(draft.state, leader)
    ? 'captured-leaders.carbonite-captured'
    : 'captured-leaders.only-rebels';
  attachRing(draft, leader, ring);
  emit(
    draft,
    'leader-captured',
    { leader, place: place.place },
    'captured-leaders.capture',
    'captured-leaders.ring',
    already,
    LEADER_IDS.some((id) => id !== leader && isCaptured(draft.state, id)) &&
      'captured-leaders.second-captive',
  );
};
