import type { ComponentChild, JSX } from 'preact';
import type { PlayerId } from '../engine/action/types.ts';
import { MECATOL_TILE, planetOf, tileOf } from '../engine/data/tiles.ts';
import { wealthOf } from '../engine/galaxy/fair.ts';
import { placesOf, spacesFor, textOf } from '../engine/galaxy/spaces.ts';
import type { GalaxyState } from '../engine/galaxy/types.ts';
import { sameHex } from '../engine/hexes.ts';
import type { Hex } from '../engine/hexes.ts';
import type { GalaxyMessages, GalaxyNames } from '../words/galaxy.ts';
import { CORNERS, HEIGHT, SIZE, hexPoint } from './hex-picture.ts';
import { ANOMALIES, WormholeSign } from './shapes.tsx';

interface Props {
  readonly state: GalaxyState;
  readonly messages: GalaxyMessages;
  readonly names: GalaxyNames;
}

interface Drawn {
  readonly hex: Hex;
  readonly kind: string;
  readonly content: ComponentChild;
}

/** Number above, wealth in the middle: resources are squares, influence is round. */
const TileView = ({ number }: { readonly number: number }): JSX.Element => {
  const { anomalies, wormholes, planets } = tileOf(number);
  const sum = (of: 'resources' | 'influence'): number =>
    planets.reduce((total, planet) => total + planetOf(planet)[of], 0);
  return (
    <>
      {anomalies.map((anomaly) => (
        <g key={anomaly} class="anomaly">
          {ANOMALIES[anomaly]}
        </g>
      ))}
      <text y="-18" class="hex-number">
        {number}
      </text>
      {wormholes.map((kind) => (
        <WormholeSign key={kind} kind={kind} x={0} y={planets.length > 0 ? 22 : 4} />
      ))}
      {planets.length > 0 && (
        <g class="wealth">
          <rect class="wealth-resources" x="-23" y="-10" width="21" height="20" />
          <text x="-12.5" y="6">
            {sum('resources')}
          </text>
          <circle class="wealth-influence" cx="12.5" cy="0" r="11" />
          <text x="12.5" y="6">
            {sum('influence')}
          </text>
        </g>
      )}
    </>
  );
};

const openTile = ({ agenda }: GalaxyState): number | null => {
  const frame = agenda.at(-1);
  if (frame?.at === 'place-extra') return frame.tile;
  return frame?.at === 'place' ? frame.tile : null;
};

const hexesOf = ({ state, messages, names }: Props): readonly Drawn[] => {
  const tile = openTile(state);
  const spaces = tile === null ? [] : spacesFor(state, tile);
  const laid = state.placed.map(({ tile: number, at }) => ({
    hex: at,
    kind: tileOf(number).anomalies.length > 0 ? ' hex-anomaly' : '',
    content: <TileView number={number} />,
  }));
  const homes = state.homes.map(({ player, at, tile: home }) => ({
    hex: at,
    kind: ` hex-home unit-${player}`,
    content: (
      <>
        <text y="7" class="hex-player">
          {messages.board.letters[player]}
        </text>
        <text y="24" class="hex-number">
          {home}
        </text>
      </>
    ),
  }));
  const free = [1, 2, 3]
    .flatMap((ring) => placesOf(state, ring))
    .filter((hex) => !state.placed.some(({ at }) => sameHex(at, hex)))
    .map((hex) => {
      const space = spaces.find((entry) => sameHex(entry.hex, hex));
      const lit = space?.bar === null;
      return {
        hex,
        content: space !== undefined && (
          <text y="7" class="hex-player">
            {lit ? `+${names.place(hex)[1]}` : '×'}
          </text>
        ),
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
      class="galaxy galaxy-whole"
      viewBox={`${-width / 2} ${(-height / 2).toFixed(1)} ${width} ${height.toFixed(1)}`}
      aria-hidden="true"
    >
      {hexes.map(({ hex, kind, content }) => {
        const [x, y] = hexPoint(hex);
        return (
          <g key={hex.join()} class={`hex${kind}`} transform={`translate(${x} ${y})`}>
            <polygon points={CORNERS} />
            {content}
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
      <p class="galaxy-random">
        <button type="button" class="option" onClick={onRandom}>
          {messages.board.random}
        </button>
      </p>
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
