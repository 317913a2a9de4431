import type { UnitId } from '../data/units.ts';
import type { PlayerId } from './types.ts';

/** `opening`: what cards and sheets do at the start of a space combat. */
export type RollReason =
  | 'opening'
  | 'cannon'
  | 'barrage'
  | 'combat'
  | 'bombardment'
  | 'defense'
  | 'ground';

export const OPENING_EFFECTS = [
  'assault-cannon',
  'ambush',
  'dimensional-splicer',
  'impulse-core',
] as const;
export type OpeningEffect = (typeof OPENING_EFFECTS)[number];

export interface Die {
  readonly type: UnitId;
  /** The least result that hits. */
  readonly hit: number;
  /** Added to what the die shows. */
  readonly bonus: number;
  /** Two hits more for 9 and 10: the flagship of Jol-Nar. */
  readonly bursts?: true;
}

export interface ShipMove {
  readonly unit: string;
  /** From where the ship stands to the active system, both named. */
  readonly path: readonly string[];
  readonly cargo: readonly string[];
}

export interface Order {
  readonly unit: UnitId;
  readonly count: number;
  readonly planet: string | null;
}

export interface Shot {
  readonly unit: string;
  readonly planet: string;
}

interface Roll {
  readonly why: RollReason;
  readonly by: PlayerId;
  readonly against: PlayerId;
  readonly planet: string | null;
}

/** What resources or influence are spent on. */
export type Payment =
  | 'production'
  | 'custodians'
  | 'technology'
  | 'technology-secondary'
  | 'indoctrination';

export type Frame =
  | { readonly at: 'activate' }
  | { readonly at: 'move'; readonly moves: readonly ShipMove[] }
  | { readonly at: 'rifts'; readonly moves: readonly ShipMove[] }
  | { readonly at: 'arrive'; readonly moves: readonly ShipMove[] }
  | {
      readonly at: 'limits';
      readonly player: PlayerId;
      readonly system: string;
      readonly after: 'movement' | 'combat' | 'retreat';
    }
  | { readonly at: 'cannons'; readonly queue: readonly PlayerId[] }
  | { readonly at: 'cannon'; readonly by: PlayerId; readonly graviton: boolean }
  | ({ readonly at: 'roll'; readonly dice: readonly Die[]; readonly spare: boolean } & Roll)
  | ({
      readonly at: 'reroll';
      readonly dice: readonly Die[];
      readonly shown: readonly number[];
      readonly ability: number;
      readonly again: readonly number[];
    } & Roll)
  | ({
      readonly at: 'reroll-die';
      readonly dice: readonly Die[];
      readonly shown: readonly number[];
      readonly ability: number;
      readonly again: readonly number[];
      readonly die: number;
    } & Roll)
  | {
      readonly at: 'hits';
      readonly player: PlayerId;
      readonly why: RollReason;
      readonly planet: string | null;
      /** A unit has been destroyed: it is too late to sustain damage. */
      readonly begun: boolean;
      /** Fighters last: Graviton Laser System and the like. */
      readonly spare: boolean;
      /** The one unit that is hit. */
      readonly only?: string;
    }
  | { readonly at: 'space-combat' }
  | { readonly at: 'opening'; readonly by: PlayerId; readonly effect: OpeningEffect }
  | { readonly at: 'barrages' }
  | { readonly at: 'barrage'; readonly by: PlayerId }
  | { readonly at: 'barrage-end' }
  | { readonly at: 'combat-round' }
  | { readonly at: 'announce'; readonly by: PlayerId }
  | { readonly at: 'combat-dice'; readonly by: PlayerId }
  | { readonly at: 'mend'; readonly by: PlayerId }
  | { readonly at: 'retreat' }
  | { readonly at: 'retreat-cargo'; readonly by: PlayerId; readonly to: string }
  | { readonly at: 'retreat-token'; readonly by: PlayerId; readonly to: string }
  | { readonly at: 'combat-round-end' }
  | { readonly at: 'combat-end' }
  | { readonly at: 'invasion' }
  | { readonly at: 'bombard'; readonly shots: readonly Shot[] }
  /** `extra`: a die that one of all the units may roll is not rolled yet. */
  | { readonly at: 'bombard-planet'; readonly shots: readonly Shot[]; readonly extra: boolean }
  | { readonly at: 'custodians' }
  | { readonly at: 'custodians-gone' }
  | { readonly at: 'commit' }
  | { readonly at: 'defenses' }
  | { readonly at: 'defense'; readonly planet: string; readonly by: PlayerId }
  | { readonly at: 'battles' }
  | {
      readonly at: 'order';
      readonly what: 'defense' | 'ground';
      readonly planets: readonly string[];
    }
  | { readonly at: 'ground'; readonly planet: string; readonly round: number }
  | { readonly at: 'indoctrinate'; readonly planet: string; readonly by: PlayerId }
  | { readonly at: 'converted'; readonly unit: string; readonly by: PlayerId }
  | { readonly at: 'grid'; readonly planet: string; readonly round: number }
  | { readonly at: 'weave'; readonly planet: string }
  | { readonly at: 'harrow'; readonly planet: string }
  | { readonly at: 'ground-dice'; readonly planet: string; readonly by: PlayerId }
  | { readonly at: 'establish' }
  | { readonly at: 'production' }
  | { readonly at: 'produce'; readonly orders: readonly Order[] }
  | { readonly at: 'place'; readonly orders: readonly Order[] }
  | {
      readonly at: 'pay';
      readonly by: PlayerId;
      readonly with: 'resources' | 'influence';
      readonly why: Payment;
      readonly need: number;
      readonly paid: number;
    }
  | { readonly at: 'research'; readonly used: readonly string[] }
  | { readonly at: 'research-again' }
  | { readonly at: 'close' };

export type FrameAt = Frame['at'];
export type FrameOf<At extends FrameAt> = Extract<Frame, { readonly at: At }>;
