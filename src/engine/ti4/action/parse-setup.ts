import { FACTION_IDS } from '../data/factions.ts';
import { COLOURS, TECHNOLOGY_IDS } from '../data/technologies.ts';
import { TILES } from '../data/tiles.ts';
import { UNIT_IDS } from '../data/units.ts';
import type { Profile, UnitId } from '../data/units.ts';
import type { Hex } from '../hexes.ts';
import { galaxyOf, tilePlanets, tileSystem } from './galaxy.ts';
import { fieldsOf, flagOf, listOf, numberOf, oneOf, SetupMistake, textOf } from './reader.ts';
import { PLAYERS } from './types.ts';
import type {
  ActionState,
  Galaxy,
  Holding,
  PlanetInfo,
  PlayerId,
  Sheet,
  SystemInfo,
  Unit,
} from './types.ts';

export type ParsedAction =
  | { readonly ok: true; readonly setup: ActionState }
  | { readonly ok: false; readonly path: string; readonly problem: string };

const ANOMALIES = ['asteroid-field', 'gravity-rift', 'nebula', 'supernova'] as const;
const WORMHOLES = ['alpha', 'beta', 'delta'] as const;
const TOKENS = 16;
const START = { tactic: 3, fleet: 3, strategy: 2 };
const SHEET = [
  ...['faction', 'tactic', 'fleet', 'strategy', 'reserve', 'goods', 'points', 'technologies'],
  ...['planets', 'exhausted', 'rerolls', 'combatBonus', 'moveBonus', 'values'],
];

const hexOf = (value: unknown, path: string): Hex | null => {
  if (value === undefined || value === null) return null;
  const [q, r] = listOf(value, path);
  return [numberOf(q, `${path}.0`, 0), numberOf(r, `${path}.1`, 0)];
};

interface Read {
  readonly system: SystemInfo;
  readonly planets: readonly PlanetInfo[];
}

const readSystem = (value: unknown, path: string): Read => {
  const fields = fieldsOf(value, path, ['tile', 'id', 'at', 'planets', 'anomalies', 'wormholes']);
  const at = hexOf(fields['at'], `${path}.at`);
  if (fields['tile'] !== undefined) {
    const number = numberOf(fields['tile'], `${path}.tile`, 0);
    if (!TILES.some((tile) => tile.number === number)) {
      throw new SetupMistake(`${path}.tile`, 'unknown');
    }
    return { system: tileSystem(number, at), planets: tilePlanets(number) };
  }
  const id = textOf(fields['id'], `${path}.id`);
  const planets = listOf(fields['planets'], `${path}.planets`).map((entry, index): PlanetInfo => {
    const place = `${path}.planets.${index}`;
    const planet = fieldsOf(entry, place, ['id', 'resources', 'influence', 'specialty']);
    return {
      id: textOf(planet['id'], `${place}.id`),
      system: id,
      resources: numberOf(planet['resources'], `${place}.resources`, 0),
      influence: numberOf(planet['influence'], `${place}.influence`, 0),
      specialty:
        planet['specialty'] === undefined
          ? null
          : oneOf(planet['specialty'], `${place}.specialty`, COLOURS),
    };
  });
  const many = <Value extends string>(key: string, known: readonly Value[]): readonly Value[] =>
    listOf(fields[key], `${path}.${key}`).map((entry) => oneOf(entry, `${path}.${key}`, known));
  return {
    system: {
      id,
      tile: null,
      at,
      planets: planets.map((planet) => planet.id),
      anomalies: many('anomalies', ANOMALIES),
      wormholes: many('wormholes', WORMHOLES),
    },
    planets,
  };
};

const readValues = (value: unknown, path: string): Sheet['values'] =>
  Object.fromEntries(
    Object.entries(fieldsOf(value, path)).map(([unit, values]) => [
      oneOf(unit, `${path}.${unit}`, UNIT_IDS),
      fieldsOf(values, `${path}.${unit}`) as Partial<Profile>,
    ]),
  );

const readSheet = (value: unknown, path: string, onBoard: number): Sheet => {
  const fields = fieldsOf(value, path, SHEET);
  const count = (key: string, otherwise: number): number =>
    numberOf(fields[key], `${path}.${key}`, otherwise);
  const pools = {
    tactic: count('tactic', START.tactic),
    fleet: count('fleet', START.fleet),
    strategy: count('strategy', START.strategy),
  };
  const laid = pools.tactic + pools.fleet + pools.strategy + onBoard;
  return {
    ...pools,
    faction:
      fields['faction'] === undefined
        ? null
        : oneOf(fields['faction'], `${path}.faction`, FACTION_IDS),
    reserve: count('reserve', TOKENS - laid),
    goods: count('goods', 0),
    points: count('points', 0),
    technologies: listOf(fields['technologies'], `${path}.technologies`).map((entry) =>
      oneOf(entry, `${path}.technologies`, TECHNOLOGY_IDS),
    ),
    exhausted: [],
    rerolls: count('rerolls', 0),
    combatBonus: count('combatBonus', 0),
    moveBonus: count('moveBonus', 0),
    values: readValues(fields['values'], `${path}.values`),
  };
};

