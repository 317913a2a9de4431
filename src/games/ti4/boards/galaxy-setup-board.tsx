import type { JSX } from 'preact';
import type { PlayerId } from '../engine/action/types.ts';
import { MECATOL_TILE, tileOf } from '../engine/data/tiles.ts';
import { wealthOf } from '../engine/galaxy/fair.ts';
import { placesOf, spacesFor, textOf } from '../engine/galaxy/spaces.ts';
import type { GalaxyState } from '../engine/galaxy/types.ts';
import { sameHex } from '../engine/hexes.ts';
import type { Hex } from '../engine/hexes.ts';
import type { GalaxyMessages, GalaxyNames } from '../words/galaxy.ts';
import { CORNERS, HEIGHT, SIZE, WORMHOLE, hexPoint } from './hex-picture.ts';

interface Props {
  readonly state: GalaxyState;
  readonly messages: GalaxyMessages;
  readonly names: GalaxyNames;
}

interface Drawn {
  readonly hex: Hex;
  readonly name: string;
  readonly mark: string;
  readonly kind: string;
}

const marksOf = (number: number): string => {
  const { anomalies, wormholes } = tileOf(number);
  return [...anomalies.map(() => '!'), ...wormholes.map((kind) => WORMHOLE[kind])].join(' ');
};

const openTile = ({ agenda }: GalaxyState): number | null => {
  const frame = agenda.at(-1);
  if (frame?.at === 'place-extra') return frame.tile;
  return frame?.at === 'place' ? frame.tile : null;
};

const hexesOf = ({ state, messages }: Props): readonly Drawn[] => {
  const tile = openTile(state);
  const spaces = tile === null ? [] : spacesFor(state, tile);
  const laid = state.placed.map(({ tile: number, at }) => ({
    hex: at,
    name: String(number),
    mark: marksOf(number),
    kind: tileOf(number).anomalies.length > 0 ? ' hex-anomaly' : '',
  }));
  const homes = state.homes.map(({ player, at, tile: home }) => ({
    hex: at,
    name: messages.board.letters[player],
    mark: home === null ? '' : String(home),
    kind: ' hex-home',
  }));
  const free = [1, 2, 3]
    .flatMap((ring) => placesOf(state, ring))
    .filter((hex) => !state.placed.some(({ at }) => sameHex(at, hex)))
    .map((hex) => {
      const space = spaces.find((entry) => sameHex(entry.hex, hex));
      const lit = space?.bar === null;
      return {
        hex,
        name: '',
        mark: space === undefined ? '' : lit ? '+' : '×',
        kind: space === undefined ? ' hex-free' : lit ? ' hex-lit' : ' hex-barred',
      };
    });
  return [...laid, ...homes, ...free];
};

const Picture = (props: Props): JSX.Element => {
  const hexes = hexesOf(props);
  const width = SIZE * 11 + 4;
  const height = HEIGHT * 7 + 4;
  return (
    <svg
      class="galaxy"
      viewBox={`${-width / 2} ${(-height / 2).toFixed(1)} ${width} ${height.toFixed(1)}`}
      width={width}
      aria-hidden="true"
    >
      {hexes.map(({ hex, name, mark, kind }) => {
        const [x, y] = hexPoint(hex);
        return (
          <g key={hex.join()} class={`hex${kind}`} transform={`translate(${x} ${y})`}>
            <polygon points={CORNERS} />
            <text y="0" class="hex-number">
              {name}
            </text>
            <text y="18" class="hex-mark">
              {mark}
            </text>
          </g>
        );
      })}
    </svg>
  );
};

const wealthEach = (state: GalaxyState): readonly (readonly [PlayerId, number])[] => {
  const wealth = wealthOf(state);
  return state.homes.map(({ player }, at) => [player, wealth[at] ?? 0]);
};

/** The galaxy as it grows; hands and places are told in words beside the picture. */
export const GalaxySetupBoard = (props: Props & { readonly onRandom: () => void }): JSX.Element => {
  const { state, messages, names, onRandom } = props;
  const told = ([ring, place]: readonly [number, number]): string => `${ring}–${place}`;
  return (
    <div class="galaxy-board">
      <Picture {...props} />
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
      {state.agenda.length === 0 && (
        <>
          <p class="galaxy-text">
            <b>{messages.board.text}:</b> <code>{textOf(state)}</code>
          </p>
          <p class="seat-figures">{messages.board.wealth(wealthEach(state))}</p>
        </>
      )}
      <p class="galaxy-random">
        <button type="button" class="option" onClick={onRandom}>
          {messages.board.random}
        </button>{' '}
        <span class="system-marks">{messages.board.randomHint}</span>
      </p>
    </div>
  );
};
