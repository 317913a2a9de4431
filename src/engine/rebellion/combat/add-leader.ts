import type { Option } from '../../core/procedure.ts';
import { hasTacticValues } from '../leaders.ts';
import { otherSide } from '../units.ts';
import type { Side } from '../units.ts';
import { hasTactician } from './board.ts';
import { emit, go, unexpected } from './draft.ts';
import type { Asking, Draft } from './draft.ts';
import { rule, rules } from './rules.ts';
import type { CombatChoice } from './types.ts';

const next = (draft: Draft, side: Side): void =>
  go(
    draft,
    side === draft.state.active
      ? { at: 'add-leader', side: otherSide(side), added: false }
      : { at: 'deal-tactics', turn: 0 },
  );

export const addLeader: Asking<'add-leader'> = {
  settle(draft, { side }) {
    if (draft.state.pool[side].length === 0) next(draft, side);
  },

  prompt(state, { side, added }) {
    const barred = added || hasTactician(state, side);
    const add = state.pool[side].map((leader): Option<CombatChoice> => {
      const choice: CombatChoice = { kind: 'add-leader', leader };
      return barred
        ? { choice, allowed: false, because: rule('leader-from-pool') }
        : { choice, allowed: true };
    });
    return {
      kind: 'decision',
      by: side,
      task: 'add-leader',
      rules: rules('leader-from-pool', 'leader-order'),
      options: [...add, { choice: { kind: 'no-leader' }, allowed: true }],
    };
  },

  choose(draft, { side, added }, choice) {
    switch (choice.kind) {
      case 'add-leader': {
        const { leader } = choice;
        draft.state.pool[side] = draft.state.pool[side].filter((id) => id !== leader);
        draft.state.leaders[side].push(leader);
        emit(draft, 'leader-added', { side, leader }, 'leader-from-pool', 'leader-order');
        // Only a leader without tactic values leaves room for the thought of a second one.
        if (hasTacticValues(leader)) next(draft, side);
        else go(draft, { at: 'add-leader', side, added: true });
        return;
      }
      case 'no-leader':
        if (!added) emit(draft, 'leader-declined', { side }, 'leader-from-pool', 'leader-order');
        next(draft, side);
        return;
      default:
        throw unexpected(choice, 'leader-from-pool');
    }
  },
};
