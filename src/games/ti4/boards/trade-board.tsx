import type { JSX } from 'preact';
import type { PlayerId } from '../engine/action/types.ts';
import { handOf } from '../engine/table/trade.ts';
import type { TradeState } from '../engine/table/trade-types.ts';
import { areNeighbours } from '../engine/table/transactions.ts';
import type { ActionMessages, ActionNames } from '../words/action.ts';
import type { TradeMessages } from '../words/trade.ts';
import { GalaxyMap } from './galaxy-map.tsx';

const Hands = ({
  state,
  messages,
}: {
  readonly state: TradeState;
  readonly messages: TradeMessages;
}): JSX.Element => {
  const { board } = messages;
  const { active, players } = state.board;
  const stand = (player: PlayerId): string => {
    if (player === active) return board.active;
    const near = areNeighbours(state.board, active, player) ? board.neighbour : board.stranger;
    return state.traded.includes(player) ? `${near}; ${board.traded}` : near;
  };
  return (
    <ul class="sheets">
      {players.map((player) => {
        const hand = handOf(state, player);
        const parts = [
          board.goods(hand.goods),
          board.commodities(hand.commodities),
          ...(hand.notes > 0 ? [board.notes(hand.notes)] : []),
          ...(hand.inPlay > 0 ? [board.inPlay(hand.inPlay)] : []),
          ...(hand.actionCards > 0 ? [board.actionCards(hand.actionCards)] : []),
        ];
        return (
          <li key={player}>
            <b>{messages.sides[player]}</b> ({stand(player)}): {parts.join(', ')}
          </li>
        );
      })}
    </ul>
  );
};

export const TradeBoard = ({
  state,
  messages,
  names,
}: {
  readonly state: TradeState;
  readonly messages: { readonly trade: TradeMessages; readonly map: ActionMessages };
  readonly names: ActionNames;
}): JSX.Element => (
  <div class="galaxy-board">
    <GalaxyMap state={state.board} messages={messages.map} names={names} />
    <Hands state={state} messages={messages.trade} />
  </div>
);
