import type { Ti4Rule } from '../rule.ts';
import { change, emit } from './draft.ts';
import type { Draft } from './draft.ts';
import type { Phase } from './types.ts';

const RULES = {
  setup: 'complete-setup.full',
  strategy: 'game-round.strategy',
  action: 'game-round.action',
  status: 'game-round.status',
  agenda: 'game-round.agenda',
} as const satisfies Record<Phase, Ti4Rule>;

export const beginPhase = (draft: Draft, phase: Phase): void => {
  const round = draft.state.round + (phase === 'strategy' ? 1 : 0);
  change(draft, { phase, round, deals: [], scored: {} });
  emit(draft, 'phase-began', { phase, round }, RULES[phase], 'game-round.phases');
};
