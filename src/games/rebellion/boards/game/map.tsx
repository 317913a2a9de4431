import type { JSX } from 'preact';
import type { RebellionState } from '../../engine/game/index.ts';
import { hasUnits } from '../../engine/game/query.ts';
import { SYSTEM_IDS, adjacentTo } from '../../engine/systems.ts';
import type { SystemId } from '../../engine/systems.ts';
import { SIDES } from '../../engine/units.ts';
import type { GameNames } from '../../words/game.ts';
import { MAP_PLACES, MAP_SIZE, NAMED_BESIDE } from './map-places.ts';

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

const GAP = RADIUS + 5;

/** Beside the disc where neighbours are close; elsewhere under it, leaning inwards at the edge. */
const labelOf = (
  id: SystemId,
): { readonly x: number; readonly y: number; readonly anchor: 'start' | 'middle' | 'end' } => {
  const [x, y] = MAP_PLACES[id];
  if (NAMED_BESIDE.right.includes(id)) return { x: x + GAP, y: y + 5, anchor: 'start' };
  if (NAMED_BESIDE.left.includes(id)) return { x: x - GAP - 6, y: y + 5, anchor: 'end' };
  const below = y < HEIGHT - 30 ? y + RADIUS + 15 : y - RADIUS - 5;
  if (x < 60) return { x: Math.max(4, x - RADIUS), y: below, anchor: 'start' };
  return x > WIDTH - 60
    ? { x: Math.min(WIDTH - 4, x + RADIUS), y: below, anchor: 'end' }
    : { x, y: below, anchor: 'middle' };
};

const Node = ({ id, state, asked, names }: Omit<Props, 'shown'> & { readonly id: SystemId }) => {
  const [x, y] = MAP_PLACES[id];
  const { sabotage, destroyed } = state.systems[id];
  const label = labelOf(id);
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

/** The picture only: all of it is told in the list of systems below. */
export const GameMap = ({ state, shown, asked, names }: Props): JSX.Element => (
  <svg class="map" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
    {LINES.map(([from, to]) => (
      <path
        key={`${from}-${to}`}
        class={shown.includes(from) && shown.includes(to) ? 'map-line map-line-shown' : 'map-line'}
        d={`M${MAP_PLACES[from].join(' ')} ${MAP_PLACES[to].join(' ')}`}
      />
    ))}
    {SYSTEM_IDS.filter((id) => !shown.includes(id)).map((id) => (
      <circle key={id} class="map-dot" cx={MAP_PLACES[id][0]} cy={MAP_PLACES[id][1]} r="3" />
    ))}
    {shown.map((id) => (
      <Node key={id} id={id} state={state} asked={asked} names={names} />
    ))}
  </svg>
);
