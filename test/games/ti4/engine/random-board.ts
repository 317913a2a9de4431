import { nextBelow, randomFrom } from '../../../../src/engine/random.ts';
import { parseAction } from '../../../../src/games/ti4/positions/action.ts';
import type { ActionState } from '../../../../src/games/ti4/engine/action/types.ts';

const PLACES = [
  [0, 0],
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -2],
];
const TILES = [18, 26, 25, 40, 41, 42, 43, 44, 34, 35, 39, 29];
const SPACE = ['carrier', 'cruiser', 'destroyer', 'dreadnought', 'war-sun', 'fighter', 'infantry'];
const TECHNOLOGIES = [
  'pds-ii',
  'graviton-laser-system',
  'carrier-ii',
  'fighter-ii',
  'cruiser-ii',
  'non-euclidean-shielding',
];
export const SIDES = ['red', 'blue', 'yellow'] as const;

/** A small random galaxy; everything in it follows from the seed. */
export const boardFrom = (seed: number): ActionState => {
  let random = randomFrom(seed);
  const below = (bound: number): number => {
    const next = nextBelow(random, bound);
    random = next.state;
    return next.value;
  };
  const tiles = [...TILES].sort(() => below(3) - 1).slice(0, PLACES.length);
  const players = SIDES.slice(0, 2 + below(2));
  const units: Record<string, Record<string, Record<string, number>>> = {};
  const put = (place: string, side: string, unit: string, count: number): void => {
    const here = ((units[place] ??= {})[side] ??= {});
    here[unit] = Math.min((here[unit] ?? 0) + count, 2);
  };
  const probe = parseAction({
    systems: tiles.map((tile, at) => ({ tile, at: PLACES[at] })),
    players: { red: {} },
    active: 'red',
  });
  if (!probe.ok) throw new Error(probe.path);
  const planets = Object.values(probe.setup.galaxy.planets);
  const held: Record<string, string[]> = { red: [], blue: [], yellow: [] };
  for (const tile of tiles) {
    const side = players[below(players.length)] ?? 'red';
    for (let ships = below(4); ships > 0; ships -= 1) {
      put(String(tile), side, SPACE[below(SPACE.length)] ?? 'cruiser', 1 + below(2));
    }
  }
  for (const { id } of planets) {
    const side = players[below(players.length)] ?? 'red';
    if (id === 'mecatol-rex' || below(4) === 0) continue;
    held[side]?.push(id);
    if (below(3) > 0) put(id, side, 'infantry', 1 + below(2));
    if (below(3) === 0) put(id, side, 'pds', 1);
    if (below(4) === 0) put(id, side, 'space-dock', 1);
  }
  const parsed = parseAction({
    systems: tiles.map((tile, at) => ({ tile, at: PLACES[at] })),
    players: Object.fromEntries(
      players.map((side) => [
        side,
        {
          fleet: 2 + below(4),
          goods: below(8),
          rerolls: below(4) === 0 ? 1 : 0,
          planets: held[side],
          technologies: TECHNOLOGIES.filter(() => below(3) === 0),
        },
      ]),
    ),
    active: 'red',
    units,
    tokens: { [String(tiles[below(tiles.length)])]: ['red'] },
    custodians: true,
  });
  if (!parsed.ok) throw new Error(`${parsed.path}: ${parsed.problem}`);
  return parsed.setup;
};
