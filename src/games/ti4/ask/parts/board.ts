import { oneOf, said, term, whether } from '../../../../ask/field.ts';
import type { Field, Group, Label, Say } from '../../../../ask/field.ts';
import { termOf } from '../../../../player/terms.ts';
import { galaxyOf, tilePlanets, tileSystem } from '../../engine/action/galaxy.ts';
import { figuresLeft, isUnlimited } from '../../engine/action/query.ts';
import type { ActionState, PlayerId, Sheet, SystemInfo, Unit } from '../../engine/action/types.ts';
import { TECHNOLOGY_IDS } from '../../engine/data/technologies.ts';
import { TILES, tileOf } from '../../engine/data/tiles.ts';
import { FIGURES, FLEET, KINDS, profilesOf } from '../../engine/data/units.ts';
import type { UnitId } from '../../engine/data/units.ts';
import { planetName } from '../../words/planets.ts';
import { technologyName } from '../../words/technologies.ts';
import { WORDS } from './words.ts';

type BoardField = Field<ActionState>;

const planetLabel =
  (id: string): Label =>
  ({ language, terms }) =>
    planetName(language, id, (name) => termOf(terms, name).name);

export const playerLabel = (player: PlayerId): Label => said(WORDS.players[player]);

const joined =
  (...labels: readonly Label[]): Label =>
  (say) =>
    labels.map((label) => label(say)).join(', ');

/** What lies on a tile, after its number. */
const tileLabel =
  (number: number): Label =>
  (say: Say) => {
    const { planets, anomalies, wormholes } = tileOf(number);
    const parts = [
      ...planets.map((id) => planetLabel(id)(say)),
      ...anomalies.map((id) => WORDS.anomalies[id][say.language]),
      ...wormholes.map((id) => WORDS.wormholes[id][say.language]),
    ];
    return `${number}: ${parts.join(', ') || WORDS.emptySpace[say.language]}`;
  };

const systemLabel = ({ id, tile }: SystemInfo): Label =>
  tile === null ? () => id.toUpperCase() : tileLabel(tile);

/** By their places, which a change of tiles leaves as they are. */
const systemsOf = ({ galaxy }: Pick<ActionState, 'galaxy'>): readonly SystemInfo[] => {
  const key = ({ at }: SystemInfo): number => (at === null ? Infinity : at[1] * 100 + at[0]);
  return Object.values(galaxy.systems).toSorted((one, other) => key(one) - key(other));
};

/** Another tile in the same place: ships stay, what was on planets goes with them. */
const withTile = (state: ActionState, place: number, tile: number): ActionState => {
  const systems = systemsOf(state);
  const old = systems[place];
  if (!old || systems.some((one) => one.tile === tile)) return state;
  const next = tileSystem(tile, old.at);
  const planets = Object.values(state.galaxy.planets).filter(({ system }) => system !== old.id);
  const moved = (id: string): string => (id === old.id ? next.id : id);
  return {
    ...state,
    galaxy: galaxyOf(
      systems.map((one, at) => (at === place ? next : one)),
      [...planets, ...tilePlanets(tile)],
    ),
    system: state.system === null ? null : moved(state.system),
    tokens: Object.fromEntries(
      Object.entries(state.tokens).map(([id, owners]) => [moved(id), owners]),
    ),
    holdings: Object.fromEntries(
      Object.entries(state.holdings).filter(([id]) => !old.planets.includes(id)),
    ),
    units: state.units.flatMap((unit) => {
      if (unit.system !== old.id) return [unit];
      return unit.planet === null ? [{ ...unit, system: next.id }] : [];
    }),
  };
};

const tileField = (place: number): BoardField =>
  oneOf<ActionState, number>(
    `tile-${place}`,
    said(WORDS.tile),
    TILES.map(({ number }) => number),
    tileLabel,
    (state) => systemsOf(state)[place]?.tile ?? 0,
    (state, tile) => withTile(state, place, tile),
  );

interface Stand {
  readonly owner: PlayerId;
  readonly type: UnitId;
  readonly system: string;
  readonly planet: string | null;
  readonly damaged: boolean;
}

