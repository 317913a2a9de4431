import { otherSide, SIDES } from '../sides.ts';
import { allow, decision, emit, next, offer, unexpected, update, updatePiece } from './draft.ts';
import type { Asking, Passing } from './draft.ts';
import { WINDOW } from './engagement.ts';
import { forceTotal, freeForceCards, unitsOf } from './query.ts';
import type { RuleName } from './rules.ts';
import { beginPhase } from './turn.ts';
import type { GameState, Piece } from './types.ts';

export const force: Passing<'force'> = (draft) => {
  beginPhase(draft, 'force', 'turn-chart.force-begins');
  next(draft, { at: 'commit' }, { at: 'struggle' }, WINDOW);
};

const commitBar = (state: GameState, piece: Piece): RuleName | null => {
  if (piece.owner !== state.active) return 'force-phase.only-active';
  if (piece.committed) return 'force-phase.not-again';
  return freeForceCards(state, state.active) > 0 ? null : 'force-phase.all-used';
};

export const commit: Asking<'commit'> = {
  skip: ({ state }) => unitsOf(state, state.active).length === 0,

  prompt(state) {
    const units = [state.active, otherSide(state.active)].flatMap((side) => unitsOf(state, side));
    return decision(
      state.active,
      'commit',
      [
        ...units.map((piece) =>
          offer({ kind: 'commit', piece: piece.id, side: piece.owner }, commitBar(state, piece)),
        ),
        allow({ kind: 'done' }),
      ],
      'force-phase.commit',
      'force-phase.three-cards',
    );
  },

  choose(draft, frame, choice) {
    if (choice.kind === 'done') return;
    if (choice.kind !== 'commit') throw unexpected(choice, 'force-phase.commit');
    updatePiece(draft, choice.piece, { committed: true });
    emit(
      draft,
      'committed',
      { piece: choice.piece },
      'force-phase.force-card',
      'force-phase.commit',
    );
    next(draft, frame);
  },
};

export const struggle: Passing<'struggle'> = (draft) => {
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
    update(draft, { balance: winner });
    emit(
      draft,
      'balance-turned',
      { side: winner },
      'force-phase.balance',
      'force-phase.where-balance',
    );
  }
};
