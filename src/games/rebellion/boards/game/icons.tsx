import type { JSX } from 'preact';
import type { ResourceIcon } from '../../engine/resources.ts';
import type { UnitCounts } from '../../engine/setup.ts';
import { UNIT_IDS, unitOf } from '../../engine/units.ts';
import type { Side } from '../../engine/units.ts';
import type { GameBoardWords, GameNames } from '../../words/game.ts';
import { figureShape } from '../shapes.tsx';

const OUTLINES = {
  triangle: 'M12 3 22 20H2Z',
  circle: 'M12 2A10 10 0 1 1 11.99 2Z',
  square: 'M3 3H21V21H3Z',
} as const;

/** Blue builds ships, orange ground units: blue is hollow, so that colour is not alone. */
export const Resource = ({
  icon,
  words,
}: {
  readonly icon: ResourceIcon;
  readonly words: GameBoardWords;
}): JSX.Element => (
  <span class={`resource resource-${icon.colour}`}>
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d={OUTLINES[icon.shape]} />
    </svg>
    <span class="visually-hidden">{words.icon(icon)}</span>
  </span>
);

/** Figures of one side: a sign and a number for each kind, the names for whoever cannot see them. */
export const Force = ({
  units,
  side,
  names,
  words,
}: {
  readonly units: UnitCounts;
  readonly side: Side;
  readonly names: GameNames;
  readonly words: GameBoardWords;
}): JSX.Element | null => {
  const kinds = UNIT_IDS.filter((id) => unitOf(id).side === side && (units[id] ?? 0) > 0);
  if (kinds.length === 0) return null;
  const own = Object.fromEntries(kinds.map((id) => [id, units[id]]));
  return (
    <p class={`force force-${side}`}>
      <span class="visually-hidden">{`${words.unitsOf(side)}: ${words.units(own, names)}`}</span>
      {kinds.map((id) => (
        <span
          key={id}
          class={`force-kind figure-${side}`}
          title={names.term(id)}
          aria-hidden="true"
        >
          <svg class="force-sign" viewBox="0 0 48 48">
            <g class="figure-body">{figureShape(id)}</g>
          </svg>
          {units[id]}
        </span>
      ))}
    </p>
  );
};
