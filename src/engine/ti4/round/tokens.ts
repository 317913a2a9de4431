import { POOLS } from '../action/types.ts';
import type { Pool } from '../action/types.ts';
import { emit, go, offer, seatOf, unexpected } from './draft.ts';
import type { Handling } from './draft.ts';
import { rules } from './rules.ts';

/** As many as could ever be wanted; a table that shuffles tokens for ever would not end. */
const MOST_SHIFTS = 16;

export const gainTokens: Handling<'gain-tokens'> = {
  settle(draft, { left }) {
    if (left > 0) return false;
    go(draft);
    return true;
  },
  prompt(_state, { by }) {
    return {
      kind: 'decision',
      by,
      task: 'gain-tokens',
      rules: rules('command-tokens.gain', 'leadership-strategy-card.place-tokens'),
      options: POOLS.map((pool) => offer({ kind: 'pool', pool }, null)),
    };
  },
  choose(draft, { by, left }, choice) {
    if (choice.kind !== 'pool') throw unexpected(choice, 'command-tokens.gain');
    const seat = seatOf(draft.state, by);
    seat.reserve -= 1;
    seat[choice.pool] += 1;
    emit(draft, 'token-placed', { player: by, pool: choice.pool }, 'command-tokens.gain');
    go(draft, { at: 'gain-tokens', by, left: left - 1 });
  },
};

const shifts: readonly (readonly [Pool, Pool])[] = POOLS.flatMap((from) =>
  POOLS.filter((to) => to !== from).map((to) => [from, to] as const),
);

export const redistribute: Handling<'redistribute'> = {
  prompt(state, { by, moves, why }) {
    const seat = seatOf(state, by);
    return {
      kind: 'decision',
      by,
      task: 'redistribute',
      rules:
        why === 'warfare'
          ? rules('warfare-strategy-card.redistribute')
          : rules(
              'status-phase.gain-tokens',
              'status-phase.tokens-order',
              'status-phase.check-fleets',
            ),
      options: [
        ...(moves < MOST_SHIFTS
          ? shifts
              .filter(([from]) => seat[from] > 0)
              .map(([from, to]) => offer({ kind: 'shift', from, to }, null))
          : []),
        offer({ kind: 'done' }, null),
      ],
    };
  },
  choose(draft, { by, moves, why }, choice) {
    if (choice.kind === 'done') {
      go(draft);
      return;
    }
    if (choice.kind !== 'shift') throw unexpected(choice, 'status-phase.gain-tokens');
    const { from, to } = choice;
    const seat = seatOf(draft.state, by);
    seat[from] -= 1;
    seat[to] += 1;
    emit(
      draft,
      'shifted',
      { player: by, from, to },
      why === 'warfare' ? 'warfare-strategy-card.redistribute' : 'status-phase.gain-tokens',
      ...(from === 'fleet' ? (['status-phase.check-fleets'] as const) : []),
    );
    go(draft, { at: 'redistribute', by, moves: moves + 1, why });
  },
};
