import type { JSX } from 'preact';
import { cardOf, DIAL_END } from '../engine/cards.ts';
import { freeForceCards, inZone, victoryPile } from '../engine/game/query.ts';
import type { GameState, Piece } from '../engine/game/types.ts';
import { otherSide } from '../engine/sides.ts';
import type { Side } from '../engine/sides.ts';
import type { GameMessages, GameNames } from '../words/game.ts';
import { CardTile } from './card-tile.tsx';

interface Props {
  readonly state: GameState;
  readonly messages: GameMessages;
  readonly names: GameNames;
  /** Whose hand lies open; both do for one reader who plays both sides. */
  readonly viewer?: Side | undefined;
}

export const Dial = ({ value, label }: { readonly value: number; readonly label: string }) => (
  <p class="lcg-dial">
    <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <circle class="lcg-dial-ring" cx="24" cy="24" r="20" pathLength={DIAL_END} />
      <circle
        class="lcg-dial-fill"
        cx="24"
        cy="24"
        r="20"
        pathLength={DIAL_END}
        stroke-dasharray={`${Math.min(value, DIAL_END)} ${DIAL_END}`}
      />
      <text x="24" y="24" text-anchor="middle" dominant-baseline="central">
        {value}
      </text>
    </svg>
    <span>{label}</span>
  </p>
);

const Group = ({
  title,
  pieces,
  messages,
  names,
}: Omit<Props, 'state'> & { readonly title: string; readonly pieces: readonly Piece[] }) =>
  pieces.length === 0 ? null : (
    <div class="lcg-group">
      <h4>{title}</h4>
      <ul class="lcg-cards">
        {pieces.map((piece) => (
          <CardTile key={piece.id} piece={piece} words={messages.board} names={names} />
        ))}
      </ul>
    </div>
  );

const EdgeStack = ({ state, messages, names, side }: Props & { readonly side: Side }) => {
  const stack = inZone(state, side, 'edge');
  if (stack.length === 0) return null;
  const title = `${messages.board.edgeStack} (${messages.sides[side]})`;
  if (state.engagement?.revealed === true) {
    return <Group title={title} pieces={stack} messages={messages} names={names} />;
  }
  return (
    <p class="lcg-line">
      {title}: {messages.board.facedown(stack.length)}
    </p>
  );
};

const EngagementView = (props: Props): JSX.Element | null => {
  const { state, messages, names } = props;
  const { engagement, pieces } = state;
  if (!engagement) return null;
  const of = (ids: readonly string[]) => pieces.filter(({ id }) => ids.includes(id));
  const { board } = messages;
  const shared = { messages, names };
  return (
    <section class="lcg-engagement">
      <h3>{board.engagement}</h3>
      {engagement.edge && <p class="lcg-line lcg-edge">{board.hasEdge(engagement.edge)}</p>}
      <Group title={board.attackers} pieces={of(engagement.attackers)} {...shared} />
      <Group title={board.defenders} pieces={of(engagement.defenders)} {...shared} />
      <Group
        title={board.engaged}
        pieces={of([engagement.objective]).filter(({ zone }) => zone === 'play')}
        {...shared}
      />
      <EdgeStack {...props} side={state.active} />
      <EdgeStack {...props} side={otherSide(state.active)} />
    </section>
  );
};

const SideView = ({ state, messages, names, viewer, side }: Props & { readonly side: Side }) => {
  const { board } = messages;
  const busy = [
    ...(state.engagement?.attackers ?? []),
    ...(state.engagement?.defenders ?? []),
    ...(state.engagement ? [state.engagement.objective] : []),
  ];
  const inPlay = inZone(state, side, 'play').filter(({ id }) => !busy.includes(id));
  const type = (...types: readonly string[]) =>
    inPlay.filter(({ card }) => types.includes(cardOf(card).type));
  const chosen = inZone(state, side, 'chosen').length;
  const captives = state.pieces.filter(
    ({ zone, owner }) => zone === 'captured' && owner === side,
  ).length;
  const { command, objectives, under } = state.decks[side];
  const shared = { messages, names };
  const hand = inZone(state, side, 'hand');
  const facts = [
    board.victory(victoryPile(state, side)),
    board.force(freeForceCards(state, side)),
    board.discard(inZone(state, side, 'discard').length),
    ...(command.length + objectives.length + under.length > 0
      ? [board.decks(command.length, objectives.length + under.length)]
      : []),
    ...(captives > 0 ? [board.captives(captives)] : []),
    ...(chosen > 0 ? [`${board.objectives}: ${board.facedown(chosen)}`] : []),
  ];
  return (
    <section class={`lcg-side lcg-side-${side}`}>
      <h3>{messages.sides[side]}</h3>
      <p class="lcg-line">{facts.join(' · ')}</p>
      <Group title={board.objectives} pieces={type('objective')} {...shared} />
      <Group title={board.units} pieces={type('unit')} {...shared} />
      <Group title={board.other} pieces={type('faction', 'enhancement')} {...shared} />
      {viewer === undefined || viewer === side ? (
        <Group title={board.hand} pieces={hand} {...shared} />
      ) : (
        <p class="lcg-line">
          {board.hand}: {board.facedown(hand.length)}
        </p>
      )}
    </section>
  );
};

/**
 * Both play areas. An engagement lies between them, the attacker below; otherwise whoever acts lies
 * above, where a phone shows it first.
 */
export const GameBoard = (props: Props): JSX.Element => {
  const { state, messages } = props;
  const { board } = messages;
  const phase = state.phase === null ? '' : `${board.phases[state.phase]}. `;
  return (
    <div class="lcg">
      <div class="lcg-top">
        <Dial value={state.dial} label={board.dial(state.dial)} />
        <p class="lcg-line">
          {board.balance[state.balance]}
          <br />
          {phase}
          {board.active(state.active)}
        </p>
      </div>
      {state.engagement === null ? (
        <>
          <SideView {...props} side={state.active} />
          <SideView {...props} side={otherSide(state.active)} />
        </>
      ) : (
        <>
          <SideView {...props} side={otherSide(state.active)} />
          <EngagementView {...props} />
          <SideView {...props} side={state.active} />
        </>
      )}
    </div>
  );
};
