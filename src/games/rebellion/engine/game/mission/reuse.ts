import type { MissionId } from '../../missions.ts';
import { without } from '../deck.ts';
import { change, changeLeader, changePile, done, emit, offer, pileOf } from '../draft.ts';
import type { Asking, Draft } from '../draft.ts';
import type { FrameOf } from '../frames.ts';
import { leadersOn, missionPile, sideOf } from '../query.ts';
import type { Seat } from '../types.ts';
import { startingInHand } from './where.ts';

/** The leaders of Contingency Plan go on to a starting mission that is in hand again. */
const reuse = (draft: Draft, seat: Seat, from: number, card: MissionId): void => {
  const { missions } = draft.state;
  const side = sideOf(seat);
  const pile = missionPile(side);
  const slot = Math.max(-1, ...missions.map((entry) => entry.slot)) + 1;
  const leaders = leadersOn(draft.state, from);
  changePile(draft, pile, { hand: without(pileOf(draft.state, pile).hand, card) });
  change(draft, { missions: [...missions, { slot, side, card, revealed: false }] });
  for (const leader of leaders) changeLeader(draft, leader, { place: { at: 'mission', slot } });
  emit(draft, 'mission-reused', { slot, card, leaders }, 'missions.assigned-by-effect');
};

export const reuseMission: Asking<FrameOf<'reuse-mission'>> = {
  settle(draft, { attempt: { seat } }) {
    if (startingInHand(draft.state, sideOf(seat)).length === 0) done(draft);
  },

  ask: (state, { attempt: { seat } }) => ({
    by: seat,
    rules: ['missions.assigned-by-effect', 'starting-missions.contingency-plan'],
    options: startingInHand(state, sideOf(seat)).map((card) =>
      offer({ kind: 'reuse-mission', card }),
    ),
  }),

  choose: {
    'reuse-mission'(draft, { attempt: { seat, slot } }, { card }) {
      done(draft);
      reuse(draft, seat, slot, card);
    },
  },
};
