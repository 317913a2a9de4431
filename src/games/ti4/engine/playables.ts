import { playable } from '../../../engine/playable.ts';
import type { Playable } from '../../../engine/playable.ts';
import { parseAction } from './action/parse-setup.ts';
import { ACTIONS } from './action/procedures.ts';
import { summaryOf } from './action/summary.ts';
import { agenda } from './agenda/agenda.ts';
import { parseAgenda } from './agenda/parse-setup.ts';
import { galaxy } from './galaxy/galaxy.ts';
import { parseGalaxy } from './galaxy/parse-setup.ts';
import { textOf } from './galaxy/spaces.ts';
import { parseRound } from './round/parse-setup.ts';
import { ROUNDS } from './round/procedures.ts';
import { summaryOf as roundSummary } from './round/summary.ts';
import { parseTrade } from './table/parse-setup.ts';
import { trade } from './table/trade.ts';
import type { Hand } from './table/trade-types.ts';

const each = <Value>(
  hands: Readonly<Record<string, Hand>>,
  of: (hand: Hand) => Value,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(hands).map(([player, hand]) => [player, of(hand)]));

export const ti4Playables: readonly Playable[] = [
  ...Object.values(ACTIONS).map((procedure) => playable(procedure, parseAction, summaryOf)),
  ...Object.values(ROUNDS).map((procedure) => playable(procedure, parseRound, roundSummary)),
  playable(trade, parseTrade, ({ agenda, traded, hands }) => ({
    stage: agenda.at(-1)?.at ?? 'over',
    traded,
    goods: each(hands, ({ goods }) => goods),
    commodities: each(hands, ({ commodities }) => commodities),
    notes: each(hands, ({ notes }) => notes),
  })),
  playable(agenda, parseAgenda, (state) => ({
    stage: state.agenda.at(-1)?.at ?? 'over',
    votes: state.votes,
    results: state.results,
  })),
  playable(galaxy, parseGalaxy, (state) => ({
    stage: state.agenda.at(-1)?.at ?? 'over',
    text: textOf(state),
    goods: state.goods,
  })),
];
