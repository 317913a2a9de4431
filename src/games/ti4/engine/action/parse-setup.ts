import { FACTION_IDS } from '../data/factions.ts';
import { COLOURS, TECHNOLOGY_IDS } from '../data/technologies.ts';
import { TILES } from '../data/tiles.ts';
import { UNIT_IDS } from '../data/units.ts';
import type { Profile, UnitId } from '../data/units.ts';
import type { Hex } from '../hexes.ts';
import { galaxyOf, tilePlanets, tileSystem } from './galaxy.ts';
import {
  BadSetup,
  choiceOf,
  fields as known,
  flag,
  list,
  parseWith,
  whole,
} from '../../../../engine/parsing.ts';
import type { ParsedSetup } from '../../../../engine/playable.ts';
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

const MANY = 999;

/** A table whose keys are names of the game: who reads it checks them. */
const tableOf = (value: unknown, path: string): Readonly<Record<string, unknown>> =>
  known(value, path, typeof value === 'object' && value !== null ? Object.keys(value) : []);

const textOf = (value: unknown, path: string): string => {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new BadSetup(path, 'not-text');
};

const ANOMALIES = ['asteroid-field', 'gravity-rift', 'nebula', 'supernova'] as const;
const WORMHOLES = ['alpha', 'beta', 'delta'] as const;
const TOKENS = 16;
const START = { tactic: 3, fleet: 3, strategy: 2 };
const SHEET = [
  ...['faction', 'tactic', 'fleet', 'strategy', 'reserve', 'goods', 'points', 'technologies'],
  ...['planets', 'exhausted', 'rerolls', 'combatBonus', 'moveBonus', 'values'],
];

/** Either side of the victory point track. */
export const goalOf = (value: unknown): 10 | 14 =>
  whole(value, 'goal', 10, 14, 10) === 14 ? 14 : 10;

const hexOf = (value: unknown, path: string): Hex | null => {
  if (value === undefined || value === null) return null;
  const [q, r] = list(value, path, MANY);
  return [whole(q, `${path}.0`, -MANY, MANY, 0), whole(r, `${path}.1`, -MANY, MANY, 0)];
};

interface Read {
  readonly system: SystemInfo;
  readonly planets: readonly PlanetInfo[];
}

const readSystem = (value: unknown, path: string): Read => {
  const fields = known(value, path, ['tile', 'id', 'at', 'planets', 'anomalies', 'wormholes']);
  const at = hexOf(fields['at'], `${path}.at`);
  if (fields['tile'] !== undefined) {
    const number = whole(fields['tile'], `${path}.tile`, -MANY, MANY, 0);
    if (!TILES.some((tile) => tile.number === number)) {
      throw new BadSetup(`${path}.tile`, 'unknown');
    }
    return { system: tileSystem(number, at), planets: tilePlanets(number) };
  }
  const id = textOf(fields['id'], `${path}.id`);
  const planets = list(fields['planets'], `${path}.planets`, MANY).map(
    (entry, index): PlanetInfo => {
      const place = `${path}.planets.${index}`;
      const planet = known(entry, place, ['id', 'resources', 'influence', 'specialty']);
      return {
        id: textOf(planet['id'], `${place}.id`),
        system: id,
        resources: whole(planet['resources'], `${place}.resources`, -MANY, MANY, 0),
        influence: whole(planet['influence'], `${place}.influence`, -MANY, MANY, 0),
        specialty:
          planet['specialty'] === undefined
            ? null
            : choiceOf(planet['specialty'], `${place}.specialty`, COLOURS),
      };
    },
  );
  const many = <Value extends string>(key: string, known: readonly Value[]): readonly Value[] =>
    list(fields[key], `${path}.${key}`, MANY).map((entry) =>
      choiceOf(entry, `${path}.${key}`, known),
    );
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
    Object.entries(tableOf(value, path)).map(([unit, values]) => [
      choiceOf(unit, `${path}.${unit}`, UNIT_IDS),
      tableOf(values, `${path}.${unit}`) as Partial<Profile>,
    ]),
  );

