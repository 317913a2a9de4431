import type { SystemId } from './systems.ts';
import type { Side, UnitId } from './units.ts';

export type UnitCounts = Readonly<Partial<Record<UnitId, number>>>;
export type SetupMarker = 'loyalty' | 'subjugation';

export interface Placement {
  readonly place: SystemId | 'rebel-base-space';
  readonly side: Side;
  readonly marker: SetupMarker | null;
  readonly units: UnitCounts;
}

/** What stands where at the beginning of the first game. */
export const FIRST_GAME: readonly Placement[] = [
  { place: 'kashyyyk', side: 'rebel', marker: 'loyalty', units: {} },
  {
    place: 'bothawui',
    side: 'rebel',
    marker: 'loyalty',
    units: {
      'corellian-corvette': 1,
      'rebel-transport': 1,
      'x-wing': 1,
      'y-wing': 1,
      'rebel-trooper': 3,
      airspeeder: 1,
    },
  },
  { place: 'naboo', side: 'rebel', marker: 'loyalty', units: {} },
  {
    place: 'rebel-base-space',
    side: 'rebel',
    marker: null,
    units: { 'x-wing': 1, 'y-wing': 1, 'rebel-trooper': 3, airspeeder: 1 },
  },
  {
    place: 'saleucami',
    side: 'empire',
    marker: 'loyalty',
    units: { 'star-destroyer': 1, 'tie-fighter': 2, stormtrooper: 2, 'at-st': 1 },
  },
  {
    place: 'mandalore',
    side: 'empire',
    marker: 'subjugation',
    units: { 'death-star': 1, 'tie-fighter': 4, stormtrooper: 2, 'at-st': 1 },
  },
  {
    place: 'coruscant',
    side: 'empire',
    marker: null,
    units: {
      'star-destroyer': 1,
      'assault-carrier': 1,
      'tie-fighter': 2,
      stormtrooper: 3,
      'at-at': 1,
      'at-st': 1,
    },
  },
  {
    place: 'corellia',
    side: 'empire',
    marker: 'loyalty',
    units: { 'assault-carrier': 1, stormtrooper: 1 },
  },
  {
    place: 'sullust',
    side: 'empire',
    marker: 'subjugation',
    units: { 'star-destroyer': 1, 'tie-fighter': 2, stormtrooper: 2, 'at-st': 1 },
  },
  {
    place: 'mustafar',
    side: 'empire',
    marker: 'loyalty',
    units: { 'assault-carrier': 1, 'tie-fighter': 2, stormtrooper: 2, 'at-st': 1 },
  },
];

/** Every later game: the same figures, other places. */
export const ADVANCED_SETUP = {
  rebelSystems: 3,
  imperialSystems: 5,
  subjugated: 2,
  loyal: 3,
  removedProbeCards: 5,
  actionCards: 2,
  startingMissions: 4,
  drawnMissions: 2,
  objectives: 1,
} as const;

export const STARTING_UNITS: Readonly<Record<Side, UnitCounts>> = {
  empire: {
    'star-destroyer': 3,
    'assault-carrier': 3,
    'tie-fighter': 12,
    'death-star': 1,
    stormtrooper: 12,
    'at-st': 5,
    'at-at': 1,
  },
  rebel: {
    'corellian-corvette': 1,
    'rebel-transport': 1,
    'x-wing': 2,
    'y-wing': 2,
    'rebel-trooper': 6,
    airspeeder: 2,
  },
};
