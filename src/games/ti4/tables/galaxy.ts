import { LAYOUTS, PLAYER_COUNTS, type PlayerCount } from '../engine/data/layouts.ts';
import {
  PLANET_IDS,
  planetOf,
  tileOf,
  TILES,
  type Anomaly,
  type Tile,
  type Wormhole,
} from '../engine/data/tiles.ts';
import { MAP_COLUMNS as COLUMNS } from '../words/map-columns.ts';
import { PLANET_TERMS } from '../words/planets.ts';
import { TABLES } from '../words/tables.ts';
import { BACKS, EFFECTS } from '../words/values.ts';
import { differ } from '../../../tables/origins.ts';
import { defineTable, rule, term, word, type Value } from '../../../tables/table.ts';
import { colourName, featureTerm, planetName } from './names.ts';
import { BOT, DIGITAL_TABLE, GALAXY_TILES, MAP_EDITOR, MAP_MAKER, SPECIALTIES } from './sources.ts';

const homeOf = ({ home }: Tile): Value => (home === null ? null : term(home));

export const planets = defineTable({
  id: 'planets',
  words: TABLES.planets,
  rows: PLANET_IDS,
  idOf: (id) => id,
  columns: {
    name: {
      words: COLUMNS.planet,
      of: planetName,
      origin: GALAXY_TILES,
      printed: PLANET_TERMS,
    },
    resources: {
      words: COLUMNS.resources,
      of: (id) => planetOf(id).resources,
      origin: GALAXY_TILES,
    },
    influence: {
      words: COLUMNS.influence,
      of: (id) => planetOf(id).influence,
      origin: GALAXY_TILES,
    },
    trait: {
      words: COLUMNS.trait,
      of: (id) => {
        const { trait } = planetOf(id);
        return trait === null ? null : term(`${trait}-planet`);
      },
      origin: GALAXY_TILES,
    },
    specialty: {
      words: COLUMNS.specialty,
      of: (id) => {
        const { specialty } = planetOf(id);
        return specialty === null ? null : colourName(specialty);
      },
      origin: SPECIALTIES,
    },
    tile: { words: COLUMNS.planetTile, of: (id) => planetOf(id).tile, origin: GALAXY_TILES },
    home: {
      words: COLUMNS.homeOf,
      of: (id) => homeOf(tileOf(planetOf(id).tile)),
      origin: GALAXY_TILES,
    },
  },
  disputes: {
    'maaluuk.resources': differ('0', ['0', BOT, DIGITAL_TABLE, MAP_EDITOR], ['2', MAP_MAKER]),
    'maaluuk.influence': differ('2', ['2', BOT, DIGITAL_TABLE, MAP_EDITOR], ['0', MAP_MAKER]),
  },
});

/** The gate has the back of a home system and is none. */
const isGate = ({ back, home }: Tile): boolean => back === 'green' && home === null;

export const tiles = defineTable({
  id: 'tiles',
  words: TABLES.tiles,
  rows: TILES,
  idOf: ({ number }) => `tile-${number}`,
  columns: {
    tile: { words: COLUMNS.tile, of: ({ number }) => number, origin: GALAXY_TILES },
    back: {
      words: COLUMNS.back,
      of: ({ back }) => (back === 'none' ? null : word(BACKS[back])),
      origin: GALAXY_TILES,
    },
    planets: {
      words: COLUMNS.planets,
      of: (tile) => tile.planets.map(planetName),
      origin: GALAXY_TILES,
    },
    wormholes: {
      words: COLUMNS.wormholes,
      of: (tile) => tile.wormholes.map((id) => term(featureTerm(id))),
      origin: GALAXY_TILES,
    },
    anomalies: {
      words: COLUMNS.anomaly,
      of: (tile) => tile.anomalies.map((id) => term(featureTerm(id))),
      origin: GALAXY_TILES,
    },
    special: {
      words: COLUMNS.special,
      of: (tile) => (isGate(tile) ? term('creuss-gate') : homeOf(tile)),
      origin: GALAXY_TILES,
    },
  },
});

const RULES = {
  'asteroid-field': ['asteroid-field.no-ships'],
  nebula: [
    'nebula.only-if-active',
    'nebula.no-passing-through',
    'nebula.leaving',
    'nebula.defender-bonus',
  ],
  supernova: ['supernova.no-ships'],
  'gravity-rift': ['gravity-rift.bonus', 'gravity-rift.roll', 'gravity-rift.cargo-lost'],
  alpha: ['wormholes.types', 'adjacency.wormholes'],
  beta: ['wormholes.types', 'adjacency.wormholes'],
  delta: ['wormholes.delta', 'wormholes.delta-places'],
} as const satisfies Readonly<Record<Anomaly | Wormhole, readonly string[]>>;

type Feature = keyof typeof RULES;
const FEATURES = Object.keys(RULES) as readonly Feature[];

const tilesWith = (feature: Feature): readonly Tile[] =>
  TILES.filter(({ anomalies: strange, wormholes }) =>
    [...strange, ...wormholes].some((id) => id === feature),
  );

const isWormhole = (id: Feature): id is Wormhole => featureTerm(id) !== id;

export const anomalies = defineTable({
  id: 'anomalies',
  words: TABLES.anomalies,
  rows: FEATURES,
  idOf: (id) => featureTerm(id),
  columns: {
    feature: { words: COLUMNS.feature, of: (id) => term(featureTerm(id)) },
    kind: {
      words: COLUMNS.featureKind,
      of: (id) => term(isWormhole(id) ? 'wormhole' : 'anomaly'),
    },
    effect: { words: COLUMNS.effect, of: (id) => word(EFFECTS[id]) },
    rules: { words: COLUMNS.rules, of: (id): Value => RULES[id].map(rule) },
    tiles: {
      words: COLUMNS.onTiles,
      of: (id): Value => tilesWith(id).map(({ number }) => number),
      origin: GALAXY_TILES,
    },
  },
});

const DEALT: Readonly<Record<PlayerCount, string>> = {
  3: 'complete-setup.three-players',
  4: 'complete-setup.four-players',
  5: 'complete-setup.five-players',
  6: 'complete-setup.six-players',
};

/** Mecatol Rex, a home system each, what is dealt, and the tile of a five-player game. */
const onBoard = (players: PlayerCount): number => {
  const { blue, red, extra } = LAYOUTS[players];
  return 1 + players * (1 + blue + red) + (extra ? 1 : 0);
};

/** The reference prints the numbers without their seats, so their order says nothing. */
const bonuses = (players: PlayerCount): readonly number[] =>
  LAYOUTS[players].homes
    .flatMap(({ goods }) => (goods === 0 ? [] : [goods]))
    .toSorted((a, b) => a - b);

export const galaxy = defineTable({
  id: 'galaxy',
  words: TABLES.galaxy,
  rows: PLAYER_COUNTS,
  idOf: (players) => `for-${players}`,
  columns: {
    players: { words: COLUMNS.players, of: (players) => players },
    blue: { words: COLUMNS.blueTiles, of: (players) => LAYOUTS[players].blue },
    red: { words: COLUMNS.redTiles, of: (players) => LAYOUTS[players].red },
    extra: { words: COLUMNS.extraTile, of: (players) => (LAYOUTS[players].extra ? 1 : null) },
    board: { words: COLUMNS.onBoard, of: onBoard },
    goods: {
      words: COLUMNS.bonus,
      of: bonuses,
    },
    rules: { words: COLUMNS.rules, of: (players) => rule(DEALT[players]) },
  },
});
