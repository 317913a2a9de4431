import type { JSX } from 'preact';
import type { ActionState, Battle, PlayerId, SystemInfo, Unit } from '../engine/action/types.ts';
import type { UnitId } from '../engine/data/units.ts';
import type { ActionMessages, ActionNames } from '../words/action.ts';
import { GalaxyMap } from './galaxy-map.tsx';
import { UnitSign } from './shapes.tsx';

interface Props {
  readonly state: ActionState;
  readonly messages: ActionMessages;
  readonly names: ActionNames;
}

interface Stack {
  readonly type: UnitId;
  readonly damaged: boolean;
  readonly number: number;
}

/** Units that nothing tells apart stand together. */
const stacksOf = (units: readonly Unit[]): readonly Stack[] => {
  const stacks = new Map<string, Stack>();
  for (const { type, damaged } of units) {
    const key = `${type} ${damaged}`;
    stacks.set(key, { type, damaged, number: (stacks.get(key)?.number ?? 0) + 1 });
  }
  return [...stacks.values()];
};

const Force = ({
  units,
  owner,
  messages,
  names,
}: Pick<Props, 'messages' | 'names'> & {
  readonly units: readonly Unit[];
  readonly owner: PlayerId;
}): JSX.Element => (
  <ul class="units">
    {stacksOf(units).map(({ type, damaged, number }) => (
      <li key={`${type} ${damaged}`} class="unit-stack">
        <UnitSign unit={type} owner={owner} damaged={damaged} />
        <span class="unit-name">
          {names.unit(type)}
          {number > 1 && <b> ×{number}</b>}
          {damaged && <span class="unit-damaged"> {messages.board.damaged}</span>}
        </span>
      </li>
    ))}
  </ul>
);

/** The two sides of a fight face to face: the attacker above. */
const Fight = ({
  battle,
  state,
  messages,
  names,
}: Props & { readonly battle: Battle }): JSX.Element => {
  const frame = state.agenda.at(-1);
  const ground = frame !== undefined && 'planet' in frame ? frame.planet : null;
  const side = (owner: PlayerId): JSX.Element => {
    const units = state.units.filter(
      (unit) => unit.owner === owner && unit.system === state.system && unit.planet === ground,
    );
    return (
      <div class={`fight-side unit-${owner}`}>
        <h3>
          {messages.sides[owner]}
          {battle.retreating === owner && <span class="fight-away"> ⤺</span>}
        </h3>
        {units.length > 0 ? (
          <Force units={units} owner={owner} messages={messages} names={names} />
        ) : (
          <p class="place-empty">{messages.board.empty}</p>
        )}
      </div>
    );
  };
  return (
    <section class="fight">
      {side(battle.attacker)}
      {side(battle.defender)}
    </section>
  );
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
  const { messages, names, state } = props;
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
            <b>{messages.sides[player]}</b>
            <Force
              units={units.filter(({ owner }) => owner === player)}
              owner={player}
              messages={messages}
              names={names}
            />
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
      <h3 class="system-name">
        {board.system(names.system(system.id))}
        {marks.length > 0 && <span class="system-marks">{marks.join('; ')}</span>}
      </h3>
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

/** Only the marks that this map has. */
const MapKey = ({ state, messages }: Props): JSX.Element => {
  const { key, signs, letters } = messages.board;
  const systems = Object.values(state.galaxy.systems);
  const anomalies = new Set(systems.flatMap((system) => system.anomalies));
  const marks = [
    ...state.players.map(
      (player) => `${letters[player]} — ${messages.sides[player].toLowerCase()}`,
    ),
    ...(systems.some(({ planets }) => planets.length > 0) ? [signs.planet] : []),
    ...(Object.values(state.tokens).some((owners) => owners.length > 0) ? [signs.token] : []),
    ...[...anomalies].map((anomaly) => signs[anomaly]),
  ];
  return (
    <p class="map-key">
      <b>{key}:</b> {marks.join('; ')}.
    </p>
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
      {state.battle && <Fight {...props} battle={state.battle} />}
      <GalaxyMap {...props} />
      <MapKey {...props} />
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
