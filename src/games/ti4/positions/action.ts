import { z } from 'astro/zod';
import { BadSetup } from '../../../engine/parsing.ts';
import { flag, listOf, readerOf } from '../../../positions/reader.ts';
import { galaxyOf, tilePlanets, tileSystem } from '../engine/action/galaxy.ts';
import type {
  ActionState,
  Galaxy,
  Holding,
  PlanetInfo,
  PlayerId,
  Sheet,
  SystemInfo,
  Unit,
} from '../engine/action/types.ts';
import { FACTION_IDS } from '../engine/data/factions.ts';
import { COLOURS, TECHNOLOGY_IDS } from '../engine/data/technologies.ts';
import { TILES } from '../engine/data/tiles.ts';
import { UNIT_IDS } from '../engine/data/units.ts';
import type { Profile } from '../engine/data/units.ts';
import { goal, player, playing } from './players.ts';

const MANY = 999;
const TOKENS = 16;

const number = z.int().min(-MANY).max(MANY);
const count = (otherwise: number) => number.default(otherwise);
/** YAML reads some names as numbers. */
const name = z.union([z.string(), z.number()]).transform(String);
/** A table whose keys are names of this galaxy: they are looked up where they are used. */
const byName = <Value extends z.ZodType>(value: Value) =>
  z
    .record(z.string(), value)
    .optional()
    .transform((table) => Object.entries(table ?? {}));

interface Told {
  readonly system: SystemInfo;
  readonly planets: readonly PlanetInfo[];
}

const system = z
  .strictObject({
    tile: number
      .refine((tile) => TILES.some((one) => one.number === tile), 'there is no such tile')
      .optional(),
    id: name.optional(),
    at: z
      .tuple([number, number])
      .nullish()
      .transform((at) => at ?? null),
    planets: listOf(
      z.strictObject({
        id: name,
        resources: count(0),
        influence: count(0),
        specialty: z.enum(COLOURS).nullable().default(null),
      }),
      MANY,
    ),
    anomalies: listOf(z.enum(['asteroid-field', 'gravity-rift', 'nebula', 'supernova']), MANY),
    wormholes: listOf(z.enum(['alpha', 'beta', 'delta']), MANY),
  })
  .refine(({ tile, id }) => tile !== undefined || id !== undefined, {
    path: ['id'],
    message: 'a system has a tile or a name',
  })
  .transform(({ tile, id = '', at, planets, ...rest }): Told =>
    tile === undefined
      ? {
          system: { id, tile: null, at, planets: planets.map((planet) => planet.id), ...rest },
          planets: planets.map((planet) => ({ ...planet, system: id })),
        }
      : { system: tileSystem(tile, at), planets: tilePlanets(tile) },
  );

const sheet = z.strictObject({
  faction: z.enum(FACTION_IDS).nullable().default(null),
  tactic: count(3),
  fleet: count(3),
  strategy: count(2),
  reserve: number.optional(),
  goods: count(0),
  points: count(0),
  technologies: listOf(z.enum(TECHNOLOGY_IDS), MANY),
  planets: listOf(name, MANY),
  exhausted: listOf(name, MANY),
  rerolls: count(0),
  combatBonus: count(0),
  moveBonus: count(0),
  values: z
    .partialRecord(
      z.enum(UNIT_IDS),
      z.custom<Partial<Profile>>((value) => typeof value === 'object' && value !== null),
    )
    .default({}),
});

/** What a position shares with every other that has a galaxy. */
export const board = {
  systems: listOf(system, MANY),
  players: z.partialRecord(player, sheet).default({}),
  active: player,
  units: byName(z.partialRecord(player, byName(number))),
};

const whole = z.strictObject({
  ...board,
  system: name.nullable().default(null),
  tokens: byName(listOf(player, MANY)),
  custodians: flag,
  goal,
});

const known = <Thing>(things: Readonly<Record<string, Thing>>, id: string, path: string): Thing => {
  const found = things[id];
  if (found === undefined)
    throw new BadSetup(path, `there is no «${id}» here`, Object.keys(things));
  return found;
};

type Counted = readonly (readonly [string, Partial<Record<PlayerId, [string, number][]>>])[];

const unitsOf = (told: Counted, galaxy: Galaxy, players: readonly PlayerId[]): readonly Unit[] => {
  const numbers = new Map<string, number>();
  const places = { ...galaxy.systems, ...galaxy.planets };
  return told.flatMap(([place, sides]) => {
    known(places, place, `units.${place}`);
    const planet = galaxy.planets[place];
    return Object.entries(sides).flatMap(([side, counts]) => {
      const owner = playing(side, players, `units.${place}.${side}`);
      return counts.flatMap(([key, many]) => {
        const path = `units.${place}.${side}.${key}`;
        const type = UNIT_IDS.find((id) => id === key.replace(/-damaged$/, ''));
        if (!type) throw new BadSetup(path, `there is no «${key}» here`, UNIT_IDS);
        return Array.from({ length: many }, (): Unit => {
          const next = (numbers.get(`${owner}-${type}`) ?? 0) + 1;
          numbers.set(`${owner}-${type}`, next);
          return {
            id: `${owner}-${type}-${next}`,
            type,
            owner,
            system: planet?.system ?? place,
            planet: planet?.id ?? null,
            damaged: key.endsWith('-damaged'),
          };
        });
      });
    });
  });
};

const stateOf = (told: z.output<typeof whole>): ActionState => {
  const galaxy = galaxyOf(
    told.systems.map(({ system: one }) => one),
    told.systems.flatMap(({ planets }) => planets),
  );
  const sheets = Object.entries(told.players) as [PlayerId, z.output<typeof sheet>][];
  const players = sheets.map(([id]) => id);
  playing(told.active, players, 'active');
  for (const [place] of told.tokens) known(galaxy.systems, place, `tokens.${place}`);
  if (told.system !== null) known(galaxy.systems, told.system, 'system');
  const holdings: Record<string, Holding> = {};
  for (const [owner, { planets, exhausted }] of sheets) {
    for (const [key, ids] of Object.entries({ planets, exhausted })) {
      for (const id of ids) {
        known(galaxy.planets, id, `players.${owner}.${key}`);
        holdings[id] = { owner, exhausted: key === 'exhausted', token: false };
      }
    }
  }
  const laid = (id: PlayerId): number =>
    told.tokens.filter(([, owners]) => owners.includes(id)).length;
  return {
    galaxy,
    players,
    active: told.active,
    system: told.system,
    sheets: Object.fromEntries(
      sheets.map(([id, { planets: _, ...rest }]): [string, Sheet] => [
        id,
        {
          ...rest,
          reserve: rest.reserve ?? TOKENS - rest.tactic - rest.fleet - rest.strategy - laid(id),
          exhausted: [],
        },
      ]),
    ),
    tokens: Object.fromEntries(told.tokens),
    holdings,
    units: unitsOf(told.units, galaxy, players),
    custodians: told.custodians,
    goal: told.goal,
    winner: null,
    alive: [],
    hits: {},
    aimed: {},
    battle: null,
    landed: {},
    owed: null,
    agenda: [],
  };
};

/** A table where nothing but its board is told. */
export const boardOf = (told: Pick<z.output<typeof whole>, keyof typeof board>): ActionState =>
  stateOf({ ...told, system: null, tokens: [], custodians: false, goal: 10 });

/** Everything that a tactical action knows of the table. */
export const wholeBoard = whole.transform(stateOf);

export const parseAction = readerOf<ActionState>(wholeBoard);
