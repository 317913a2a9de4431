import type { LeaderId } from '../../leaders.ts';
import { attachRing } from '../captives/rings.ts';
import { changeLeader, done, emit, offer } from '../draft.ts';
import type { Asking, Draft } from '../draft.ts';
import type { FrameOf } from '../frames.ts';
import { leadersAt } from '../query.ts';
import type { RebellionState } from '../types.ts';
import type { Attempt } from './attempt.ts';

type RingFor = FrameOf<'ring-for'>;

const candidates = (state: RebellionState, { place, assigned }: Attempt): readonly LeaderId[] => {
  const here = leadersAt(state, place, 'rebel');
  return assigned.filter((id) => here.includes(id));
};

/** Luke comes back as a Jedi, a leader of his own; the younger one is not used any more. */
const train = (draft: Draft, leader: LeaderId): LeaderId => {
  const { place, ring } = draft.state.leaders[leader];
  if (leader !== 'luke-skywalker' || place.at !== 'board') return leader;
  changeLeader(draft, leader, { place: { at: 'eliminated' }, ring: null });
  changeLeader(draft, 'luke-skywalker-jedi', { place, ring });
  emit(
    draft,
    'luke-trained',
    { place: place.place },
    'missions.portrait-resolve',
    'leaders.luke-jedi',
  );
  return 'luke-skywalker-jedi';
};

const give = (draft: Draft, leader: LeaderId): void => {
  done(draft);
  attachRing(draft, train(draft, leader), 'seek-yoda');
};

export const ringFor: Asking<RingFor> = {
  settle(draft, { attempt }) {
    const [first, ...others] = candidates(draft.state, attempt);
    if (first === undefined) done(draft);
    else if (others.length === 0) give(draft, first);
  },

  ask: (state, { attempt }) => ({
    by: attempt.seat,
    rules: ['rings.attach', 'rings.one-ring', 'rings.effect', 'missions.choices'],
    options: candidates(state, attempt).map((leader) => offer({ kind: 'ring-for', leader })),
  }),

  choose: {
    'ring-for'(draft, _frame, { leader }) {
      give(draft, leader);
    },
  },
};
