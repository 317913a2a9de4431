/** The figures of one colour, with what their sheets and upgrade cards say of them. */
export const UNIT_IDS = [
  'carrier',
  'cruiser',
  'destroyer',
  'dreadnought',
  'fighter',
  'flagship',
  'infantry',
  'pds',
  'space-dock',
  'war-sun',
] as const;
export type UnitId = (typeof UNIT_IDS)[number];

export type UnitKind = 'ship' | 'ground-forces' | 'structure';

export const KINDS: Readonly<Record<UnitId, UnitKind>> = {
  carrier: 'ship',
  cruiser: 'ship',
  destroyer: 'ship',
  dreadnought: 'ship',
  fighter: 'ship',
  flagship: 'ship',
  infantry: 'ground-forces',
  pds: 'structure',
  'space-dock': 'structure',
  'war-sun': 'ship',
};

/** «9 (×2)»: the least result that hits, and how many dice. */
export interface DiceValue {
  readonly hit: number;
  readonly dice: number;
}

export interface Profile {
  /** null: the unit cannot be produced. */
  readonly cost: number | null;
  /** Two units for the cost. */
  readonly pair: boolean;
  readonly combat: DiceValue | null;
  readonly move: number;
  readonly capacity: number;
  readonly sustain: boolean;
  readonly barrage: DiceValue | null;
  readonly bombardment: DiceValue | null;
  readonly spaceCannon: DiceValue | null;
  readonly shield: boolean;
  /** `withPlanet`: the resources of the planet are added. */
  readonly production: { readonly value: number; readonly withPlanet: boolean } | null;
  /** So many fighters in its system take no place aboard. */
  readonly hosts?: number;
  /** Of a fighter that flies by itself: what one without a place counts against the fleet pool. */
  readonly share?: number;
}

export const FIGURES: Readonly<Record<UnitId, number>> = {
  'war-sun': 2,
  dreadnought: 5,
  cruiser: 8,
  carrier: 4,
  destroyer: 8,
  fighter: 10,
  infantry: 12,
  pds: 6,
  'space-dock': 3,
  flagship: 1,
};

/** As printed on the sheets, before any upgrade. */
export const PRINTED: Readonly<Record<Exclude<UnitId, 'flagship'>, Profile>> = {
  'war-sun': {
    cost: 12,
    pair: false,
    combat: { hit: 3, dice: 3 },
    move: 2,
    capacity: 6,
    sustain: true,
    barrage: null,
    bombardment: { hit: 3, dice: 3 },
    spaceCannon: null,
    shield: false,
    production: null,
  },
  dreadnought: {
    cost: 4,
    pair: false,
    combat: { hit: 5, dice: 1 },
    move: 1,
    capacity: 1,
    sustain: true,
    barrage: null,
    bombardment: { hit: 5, dice: 1 },
    spaceCannon: null,
    shield: false,
    production: null,
  },
  cruiser: {
    cost: 2,
    pair: false,
    combat: { hit: 7, dice: 1 },
    move: 2,
    capacity: 0,
    sustain: false,
    barrage: null,
    bombardment: null,
    spaceCannon: null,
    shield: false,
    production: null,
  },
  carrier: {
    cost: 3,
    pair: false,
    combat: { hit: 9, dice: 1 },
    move: 1,
    capacity: 4,
    sustain: false,
    barrage: null,
    bombardment: null,
    spaceCannon: null,
    shield: false,
    production: null,
  },
  destroyer: {
    cost: 1,
    pair: false,
    combat: { hit: 9, dice: 1 },
    move: 2,
    capacity: 0,
    sustain: false,
    barrage: { hit: 9, dice: 2 },
    bombardment: null,
    spaceCannon: null,
    shield: false,
    production: null,
  },
  fighter: {
    cost: 1,
    pair: true,
    combat: { hit: 9, dice: 1 },
    move: 0,
    capacity: 0,
    sustain: false,
    barrage: null,
    bombardment: null,
    spaceCannon: null,
    shield: false,
    production: null,
  },
  infantry: {
    cost: 1,
    pair: true,
    combat: { hit: 8, dice: 1 },
    move: 0,
    capacity: 0,
    sustain: false,
    barrage: null,
    bombardment: null,
    spaceCannon: null,
    shield: false,
    production: null,
  },
  pds: {
    cost: null,
    pair: false,
    combat: null,
    move: 0,
    capacity: 0,
    sustain: false,
    barrage: null,
    bombardment: null,
    spaceCannon: { hit: 6, dice: 1 },
    shield: true,
    production: null,
  },
  'space-dock': {
    cost: null,
    pair: false,
    combat: null,
    move: 0,
    capacity: 0,
    sustain: false,
    barrage: null,
    bombardment: null,
    spaceCannon: null,
    shield: false,
    production: { value: 2, withPlanet: true },
    hosts: 3,
  },
};

/** As on the upgrade cards of every colour. */
export const UPGRADED: Readonly<Partial<Record<UnitId, Profile>>> = {
  dreadnought: {
    cost: 4,
    pair: false,
    combat: { hit: 5, dice: 1 },
    move: 2,
    capacity: 1,
    sustain: true,
    barrage: null,
    bombardment: { hit: 5, dice: 1 },
    spaceCannon: null,
    shield: false,
    production: null,
  },
  cruiser: {
    cost: 2,
    pair: false,
    combat: { hit: 6, dice: 1 },
    move: 3,
    capacity: 1,
    sustain: false,
    barrage: null,
    bombardment: null,
    spaceCannon: null,
    shield: false,
    production: null,
  },
  carrier: {
    cost: 3,
    pair: false,
    combat: { hit: 9, dice: 1 },
    move: 2,
    capacity: 6,
    sustain: false,
    barrage: null,
    bombardment: null,
    spaceCannon: null,
    shield: false,
    production: null,
  },
  destroyer: {
    cost: 1,
    pair: false,
    combat: { hit: 8, dice: 1 },
    move: 2,
    capacity: 0,
    sustain: false,
    barrage: { hit: 6, dice: 3 },
    bombardment: null,
    spaceCannon: null,
    shield: false,
    production: null,
  },
  fighter: {
    cost: 1,
    pair: true,
    combat: { hit: 8, dice: 1 },
    move: 2,
    capacity: 0,
    sustain: false,
    barrage: null,
    bombardment: null,
    spaceCannon: null,
    shield: false,
    production: null,
    share: 1,
  },
  infantry: {
    cost: 1,
    pair: true,
    combat: { hit: 7, dice: 1 },
    move: 0,
    capacity: 0,
    sustain: false,
    barrage: null,
    bombardment: null,
    spaceCannon: null,
    shield: false,
    production: null,
  },
  pds: {
    cost: null,
    pair: false,
    combat: null,
    move: 0,
    capacity: 0,
    sustain: false,
    barrage: null,
    bombardment: null,
    spaceCannon: { hit: 5, dice: 1 },
    shield: true,
    production: null,
  },
  'space-dock': {
    cost: null,
    pair: false,
    combat: null,
    move: 0,
    capacity: 0,
    sustain: false,
    barrage: null,
    bombardment: null,
    spaceCannon: null,
    shield: false,
    production: { value: 4, withPlanet: true },
    hosts: 3,
  },
};
