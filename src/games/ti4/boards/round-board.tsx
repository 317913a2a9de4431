import type { JSX } from 'preact';
import type { PlayerId } from '../engine/action/types.ts';
import { CARDS } from '../engine/data/strategy-cards.ts';
import type { Card } from '../engine/data/strategy-cards.ts';
import type { RoundState, Seat } from '../engine/round/types.ts';
import type { RoundMessages, RoundNames } from '../words/round.ts';

interface Props {
  readonly state: RoundState;
  readonly messages: RoundMessages;
  readonly names: RoundNames;
}

const StrategyCard = ({
  card,
  note,
  messages,
  names,
}: {
  readonly card: Card;
  readonly note: string | null;
  readonly messages: RoundMessages;
  readonly names: RoundNames;
}): JSX.Element => (
  <li class={`strategy-card${note === messages.board.used ? ' strategy-card-used' : ''}`}>
    <b class="strategy-number">{card}</b>
    <span>{names.card(card)}</span>
    {note !== null && <span class="strategy-note">{note}</span>}
  </li>
);

const figuresOf = (seat: Seat, state: RoundState, { board }: RoundMessages): string =>
  [
    board.pools(seat.tactic, seat.fleet, seat.strategy),
    ...(seat.laid > 0 ? [board.laid(seat.laid)] : []),
    board.goods(seat.goods),
    board.commodities(seat.commodities, seat.commodityLimit),
    ...(seat.actionCards > 0 ? [board.actionCards(seat.actionCards)] : []),
    board.points(seat.points, state.goal),
  ].join(', ');

const planetsOf = (seat: Seat, { board }: RoundMessages, names: RoundNames): string =>
  seat.planets
    .map(({ id, influence, exhausted }) => {
      const parts = [board.influence(influence), ...(exhausted ? [board.exhausted] : [])];
      return `${names.planet(id)} (${parts.join(', ')})`;
    })
    .join('; ');

const SeatView = ({ player, ...props }: Props & { readonly player: PlayerId }) => {
  const { state, messages, names } = props;
  const { board } = messages;
  const seat = state.seats[player];
  if (!seat) return null;
  const frame = state.agenda.at(-1);
  const acts = frame !== undefined && 'by' in frame && frame.by === player;
  const marks = [
    ...(player === state.speaker ? [board.speaker] : []),
    ...(seat.naalu ? [board.naalu] : []),
    ...(seat.passed ? [board.passed] : []),
  ];
  return (
    <section class={`system force-${player}${acts ? ' system-active' : ''}`}>
      <h3 class="system-name">
        {messages.sides[player]}
        {marks.length > 0 && <span class="system-marks">{marks.join('; ')}</span>}
      </h3>
      {seat.cards.length > 0 && (
        <ul class="strategy-cards" aria-label={board.cards}>
          {seat.cards.map((card) => (
            <StrategyCard
              key={card}
              card={card}
              names={names}
              note={seat.exhausted.includes(card) ? board.used : null}
              messages={messages}
            />
          ))}
        </ul>
      )}
      <p class="seat-figures">{figuresOf(seat, state, messages)}</p>
      {seat.planets.length > 0 && (
        <p class="seat-figures">
          {board.planets}: {planetsOf(seat, messages, names)}
        </p>
      )}
    </section>
  );
};

/** Who holds what; cards nobody has lie in the common area. */
export const RoundBoard = (props: Props): JSX.Element => {
  const { state, messages, names } = props;
  const { board } = messages;
  const held = Object.values(state.seats).flatMap(({ cards }) => cards);
  const common = CARDS.filter((card) => !held.includes(card));
  return (
    <div class="galaxy-board round-board">
      {state.players.map((player) => (
        <SeatView key={player} {...props} player={player} />
      ))}
      <section class="system">
        <h3 class="system-name">{board.common}</h3>
        {common.length > 0 ? (
          <ul class="strategy-cards" aria-label={board.cards}>
            {common.map((card) => {
              const goods = state.onCards[card] ?? 0;
              return (
                <StrategyCard
                  key={card}
                  card={card}
                  names={names}
                  note={goods > 0 ? board.goods(goods) : null}
                  messages={messages}
                />
              );
            })}
          </ul>
        ) : (
          <p class="seat-figures">{board.none}</p>
        )}
        <p class="seat-figures">{board.objectives(state.hidden.stage1, state.hidden.stage2)}</p>
      </section>
    </div>
  );
};
