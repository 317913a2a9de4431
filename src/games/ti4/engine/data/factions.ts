import type { TechnologyId } from './technologies.ts';
import type { UnitId } from './units.ts';

export const FACTION_IDS = [
  'arborec',
  'barony-of-letnev',
  'clan-of-saar',
  'embers-of-muaat',
  'emirates-of-hacan',
  'federation-of-sol',
  'ghosts-of-creuss',
  'l1z1x',
  'mentak-coalition',
  'naalu-collective',
  'nekro-virus',
  'sardakk-norr',
  'universities-of-jol-nar',
  'winnu',
  'xxcha-kingdom',
  'yin-brotherhood',
  'yssaril-tribes',
] as const;
export type FactionId = (typeof FACTION_IDS)[number];

export interface Faction {
  readonly home: number;
  readonly commodities: number;
  readonly units: Readonly<Partial<Record<UnitId, number>>>;
  readonly technologies: readonly TechnologyId[];
  /** How many more the player chooses among those without prerequisites. */
  readonly chosen?: number;
}

export const FACTIONS: Readonly<Record<FactionId, Faction>> = {
  arborec: {
    home: 5,
    commodities: 3,
    units: { carrier: 1, cruiser: 1, fighter: 2, infantry: 4, pds: 1, 'space-dock': 1 },
    technologies: ['magen-defense-grid'],
  },
  'barony-of-letnev': {
    home: 10,
    commodities: 2,
    units: { dreadnought: 1, carrier: 1, destroyer: 1, fighter: 1, infantry: 3, 'space-dock': 1 },
    technologies: ['antimass-deflectors', 'plasma-scoring'],
  },
  'clan-of-saar': {
    home: 11,
    commodities: 3,
    units: { carrier: 2, cruiser: 1, fighter: 2, infantry: 4, 'space-dock': 1 },
    technologies: ['antimass-deflectors'],
  },
  'embers-of-muaat': {
    home: 4,
    commodities: 4,
    units: { 'war-sun': 1, fighter: 2, infantry: 4, 'space-dock': 1 },
    technologies: ['plasma-scoring'],
  },
  'emirates-of-hacan': {
    home: 16,
    commodities: 6,
    units: { carrier: 2, cruiser: 1, fighter: 2, infantry: 4, 'space-dock': 1 },
    technologies: ['sarween-tools', 'antimass-deflectors'],
  },
  'federation-of-sol': {
    home: 1,
    commodities: 4,
    units: { carrier: 2, destroyer: 1, fighter: 3, infantry: 5, 'space-dock': 1 },
    technologies: ['antimass-deflectors', 'neural-motivator'],
  },
  'ghosts-of-creuss': {
    home: 51,
    commodities: 4,
    units: { carrier: 1, destroyer: 2, fighter: 2, infantry: 4, 'space-dock': 1 },
    technologies: ['gravity-drive'],
  },
  l1z1x: {
    home: 6,
    commodities: 2,
    units: { dreadnought: 1, carrier: 1, fighter: 3, infantry: 5, 'space-dock': 1, pds: 1 },
    technologies: ['plasma-scoring', 'neural-motivator'],
  },
  'mentak-coalition': {
    home: 2,
    commodities: 2,
    units: { carrier: 1, cruiser: 2, fighter: 3, infantry: 4, pds: 1, 'space-dock': 1 },
    technologies: ['plasma-scoring', 'sarween-tools'],
  },
  'naalu-collective': {
    home: 9,
    commodities: 3,
    units: {
      carrier: 1,
      cruiser: 1,
      destroyer: 1,
      fighter: 3,
      infantry: 4,
      pds: 1,
      'space-dock': 1,
    },
    technologies: ['sarween-tools', 'neural-motivator'],
  },
  'nekro-virus': {
    home: 8,
    commodities: 3,
    units: { dreadnought: 1, carrier: 1, cruiser: 1, fighter: 2, infantry: 2, 'space-dock': 1 },
    technologies: ['dacxive-animators'],
  },
  'sardakk-norr': {
    home: 13,
    commodities: 3,
    units: { carrier: 2, cruiser: 1, infantry: 5, 'space-dock': 1, pds: 1 },
    technologies: [],
  },
  'universities-of-jol-nar': {
    home: 12,
    commodities: 4,
    units: { dreadnought: 1, carrier: 2, fighter: 1, infantry: 2, 'space-dock': 1, pds: 2 },
    technologies: ['antimass-deflectors', 'sarween-tools', 'neural-motivator', 'plasma-scoring'],
  },
  winnu: {
    home: 7,
    commodities: 3,
    units: { carrier: 1, cruiser: 1, fighter: 2, infantry: 2, pds: 1, 'space-dock': 1 },
    technologies: [],
    chosen: 1,
  },
  'xxcha-kingdom': {
    home: 14,
    commodities: 4,
    units: { carrier: 1, cruiser: 2, fighter: 3, infantry: 4, pds: 1, 'space-dock': 1 },
    technologies: ['graviton-laser-system'],
  },
  'yin-brotherhood': {
    home: 3,
    commodities: 2,
    units: { carrier: 2, destroyer: 1, fighter: 4, infantry: 4, 'space-dock': 1 },
    technologies: ['sarween-tools'],
  },
  'yssaril-tribes': {
    home: 15,
    commodities: 3,
    units: { carrier: 2, cruiser: 1, fighter: 2, infantry: 5, pds: 1, 'space-dock': 1 },
    technologies: ['neural-motivator'],
  },
};