const readUnits = (value: unknown, galaxy: Galaxy, players: readonly PlayerId[]): Unit[] => {
  const numbers = new Map<string, number>();
  return Object.entries(fieldsOf(value, 'units')).flatMap(([place, sides]) => {
    const planet = galaxy.planets[place];
    const system = planet?.system ?? place;
    if (!galaxy.systems[system]) throw new SetupMistake(`units.${place}`, 'unknown');
    return Object.entries(fieldsOf(sides, `units.${place}`)).flatMap(([side, counts]) => {
      const owner = oneOf(side, `units.${place}.${side}`, players);
      return Object.entries(fieldsOf(counts, `units.${place}.${side}`)).flatMap(([key, count]) => {
        const path = `units.${place}.${side}.${key}`;
        const damaged = key.endsWith('-damaged');
        const type: UnitId = oneOf(key.replace(/-damaged$/, ''), path, UNIT_IDS);
        return Array.from({ length: numberOf(count, path, 0) }, (): Unit => {
          const number = (numbers.get(`${owner}-${type}`) ?? 0) + 1;
          numbers.set(`${owner}-${type}`, number);
          return {
            id: `${owner}-${type}-${number}`,
            type,
            owner,
            system,
            planet: planet?.id ?? null,
            damaged,
          };
        });
      });
    });
  });
};

const readTokens = (
  value: unknown,
  galaxy: Galaxy,
  players: readonly PlayerId[],
): Record<string, readonly PlayerId[]> =>
  Object.fromEntries(
    Object.entries(fieldsOf(value, 'tokens')).map(([system, owners]) => {
      if (!galaxy.systems[system]) throw new SetupMistake(`tokens.${system}`, 'unknown');
      const path = `tokens.${system}`;
      return [system, listOf(owners, path).map((entry) => oneOf(entry, path, players))];
    }),
  );

const readHoldings = (
  sheets: readonly (readonly [PlayerId, unknown])[],
  galaxy: Galaxy,
): Record<string, Holding> => {
  const holdings: Record<string, Holding> = {};
  for (const [owner, value] of sheets) {
    const fields = fieldsOf(value, `players.${owner}`);
    for (const key of ['planets', 'exhausted'] as const) {
      for (const entry of listOf(fields[key], `players.${owner}.${key}`)) {
        const planet = textOf(entry, `players.${owner}.${key}`);
        if (!galaxy.planets[planet]) throw new SetupMistake(`players.${owner}.${key}`, 'unknown');
        holdings[planet] = { owner, exhausted: key === 'exhausted', token: false };
      }
    }
  }
  return holdings;
};

const read = (value: unknown): ActionState => {
  const top = ['systems', 'players', 'active', 'system', 'units', 'tokens', 'custodians'];
  const fields = fieldsOf(value, '', top);
  const systems = listOf(fields['systems'], 'systems').map((entry, index) =>
    readSystem(entry, `systems.${index}`),
  );
  const galaxy = galaxyOf(
    systems.map(({ system }) => system),
    systems.flatMap(({ planets }) => planets),
  );
  const sides = Object.entries(fieldsOf(fields['players'], 'players')).map(
    ([id, sheet]) => [oneOf(id, `players.${id}`, PLAYERS), sheet] as const,
  );
  const players = sides.map(([id]) => id);
  const tokens = readTokens(fields['tokens'], galaxy, players);
  const laid = (player: PlayerId): number =>
    Object.values(tokens).filter((owners) => owners.includes(player)).length;
  const system = fields['system'] === undefined ? null : textOf(fields['system'], 'system');
  if (system !== null && !galaxy.systems[system]) throw new SetupMistake('system', 'unknown');
  return {
    galaxy,
    players,
    active: oneOf(fields['active'], 'active', players),
    system,
    sheets: Object.fromEntries(
      sides.map(([id, sheet]) => [id, readSheet(sheet, `players.${id}`, laid(id))]),
    ),
    tokens,
    holdings: readHoldings(sides, galaxy),
    units: readUnits(fields['units'], galaxy, players),
    custodians: flagOf(fields['custodians'], 'custodians'),
    hits: {},
    battle: null,
    landed: {},
    agenda: [],
  };
};

/** Checks what an author wrote; never throws. */
export const parseAction = (value: unknown): ParsedAction => {
  try {
    return { ok: true, setup: read(value) };
  } catch (error) {
    if (!(error instanceof SetupMistake)) throw error;
    return { ok: false, path: error.path, problem: error.message };
  }
};
