import { hasTacticValues } from '../leaders.ts';
import { otherSide } from '../units.ts';
import type { Side } from '../units.ts';
import { change, emit, offer, replace, rule } from './draft.ts';
import type { Asking, Draft, Offer } from './draft.ts';
import { hasTactician } from './board.ts';
import type { CombatChoice } from './types.ts';

const next = (draft: Draft, side: Side): void => {
  if (side === draft.state.active) {
    replace(draft, { at: 'add-leader', side: otherSide(side), added: false });
  } else {
    replace(draft, { at: 'interlude' }, { at: 'deal-tactics', turn: 0 });
  }
};

export const addLeader: Asking<'add-leader'> = {
  settle(draft, { side }) {
    if (draft.state.pool[side].length === 0) next(draft, side);
  },

  ask(state, { side, added }) {
    const barred = added || hasTactician(state, side);
    const add = state.pool[side].map((leader): Offer => {
      const choice: CombatChoice = { kind: 'add-leader', leader };
      return barred
        ? { choice, allowed: false, because: rule('combat.leader-from-pool') }
        : { choice, allowed: true };
    });
    return {
      by: side,
      rules: ['combat.leader-from-pool', 'combat.leader-order'],
      options: [...add, offer({ kind: 'no-leader' })],
    };
  },

  choose: {
    'add-leader'(draft, { side }, { leader }) {
      const { pool, leaders } = draft.state;
      change(draft, {
        pool: { ...pool, [side]: pool[side].filter((id) => id !== leader) },
        leaders: { ...leaders, [side]: [...leaders[side], leader] },
      });
      emit(
        draft,
        'leader-added',
        { side, leader },
        'combat.leader-from-pool',
        'combat.leader-order',
      );
      // Only a leader without tactic values leaves room for the thought of a second one.
      if (hasTacticValues(leader)) next(draft, side);
      else replace(draft, { at: 'add-leader', side, added: true });
    },

    'no-leader'(draft, { side, added }) {
      if (!added)
        emit(draft, 'leader-declined', { side }, 'combat.leader-from-pool', 'combat.leader-order');

      next(draft, side);
    },
  },
};
