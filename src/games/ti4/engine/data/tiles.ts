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

export const TILES: readonly Tile[] = [
  {
    number: 1,
    back: 'green',
    home: 'federation-of-sol',
    planets: ['jord'],
    wormholes: [],
    anomalies: [],
  },
  {
    number: 2,
    back: 'green',
    home: 'mentak-coalition',
    planets: ['moll-primus'],
    wormholes: [],
    anomalies: [],
  },
  {
    number: 3,
    back: 'green',
    home: 'yin-brotherhood',
    planets: ['darien'],
    wormholes: [],
    anomalies: [],
  },
  {
    number: 4,
    back: 'green',
    home: 'embers-of-muaat',
    planets: ['muaat'],
    wormholes: [],
    anomalies: [],
  },
  {
    number: 5,
    back: 'green',
    home: 'arborec',
    planets: ['nestphar'],
    wormholes: [],
    anomalies: [],
  },
  { number: 6, back: 'green', home: 'l1z1x', planets: ['000'], wormholes: [], anomalies: [] },
  { number: 7, back: 'green', home: 'winnu', planets: ['winnu'], wormholes: [], anomalies: [] },
  {
    number: 8,
    back: 'green',
    home: 'nekro-virus',
    planets: ['mordai-ii'],
    wormholes: [],
    anomalies: [],
  },
  {
    number: 9,
    back: 'green',
    home: 'naalu-collective',
    planets: ['maaluuk', 'druaa'],
    wormholes: [],
    anomalies: [],
  },
  {
    number: 10,
    back: 'green',
    home: 'barony-of-letnev',
    planets: ['arc-prime', 'wren-terra'],
    wormholes: [],
    anomalies: [],
  },
  {
    number: 11,
    back: 'green',
    home: 'clan-of-saar',
    planets: ['lisis-ii', 'ragh'],
    wormholes: [],
    anomalies: [],
  },
  {
    number: 12,
    back: 'green',
    home: 'universities-of-jol-nar',
    planets: ['nar', 'jol'],
    wormholes: [],
    anomalies: [],
  },
  {
    number: 13,
    back: 'green',
    home: 'sardakk-norr',
    planets: ['trenlak', 'quinarra'],
    wormholes: [],
    anomalies: [],
  },
  {
    number: 14,
    back: 'green',
    home: 'xxcha-kingdom',
    planets: ['archon-ren', 'archon-tau'],
    wormholes: [],
    anomalies: [],
  },
  {
    number: 15,
    back: 'green',
    home: 'yssaril-tribes',
    planets: ['retillion', 'shalloq'],
    wormholes: [],
    anomalies: [],
  },
  {
    number: 16,
    back: 'green',
    home: 'emirates-of-hacan',
    planets: ['hercant', 'arretze', 'kamdorn'],
    wormholes: [],
    anomalies: [],
  },
  { number: 17, back: 'green', home: null, planets: [], wormholes: ['delta'], anomalies: [] },
  { number: 18, back: 'none', home: null, planets: ['mecatol-rex'], wormholes: [], anomalies: [] },
  { number: 19, back: 'blue', home: null, planets: ['wellon'], wormholes: [], anomalies: [] },
  { number: 20, back: 'blue', home: null, planets: ['vefut-ii'], wormholes: [], anomalies: [] },
  { number: 21, back: 'blue', home: null, planets: ['thibah'], wormholes: [], anomalies: [] },
  { number: 22, back: 'blue', home: null, planets: ['tarmann'], wormholes: [], anomalies: [] },
  { number: 23, back: 'blue', home: null, planets: ['saudor'], wormholes: [], anomalies: [] },
  { number: 24, back: 'blue', home: null, planets: ['mehar-xull'], wormholes: [], anomalies: [] },
  { number: 25, back: 'blue', home: null, planets: ['quann'], wormholes: ['beta'], anomalies: [] },
  { number: 26, back: 'blue', home: null, planets: ['lodor'], wormholes: ['alpha'], anomalies: [] },
  {
    number: 27,
    back: 'blue',
    home: null,
    planets: ['new-albion', 'starpoint'],
    wormholes: [],
    anomalies: [],
  },
  {
    number: 28,
    back: 'blue',
    home: null,
    planets: ['tequran', 'torkan'],
    wormholes: [],
    anomalies: [],
  },
  {
    number: 29,
    back: 'blue',
    home: null,
    planets: ['qucenn', 'rarron'],
    wormholes: [],
    anomalies: [],
  },
  {
    number: 30,
    back: 'blue',
    home: null,
    planets: ['mellon', 'zohbat'],
    wormholes: [],
    anomalies: [],
  },
  {
    number: 31,
    back: 'blue',
    home: null,
    planets: ['lazar', 'sakulag'],
    wormholes: [],
    anomalies: [],
  },
  {
    number: 32,
    back: 'blue',
    home: null,
    planets: ['dal-bootha', 'xxehan'],
    wormholes: [],
    anomalies: [],
  },
  {
    number: 33,
    back: 'blue',
    home: null,
    planets: ['corneeq', 'resculon'],
    wormholes: [],
    anomalies: [],
  },
  {
    number: 34,
    back: 'blue',
    home: null,
    planets: ['centauri', 'gral'],
    wormholes: [],
    anomalies: [],
  },
  {
    number: 35,
    back: 'blue',
    home: null,
    planets: ['bereg', 'lirta-iv'],
    wormholes: [],
    anomalies: [],
  },
  { number: 36, back: 'blue', home: null, planets: ['arnor', 'lor'], wormholes: [], anomalies: [] },
  {
    number: 37,
    back: 'blue',
    home: null,
    planets: ['arinam', 'meer'],
    wormholes: [],
    anomalies: [],
  },
  { number: 38, back: 'blue', home: null, planets: ['abyz', 'fria'], wormholes: [], anomalies: [] },
  { number: 39, back: 'red', home: null, planets: [], wormholes: ['alpha'], anomalies: [] },
  { number: 40, back: 'red', home: null, planets: [], wormholes: ['beta'], anomalies: [] },
  { number: 41, back: 'red', home: null, planets: [], wormholes: [], anomalies: ['gravity-rift'] },
  { number: 42, back: 'red', home: null, planets: [], wormholes: [], anomalies: ['nebula'] },
  { number: 43, back: 'red', home: null, planets: [], wormholes: [], anomalies: ['supernova'] },
  {
    number: 44,
    back: 'red',
    home: null,
    planets: [],
    wormholes: [],
    anomalies: ['asteroid-field'],
  },
  {
    number: 45,
    back: 'red',
    home: null,
    planets: [],
    wormholes: [],
    anomalies: ['asteroid-field'],
  },
  { number: 46, back: 'red', home: null, planets: [], wormholes: [], anomalies: [] },
  { number: 47, back: 'red', home: null, planets: [], wormholes: [], anomalies: [] },
  { number: 48, back: 'red', home: null, planets: [], wormholes: [], anomalies: [] },
  { number: 49, back: 'red', home: null, planets: [], wormholes: [], anomalies: [] },
  { number: 50, back: 'red', home: null, planets: [], wormholes: [], anomalies: [] },
  {
    number: 51,
    back: 'green',
    home: 'ghosts-of-creuss',
    planets: ['creuss'],
    wormholes: ['delta'],
    anomalies: [],
  },
];

export const tileOf = (number: number): Tile => {
  const tile = TILES.find((entry) => entry.number === number);
  if (!tile) throw new Error(`No tile has the number ${number}.`);
  return tile;
};
