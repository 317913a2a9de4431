import type { JSX } from 'preact';
import type { ActionState, PlayerId, SystemInfo, Unit } from '../engine/action/types.ts';
import type { UnitId } from '../engine/data/units.ts';
import type { ActionMessages, ActionNames } from '../words/action.ts';
import { CORNERS, HEIGHT, SIZE, hexPoint } from './hex-picture.ts';
import { ANOMALIES, WormholeSign, unitShape } from './shapes.tsx';

/** Systems that lie apart from the map stand in a row below it. */
const APART_GAP = 1.2;

interface Placed {
  readonly system: SystemInfo;
  readonly x: number;
  readonly y: number;
}

const placed = (systems: readonly SystemInfo[]): readonly Placed[] => {
  const onMap = systems.flatMap((system): readonly Placed[] => {
    if (system.at === null) return [];
    const [x, y] = hexPoint(system.at);
    return [{ system, x, y }];
  });
  const low = Math.max(0, ...onMap.map(({ y }) => y));
  const apart = systems
    .filter(({ at }) => at === null)
    .map((system, index) => ({ system, x: index * SIZE * 2.2, y: low + HEIGHT * APART_GAP }));
  return [...onMap, ...apart];
};

const STEP = 17;
/** As wide as a hex is where its units stand, and what command tokens at its corner leave of it. */
const ROOM = 66;
const BESIDE_TOKENS = 53;

type Stack = readonly [unit: UnitId, number: number];

const stacksOf = (units: readonly Unit[]): readonly Stack[] => {
  const counts = new Map<UnitId, number>();
  for (const { type } of units) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts];
};

/** One player's units in a row: whose they are, each kind once, with its number. */
const Row = ({
  owner,
  letter,
  stacks,
  y,
  size,
  besideTokens,
}: {
  readonly owner: PlayerId;
  readonly letter: string;
  readonly stacks: readonly Stack[];
  readonly y: number;
  /** Of a row that has room enough. */
  readonly size: number;
  readonly besideTokens: boolean;
}): JSX.Element => {
  const widths = stacks.map(([, number]) => STEP + (number > 1 ? 6 : 0));
  const width = widths.reduce((sum, one) => sum + one, 11);
  const room = besideTokens ? BESIDE_TOKENS : ROOM;
  const left = (at: number): number =>
    11 - width / 2 + widths.slice(0, at).reduce((sum, one) => sum + one, 0);
  return (
    <g
      class={`fleet unit-${owner}`}
      transform={`translate(${besideTokens ? 6 : 0} ${y}) scale(${Math.min(size, room / width).toFixed(2)})`}
    >
      <text x={5 - width / 2} y="4" class="fleet-owner">
        {letter}
      </text>
      {stacks.map(([unit, number], at) => (
        <g key={unit} transform={`translate(${left(at)} -8)`}>
          <g transform="scale(0.33)">{unitShape(unit)}</g>
          {number > 1 && (
            <text x="18" y="14" class="fleet-count">
              {number}
            </text>
          )}
        </g>
      ))}
    </g>
  );
};

/** In space above, on the planets below. */
const Fleets = ({
  state,
  system,
  words,
}: {
  readonly state: ActionState;
  readonly system: SystemInfo;
  readonly words: ActionMessages['board'];
}): JSX.Element => {
  const here = state.units.filter((unit) => unit.system === system.id);
  const rows = state.players.flatMap((owner) =>
    [true, false].flatMap((inSpace) => {
      const stacks = stacksOf(
        here.filter((unit) => unit.owner === owner && (unit.planet === null) === inSpace),
      );
      return stacks.length > 0 ? [{ owner, inSpace, stacks }] : [];
    }),
  );
  const ordered = [...rows].sort((a, b) => Number(b.inSpace) - Number(a.inSpace));
  // Between the number above and the planets below; many rows are small ones.
  const step = Math.min(16, 38 / Math.max(1, ordered.length));
  const top = 1 - ((ordered.length - 1) * step) / 2;
  return (
    <>
      {ordered.map(({ owner, inSpace, stacks }, at) => (
        <Row
          key={`${owner}-${inSpace}`}
          owner={owner}
          letter={words.letters[owner]}
          stacks={stacks}
          y={top + at * step}
          size={step / 16}
          besideTokens={(state.tokens[system.id] ?? []).length > 0}
        />
      ))}
    </>
  );
};

/** Planets lie along the lower side, in the colour of whoever controls them. */
const Planets = ({
  state,
  system,
}: {
  readonly state: ActionState;
  readonly system: SystemInfo;
}): JSX.Element => (
  <>
    {system.planets.map((planet, at) => {
      const holder = state.holdings[planet]?.owner;
      return (
        <circle
          key={planet}
          class={`planet${holder === undefined ? '' : ` unit-${holder}`}`}
          cx={(at - (system.planets.length - 1) / 2) * 13}
          cy="27"
          r="4.5"
        />
      );
    })}
  </>
);

/** A tile has room for its number; its planets are named wherever it is told of. */
const onTile = ({ id }: SystemInfo, names: ActionNames): string =>
  /^\d+$/.test(id) ? id : names.system(id);

/** A picture for the eyes; what it shows is told in full beside it. */
export const GalaxyMap = ({
  state,
  messages,
  names,
}: {
  readonly state: ActionState;
  readonly messages: ActionMessages;
  readonly names: ActionNames;
}): JSX.Element => {
  const all = placed(Object.values(state.galaxy.systems));
  const xs = all.map(({ x }) => x);
  const ys = all.map(({ y }) => y);
  const left = Math.min(...xs) - SIZE - 2;
  const top = Math.min(...ys) - HEIGHT / 2 - 2;
  const width = Math.max(...xs) - left + SIZE + 2;
  const height = Math.max(...ys) - top + HEIGHT / 2 + 2;
  const tokens = (id: string): readonly PlayerId[] => state.tokens[id] ?? [];
  return (
    <svg
      class="galaxy"
      viewBox={`${left.toFixed(1)} ${top.toFixed(1)} ${width.toFixed(1)} ${height.toFixed(1)}`}
      aria-hidden="true"
    >
      {all.map(({ system, x, y }) => (
        <g
          key={system.id}
          class={`hex${system.id === state.system ? ' hex-active' : ''}${system.anomalies.length > 0 ? ' hex-anomaly' : ''}`}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
        >
          <polygon points={CORNERS} />
          {system.anomalies.map((anomaly) => (
            <g key={anomaly} class="anomaly">
              {ANOMALIES[anomaly]}
            </g>
          ))}
          <text y="-21" x={system.wormholes.length > 0 ? -9 : 0} class="hex-name">
            {onTile(system, names)}
          </text>
          {system.wormholes.map((kind, at) => (
            <WormholeSign key={kind} kind={kind} x={13} y={-22 + at * 18} />
          ))}
          <Planets state={state} system={system} />
          <Fleets state={state} system={system} words={messages.board} />
          {tokens(system.id).map((player, at) => (
            <circle
              key={player}
              class={`command unit-${player}`}
              cx="-29"
              cy={(at - (tokens(system.id).length - 1) / 2) * 9}
              r="3.5"
            />
          ))}
        </g>
      ))}
    </svg>
  );
};
