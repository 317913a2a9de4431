import type { JSX } from 'preact';
import type { DieColour } from '../engine/dice.ts';

const WIDTH = 11;

const outline = (colour: DieColour, x: number): string =>
  colour === 'red'
    ? `M${x + 5} 0.5 ${x + 9.5} 5 ${x + 5} 9.5 ${x + 0.5} 5Z`
    : `M${x + 1.25} 1.25H${x + 8.75}V8.75H${x + 1.25}Z`;

/** One pip for each point of health, struck as damage comes; damage beyond health adds pips. */
export const Pips = ({
  colour,
  health,
  markers,
  damage,
}: {
  readonly colour: DieColour;
  readonly health: number;
  readonly markers: number;
  readonly damage: number;
}): JSX.Element => {
  const number = Math.max(health, damage);
  return (
    <svg
      class={`pips pips-${colour}`}
      viewBox={`0 0 ${number * WIDTH} 10`}
      width={number * WIDTH}
      height="10"
      aria-hidden="true"
    >
      {Array.from({ length: number }, (_, at) => {
        const kind = at < markers ? 'marker' : at < damage ? 'assigned' : 'whole';
        const x = at * WIDTH;
        return (
          <g key={at} class={`pip pip-${kind}`}>
            <path d={outline(colour, x)} />
            {kind === 'assigned' && <circle cx={x + 5} cy="5" r="1.6" />}
            {kind === 'marker' && (
              <path class="pip-cross" d={`M${x + 3} 3 ${x + 7} 7M${x + 7} 3 ${x + 3} 7`} />
            )}
          </g>
        );
      })}
    </svg>
  );
};
