import { trade as procedure } from '../../table/trade.ts';
import type { Hand, TradeEvent, TradeState } from '../../table/trade-types.ts';
import { areNeighbours } from '../../table/transactions.ts';
import { sheetOf } from '../../action/query.ts';
import type { PlayerId } from '../../action/types.ts';
import { change, changeBoard, changeSeat, changeSheet, done, push, replace } from '../draft.ts';
import type { Draft, Passing } from '../draft.ts';
import type { GameFrame } from '../frames.ts';
import { notesHeld, othersAfter, seatOf } from '../query.ts';
import type { GameState } from '../types.ts';
import { hosting } from './hosting.ts';

const handOf = (state: GameState, player: PlayerId): Hand => {
  const { commodities, notes, notesInPlay, actionCards } = seatOf(state, player);
  const { goods } = sheetOf(state.board, player);
  return {
    goods,
    commodities,
    notes: notesHeld(notes),
    inPlay: notesHeld(notesInPlay),
    actionCards,
  };
};

/** Those with whom a player has traded in this turn or vote. */
const tradedWith = ({ deals }: GameState, player: PlayerId): readonly PlayerId[] =>
  deals.flatMap(([a, b]) => (a === player ? [b] : b === player ? [a] : []));

const owns = (state: GameState, player: PlayerId): boolean => {
  const { goods, commodities, notes } = handOf(state, player);
  return goods + commodities + notes > 0;
};

/** Whether somebody is left to trade with, and something to trade. */
export const mayTrade = (state: GameState, by: PlayerId): boolean => {
  const traded = tradedWith(state, by);
  return othersAfter(state, by).some(
    (other) =>
      !traded.includes(other) &&
      (state.phase === 'agenda' || areNeighbours(state.board, by, other)) &&
      (owns(state, by) || owns(state, other)),
  );
};

/** A transaction may be had at any time of a turn, or during a vote. */
const playTrade = (draft: Draft, by: PlayerId): void => {
  changeBoard(draft, { active: by });
  const { state } = draft;
  const { board, phase } = state;
  const part: TradeState = {
    board,
    phase: phase === 'agenda' ? 'agenda' : 'turn',
    hands: Object.fromEntries(board.players.map((id) => [id, handOf(state, id)])),
    traded: tradedWith(state, by),
    agenda: [{ at: 'partner' }],
  };
  push(draft, { at: 'trade', part });
};

/** On with it as long as somebody is left to trade with: hands may have changed in between. */
export const bargain: Passing<'bargain'> = {
  settle(draft, { by }) {
    done(draft);
    if (mayTrade(draft.state, by)) playTrade(draft, by);
  },
};

const take = (draft: Draft, player: PlayerId, after: TradeState): void => {
  const { goods = 0, commodities = 0, actionCards = 0 } = after.hands[player] ?? {};
  changeSheet(draft, player, { goods });
  changeSeat(draft, player, { commodities, actionCards });
};

/** What the exchange leaves to be done: which notes were meant, and hands that are too large. */
const settle = (draft: Draft, { data }: Exchanged): void => {
  const { player, partner, gives, takes } = data;
  const sides = [
    { by: player, to: partner, gave: gives, got: takes },
    { by: partner, to: player, gave: takes, got: gives },
  ];
  replace(
    draft,
    ...sides.flatMap(({ by, to, gave, got }): readonly GameFrame[] => [
      ...(gave.notes > 0 ? [{ at: 'note', by, to } as const] : []),
      ...(got.actionCards > 0
        ? [{ at: 'at-table', frames: [{ at: 'discard', by }] } as const]
        : []),
    ]),
    { at: 'bargain', by: player },
  );
};

type Exchanged = Extract<TradeEvent, { readonly kind: 'exchanged' }>;

export const trade = hosting('trade', {
  procedure: () => procedure,
  stateOf: (_state, { part }) => part,
  keep(draft, _frame, after, _before, events) {
    const exchanged = events.find((event) => event.kind === 'exchanged');
    if (!exchanged) {
      replace(draft, { at: 'trade', part: after });
      return;
    }
    const { player, partner } = exchanged.data;
    change(draft, { deals: [...draft.state.deals, [player, partner]] });
    take(draft, player, after);
    take(draft, partner, after);
    settle(draft, exchanged);
  },
});
