import type { JSX } from 'preact';
import type { PlayerId } from '../engine/action/types.ts';
import type { Anomaly, Wormhole } from '../engine/data/tiles.ts';
import type { UnitId } from '../engine/data/units.ts';

/** Our own signs on a 48 × 48 field: each kind of unit has an outline of its own. */
const UNITS: Readonly<Record<UnitId, JSX.Element>> = {
  fighter: <path d="M24 8 40 38 24 31 8 38Z" />,
  destroyer: <path d="M24 3 31 20V38L24 45 17 38V20Z" />,
  cruiser: (
    <>
      <path d="M24 3 33 18 42 40H6L15 18Z" />
      <path class="unit-mark" d="M24 14V32" />
    </>
  ),
  carrier: (
    <>
      <path d="M15 4H33L42 16V40H6V16Z" />
      <path class="unit-mark" d="M15 22H33M15 31H33" />
    </>
  ),
  dreadnought: (
    <>
      <path d="M24 2 36 13 44 30 36 45H12L4 30 12 13Z" />
      <path class="unit-mark" d="M14 25H34M17 34H31M24 10V18" />
    </>
  ),
  flagship: (
    <>
      <path d="M24 2 30 15 44 12 37 25 44 43H4L11 25 4 12 18 15Z" />
      <path class="unit-mark" d="M24 20 30 34H18Z" />
    </>
  ),
  'war-sun': (
    <>
      <circle cx="24" cy="24" r="20" />
      <path class="unit-mark" d="M24 4V12M24 36V44M4 24H12M36 24H44" />
      <circle class="unit-mark" cx="24" cy="24" r="7" />
    </>
  ),
  infantry: (
    <>
      <circle cx="24" cy="12" r="8" />
      <path d="M10 45C10 31 15 23 24 23S38 31 38 45Z" />
    </>
  ),
  pds: (
    <>
      <path d="M8 44 14 28H34L40 44Z" />
      <path d="M20 28V6H28V28" />
    </>
  ),
  'space-dock': (
    <>
      <path d="M16 4H32L44 16V32L32 44H16L4 32V16Z" />
      <path class="unit-mark" d="M18 14H30L34 18V30L30 34H18L14 30V18Z" />
    </>
  ),
};

export const unitShape = (unit: UnitId): JSX.Element => UNITS[unit];

export const isUnit = (id: string): id is UnitId => Object.hasOwn(UNITS, id);

/** A figure in the colour of its player; a crack crosses what is damaged. */
export const UnitSign = ({
  unit,
  owner,
  damaged = false,
}: {
  readonly unit: UnitId;
  readonly owner: PlayerId;
  readonly damaged?: boolean;
}): JSX.Element => (
  <svg class={`unit unit-${owner}`} viewBox="0 0 48 48" aria-hidden="true">
    {unitShape(unit)}
    {damaged && <path class="unit-crack" d="M36 3 22 20 30 25 13 45" />}
  </svg>
);

/** A die of ten sides with what it shows; of a card or a tile nothing is drawn. */
export const TenSides = ({
  of,
  result,
}: {
  readonly of: string;
  readonly result: string;
}): JSX.Element | null =>
  isUnit(of) ? (
    <svg class="die die-ten" viewBox="0 0 48 48" aria-hidden="true">
      <path class="die-body" d="M24 1.5 46 19 24 46.5 2 19Z" />
      <path class="die-edge" d="M24 1.5 38 22 24 32 10 22ZM2 19 10 22M46 19 38 22M24 32V46.5" />
      <text x="24" y="25">
        {result}
      </text>
    </svg>
  ) : null;

/** Each anomaly by its picture on the tile, told of as simply as a sign can. */
export const ANOMALIES: Readonly<Record<Anomaly, JSX.Element>> = {
  'asteroid-field': (
    <path d="M-22 -4l6 -4 6 3 -2 6 -7 1ZM8 6l7 -3 5 5 -4 5 -7 -2ZM-8 14l5 -2 4 3 -2 4 -5 0ZM12 -14l4 -2 4 3 -2 4 -5 -1Z" />
  ),
  'gravity-rift': (
    <path
      class="anomaly-line"
      d="M0 2a3 3 0 0 1 6 0a8 8 0 0 1 -15 3a12 12 0 0 1 15 -17a16 16 0 0 1 14 20"
    />
  ),
  nebula: <path d="M-22 10a8 8 0 0 1 4 -15a11 11 0 0 1 20 -5a9 9 0 0 1 15 8a7 7 0 0 1 1 14Z" />,
  supernova: (
    <path d="M0 -18 4 -7 14 -13 9 -2 20 2 9 6 14 17 4 11 0 22 -4 11 -14 17 -9 6 -20 2 -9 -2 -14 -13 -4 -7Z" />
  ),
};

const WORMHOLES: Readonly<Record<Wormhole, string>> = { alpha: 'α', beta: 'β', delta: 'δ' };

/** A ring with its letter, well within the borders of its hex. */
export const WormholeSign = ({
  kind,
  x,
  y,
}: {
  readonly kind: Wormhole;
  readonly x: number;
  readonly y: number;
}): JSX.Element => (
  <g class={`wormhole wormhole-${kind}`} transform={`translate(${x} ${y})`}>
    <circle r="8.5" />
    <text y="4">{WORMHOLES[kind]}</text>
  </g>
);
