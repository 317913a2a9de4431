import { byInitiative } from '../round/draft.ts';
import { statusFrames } from '../round/status.ts';
import { change, changeSheet, emit, replace } from './draft.ts';
import type { Draft, Passing } from './draft.ts';
import { readyAll, roundOf } from './parts/round.ts';
import { beginPhase } from './phase.ts';
import { isNaalu } from './query.ts';

/** Objectives are known by their places here, so the game asks for them itself. */
const OWN: ReadonlySet<string> = new Set(['score', 'check-points']);

export const status: Passing<'status'> = {
  settle(draft) {
    beginPhase(draft, 'status');
    const round = roundOf(draft.state);
    const order = byInitiative(round);
    replace(
      draft,
      ...order.map((by) => ({ at: 'score' as const, by })),
      { at: 'at-table', frames: statusFrames(round).filter(({ at }) => !OWN.has(at)) },
      ...order.map((by) => ({ at: 'fleets' as const, by })),
      { at: 'refresh' },
      { at: 'agenda-phase' },
    );
  },
};

/** The token of a Naalu Collective that is gone stays with its holder until now. */
const dropZero = (draft: Draft): void => {
  const { zero, board } = draft.state;
  if (zero === null || board.players.some((id) => isNaalu(draft.state, id))) return;
  change(draft, { zero: null });
  emit(draft, 'zero-gone', { player: zero }, 'elimination.naalu-zero');
};

export const refresh: Passing<'refresh'> = {
  settle(draft) {
    readyAll(draft);
    dropZero(draft);
    for (const player of draft.state.board.players) changeSheet(draft, player, { exhausted: [] });
    replace(draft);
  },
};
