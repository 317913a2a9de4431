import type { JSX } from 'preact';
import type { PlayerId } from '../engine/action/types.ts';
import { MECATOL_TILE } from '../engine/data/tiles.ts';
import { wealthOf } from '../engine/galaxy/fair.ts';
import { textOf } from '../engine/galaxy/spaces.ts';
import type { GalaxyState } from '../engine/galaxy/types.ts';
import { GalaxyPicture } from './galaxy-picture.tsx';
import type { GalaxyBoardProps } from './galaxy-picture.tsx';

const wealthEach = (state: GalaxyState): readonly (readonly [PlayerId, number])[] => {
  const wealth = wealthOf(state);
  return state.homes.map(({ player }, at) => [player, wealth[at] ?? 0]);
};

/** The galaxy as it grows; hands and places are told in words beside the picture. */
export const GalaxySetupBoard = (
  props: GalaxyBoardProps & { readonly onRandom: () => void },
): JSX.Element => {
  const { state, messages, names, onRandom } = props;
  const told = ([ring, place]: readonly [number, number]): string => `${ring}–${place}`;
  return (
    <div class="galaxy-board">
      <p class="galaxy-random">
        <button type="button" class="option" onClick={onRandom}>
          {messages.board.random}
        </button>
      </p>
      <GalaxyPicture {...props} />
      <ul class="visually-hidden">
        {state.homes.map(({ player, at }) => (
          <li key={player}>{`${told(names.place(at))}: ${messages.board.home(player)}`}</li>
        ))}
        {state.placed
          .filter(({ tile }) => tile !== MECATOL_TILE)
          .map(({ tile, at }) => (
            <li key={tile}>{`${told(names.place(at))}: ${names.tile(tile)}`}</li>
          ))}
      </ul>
      <ul class="sheets">
        {state.players
          .filter((player) => (state.hands[player] ?? []).length > 0)
          .map((player) => (
            <li key={player}>
              <b>{messages.board.hand(player)}:</b>{' '}
              {(state.hands[player] ?? []).map(names.tile).join('; ')}
            </li>
          ))}
      </ul>
      <p class="seat-figures system-marks">{messages.board.randomHint}</p>
      {state.agenda.length === 0 && (
        <>
          <p class="galaxy-text">
            <b>{messages.board.text}:</b> <code>{textOf(state)}</code>
          </p>
          <p class="seat-figures">{messages.board.wealth(wealthEach(state))}</p>
        </>
      )}
    </div>
  );
};
