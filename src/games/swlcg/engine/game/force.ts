import { otherSide, SIDES } from '../sides.ts';
import { change, changePiece, done, emit, offer, push } from './draft.ts';
import type { Asking, Passing } from './draft.ts';
import { windowOf } from './engagement.ts';
import { forceTotal, freeForceCards, unitsOf } from './query.ts';
import type { RuleName } from '../rule.ts';
import { beginPhase } from './turn.ts';
import type { GameState, Piece } from './types.ts';

export const force: Passing<'force'> = {
  settle(draft) {
    done(draft);
    beginPhase(draft, 'force', 'turn-chart.force-begins');
    push(draft, { at: 'commit' }, { at: 'struggle' }, windowOf('turn-chart.force-window'));
  },
};

const commitBar = (state: GameState, piece: Piece): RuleName | null => {
  if (piece.owner !== state.active) return 'force-phase.only-active';
  if (piece.committed) return 'force-phase.not-again';
  return freeForceCards(state, state.active) > 0 ? null : 'force-phase.all-used';
};

export const commit: Asking<'commit'> = {
  settle(draft) {
    if (unitsOf(draft.state, draft.state.active).length === 0) done(draft);
  },

  ask(state) {
    const units = [state.active, otherSide(state.active)].flatMap((side) => unitsOf(state, side));
    return {
      by: state.active,
      rules: ['force-phase.commit', 'force-phase.three-cards'],
      options: [
        ...units.map((piece) =>
          offer({ kind: 'commit', piece: piece.id, side: piece.owner }, commitBar(state, piece)),
        ),
        offer({ kind: 'done' }),
      ],
    };
  },

  choose: {
    done,

    commit(draft, _frame, { piece }) {
      changePiece(draft, piece, { committed: true });
      emit(draft, 'committed', { piece }, 'force-phase.force-card', 'force-phase.commit');
    },
  },
};

export const struggle: Passing<'struggle'> = {
  settle(draft) {
    done(draft);
    const light = forceTotal(draft.state, 'light');
    const dark = forceTotal(draft.state, 'dark');
    emit(
      draft,
      'force-struggle',
      { light, dark },
      'force-phase.total',
      'force-phase.no-enhancements',
    );
    const winner = SIDES.find((side) => (side === 'light' ? light > dark : dark > light));
    if (winner === undefined) {
      emit(draft, 'balance-stays', { side: draft.state.balance }, 'force-phase.tie');
    } else if (winner === draft.state.balance) {
      emit(draft, 'balance-stays', { side: winner }, 'force-phase.balance');
    } else {
      change(draft, { balance: winner });
      emit(
        draft,
        'balance-turned',
        { side: winner },
        'force-phase.balance',
        'force-phase.where-balance',
      );
    }
  },
};
