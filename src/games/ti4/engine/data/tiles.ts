import { FACTIONS, FACTION_IDS } from './factions.ts';
import type { FactionId } from './factions.ts';
import type { Colour } from './technologies.ts';

export type Trait = 'cultural' | 'hazardous' | 'industrial';
export type Wormhole = 'alpha' | 'beta' | 'delta';
export type Anomaly = 'asteroid-field' | 'gravity-rift' | 'nebula' | 'supernova';

export interface Planet {
  readonly tile: number;
  readonly resources: number;
  readonly influence: number;
  readonly trait: Trait | null;
  readonly specialty: Colour | null;
}

export const PLANETS = {
  jord: { tile: 1, resources: 4, influence: 2, trait: null, specialty: null },
  'moll-primus': { tile: 2, resources: 4, influence: 1, trait: null, specialty: null },
  darien: { tile: 3, resources: 4, influence: 4, trait: null, specialty: null },
  muaat: { tile: 4, resources: 4, influence: 1, trait: null, specialty: null },
  nestphar: { tile: 5, resources: 3, influence: 2, trait: null, specialty: null },
  '000': { tile: 6, resources: 5, influence: 0, trait: null, specialty: null },
  winnu: { tile: 7, resources: 3, influence: 4, trait: null, specialty: null },
  'mordai-ii': { tile: 8, resources: 4, influence: 0, trait: null, specialty: null },
  maaluuk: { tile: 9, resources: 0, influence: 2, trait: null, specialty: null },
  druaa: { tile: 9, resources: 3, influence: 1, trait: null, specialty: null },
  'arc-prime': { tile: 10, resources: 4, influence: 0, trait: null, specialty: null },
  'wren-terra': { tile: 10, resources: 2, influence: 1, trait: null, specialty: null },
  'lisis-ii': { tile: 11, resources: 1, influence: 0, trait: null, specialty: null },
  ragh: { tile: 11, resources: 2, influence: 1, trait: null, specialty: null },
  nar: { tile: 12, resources: 2, influence: 3, trait: null, specialty: null },
  jol: { tile: 12, resources: 1, influence: 2, trait: null, specialty: null },
  trenlak: { tile: 13, resources: 1, influence: 0, trait: null, specialty: null },
  quinarra: { tile: 13, resources: 3, influence: 1, trait: null, specialty: null },
  'archon-ren': { tile: 14, resources: 2, influence: 3, trait: null, specialty: null },
  'archon-tau': { tile: 14, resources: 1, influence: 1, trait: null, specialty: null },
  retillion: { tile: 15, resources: 2, influence: 3, trait: null, specialty: null },
  shalloq: { tile: 15, resources: 1, influence: 2, trait: null, specialty: null },
  hercant: { tile: 16, resources: 1, influence: 1, trait: null, specialty: null },
  arretze: { tile: 16, resources: 2, influence: 0, trait: null, specialty: null },
  kamdorn: { tile: 16, resources: 0, influence: 1, trait: null, specialty: null },
  'mecatol-rex': { tile: 18, resources: 1, influence: 6, trait: null, specialty: null },
  wellon: { tile: 19, resources: 1, influence: 2, trait: 'industrial', specialty: 'cybernetic' },
  'vefut-ii': { tile: 20, resources: 2, influence: 2, trait: 'hazardous', specialty: null },
  thibah: { tile: 21, resources: 1, influence: 1, trait: 'industrial', specialty: 'propulsion' },
  tarmann: { tile: 22, resources: 1, influence: 1, trait: 'industrial', specialty: 'biotic' },
  saudor: { tile: 23, resources: 2, influence: 2, trait: 'industrial', specialty: null },
  'mehar-xull': { tile: 24, resources: 1, influence: 3, trait: 'hazardous', specialty: 'warfare' },
  quann: { tile: 25, resources: 2, influence: 1, trait: 'cultural', specialty: null },
  lodor: { tile: 26, resources: 3, influence: 1, trait: 'cultural', specialty: null },
  'new-albion': { tile: 27, resources: 1, influence: 1, trait: 'industrial', specialty: 'biotic' },
  starpoint: { tile: 27, resources: 3, influence: 1, trait: 'hazardous', specialty: null },
  tequran: { tile: 28, resources: 2, influence: 0, trait: 'hazardous', specialty: null },
  torkan: { tile: 28, resources: 0, influence: 3, trait: 'cultural', specialty: null },
  qucenn: { tile: 29, resources: 1, influence: 2, trait: 'industrial', specialty: null },
  rarron: { tile: 29, resources: 0, influence: 3, trait: 'cultural', specialty: null },
  mellon: { tile: 30, resources: 0, influence: 2, trait: 'cultural', specialty: null },
  zohbat: { tile: 30, resources: 3, influence: 1, trait: 'hazardous', specialty: null },
  lazar: { tile: 31, resources: 1, influence: 0, trait: 'industrial', specialty: 'cybernetic' },
  sakulag: { tile: 31, resources: 2, influence: 1, trait: 'hazardous', specialty: null },
  'dal-bootha': { tile: 32, resources: 0, influence: 2, trait: 'cultural', specialty: null },
  xxehan: { tile: 32, resources: 1, influence: 1, trait: 'cultural', specialty: null },
  corneeq: { tile: 33, resources: 1, influence: 2, trait: 'cultural', specialty: null },
  resculon: { tile: 33, resources: 2, influence: 0, trait: 'cultural', specialty: null },
  centauri: { tile: 34, resources: 1, influence: 3, trait: 'cultural', specialty: null },
  gral: { tile: 34, resources: 1, influence: 1, trait: 'industrial', specialty: 'propulsion' },
  bereg: { tile: 35, resources: 3, influence: 1, trait: 'hazardous', specialty: null },
  'lirta-iv': { tile: 35, resources: 2, influence: 3, trait: 'hazardous', specialty: null },
  arnor: { tile: 36, resources: 2, influence: 1, trait: 'industrial', specialty: null },
  lor: { tile: 36, resources: 1, influence: 2, trait: 'industrial', specialty: null },
  arinam: { tile: 37, resources: 1, influence: 2, trait: 'industrial', specialty: null },
  meer: { tile: 37, resources: 0, influence: 4, trait: 'hazardous', specialty: 'warfare' },
  abyz: { tile: 38, resources: 3, influence: 0, trait: 'hazardous', specialty: null },
  fria: { tile: 38, resources: 2, influence: 0, trait: 'hazardous', specialty: null },
  creuss: { tile: 51, resources: 4, influence: 2, trait: null, specialty: null },
} as const satisfies Readonly<Record<string, Planet>>;