const readSheet = (value: unknown, path: string, onBoard: number): Sheet => {
  const fields = known(value, path, SHEET);
  const count = (key: string, otherwise: number): number =>
    whole(fields[key], `${path}.${key}`, -MANY, MANY, otherwise);
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
        : choiceOf(fields['faction'], `${path}.faction`, FACTION_IDS),
    reserve: count('reserve', TOKENS - laid),
    goods: count('goods', 0),
    points: count('points', 0),
    technologies: list(fields['technologies'], `${path}.technologies`, MANY).map((entry) =>
      choiceOf(entry, `${path}.technologies`, TECHNOLOGY_IDS),
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
  return Object.entries(tableOf(value, 'units')).flatMap(([place, sides]) => {
    const planet = galaxy.planets[place];
    const system = planet?.system ?? place;
    if (!galaxy.systems[system]) throw new BadSetup(`units.${place}`, 'unknown');
    return Object.entries(tableOf(sides, `units.${place}`)).flatMap(([side, counts]) => {
      const owner = choiceOf(side, `units.${place}.${side}`, players);
      return Object.entries(tableOf(counts, `units.${place}.${side}`)).flatMap(([key, count]) => {
        const path = `units.${place}.${side}.${key}`;
        const damaged = key.endsWith('-damaged');
        const type: UnitId = choiceOf(key.replace(/-damaged$/, ''), path, UNIT_IDS);
        return Array.from({ length: whole(count, path, -MANY, MANY, 0) }, (): Unit => {
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
    Object.entries(tableOf(value, 'tokens')).map(([system, owners]) => {
      if (!galaxy.systems[system]) throw new BadSetup(`tokens.${system}`, 'unknown');
      const path = `tokens.${system}`;
      return [system, list(owners, path, MANY).map((entry) => choiceOf(entry, path, players))];
    }),
  );

const readHoldings = (
  sheets: readonly (readonly [PlayerId, unknown])[],
  galaxy: Galaxy,
): Record<string, Holding> => {
  const holdings: Record<string, Holding> = {};
  for (const [owner, value] of sheets) {
    const fields = tableOf(value, `players.${owner}`);
    for (const key of ['planets', 'exhausted'] as const) {
      for (const entry of list(fields[key], `players.${owner}.${key}`, MANY)) {
        const planet = textOf(entry, `players.${owner}.${key}`);
        if (!galaxy.planets[planet]) throw new BadSetup(`players.${owner}.${key}`, 'unknown');
        holdings[planet] = { owner, exhausted: key === 'exhausted', token: false };
      }
    }
  }
  return holdings;
};

const read = (value: unknown): ActionState => {
  const top = ['systems', 'players', 'active', 'system', 'units', 'tokens', 'custodians', 'goal'];
  const fields = known(value, '', top);
  const systems = list(fields['systems'], 'systems', MANY).map((entry, index) =>
    readSystem(entry, `systems.${index}`),
  );
  const galaxy = galaxyOf(
    systems.map(({ system }) => system),
    systems.flatMap(({ planets }) => planets),
  );
  const sides = Object.entries(tableOf(fields['players'], 'players')).map(
    ([id, sheet]) => [choiceOf(id, `players.${id}`, PLAYERS), sheet] as const,
  );
  const players = sides.map(([id]) => id);
  const tokens = readTokens(fields['tokens'], galaxy, players);
  const laid = (player: PlayerId): number =>
    Object.values(tokens).filter((owners) => owners.includes(player)).length;
  const system = fields['system'] === undefined ? null : textOf(fields['system'], 'system');
  if (system !== null && !galaxy.systems[system]) throw new BadSetup('system', 'unknown');
  return {
    galaxy,
    players,
    active: choiceOf(fields['active'], 'active', players),
    system,
    sheets: Object.fromEntries(
      sides.map(([id, sheet]) => [id, readSheet(sheet, `players.${id}`, laid(id))]),
    ),
    tokens,
    holdings: readHoldings(sides, galaxy),
    units: readUnits(fields['units'], galaxy, players),
    custodians: flag(fields['custodians'], 'custodians'),
    goal: goalOf(fields['goal']),
    winner: null,
    alive: [],
    hits: {},
    battle: null,
    landed: {},
    owed: null,
    agenda: [],
  };
};

/** Checks what an author wrote; never throws. */
export const parseAction = (value: unknown): ParsedSetup<ActionState> =>
  parseWith(() => read(value));
