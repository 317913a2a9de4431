import { missionOf } from '../../missions.ts';
import { change, changePile, done, emit, pileOf } from '../draft.ts';
import type { Draft } from '../draft.ts';
import { missionPile, sideOf } from '../query.ts';
import type { Attempt } from './attempt.ts';

/** The last step: a starting mission goes back to the hand, all others are discarded. */
export const endMission = (draft: Draft, { seat, slot, card }: Attempt): void => {
  const side = sideOf(seat);
  const { kind } = missionOf(card);
  done(draft);
  change(draft, { missions: draft.state.missions.filter((entry) => entry.slot !== slot) });
  if (kind === 'starting') {
    const pile = missionPile(side);
    changePile(draft, pile, { hand: [...pileOf(draft.state, pile).hand, card] });
    emit(
      draft,
      'mission-card-back',
      { side, card },
      'missions.starting-back',
      'starting-missions.returns',
    );
    return;
  }
  const pile = kind === 'project' ? 'projects' : missionPile(side);
  const extra = kind === 'project' && 'projects.discard';
  changePile(draft, pile, { discard: [...pileOf(draft.state, pile).discard, card] });
  emit(draft, 'mission-card-discarded', { side, card }, 'missions.discard-others', extra);
};
