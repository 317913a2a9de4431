import type { JSX } from 'preact';
import type { AdjacentSystem } from '../engine/combat/types.ts';

const [WIDTH, HEIGHT] = [350, 250];
const CENTRE = { x: WIDTH / 2, y: 118 };
const REACH = { x: 112, y: 88 };
const RADIUS = 10;

/** Around the system of the combat, as many as there are, the first one on top. */
const placeOf = (index: number, count: number): { readonly x: number; readonly y: number } => {
  const turn = (2 * Math.PI * index) / count - Math.PI / 2;
  return {
    x: Math.round(CENTRE.x + REACH.x * Math.cos(turn)),
    y: Math.round(CENTRE.y + REACH.y * Math.sin(turn)),
  };
};

const tick = (x: number, y: number): string => `M${x - 5} ${y}L${x - 1} ${y + 4} ${x + 5} ${y - 4}`;
const cross = (x: number, y: number): string =>
  `M${x - 4} ${y - 4} ${x + 4} ${y + 4}M${x + 4} ${y - 4} ${x - 4} ${y + 4}`;

/** Where a side may retreat to. The picture only: the list below tells the same in words. */
export const RetreatMap = ({
  here,
  systems,
  open,
  nameOf,
}: {
  readonly here: string;
  readonly systems: readonly AdjacentSystem[];
  readonly open: ReadonlySet<string>;
  readonly nameOf: (id: string) => string;
}): JSX.Element => {
  const nodes = systems.map((system, index) => ({
    id: system.id,
    ...placeOf(index, systems.length),
  }));
  return (
    <svg class="map retreat-map" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {nodes.map(({ id, x, y }) => (
        <path
          key={id}
          class={open.has(id) ? 'retreat-way' : 'retreat-way retreat-way-barred'}
          d={`M${CENTRE.x} ${CENTRE.y} ${x} ${y}`}
        />
      ))}
      {[{ id: here, ...CENTRE }, ...nodes].map(({ id, x, y }) => (
        <g key={id} class={open.has(id) ? 'retreat-open' : ''}>
          <circle class="map-disc" cx={x} cy={y} r={RADIUS} />
          {id !== here && (
            <path
              class={open.has(id) ? 'retreat-tick' : 'map-cross'}
              d={(open.has(id) ? tick : cross)(x, y)}
            />
          )}
          <text class="map-name" x={x} y={y + RADIUS + 15} text-anchor="middle">
            {nameOf(id)}
          </text>
        </g>
      ))}
    </svg>
  );
};
