import type { LeaderId } from '../../leaders.ts';
import { attachRing } from '../captives/rings.ts';
import { changeLeader, emit } from '../draft.ts';
import type { Draft } from '../draft.ts';
import { loseReputation } from '../track.ts';

const isLuke = (leader: LeaderId): boolean =>
  leader === 'luke-skywalker' || leader === 'luke-skywalker-jedi';

/** The Rebel is a captive no longer: from now on he is one of the Empire's leaders. */
export const turn = (draft: Draft, leader: LeaderId): void => {
  attachRing(draft, leader, 'lure-of-the-dark-side');
  changeLeader(draft, leader, { side: 'empire' });
  emit(draft, 'leader-turned', { leader }, 'leaders.team-lure', 'captured-leaders.other-ring');
  if (isLuke(leader)) loseReputation(draft, 1);
};
