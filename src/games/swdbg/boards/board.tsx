import type { JSX } from 'preact';
import { baseOf } from '../engine/bases.ts';
import { SPACES } from '../engine/force.ts';
import { viewOf } from '../engine/game/view.ts';
import type { SwdbgView } from '../engine/game/view.ts';
import { SLOTS } from '../engine/game/types.ts';
import type { SwdbgState } from '../engine/game/types.ts';
import { otherSide } from '../engine/sides.ts';
import type { Side } from '../engine/sides.ts';
import type { SwdbgMessages, SwdbgNames } from '../words/game.ts';
import { HandCard, PlayCard, RowCard } from './card.tsx';

interface Props {
  readonly state: SwdbgState;
  readonly words: SwdbgMessages;
  readonly names: SwdbgNames;
}

/** Dark spaces to the left, light ones to the right; the marker is a ring, not only a colour. */
const ForceTrack = ({ state, words }: Props): JSX.Element => (
  <div class="dbg-force">
    <h3>{words.board.force}</h3>
    <ol class="dbg-track" aria-hidden="true">
      {SPACES.map((space) => {
        const kind = space === 0 ? 'middle' : space < 0 ? 'dark' : 'light';
        return (
          <li key={space} class={`dbg-space dbg-space-${kind}`}>
            {space === state.force && <span class="dbg-marker" />}
          </li>
        );
      })}
    </ol>
    <p class="dbg-note">{words.board.forceAt(state.force)}</p>
  </div>
);

const BaseLine = ({
  side,
  view,
  state,
  words,
  names,
}: Props & { readonly side: Side; readonly view: SwdbgView }): JSX.Element => {
  const { board } = words;
  const { base, trophies } = view.open[side];
  return (
    <div class="dbg-base">
      <p>
        <strong>{base === null ? board.noBase : names.of(base.base)}</strong>{' '}
        {base !== null && <span>{board.baseDamage(base.damage, baseOf(base.base).hitPoints)}</span>}
      </p>
      {base !== null && (
        <progress
          class="dbg-meter"
          max={baseOf(base.base).hitPoints}
          value={base.damage}
          aria-hidden="true"
        />
      )}
      <p class="dbg-note">
        {board.stack(view.stacks[side])}; {board.trophies(trophies.length, state.goal)}
      </p>
    </div>
  );
};

const Seat = (props: Props & { readonly side: Side; readonly view: SwdbgView }): JSX.Element => {
  const { side, view, state, words, names } = props;
  const { board } = words;
  const { play, resources, discard } = view.open[side];
  const own = side === view.side;
  return (
    <section class={`dbg-seat dbg-seat-${side}${own ? ' dbg-seat-active' : ''}`}>
      <h3>{words.sides[side]}</h3>
      <BaseLine {...props} />
      {play.length > 0 && (
        <div>
          <h4>{board.inPlay}</h4>
          <ul class="dbg-cards">
            {play.map((entry) => (
              <PlayCard key={entry.id} entry={entry} state={state} words={words} names={names} />
            ))}
          </ul>
        </div>
      )}
      {own && view.hand.length > 0 && (
        <div>
          <h4>{board.hand}</h4>
          <ul class="dbg-cards">
            {view.hand.map((card, index) => (
              <HandCard key={index} card={card} names={names} />
            ))}
          </ul>
        </div>
      )}
      <p class="dbg-note">
        <b>
          {board.resources}: {resources}
        </b>
        {own ? '' : `; ${board.hand.toLowerCase()}: ${board.handCount(view.hands[side])}`};{' '}
        {board.piles(view.decks[side], discard.length)}
      </p>
    </section>
  );
};

const Row = ({ state, view, words, names }: Props & { readonly view: SwdbgView }): JSX.Element => {
  const { board } = words;
  return (
    <section class="dbg-row">
      <h3>{board.row}</h3>
      <ul class="dbg-cards dbg-cards-row">
        {SLOTS.map((slot) => (
          <RowCard
            key={slot}
            card={state.galaxy.row[slot]}
            faces={state.active}
            words={words}
            names={names}
          />
        ))}
      </ul>
      <p class="dbg-note">
        {board.galaxy(view.decks.galaxy, view.galaxyDiscard.length, view.pilots)}
      </p>
    </section>
  );
};

const stageName = ({ state, words }: Props): string => {
  const { board } = words;
  if (state.winner !== null) return board.over;
  const laidOut = state.players.empire.base !== null || state.players.rebel.base !== null;
  const playing = laidOut && state.agenda.every(({ at }) => at !== 'ready');
  return playing ? board.turn(state.turn, state.active) : board.setup;
};

/** The table as the player sees it whose turn it is: the opponent above, with a hidden hand. */
export const Board = ({
  viewer,
  ...props
}: Props & { readonly viewer?: Side | undefined }): JSX.Element => {
  const view = viewOf(props.state, viewer ?? props.state.active);
  return (
    <div class="dbg">
      <p class="dbg-stage">
        {stageName(props)}{' '}
        <span class="dbg-note">
          {props.words.board.resources}: {view.open[view.side].resources}
        </span>
      </p>
      <Seat {...props} view={view} side={otherSide(view.side)} />
      <ForceTrack {...props} />
      <Row {...props} view={view} />
      <Seat {...props} view={view} side={view.side} />
      <details class="board-key">
        <summary>{props.words.board.key}</summary>
        <p class="dbg-note">{props.words.board.keyValues}</p>
        <p class="dbg-note">{props.words.board.keyRow}</p>
      </details>
    </div>
  );
};