export type PlanetId = keyof typeof PLANETS;
export const PLANET_IDS = Object.keys(PLANETS) as readonly PlanetId[];
export const planetOf = (id: PlanetId): Planet => PLANETS[id];

export interface Tile {
  readonly number: number;
  readonly back: 'green' | 'blue' | 'red' | 'none';
  readonly home: FactionId | null;
  readonly planets: readonly PlanetId[];
  readonly wormholes: readonly Wormhole[];
  readonly anomalies: readonly Anomaly[];
}

export const MECATOL_TILE = 18;
/** Blue backs come before the red ones. */
const FIRST_RED = 39;

const LAST_TILE = 51;

/** What lies on tiles beside planets. */
const WORMHOLES: Readonly<Partial<Record<number, Wormhole>>> = {
  17: 'delta',
  25: 'beta',
  26: 'alpha',
  39: 'alpha',
  40: 'beta',
  51: 'delta',
};
const ANOMALIES: Readonly<Partial<Record<number, Anomaly>>> = {
  41: 'gravity-rift',
  42: 'nebula',
  43: 'supernova',
  44: 'asteroid-field',
  45: 'asteroid-field',
};

const backOf = (number: number): Tile['back'] => {
  if (number === MECATOL_TILE) return 'none';
  if (number < MECATOL_TILE || number === LAST_TILE) return 'green';
  return number < FIRST_RED ? 'blue' : 'red';
};

const listed = <Value>(value: Value | undefined): readonly Value[] =>
  value === undefined ? [] : [value];

export const TILES: readonly Tile[] = Array.from({ length: LAST_TILE }, (_, index): Tile => {
  const number = index + 1;
  return {
    number,
    back: backOf(number),
    home: FACTION_IDS.find((faction) => FACTIONS[faction].home === number) ?? null,
    planets: PLANET_IDS.filter((id) => PLANETS[id].tile === number),
    wormholes: listed(WORMHOLES[number]),
    anomalies: listed(ANOMALIES[number]),
  };
});

export const tileOf = (number: number): Tile => {
  const tile = TILES.find((entry) => entry.number === number);
  if (!tile) throw new Error(`No tile has the number ${number}.`);
  return tile;
};
