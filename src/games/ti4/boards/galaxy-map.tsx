import type { JSX } from 'preact';
import type { ActionState, PlayerId, SystemInfo } from '../engine/action/types.ts';
import { isShip } from '../engine/action/query.ts';
import type { ActionMessages, ActionNames } from '../words/action.ts';
import { CORNERS, HEIGHT, SIZE, WORMHOLE, hexPoint } from './hex-picture.ts';

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

const Fleets = ({
  state,
  system,
  words,
}: {
  readonly state: ActionState;
  readonly system: SystemInfo;
  readonly words: ActionMessages['board'];
}): JSX.Element => {
  const present = state.players.flatMap((player) => {
    const there = state.units.filter((unit) => unit.owner === player && unit.system === system.id);
    return there.length > 0 ? [{ player, there }] : [];
  });
  return (
    <>
      {present.map(({ player, there }, at) => {
        const ships = there.filter((unit) => isShip(unit)).length;
        const x = (at - (present.length - 1) / 2) * 24;
        return (
          <g key={player} class={`fleet fleet-${player}`} transform={`translate(${x} 6)`}>
            <path d={ships > 0 ? 'M0 -11 11 9H-11Z' : 'M-9 -8H9V9H-9Z'} />
            <text y="6">{words.letters[player]}</text>
            <text y="23" class="fleet-count">
              {there.length}
            </text>
          </g>
        );
      })}
    </>
  );
};

const marksOf = ({ anomalies, wormholes }: SystemInfo): string =>
  [...anomalies.map(() => '!'), ...wormholes.map((kind) => WORMHOLE[kind])].join(' ');

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
      width={Math.round(width)}
      aria-hidden="true"
    >
      {all.map(({ system, x, y }) => (
        <g
          key={system.id}
          class={`hex${system.id === state.system ? ' hex-active' : ''}${system.anomalies.length > 0 ? ' hex-anomaly' : ''}`}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
        >
          <polygon points={CORNERS} />
          <text y="-20" class="hex-name">
            {names.system(system.id)}
          </text>
          <text y="-20" x="22" class="hex-mark">
            {marksOf(system)}
          </text>
          <Fleets state={state} system={system} words={messages.board} />
          {tokens(system.id).map((player, at) => (
            <circle
              key={player}
              class={`command command-${player}`}
              cx={at * 9 - (tokens(system.id).length - 1) * 4.5}
              cy="-12"
              r="3.5"
            />
          ))}
        </g>
      ))}
    </svg>
  );
};
