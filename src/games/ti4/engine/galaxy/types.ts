import type { EventIn } from '../../../../engine/kernel.ts';
import type { PlayerId } from '../action/types.ts';
import type { FactionId } from '../data/factions.ts';
import type { PlayerCount } from '../data/layouts.ts';
import type { Hex } from '../hexes.ts';

export interface GalaxySetup {
  /** Clockwise; their home systems stand in this order round the galaxy. */
  readonly players: readonly PlayerId[];
  readonly speaker: PlayerId;
  readonly factions: Readonly<Partial<Record<PlayerId, FactionId>>>;
}

export interface PlacedTile {
  readonly tile: number;
  readonly at: Hex;
}

export interface Home {
  readonly player: PlayerId;
  readonly at: Hex;
  /** null: nobody has said who plays what. */
  readonly tile: number | null;
  readonly goods: number;
}

export type GalaxyFrame =
  | { readonly at: 'began' }
  | { readonly at: 'deal'; readonly to: PlayerId }
  | { readonly at: 'extra' }
  | { readonly at: 'place-extra'; readonly tile: number }
  | { readonly at: 'place'; readonly by: PlayerId; readonly tile: number | null }
  | { readonly at: 'join' };

export type GalaxyChoice =
  | { readonly kind: 'tile'; readonly tile: number }
  | { readonly kind: 'place'; readonly tile: number; readonly hex: Hex };

export type GalaxyTask = 'deal' | 'extra' | 'place-extra' | 'place';

export interface GalaxyEventData {
  'galaxy-began': { players: number; speaker: PlayerId };
  'tiles-dealt': { player: PlayerId; blue: number; red: number };
  'extra-drawn': { tile: number };
  'tile-placed': { player: PlayerId; tile: number; ring: number };
  'homes-joined': { text: string };
  'goods-gained': { player: PlayerId; goods: number };
}

export type GalaxyEvent = EventIn<GalaxyEventData>;

export interface GalaxyState {
  readonly count: PlayerCount;
  readonly players: readonly PlayerId[];
  readonly speaker: PlayerId;
  readonly homes: readonly Home[];
  readonly blue: readonly number[];
  readonly red: readonly number[];
  readonly hands: Readonly<Record<string, readonly number[]>>;
  readonly placed: readonly PlacedTile[];
  readonly goods: Readonly<Record<string, number>>;
  readonly agenda: readonly GalaxyFrame[];
}

export interface GalaxyOutcome {
  /** The numbers of the tiles from ring 1 on, as map tools exchange them. */
  readonly text: string;
}
