import { emit, replace } from '../draft.ts';
import type { Draft, Handlers } from '../draft.ts';
import { assignLeader, assignMission, beginAssignment, searchProjects } from './assignment.ts';
import { beginCommand, commandEnd, commandTurn, nextTurn } from './command.ts';
import type { RoundFrame } from './frames.ts';

const beginRound = (draft: Draft): void => {
  emit(draft, 'game-round-began', { round: draft.state.round }, 'rounds.game-round');
  replace(draft, { at: 'assignment' }, { at: 'command' }, { at: 'refresh' });
};

export const roundHandlers = {
  rounds: { settle: (draft) => replace(draft, { at: 'round' }, { at: 'rounds' }) },
  round: { settle: beginRound },
  assignment: { settle: beginAssignment },
  'assign-mission': assignMission,
  'assign-leader': assignLeader,
  'search-projects': searchProjects,
  command: { settle: beginCommand },
  'next-turn': { settle: (draft, { last }) => nextTurn(draft, last) },
  'command-turn': commandTurn,
  'command-end': { settle: commandEnd },
} satisfies Handlers<RoundFrame>;
