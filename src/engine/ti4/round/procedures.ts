import { makeProcedure } from '../machine.ts';
import type { Handlers } from '../machine.ts';
import { exhaustCard, nextTurn, secondary, turn } from './action.ts';
import { favours, imperial, leadership, mecatol, newSpeaker, recall } from './cards.ts';
import { guard, readyPlanets } from './diplomacy.ts';
import { copyRound } from './draft.ts';
import { rule } from './rules.ts';
import {
  checkPoints,
  discard,
  drawCards,
  ready,
  returnTokens,
  reveal,
  score,
  statusFrames,
} from './status.ts';
import { chooseCard, layGoods, strategyFrames } from './strategy.ts';
import { gainTokens, redistribute } from './tokens.ts';
import type {
  RoundChoice,
  RoundEvent,
  RoundFrame,
  RoundOutcome,
  RoundProcedure,
  RoundState,
} from './types.ts';

const handlers: Handlers<RoundState, RoundFrame, RoundChoice, RoundEvent> = {
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
  recall,
  guard,
  'ready-planets': readyPlanets,
  imperial,
  mecatol,
  score,
  'check-points': checkPoints,
  reveal,
  'draw-cards': drawCards,
  discard,
  'return-tokens': returnTokens,
  redistribute,
  ready,
};

const from = (id: string, framesOf: (state: RoundState) => readonly RoundFrame[]): RoundProcedure =>
  makeProcedure<RoundState, RoundState, RoundFrame, RoundChoice, RoundEvent, RoundOutcome>({
    id,
    handlers,
    over: rule('status-phase.return-strategy-cards'),
    copy: copyRound,
    begin: (setup) => ({ state: { ...copyRound(setup), agenda: framesOf(setup) }, events: [] }),
    outcome: ({ winner, custodians }) => ({
      winner,
      next: winner !== null ? 'end' : custodians ? 'strategy' : 'agenda',
    }),
  });

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
