import type { JSX } from 'preact';
import type { ActionState, PlayerId, SystemInfo, Unit } from '../engine/action/types.ts';
import type { ActionMessages, ActionNames } from '../words/action.ts';
import { GalaxyMap } from './galaxy-map.tsx';

interface Props {
  readonly state: ActionState;
  readonly messages: ActionMessages;
  readonly names: ActionNames;
}

const told = (units: readonly Unit[], { messages, names }: Props): string => {
  const damaged = units.filter((unit) => unit.damaged).length;
  const list = names.units(units.map(({ type }) => type));
  return damaged > 0 ? `${list} (${messages.board.damaged}: ${damaged})` : list;
};

const Place = ({
  name,
  units,
  holder,
  props,
}: {
  readonly name: string;
  readonly units: readonly Unit[];
  readonly holder: string | null;
  readonly props: Props;
}): JSX.Element => {
  const { messages, state } = props;
  const owners = state.players.filter((player) => units.some(({ owner }) => owner === player));
  return (
    <li class="place">
      <span class="place-name">{name}</span>
      {holder !== null && <span class="place-holder">{holder}</span>}
      {owners.length === 0 ? (
        <span class="place-empty">{messages.board.empty}</span>
      ) : (
        owners.map((player) => (
          <span key={player} class={`force force-${player}`}>
            <b>{messages.sides[player]}</b>{' '}
            {told(
              units.filter(({ owner }) => owner === player),
              props,
            )}
          </span>
        ))
      )}
    </li>
  );
};

const holderOf = ({ state, messages }: Props, planet: string): string | null => {
  const holding = state.holdings[planet];
  const parts = [
    ...(holding ? [`${messages.board.control}: ${messages.sides[holding.owner]}`] : []),
    ...(holding?.exhausted === true ? [messages.board.exhausted] : []),
    ...(state.custodians && planet === 'mecatol-rex' ? [messages.board.custodians] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : null;
};

const SystemView = ({ system, ...props }: Props & { readonly system: SystemInfo }) => {
  const { state, messages, names } = props;
  const { board } = messages;
  const here = state.units.filter((unit) => unit.system === system.id);
  const tokens = (state.tokens[system.id] ?? []).map((player) => messages.sides[player]);
  const marks = [
    ...(system.id === state.system ? [board.active] : []),
    ...system.anomalies.map((anomaly) => board.anomalies[anomaly]),
    ...system.wormholes.map((wormhole) => board.wormholes[wormhole]),
    ...(tokens.length > 0 ? [`${board.token}: ${tokens.join(', ')}`] : []),
  ];
  return (
    <section class={`system${system.id === state.system ? ' system-active' : ''}`}>
      <h4 class="system-name">
        {board.system(names.system(system.id))}
        {marks.length > 0 && <span class="system-marks">{marks.join('; ')}</span>}
      </h4>
      <ul class="places">
        <Place
          name={board.space}
          units={here.filter(({ planet }) => planet === null)}
          holder={null}
          props={props}
        />
        {system.planets.map((planet) => (
          <Place
            key={planet}
            name={names.planet(planet)}
            units={here.filter((unit) => unit.planet === planet)}
            holder={holderOf(props, planet)}
            props={props}
          />
        ))}
      </ul>
    </section>
  );
};

const matters = (state: ActionState, system: SystemInfo): boolean =>
  system.id === state.system ||
  state.units.some((unit) => unit.system === system.id) ||
  (state.tokens[system.id] ?? []).length > 0 ||
  system.planets.some((planet) => state.holdings[planet] !== undefined);

const SheetLine = ({ player, ...props }: Props & { readonly player: PlayerId }) => {
  const { state, messages } = props;
  const sheet = state.sheets[player];
  if (!sheet) return null;
  const { tactic, fleet, strategy, goods, points } = sheet;
  const { board } = messages;
  return (
    <li class={`force force-${player}`}>
      <b>{messages.sides[player]}</b>{' '}
      {[board.pools(tactic, fleet, strategy), board.goods(goods), board.points(points)].join(', ')}
    </li>
  );
};

export const ActionBoard = (props: Props): JSX.Element => {
  const { state, messages } = props;
  const systems = Object.values(state.galaxy.systems).filter((system) => matters(state, system));
  const ordered = [...systems].sort(
    (a, b) => Number(b.id === state.system) - Number(a.id === state.system),
  );
  return (
    <div class="galaxy-board">
      {state.battle && state.battle.round > 0 && (
        <p class="combat-place">{messages.board.round(state.battle.round)}</p>
      )}
      <GalaxyMap {...props} />
      <ul class="sheets">
        {state.players.map((player) => (
          <SheetLine key={player} {...props} player={player} />
        ))}
      </ul>
      {ordered.map((system) => (
        <SystemView key={system.id} {...props} system={system} />
      ))}
    </div>
  );
};
