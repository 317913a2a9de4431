import { trade as procedure } from '../../table/trade.ts';
import type { Hand, TradeEvent, TradeState } from '../../table/trade-types.ts';
import { areNeighbours } from '../../table/transactions.ts';
import { sheetOf } from '../../action/query.ts';
import type { PlayerId } from '../../action/types.ts';
import { change, changeBoard, changeSeat, changeSheet, push, replace } from '../draft.ts';
import type { Draft } from '../draft.ts';
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
export const playTrade = (draft: Draft, by: PlayerId): void => {
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

/** Which note it was is between those two: the giver says so afterwards. */
const handNotes = (draft: Draft, events: readonly TradeEvent[]): void => {
  for (const event of events) {
    if (event.kind !== 'exchanged') continue;
    const { player, partner, gives, takes } = event.data;
    change(draft, { deals: [...draft.state.deals, [player, partner]] });
    if (takes.notes > 0) push(draft, { at: 'note', by: partner, to: player });
    if (gives.notes > 0) push(draft, { at: 'note', by: player, to: partner });
  }
};

export const trade = hosting('trade', {
  procedure: () => procedure,
  stateOf: (_state, { part }) => part,
  keep(draft, _frame, after, before, events) {
    replace(draft, { at: 'trade', part: after });
    if (after.hands !== before.hands) {
      for (const player of draft.state.board.players) {
        const { goods = 0, commodities = 0, actionCards = 0 } = after.hands[player] ?? {};
        changeSheet(draft, player, { goods });
        changeSeat(draft, player, { commodities, actionCards });
      }
    }
    handNotes(draft, events);
  },
});
