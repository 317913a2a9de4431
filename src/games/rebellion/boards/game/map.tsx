import type { JSX } from 'preact';
import type { RebellionState } from '../../engine/game/index.ts';
import { hasUnits } from '../../engine/game/query.ts';
import { SYSTEM_IDS, adjacentTo } from '../../engine/systems.ts';
import type { SystemId } from '../../engine/systems.ts';
import { SIDES } from '../../engine/units.ts';
import type { GameNames } from '../../words/game.ts';
import { MAP_PLACES, MAP_SIZE } from './map-places.ts';
import type { MapPlace } from './map-places.ts';

interface Props {
  readonly state: RebellionState;
  readonly shown: readonly SystemId[];
  readonly asked: string | null;
  readonly names: GameNames;
}

const RADIUS = 9;
const [WIDTH, HEIGHT] = MAP_SIZE;

const loyaltyClass = ({ systems }: RebellionState, id: SystemId): string => {
  const { loyalty, subjugated, destroyed } = systems[id];
  if (destroyed) return 'destroyed';
  if (subjugated) return 'subjugated';
  return loyalty ?? 'neutral';
};

const cross = (x: number, y: number, arm: number): string =>
  `M${x - arm} ${y - arm} ${x + arm} ${y + arm}M${x + arm} ${y - arm} ${x - arm} ${y + arm}`;

/** Beside the disc, past the squares for units on its left; or above or under it, leaning inwards at the edge. */
export const labelOf = ({
  x,
  y,
  named,
}: MapPlace): {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
} => {
  if (named === 'right') return { x: x + RADIUS + 5, y: y + 5, anchor: 'start' };
  if (named === 'left') return { x: x - RADIUS - 11, y: y + 5, anchor: 'end' };
  const line = named === 'under' ? y + RADIUS + 14 : y - RADIUS - 5;
  if (x < 60) return { x: Math.max(4, x - RADIUS), y: line, anchor: 'start' };
  return x > WIDTH - 60
    ? { x: Math.min(WIDTH - 4, x + RADIUS), y: line, anchor: 'end' }
    : { x, y: line, anchor: 'middle' };
};

const Node = ({ id, state, asked, names }: Omit<Props, 'shown'> & { readonly id: SystemId }) => {
  const place = MAP_PLACES[id];
  const { x, y } = place;
  const { sabotage, destroyed } = state.systems[id];
  const label = labelOf(place);
  return (
    <g class={`map-node map-${loyaltyClass(state, id)}${asked === id ? ' map-asked' : ''}`}>
      {asked === id && <circle class="map-halo" cx={x} cy={y} r={RADIUS + 5} />}
      <circle class="map-disc" cx={x} cy={y} r={RADIUS} />
      {destroyed && <path class="map-cross" d={cross(x, y, 5)} />}
      {sabotage && <path class="map-sabotage" d={cross(x + RADIUS + 4, y - RADIUS, 4)} />}
      {SIDES.map(
        (side, index) =>
          hasUnits(state, side, id) && (
            <rect
              key={side}
              class={`map-units map-units-${side}`}
              x={x - RADIUS - 8}
              y={y - 8 + index * 9}
              width="6"
              height="6"
            />
          ),
      )}
      {state.base.card === id && (
        <path
          class="map-base"
          d={`M${x - 5} ${y + 4}V${y - 1}L${x} ${y - 6} ${x + 5} ${y - 1}V${y + 4}Z`}
        />
      )}
      <text class="map-name" x={label.x} y={label.y} text-anchor={label.anchor}>
        {names.place(id)}
      </text>
    </g>
  );
};

const LINES = SYSTEM_IDS.flatMap((id) =>
  adjacentTo(id)
    .filter((other) => id < other)
    .map((other) => [id, other] as const),
);

const dot = (id: SystemId): string => `${MAP_PLACES[id].x} ${MAP_PLACES[id].y}`;

/** The picture only: all of it is told in the list of systems below. */
export const GameMap = ({ state, shown, asked, names }: Props): JSX.Element => (
  <svg class="map" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
    {LINES.map(([from, to]) => (
      <path
        key={`${from}-${to}`}
        class={shown.includes(from) && shown.includes(to) ? 'map-line map-line-shown' : 'map-line'}
        d={`M${dot(from)} ${dot(to)}`}
      />
    ))}
    {SYSTEM_IDS.filter((id) => !shown.includes(id)).map((id) => (
      <circle key={id} class="map-dot" cx={MAP_PLACES[id].x} cy={MAP_PLACES[id].y} r="3" />
    ))}
    {shown.map((id) => (
      <Node key={id} id={id} state={state} asked={asked} names={names} />
    ))}
  </svg>
);
