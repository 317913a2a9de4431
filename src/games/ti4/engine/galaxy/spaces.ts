import { LAYOUTS } from '../data/layouts.ts';
import { MECATOL_TILE, tileOf } from '../data/tiles.ts';
import type { Tile } from '../data/tiles.ts';
import { hexDistance, ringOf, sameHex } from '../hexes.ts';
import type { Hex } from '../hexes.ts';
import type { Ti4Rule } from '../rule.ts';
import type { GalaxyState, PlacedTile } from './types.ts';

const RINGS = [1, 2, 3] as const;
const CENTRE: Hex = [0, 0];

/** The places of a ring that take a dealt tile, whether taken or not. */
export const placesOf = (state: GalaxyState, ring: number): readonly Hex[] => {
  const { homes, empty } = LAYOUTS[state.count];
  const closed = ring === 3 ? [...homes.map(({ place }) => place), ...empty] : [];
  return ringOf(ring).filter((_, place) => !closed.includes(place));
};

const isFree = (state: GalaxyState, hex: Hex): boolean =>
  !state.placed.some(({ at }) => sameHex(at, hex));

const freeIn = (state: GalaxyState, ring: number): readonly Hex[] =>
  placesOf(state, ring).filter((hex) => isFree(state, hex));

/** The innermost ring that has room. */
const openRing = (state: GalaxyState): number =>
  RINGS.find((ring) => freeIn(state, ring).length > 0) ?? RINGS.length + 1;

const beside = (state: GalaxyState, hex: Hex): readonly PlacedTile[] =>
  state.placed.filter(({ at }) => hexDistance(at, hex) === 1);

const clash = (tile: Tile, other: Tile): Ti4Rule | null => {
  if (tile.anomalies.length > 0 && other.anomalies.length > 0) {
    return 'complete-setup.anomalies-apart';
  }
  return tile.wormholes.some((wormhole) => other.wormholes.includes(wormhole))
    ? 'complete-setup.wormholes-apart'
    : null;
};

const clashAt = (state: GalaxyState, tile: Tile, hex: Hex): Ti4Rule | null => {
  for (const { tile: number } of beside(state, hex)) {
    const found = clash(tile, tileOf(number));
    if (found) return found;
  }
  return null;
};

export interface Space {
  readonly hex: Hex;
  readonly bar: Ti4Rule | null;
}

/** Where a tile may lie now; one place of the next ring stands for all that are too far out. */
export const spacesFor = (
  state: GalaxyState,
  number: number,
  tooFar: Ti4Rule = 'complete-setup.ring-order',
): readonly Space[] => {
  const tile = tileOf(number);
  const ring = openRing(state);
  const spaces = freeIn(state, ring).map((hex) => ({ hex, bar: clashAt(state, tile, hex) }));
  // «Unless there is no other place»: then every place is as good as another.
  const forced = spaces.every(({ bar }) => bar !== null);
  const open = forced ? spaces.map(({ hex }) => ({ hex, bar: null })) : spaces;
  const [later] = ring < RINGS.length ? freeIn(state, ring + 1) : [];
  return later ? [...open, { hex: later, bar: tooFar }] : open;
};

/** «Unless there is no other choice»: another tile of the hand may be one. */
export const tileBar = (
  state: GalaxyState,
  hand: readonly number[],
  number: number,
): Ti4Rule | null => {
  const free = freeIn(state, openRing(state));
  const fits = (held: number): boolean =>
    free.some((hex) => clashAt(state, tileOf(held), hex) === null);
  const [first] = free;
  return first === undefined || fits(number) || !hand.some(fits)
    ? null
    : clashAt(state, tileOf(number), first);
};

const HOLE = '-1';
const UNKNOWN_HOME = '0';

/** Ring by ring, each clockwise from above Mecatol Rex, which itself is not named. */
export const textOf = (state: GalaxyState): string =>
  RINGS.flatMap((ring) => ringOf(ring))
    .map((hex) => {
      const home = state.homes.find(({ at }) => sameHex(at, hex));
      if (home) return home.tile === null ? UNKNOWN_HOME : String(home.tile);
      const placed = state.placed.find(({ at }) => sameHex(at, hex));
      return placed ? String(placed.tile) : HOLE;
    })
    .join(' ');

/** Reads such a line back; null when it is none. Homes nobody has chosen and holes are left out. */
export const tilesFrom = (text: string): readonly PlacedTile[] | null => {
  const numbers = text.trim().split(/\s+/);
  const hexes = RINGS.flatMap((ring) => ringOf(ring));
  if (numbers.length !== hexes.length || numbers.some((number) => !/^-?\d{1,2}$/.test(number))) {
    return null;
  }
  const tiles = numbers.flatMap((number, at): readonly PlacedTile[] => {
    const hex = hexes[at];
    return hex && Number(number) > 0 ? [{ tile: Number(number), at: hex }] : [];
  });
  return [{ tile: MECATOL_TILE, at: CENTRE }, ...tiles];
};