const standing = (units: readonly Unit[], stand: Stand): readonly Unit[] =>
  units.filter(
    (unit) =>
      unit.owner === stand.owner &&
      unit.type === stand.type &&
      unit.system === stand.system &&
      unit.planet === stand.planet &&
      unit.damaged === stand.damaged,
  );

const withUnit = (units: readonly Unit[], stand: Stand): readonly Unit[] => {
  let number = 1;
  const idOf = (): string => `${stand.owner}-${stand.type}-${number}`;
  while (units.some(({ id }) => id === idOf())) number += 1;
  return [...units, { id: idOf(), ...stand }];
};

const withUnits = (state: ActionState, stand: Stand, count: number): ActionState => {
  const there = standing(state.units, stand);
  if (count < there.length) {
    const gone = new Set(there.slice(count));
    return { ...state, units: state.units.filter((unit) => !gone.has(unit)) };
  }
  const more = Array.from({ length: count - there.length });
  return {
    ...state,
    units: more.reduce<readonly Unit[]>((units) => withUnit(units, stand), state.units),
  };
};

const canSustain = (type: UnitId): boolean => profilesOf(type).some(({ sustain }) => sustain);

/** Plastic of one colour; what has tokens too is limited by the table. */
const mostOf = (type: UnitId): number => (isUnlimited(type) ? 12 : FIGURES[type]);

const unitFields = (stand: Omit<Stand, 'type' | 'damaged'>, type: UnitId): readonly BoardField[] =>
  (canSustain(type) ? [false, true] : [false]).map((damaged) => {
    const where = { ...stand, type, damaged };
    const labels = [playerLabel(stand.owner), term(type)];
    const place = stand.planet === null ? [] : [planetLabel(stand.planet)];
    return {
      id: [stand.planet ?? stand.system, stand.owner, type, ...(damaged ? ['damaged'] : [])].join(
        '-',
      ),
      label: joined(...place, ...labels, ...(damaged ? [said(WORDS.damaged)] : [])),
      most: mostOf(type),
      of: ({ units }) => standing(units, where).length,
      put: (state, count) => withUnits(state, where, count),
    };
  });

const ofKind = (...kinds: readonly string[]): readonly UnitId[] =>
  FLEET.filter((type) => kinds.includes(KINDS[type]));

const tokenField = (system: string, player: PlayerId): BoardField =>
  whether(
    `${system}-token-${player}`,
    joined(playerLabel(player), said(WORDS.token)),
    ({ tokens }) => tokens[system]?.includes(player) === true,
    (state, laid) => {
      const others = (state.tokens[system] ?? []).filter((one) => one !== player);
      return withReserve(
        {
          ...state,
          tokens: { ...state.tokens, [system]: laid ? [...others, player] : others },
        },
        player,
        laid ? -1 : 1,
      );
    },
  );

const planetFields = (
  { players }: ActionState,
  system: string,
  planet: string,
): readonly BoardField[] => [
  oneOf<ActionState, PlayerId | null>(
    `${planet}-owner`,
    joined(planetLabel(planet), said(WORDS.owner)),
    [null, ...players],
    (player) => (player === null ? said(WORDS.nobody) : playerLabel(player)),
    ({ holdings }) => holdings[planet]?.owner ?? null,
    (state, owner) => {
      const others = Object.fromEntries(
        Object.entries(state.holdings).filter(([id]) => id !== planet),
      );
      const holdings =
        owner === null
          ? others
          : { ...others, [planet]: { owner, exhausted: false, token: false } };
      return { ...state, holdings };
    },
  ),
  whether(
    `${planet}-exhausted`,
    joined(planetLabel(planet), said(WORDS.exhausted)),
    ({ holdings }) => holdings[planet]?.exhausted === true,
    (state, exhausted) => {
      const held = state.holdings[planet];
      return held
        ? { ...state, holdings: { ...state.holdings, [planet]: { ...held, exhausted } } }
        : state;
    },
  ),
  ...players.flatMap((owner) =>
    ofKind('ground-forces', 'structure').flatMap((type) =>
      unitFields({ owner, system, planet }, type),
    ),
  ),
];

