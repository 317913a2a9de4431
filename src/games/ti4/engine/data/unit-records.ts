import type { Ti4Rule } from '../rule.ts';
import type { FactionId } from './factions.ts';
import type { Prerequisites } from './technologies.ts';

export type UnitKind = 'ship' | 'ground-forces' | 'structure';

/** «9 (×2)»: the least result that hits, and how many dice. */
export interface DiceValue {
  readonly hit: number;
  readonly dice: number;
  /** As many dice as the sheet says; one stands here for that. */
  readonly varies?: true;
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

type Changes = Partial<Profile>;

/** A technology that bears the unit's name. */
interface UnitCard {
  readonly card: string;
  readonly needs: Prerequisites;
  /** Among the offers of research, which stands in links; without it the card is the last. */
  readonly place?: number;
}

/** What a sheet prints, and what the upgrade card makes of it, where there is one. */
interface Levels {
  readonly printed: Changes;
  readonly upgrade?: UnitCard & { readonly changes: Changes };
}

/** All that is to be known of a unit; whatever shows, counts or plays units takes it from here. */
export interface UnitRecord extends Levels {
  readonly kind: UnitKind;
  /** Figures of one colour. */
  readonly box: number;
  /** The rule that says how many. */
  readonly boxRule: Ti4Rule;
  /** Tokens stand for as many more as there is room for. */
  readonly tokens?: true;
  /** It cannot be produced before this technology; a faction's own sheet may print it. */
  readonly byTechnology?: UnitCard;
  /** Units that factions have instead: what differs from the common one. */
  readonly own?: Readonly<Partial<Record<FactionId, Levels>>>;
}

const hitsOn = (hit: number, dice = 1): DiceValue => ({ hit, dice });

/** From the dearest to the cheapest, as one names a fleet; then what stands on planets. */
export const UNITS = {
  'war-sun': {
    kind: 'ship',
    box: 2,
    boxRule: 'units.war-sun-count',
    byTechnology: { card: 'war-sun', place: 24, needs: { cybernetic: 1, warfare: 3 } },
    printed: {
      cost: 12,
      combat: hitsOn(3, 3),
      move: 2,
      capacity: 6,
      sustain: true,
      bombardment: hitsOn(3, 3),
    },
    own: {
      'embers-of-muaat': {
        printed: { move: 1 },
        upgrade: {
          card: 'prototype-war-sun-ii',
          place: 28,
          needs: { cybernetic: 1, warfare: 3 },
          changes: { cost: 10, move: 3 },
        },
      },
    },
  },
  flagship: {
    kind: 'ship',
    box: 1,
    boxRule: 'units.flagship-count',
    printed: { cost: 8, combat: hitsOn(5, 2), move: 1, capacity: 3, sustain: true },
    own: {
      arborec: { printed: { combat: hitsOn(7, 2), capacity: 5 } },
      'barony-of-letnev': { printed: { bombardment: hitsOn(5, 3) } },
      'clan-of-saar': { printed: { barrage: hitsOn(6, 4) } },
      'embers-of-muaat': { printed: {} },
      'emirates-of-hacan': { printed: { combat: hitsOn(7, 2) } },
      'federation-of-sol': { printed: { capacity: 12 } },
      'ghosts-of-creuss': { printed: { combat: hitsOn(5) } },
      l1z1x: { printed: { capacity: 5 } },
      'mentak-coalition': { printed: { combat: hitsOn(7, 2) } },
      'naalu-collective': { printed: { combat: hitsOn(9, 2), capacity: 6 } },
      'nekro-virus': { printed: { combat: hitsOn(9, 2) } },
      'sardakk-norr': { printed: { combat: hitsOn(6, 2) } },
      'universities-of-jol-nar': { printed: { combat: hitsOn(6, 2) } },
      winnu: { printed: { combat: { ...hitsOn(7), varies: true } } },
      'xxcha-kingdom': { printed: { combat: hitsOn(7, 2), spaceCannon: hitsOn(5, 3) } },
      'yin-brotherhood': { printed: { combat: hitsOn(9, 2) } },
      'yssaril-tribes': { printed: { move: 2 } },
    },
  },
  dreadnought: {
    kind: 'ship',
    box: 5,
    boxRule: 'units.dreadnought-count',
    printed: {
      cost: 4,
      combat: hitsOn(5),
      move: 1,
      capacity: 1,
      sustain: true,
      bombardment: hitsOn(5),
    },
    upgrade: {
      card: 'dreadnought-ii',
      place: 23,
      needs: { propulsion: 2, cybernetic: 1 },
      changes: { move: 2 },
    },
    own: {
      l1z1x: {
        printed: { capacity: 2 },
        upgrade: {
          card: 'super-dreadnought-ii',
          place: 31,
          needs: { propulsion: 2, cybernetic: 1 },
          changes: { move: 2, combat: hitsOn(4), bombardment: hitsOn(4) },
        },
      },
      'sardakk-norr': {
        printed: { bombardment: hitsOn(4, 2) },
        upgrade: {
          card: 'exotrireme-ii',
          place: 35,
          needs: { propulsion: 2, cybernetic: 1 },
          changes: { move: 2 },
        },
      },
    },
  },
  carrier: {
    kind: 'ship',
    box: 4,
    boxRule: 'units.carrier-count',
    printed: { cost: 3, combat: hitsOn(9), move: 1, capacity: 4 },
    upgrade: {
      card: 'carrier-ii',
      place: 19,
      needs: { propulsion: 2 },
      changes: { move: 2, capacity: 6 },
    },
    own: {
      'federation-of-sol': {
        printed: { capacity: 6 },
        upgrade: {
          card: 'advanced-carrier-ii',
          place: 30,
          needs: { propulsion: 2 },
          changes: { move: 2, capacity: 8, sustain: true },
        },
      },
    },
  },
  cruiser: {
    kind: 'ship',
    box: 8,
    boxRule: 'units.cruiser-count',
    printed: { cost: 2, combat: hitsOn(7), move: 2 },
    upgrade: {
      card: 'cruiser-ii',
      place: 22,
      needs: { biotic: 1, cybernetic: 1, warfare: 1 },
      changes: { combat: hitsOn(6), move: 3, capacity: 1 },
    },
  },
  destroyer: {
    kind: 'ship',
    box: 8,
    boxRule: 'units.destroyer-count',
    printed: { cost: 1, combat: hitsOn(9), move: 2, barrage: hitsOn(9, 2) },
    upgrade: {
      card: 'destroyer-ii',
      place: 17,
      needs: { warfare: 2 },
      changes: { combat: hitsOn(8), barrage: hitsOn(6, 3) },
    },
  },
  fighter: {
    kind: 'ship',
    box: 10,
    boxRule: 'units.fighter-count',
    tokens: true,
    printed: { cost: 1, pair: true, combat: hitsOn(9) },
    upgrade: {
      card: 'fighter-ii',
      place: 20,
      needs: { biotic: 1, propulsion: 1 },
      changes: { combat: hitsOn(8), move: 2, share: 1 },
    },
    own: {
      'naalu-collective': {
        printed: { combat: hitsOn(8) },
        upgrade: {
          card: 'hybrid-crystal-fighter-ii',
          place: 33,
          needs: { biotic: 1, propulsion: 1 },
          changes: { combat: hitsOn(7), move: 2, share: 0.5 },
        },
      },
    },
  },
  infantry: {
    kind: 'ground-forces',
    box: 12,
    boxRule: 'units.infantry-count',
    tokens: true,
    printed: { cost: 1, pair: true, combat: hitsOn(8) },
    upgrade: {
      card: 'infantry-ii',
      place: 21,
      needs: { biotic: 2 },
      changes: { combat: hitsOn(7) },
    },
    own: {
      arborec: {
        printed: { production: { value: 1, withPlanet: false } },
        upgrade: {
          card: 'letani-warrior-ii',
          place: 25,
          needs: { biotic: 2 },
          changes: { combat: hitsOn(7), production: { value: 2, withPlanet: false } },
        },
      },
      'federation-of-sol': {
        printed: { combat: hitsOn(7) },
        upgrade: {
          card: 'spec-ops-ii',
          place: 45,
          needs: { biotic: 2 },
          changes: { combat: hitsOn(6) },
        },
      },
    },
  },
  pds: {
    kind: 'structure',
    box: 6,
    boxRule: 'units.pds-count',
    printed: { spaceCannon: hitsOn(6), shield: true },
    upgrade: {
      card: 'pds-ii',
      place: 18,
      needs: { cybernetic: 1, warfare: 1 },
      changes: { spaceCannon: hitsOn(5) },
    },
  },
  'space-dock': {
    kind: 'structure',
    box: 3,
    boxRule: 'units.space-dock-count',
    printed: { production: { value: 2, withPlanet: true }, hosts: 3 },
    upgrade: {
      card: 'space-dock-ii',
      place: 16,
      needs: { cybernetic: 2 },
      changes: { production: { value: 4, withPlanet: true } },
    },
    own: {
      'clan-of-saar': {
        printed: { move: 1, capacity: 4, production: { value: 5, withPlanet: false }, hosts: 0 },
        upgrade: {
          card: 'floating-factory-ii',
          place: 42,
          needs: { cybernetic: 2 },
          changes: { move: 2, capacity: 5, production: { value: 7, withPlanet: false } },
        },
      },
    },
  },
} as const satisfies Readonly<Record<string, UnitRecord>>;
