import { nextBelow, randomFrom } from '../../../../../src/engine/random.ts';
import type { GameState } from '../../../../../src/games/ti4/engine/game/index.ts';
import { parseGame } from '../../../../../src/games/ti4/positions/game.ts';

const HOMES = [
  { player: 'red', faction: 'federation-of-sol', tile: 1, planet: 'jord', at: [0, -1] },
  { player: 'blue', faction: 'yin-brotherhood', tile: 3, planet: 'darien', at: [1, 0] },
  { player: 'yellow', faction: 'l1z1x', tile: 6, planet: '000', at: [-1, 1] },
] as const;

const BETWEEN = [
  { tile: 18, at: [0, 0] },
  { tile: 26, at: [1, -1] },
  { tile: 19, at: [0, 1] },
  { tile: 41, at: [-1, 0] },
] as const;

/** Three players with little left, next to each other, in a galaxy without custodians. */
export const crowded = (seed: number): GameState => {
  let random = randomFrom(seed);
  const below = (bound: number): number => {
    const next = nextBelow(random, bound);
    random = next.state;
    return next.value;
  };
  const units = Object.fromEntries<object>(
    HOMES.flatMap(({ player, tile, planet }): readonly (readonly [string, object])[] => [
      [
        String(tile),
        { [player]: { carrier: 1, cruiser: 1 + below(2), dreadnought: 1, infantry: 3 } },
      ],
      [planet, { [player]: { infantry: 1, pds: below(2), 'space-dock': below(2) } }],
    ]),
  );
  const parsed = parseGame({
    phase: 'strategy',
    speaker: HOMES[below(HOMES.length)]?.player,
    revealed: 3,
    board: {
      active: 'red',
      systems: [...HOMES.map(({ tile, at }) => ({ tile, at })), ...BETWEEN],
      players: Object.fromEntries(
        HOMES.map(({ player, faction, planet }) => [
          player,
          { faction, planets: [planet], fleet: 4, goods: below(4), points: below(3) },
        ]),
      ),
      units,
    },
  });
  if (!parsed.ok) throw new Error(`${parsed.path}: ${parsed.problem}`);
  return parsed.setup;
};