const systemGroup = (
  state: ActionState,
  system: SystemInfo,
  place: number,
): Group<ActionState> => ({
  id: `hex-${place}`,
  label: systemLabel(system),
  fields: [
    ...(system.tile === null ? [] : [tileField(place)]),
    ...state.players.flatMap((owner) =>
      ofKind('ship', 'ground-forces').flatMap((type) =>
        unitFields({ owner, system: system.id, planet: null }, type),
      ),
    ),
    ...state.players.map((player) => tokenField(system.id, player)),
    ...system.planets.flatMap((planet) => planetFields(state, system.id, planet)),
  ],
});

const withSheet = (state: ActionState, player: PlayerId, part: Partial<Sheet>): ActionState => {
  const sheet = state.sheets[player];
  return sheet ? { ...state, sheets: { ...state.sheets, [player]: { ...sheet, ...part } } } : state;
};

const withReserve = (state: ActionState, player: PlayerId, more: number): ActionState =>
  withSheet(state, player, { reserve: (state.sheets[player]?.reserve ?? 0) + more });

const MOST_TOKENS = 16;

const playerGroup = (player: PlayerId): Group<ActionState> => ({
  id: player,
  label: playerLabel(player),
  fields: [
    ...(['tactic', 'fleet', 'strategy'] as const).map((pool): BoardField => ({
      id: `${player}-${pool}`,
      label: said(WORDS[pool]),
      most: MOST_TOKENS,
      of: ({ sheets }) => sheets[player]?.[pool] ?? 0,
      put: (state, count) => {
        const before = state.sheets[player]?.[pool] ?? 0;
        return withReserve(withSheet(state, player, { [pool]: count }), player, before - count);
      },
    })),
    {
      id: `${player}-goods`,
      label: said(WORDS.goods),
      most: 20,
      of: ({ sheets }) => sheets[player]?.goods ?? 0,
      put: (state, goods) => withSheet(state, player, { goods }),
    },
    ...TECHNOLOGY_IDS.map((id) =>
      whether<ActionState>(
        `${player}-${id}`,
        ({ terms }) => technologyName(id, (name) => termOf(terms, name).name),
        ({ sheets }) => sheets[player]?.technologies.includes(id) === true,
        (state, owned) => {
          const others = (state.sheets[player]?.technologies ?? []).filter((one) => one !== id);
          return withSheet(state, player, { technologies: owned ? [...others, id] : others });
        },
      ),
    ),
  ],
});

/** Everything that lies on the board and on the sheets. */
export const boardGroups = (state: ActionState): readonly Group<ActionState>[] => [
  ...systemsOf(state).map((system, place) => systemGroup(state, system, place)),
  ...state.players.map(playerGroup),
];

export const activeIn = ({ players }: ActionState): BoardField =>
  oneOf<ActionState, PlayerId>(
    'active',
    said(WORDS.active),
    players,
    playerLabel,
    ({ active }) => active,
    (state, active) => ({ ...state, active }),
  );

export const activatedIn = (board: ActionState): BoardField => {
  const systems = systemsOf(board);
  return oneOf<ActionState, SystemInfo | undefined>(
    'system',
    said(WORDS.activated),
    systems,
    (system) => (system ? systemLabel(system) : said(WORDS.nothing)),
    ({ system }) => systems.find(({ id }) => id === system),
    (state, system) => ({ ...state, system: system?.id ?? state.system }),
  );
};

export const boardMisfit = (state: ActionState): Label | null => {
  const short = state.players.some((player) =>
    FLEET.some((type) => !isUnlimited(type) && figuresLeft(state, player, type) < 0),
  );
  if (short) return said(WORDS.misfits.units);
  const spent = state.players.some((player) => (state.sheets[player]?.reserve ?? 0) < 0);
  return spent ? said(WORDS.misfits.tokens) : null;
};
