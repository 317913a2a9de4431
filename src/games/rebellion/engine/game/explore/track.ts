import { change, done, emit, offer } from '../draft.ts';
import type { FrameOf } from '../frames.ts';
import type { Asking } from '../draft.ts';
import { checkMarkers, gainReputation, loseReputation } from '../track.ts';

/** Time against reputation: where the markers meet, the Rebels win. */
export const exploreTrack: Asking<FrameOf<'explore-track'>> = {
  ask: () => ({
    by: 'rebel',
    rules: ['time-track.advance', 'reputation.gain-one', 'reputation.lose'],
    options: [
      offer({ kind: 'advance-time' }),
      ...[1, 2, 3].map((amount) => offer({ kind: 'gain-reputation', amount })),
      offer({ kind: 'lose-reputation', amount: 1 }),
      { choice: { kind: 'end-exploring' }, allowed: true },
    ],
  }),

  choose: {
    'advance-time'(draft) {
      const to = draft.state.time + 1;
      change(draft, { time: to });
      emit(draft, 'time-advanced', { to, recruit: false, build: false }, 'time-track.advance');
      checkMarkers(draft, 'time-track.meeting');
    },

    'gain-reputation'(draft, _frame, { amount }) {
      gainReputation(draft, amount);
    },

    'lose-reputation'(draft, _frame, { amount }) {
      loseReputation(draft, amount);
    },

    'end-exploring'(draft) {
      emit(draft, 'exploring-ended', { system: null }, 'time-track.advance');
      done(draft);
    },
  },
};
