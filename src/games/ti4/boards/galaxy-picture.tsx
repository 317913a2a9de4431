import type { ComponentChild, JSX } from 'preact';
import { planetOf, tileOf } from '../engine/data/tiles.ts';
import { placesOf, spacesFor } from '../engine/galaxy/spaces.ts';
import type { GalaxyState } from '../engine/galaxy/types.ts';
import { sameHex } from '../engine/hexes.ts';
import type { Hex } from '../engine/hexes.ts';
import type { GalaxyMessages, GalaxyNames } from '../words/galaxy.ts';
import { CORNERS, HEIGHT, SIZE, hexPoint } from './hex-picture.ts';
import { ANOMALIES, WormholeSign } from './shapes.tsx';

export interface GalaxyBoardProps {
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

const hexesOf = ({ state, messages, names }: GalaxyBoardProps): readonly Drawn[] => {
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
            {lit ? names.place(hex)[1] : '×'}
          </text>
        ),
        kind: space === undefined ? ' hex-free' : lit ? ' hex-lit' : ' hex-barred',
      };
    });
  return [...laid, ...homes, ...free];
};

/** The galaxy as it grows: a place that may be taken has the number that the answers call it by. */
export const GalaxyPicture = (props: GalaxyBoardProps): JSX.Element => {
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
