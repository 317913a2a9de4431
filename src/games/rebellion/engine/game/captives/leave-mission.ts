import type { LeaderId } from '../../leaders.ts';
import { change, changeLeader, changePile, emit, pileOf } from '../draft.ts';
import type { Draft } from '../draft.ts';
import { leadersOn, missionPile } from '../query.ts';

/**
 * A card that lost a leader before it was revealed goes back to the hand, unseen. No book says where
 * a second leader goes then; we put him into the pool.
 */
export const leaveMission = (draft: Draft, leader: LeaderId): void => {
  const { place } = draft.state.leaders[leader];
  if (place.at !== 'mission') return;
  const entry = draft.state.missions.find(({ slot }) => slot === place.slot);
  const leaders = leadersOn(draft.state, place.slot);
  for (const id of leaders) changeLeader(draft, id, { place: { at: 'pool' } });
  if (entry === undefined) return;
  const { side, card, slot } = entry;
  const pile = missionPile(side);
  change(draft, { missions: draft.state.missions.filter((other) => other.slot !== slot) });
  changePile(draft, pile, { hand: [...pileOf(draft.state, pile).hand, card] });
  emit(draft, 'missions-returned', { side, count: 1, leaders }, 'missions.lost-leader');
};
