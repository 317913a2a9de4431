import { POOLS } from '../action/types.ts';
import type { Pool } from '../action/types.ts';
import { changeSeat, done, emit, offer, replace, seatOf } from './draft.ts';
import type { Asking } from './draft.ts';

/** As many as could ever be wanted; a table that shuffles tokens for ever would not end. */
const MOST_SHIFTS = 16;

export const gainTokens: Asking<'gain-tokens'> = {
  settle(draft, { left }) {
    if (left > 0) return;
    done(draft);
  },
  ask(_state, { by }) {
    return {
      by,
      rules: ['command-tokens.gain', 'leadership-strategy-card.place-tokens'],
      options: POOLS.map((pool) => offer({ kind: 'pool', pool })),
    };
  },
  choose: {
    pool(draft, { by, left }, { pool }) {
      const seat = seatOf(draft.state, by);
      changeSeat(draft, by, { reserve: seat.reserve - 1, [pool]: seat[pool] + 1 });
      emit(draft, 'token-placed', { player: by, pool }, 'command-tokens.gain');
      replace(draft, { at: 'gain-tokens', by, left: left - 1 });
    },
  },
};

const shifts: readonly (readonly [Pool, Pool])[] = POOLS.flatMap((from) =>
  POOLS.filter((to) => to !== from).map((to) => [from, to] as const),
);

export const redistribute: Asking<'redistribute'> = {
  ask(state, { by, moves, why }) {
    const seat = seatOf(state, by);
    return {
      by,
      rules:
        why === 'warfare'
          ? ['warfare-strategy-card.redistribute']
          : ['status-phase.gain-tokens', 'status-phase.tokens-order', 'status-phase.check-fleets'],
      options: [
        ...(moves < MOST_SHIFTS
          ? shifts
              .filter(([from]) => seat[from] > 0)
              .map(([from, to]) => offer({ kind: 'shift', from, to }))
          : []),
        offer({ kind: 'done' }),
      ],
    };
  },
  choose: {
    done(draft) {
      done(draft);
    },

    shift(draft, { by, moves, why }, { from, to }) {
      const seat = seatOf(draft.state, by);
      changeSeat(draft, by, { [from]: seat[from] - 1, [to]: seat[to] + 1 });
      emit(
        draft,
        'shifted',
        { player: by, from, to },
        why === 'warfare' ? 'warfare-strategy-card.redistribute' : 'status-phase.gain-tokens',
        from === 'fleet' &&
          (why === 'warfare' ? 'fleet-pool.surplus' : 'status-phase.check-fleets'),
      );
      replace(draft, { at: 'redistribute', by, moves: moves + 1, why });
    },
  },
};
