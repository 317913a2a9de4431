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

type Printed = Pick<Unit, 'health' | 'box'> &
  Partial<Pick<Unit, 'capacity' | 'restricted' | 'immobile'>> & {
    readonly dice: readonly [red: number, black: number];
  };

/** Ground units have to be carried, structures stay; what else does so says it. */
const unitOfSide =
  (side: Side) =>
  (unitClass: UnitClass, { dice: [red, black], ...printed }: Printed): Unit => ({
    side,
    theatre: unitClass === 'ground-unit' || unitClass === 'structure' ? 'ground' : 'space',
    class: unitClass,
    dice: { red, black },
    capacity: 0,
    restricted: unitClass === 'ground-unit',
    immobile: unitClass === 'structure',
    ...printed,
  });

const empire = unitOfSide('empire');
const rebel = unitOfSide('rebel');
const red = (value: number): Health => ({ value, colour: 'red' });
const black = (value: number): Health => ({ value, colour: 'black' });

export const UNITS = {
  'tie-fighter': empire('fighter', { dice: [0, 1], health: black(1), restricted: true, box: 24 }),
  'assault-carrier': empire('capital-ship', { dice: [1, 1], health: red(2), capacity: 4, box: 8 }),
  'star-destroyer': empire('capital-ship', { dice: [2, 1], health: red(4), capacity: 6, box: 8 }),
  'super-star-destroyer': empire('capital-ship', {
    dice: [3, 2],
    health: red(6),
    capacity: 8,
    box: 2,
  }),
  'death-star': empire('space-station', { dice: [4, 0], health: null, capacity: 8, box: 2 }),
  'death-star-under-construction': empire('space-station', {
    dice: [0, 0],
    health: black(4),
    immobile: true,
    box: 1,
  }),
  stormtrooper: empire('ground-unit', { dice: [0, 1], health: black(1), box: 30 }),
  'at-st': empire('ground-unit', { dice: [1, 1], health: red(2), box: 10 }),
  'at-at': empire('ground-unit', { dice: [2, 1], health: red(3), box: 4 }),
  'x-wing': rebel('fighter', { dice: [0, 1], health: black(1), box: 8 }),
  'y-wing': rebel('fighter', { dice: [1, 0], health: black(1), box: 12 }),
  'rebel-transport': rebel('capital-ship', { dice: [0, 0], health: red(2), capacity: 4, box: 4 }),
  'corellian-corvette': rebel('capital-ship', {
    dice: [1, 1],
    health: red(2),
    capacity: 2,
    box: 4,
  }),
  'mon-calamari-cruiser': rebel('capital-ship', {
    dice: [2, 1],
    health: red(4),
    capacity: 4,
    box: 3,
  }),
  'rebel-trooper': rebel('ground-unit', { dice: [0, 1], health: black(1), box: 21 }),
  airspeeder: rebel('ground-unit', { dice: [1, 1], health: red(2), box: 6 }),
  'shield-generator': rebel('structure', { dice: [0, 0], health: red(3), box: 3 }),
  'ion-cannon': rebel('structure', { dice: [0, 0], health: red(3), box: 3 }),
} satisfies Record<string, Unit>;

export type UnitId = keyof typeof UNITS;

export const UNIT_IDS = Object.keys(UNITS) as readonly UnitId[];

export const unitOf = (id: UnitId): Unit => UNITS[id];

export const otherSide = (side: Side): Side => (side === 'empire' ? 'rebel' : 'empire');
