import type { DieColour } from './dice.ts';

export type Side = 'empire' | 'rebel';
export type Theatre = 'space' | 'ground';
export type UnitClass = 'fighter' | 'capital-ship' | 'space-station' | 'ground-unit' | 'structure';

export interface Health {
  readonly value: number;
  readonly colour: DieColour;
}

export interface Unit {
  readonly side: Side;
  readonly theatre: Theatre;
  readonly class: UnitClass;
  readonly dice: Readonly<Record<DieColour, number>>;
  /** null: the Death Star, which cannot be damaged. */
  readonly health: Health | null;
  readonly capacity: number;
  /** Moves only when carried. */
  readonly restricted: boolean;
  readonly immobile: boolean;
  /** Figures in the box. */
  readonly box: number;
}

export const SIDES = ['empire', 'rebel'] as const satisfies readonly Side[];
export const THEATRES = ['space', 'ground'] as const satisfies readonly Theatre[];

export const UNITS = {
  'tie-fighter': {
    side: 'empire',
    theatre: 'space',
    class: 'fighter',
    dice: { red: 0, black: 1 },
    health: { value: 1, colour: 'black' },
    capacity: 0,
    restricted: true,
    immobile: false,
    box: 24,
  },
  'assault-carrier': {
    side: 'empire',
    theatre: 'space',
    class: 'capital-ship',
    dice: { red: 1, black: 1 },
    health: { value: 2, colour: 'red' },
    capacity: 4,
    restricted: false,
    immobile: false,
    box: 8,
  },
  'star-destroyer': {
    side: 'empire',
    theatre: 'space',
    class: 'capital-ship',
    dice: { red: 2, black: 1 },
    health: { value: 4, colour: 'red' },
    capacity: 6,
    restricted: false,
    immobile: false,
    box: 8,
  },
  'super-star-destroyer': {
    side: 'empire',
    theatre: 'space',
    class: 'capital-ship',
    dice: { red: 3, black: 2 },
    health: { value: 6, colour: 'red' },
    capacity: 8,
    restricted: false,
    immobile: false,
    box: 2,
  },
  'death-star': {
    side: 'empire',
    theatre: 'space',
    class: 'space-station',
    dice: { red: 4, black: 0 },
    health: null,
    capacity: 8,
    restricted: false,
    immobile: false,
    box: 2,
  },
  'death-star-under-construction': {
    side: 'empire',
    theatre: 'space',
    class: 'space-station',
    dice: { red: 0, black: 0 },
    health: { value: 4, colour: 'black' },
    capacity: 0,
    restricted: false,
    immobile: true,
    box: 1,
  },
  stormtrooper: {
    side: 'empire',
    theatre: 'ground',
    class: 'ground-unit',
    dice: { red: 0, black: 1 },
    health: { value: 1, colour: 'black' },
    capacity: 0,
    restricted: true,
    immobile: false,
    box: 30,
  },
  'at-st': {
    side: 'empire',
    theatre: 'ground',
    class: 'ground-unit',
    dice: { red: 1, black: 1 },
    health: { value: 2, colour: 'red' },
    capacity: 0,
    restricted: true,
    immobile: false,
    box: 10,
  },
  'at-at': {
    side: 'empire',
    theatre: 'ground',
    class: 'ground-unit',
    dice: { red: 2, black: 1 },
    health: { value: 3, colour: 'red' },
    capacity: 0,
    restricted: true,
    immobile: false,
    box: 4,
  },
  'x-wing': {
    side: 'rebel',
    theatre: 'space',
    class: 'fighter',
    dice: { red: 0, black: 1 },
    health: { value: 1, colour: 'black' },
    capacity: 0,
    restricted: false,
    immobile: false,
    box: 8,
  },
  'y-wing': {
    side: 'rebel',
    theatre: 'space',
    class: 'fighter',
    dice: { red: 1, black: 0 },
    health: { value: 1, colour: 'black' },
    capacity: 0,
    restricted: false,
    immobile: false,
    box: 12,
  },
  'rebel-transport': {
    side: 'rebel',
    theatre: 'space',
    class: 'capital-ship',
    dice: { red: 0, black: 0 },
    health: { value: 2, colour: 'red' },
    capacity: 4,
    restricted: false,
    immobile: false,
    box: 4,
  },
  'corellian-corvette': {
    side: 'rebel',
    theatre: 'space',
    class: 'capital-ship',
    dice: { red: 1, black: 1 },
    health: { value: 2, colour: 'red' },
    capacity: 2,
    restricted: false,
    immobile: false,
    box: 4,
  },
  'mon-calamari-cruiser': {
    side: 'rebel',
    theatre: 'space',
    class: 'capital-ship',
    dice: { red: 2, black: 1 },
    health: { value: 4, colour: 'red' },
    capacity: 4,
    restricted: false,
    immobile: false,
    box: 3,
  },
  'rebel-trooper': {
    side: 'rebel',
    theatre: 'ground',
    class: 'ground-unit',
    dice: { red: 0, black: 1 },
    health: { value: 1, colour: 'black' },
    capacity: 0,
    restricted: true,
    immobile: false,
    box: 21,
  },
  airspeeder: {
    side: 'rebel',
    theatre: 'ground',
    class: 'ground-unit',
    dice: { red: 1, black: 1 },
    health: { value: 2, colour: 'red' },
    capacity: 0,
    restricted: true,
    immobile: false,
    box: 6,
  },
  'shield-generator': {
    side: 'rebel',
    theatre: 'ground',
    class: 'structure',
    dice: { red: 0, black: 0 },
    health: { value: 3, colour: 'red' },
    capacity: 0,
    restricted: false,
    immobile: true,
    box: 3,
  },
  'ion-cannon': {
    side: 'rebel',
    theatre: 'ground',
    class: 'structure',
    dice: { red: 0, black: 0 },
    health: { value: 3, colour: 'red' },
    capacity: 0,
    restricted: false,
    immobile: true,
    box: 3,
  },
} as const satisfies Record<string, Unit>;

export type UnitId = keyof typeof UNITS;

export const UNIT_IDS = Object.keys(UNITS) as readonly UnitId[];

export const unitOf = (id: UnitId): Unit => UNITS[id];

export const otherSide = (side: Side): Side => (side === 'empire' ? 'rebel' : 'empire');
