import type { JSX } from 'preact';
import type { Drawn } from '../../../engine/procedure.ts';
import type { PlayerId } from '../engine/action/types.ts';
import { parseTrade } from '../engine/table/parse-setup.ts';
import { handOf } from '../engine/table/trade.ts';
import type { TradeChoice, TradeState } from '../engine/table/trade-types.ts';
import { areNeighbours } from '../engine/table/transactions.ts';
import type { ActionMessages, ActionNames } from '../words/action.ts';
import type { TradeMessages } from '../words/trade.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Open } from '../../../player/open.ts';
import { Player } from '../../../player/player.tsx';
import { actionNames } from './action-narrator.ts';
import { GalaxyMap } from './galaxy-map.tsx';
import { tradeNarrator } from './trade-narrator.ts';

interface Words {
  readonly trade: TradeMessages;
  readonly map: ActionMessages;
}

/** A page speaks one language; the words of the other stay where they are. */
const words = async (language: Language): Promise<Words> => {
  const [trade, map] =
    language === 'uk'
      ? await Promise.all([import('../words/uk/trade.ts'), import('../words/uk/action.ts')]).then(
          ([own, action]) => [own.uk, action.uk] as const,
        )
      : await Promise.all([import('../words/ru/trade.ts'), import('../words/ru/action.ts')]).then(
          ([own, action]) => [own.ru, action.ru] as const,
        );
  return { trade, map };
};

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
            <b>{messages.players[player]}</b> ({stand(player)}): {parts.join(', ')}
          </li>
        );
      })}
    </ul>
  );
};

const TradeBoard = ({
  state,
  messages,
  names,
}: {
  readonly state: TradeState;
  readonly messages: Words;
  readonly names: ActionNames;
}): JSX.Element => (
  <div class="galaxy-board">
    <GalaxyMap state={state.board} messages={messages.map} names={names} />
    <Hands state={state} messages={messages.trade} />
  </div>
);

export const open: Open = async (data, newSeed) => {
  const parsed = parseTrade(data.setup);
  if (!parsed.ok) throw new Error(`setup.${parsed.path}: ${parsed.problem}`);
  const messages = await words(data.language);
  const names = actionNames(data.language, messages.map, data.terms);
  const adapter = {
    ...tradeNarrator(parsed.setup, messages.trade),
    Board: ({ state }: { readonly state: TradeState }) => (
      <TradeBoard state={state} messages={messages} names={names} />
    ),
    Face: () => null,
  };
  const book = data.choices as readonly (TradeChoice | Drawn)[];
  return <Player adapter={adapter} data={data} book={book} newSeed={newSeed} />;
};
