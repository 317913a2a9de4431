import { machineOf } from '../../../../engine/kernel.ts';
import type { Handlers, TaskIn } from '../../../../engine/kernel.ts';
import type { Round } from './draft.ts';
import { exhaustCard, nextTurn, secondary, turn } from './action.ts';
import { favours, imperial, leadership, mecatol, newSpeaker, recall, seeAgendas } from './cards.ts';
import { guard, readyPlanets } from './diplomacy.ts';
import {
  checkPoints,
  discard,
  drawCard,
  ready,
  returnTokens,
  reveal,
  score,
  statusFrames,
} from './status.ts';
import { chooseCard, layGoods, strategyFrames } from './strategy.ts';
import { gainTokens, redistribute } from './tokens.ts';
import type { RoundFrame, RoundOutcome, RoundProcedure, RoundState } from './types.ts';

const handlers = {
  'choose-card': chooseCard,
  'lay-goods': layGoods,
  'next-turn': nextTurn,
  turn,
  'exhaust-card': exhaustCard,
  secondary,
  leadership,
  'gain-tokens': gainTokens,
  favours,
  'new-speaker': newSpeaker,
  'see-agendas': seeAgendas,
  recall,
  guard,
  'ready-planets': readyPlanets,
  imperial,
  mecatol,
  score,
  'check-points': checkPoints,
  reveal,
  'draw-card': drawCard,
  discard,
  'return-tokens': returnTokens,
  redistribute,
  ready,
} satisfies Handlers<Round>;

export type RoundTask = TaskIn<typeof handlers>;

const procedure = machineOf<Round, RoundOutcome, RoundTask>(
  {
    game: 'ti4',
    over: 'status-phase.return-strategy-cards',
    outcome: ({ winner, custodians }) => ({
      winner,
      next: winner !== null ? 'end' : custodians ? 'strategy' : 'agenda',
    }),
  },
  handlers,
);

const from = (id: string, framesOf: (state: RoundState) => readonly RoundFrame[]): RoundProcedure =>
  procedure(id, (setup: RoundState) => ({ ...setup, agenda: framesOf(setup).toReversed() }));

export const strategyPhase = from('ti4/strategy-phase', strategyFrames);
export const actionPhase = from('ti4/action-phase', () => [{ at: 'next-turn', after: null }]);
export const statusPhase = from('ti4/status-phase', statusFrames);

export const ROUND_IDS = ['ti4/strategy-phase', 'ti4/action-phase', 'ti4/status-phase'] as const;
export type RoundId = (typeof ROUND_IDS)[number];

export const ROUNDS: Readonly<Record<RoundId, RoundProcedure>> = {
  'ti4/strategy-phase': strategyPhase,
  'ti4/action-phase': actionPhase,
  'ti4/status-phase': statusPhase,
};
