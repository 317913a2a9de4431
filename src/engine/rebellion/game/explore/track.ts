import { change, done, emit, unexpected } from '../draft.ts';
import type { FrameOf } from '../frames.ts';
import { offer } from '../handler.ts';
import type { Asking } from '../handler.ts';
import { rules } from '../rules.ts';
import { checkMarkers, gainReputation, loseReputation } from '../track.ts';

/** Time against reputation: where the markers meet, the Rebels win. */
export const exploreTrack: Asking<FrameOf<'explore-track'>> = {
  prompt: () => ({
    kind: 'decision',
    by: 'rebel',
    task: 'explore-track',
    rules: rules('time-track.advance', 'reputation.gain-one', 'reputation.lose'),
    options: [
      offer({ kind: 'advance-time' }, null),
      ...[1, 2, 3].map((amount) => offer({ kind: 'gain-reputation', amount }, null)),
      offer({ kind: 'lose-reputation', amount: 1 }, null),
      { choice: { kind: 'end-exploring' }, allowed: true },
    ],
  }),

  choose(draft, _frame, choice) {
    switch (choice.kind) {
      case 'advance-time': {
        const to = draft.state.time + 1;
        change(draft, { time: to });
        emit(draft, 'time-advanced', { to, recruit: false, build: false }, 'time-track.advance');
        checkMarkers(draft, 'time-track.meeting');
        break;
      }
      case 'gain-reputation':
        gainReputation(draft, choice.amount);
        break;
      case 'lose-reputation':
        loseReputation(draft, choice.amount);
        break;
      case 'end-exploring':
        emit(draft, 'exploring-ended', { system: null }, 'time-track.advance');
        done(draft);
        break;
      default:
        throw unexpected(choice, 'time-track.advance');
    }
  },
};
