import type { galaxy } from '../engine/galaxy/galaxy.ts';
import type { board } from './uk/galaxy.ts';
import type { PlayerId } from '../engine/action/types.ts';
import { tileOf } from '../engine/data/tiles.ts';
import { hexDistance, ringOf, sameHex } from '../engine/hexes.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Telling, ToldOf } from '../../../player/telling.ts';
import { planetName } from './planets.ts';

export interface GalaxyNames {
  readonly planet: (id: string) => string;
  /** Number and what lies on the tile: «26 (Лодор)». */
  readonly tile: (tile: number) => string;
  /** Ring and place in it. */
  readonly place: (hex: readonly [number, number]) => readonly [ring: number, place: number];
}

export type GalaxyTold = ToldOf<typeof galaxy, PlayerId, GalaxyNames>;

export interface GalaxyMessages extends Telling<GalaxyTold> {
  readonly board: typeof board;
}

export const galaxyNames = (
  language: Language,
  messages: GalaxyMessages,
  term: (id: string) => string,
): GalaxyNames => ({
  planet: (id) => planetName(language, id, term),
  tile: (number) => {
    const { planets, anomalies, wormholes } = tileOf(number);
    const { kinds } = messages.board;
    const parts = [
      ...planets.map((planet) => planetName(language, planet, term)),
      ...anomalies.map((kind) => kinds[kind]),
      ...wormholes.map((kind) => kinds[kind]),
    ];
    return `${number} (${parts.length > 0 ? parts.join(', ') : kinds.empty})`;
  },
  place: (hex) => {
    const ring = hexDistance(hex, [0, 0]);
    return [ring, ringOf(ring).findIndex((other) => sameHex(other, hex)) + 1];
  },
});
