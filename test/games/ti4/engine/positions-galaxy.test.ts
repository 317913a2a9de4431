import { describe, expect } from 'vitest';
import { newGame, play, playChance, position, promptOf } from '../../../../src/engine/play.ts';
import { fromSeed } from '../../../../src/engine/sources.ts';
import { PLAYERS } from '../../../../src/games/ti4/engine/action/types.ts';
import { galaxy, placementOrder } from '../../../../src/games/ti4/engine/galaxy/galaxy.ts';
import { parseGalaxy } from '../../../../src/games/ti4/positions/galaxy.ts';
import type { GalaxyState, PlacedTile } from '../../../../src/games/ti4/engine/galaxy/types.ts';
import type { Hex } from '../../../../src/games/ti4/engine/hexes.ts';
import { ringOf } from '../../../../src/games/ti4/engine/hexes.ts';
import { asks } from './any-game.ts';
import { by, no } from './positions.ts';

const setupFor = (count: number) => ({
  players: PLAYERS.slice(0, count),
  speaker: 'red' as const,
  factions: {},
});
const dealt = (count: number): GalaxyState => {
  let game = newGame(galaxy, setupFor(count), fromSeed(7));
  while (promptOf(game).kind === 'chance') game = playChance(game);
  return position(game).state;
};

const REX: PlacedTile = { tile: 18, at: [0, 0] };
/** Six players; these tiles lie there, and red holds these. */
const holding = (
  placed: readonly PlacedTile[],
  hand: readonly number[],
  count = 6,
): GalaxyState => ({
  ...dealt(count),
  placed: [REX, ...placed],
  hands: { red: hand },
  agenda: [{ at: 'place', by: 'red', tile: null }],
});
const verdictAt = (state: GalaxyState, tile: number, hex: Hex): string => {
  const { state: next } = galaxy.apply(state, { kind: 'tile', tile });
  const prompt = galaxy.prompt(next);
  if (prompt.kind !== 'decision') return 'not asked';
  const option = prompt.options.find(
    ({ choice }) => choice.kind === 'place' && choice.hex.join() === hex.join(),
  );
  if (!option) return 'not offered';
  return option.allowed ? 'allowed' : option.because.replace('ti4.', '');
};
const tileVerdict = (state: GalaxyState, tile: number): string => {
  const prompt = galaxy.prompt(state);
  const option =
    prompt.kind === 'decision'
      ? prompt.options.find(({ choice }) => choice.kind === 'tile' && choice.tile === tile)
      : undefined;
  if (!option) return 'not offered';
  return option.allowed ? 'allowed' : option.because.replace('ti4.', '');
};
const filled = (ring: number, tiles: readonly number[], but: number): readonly PlacedTile[] =>
  ringOf(ring)
    .filter((_, at) => at !== but)
    .map((at, index) => ({ at, tile: tiles[index] ?? 46 }));

const SUPERNOVA = 43;
const NEBULA = 42;
const RIFT = 41;
const ASTEROIDS = 44;

describe('the deal', () => {
  by('complete-setup.deal-facedown', 'is for three to six players', () => {
    for (const count of [2, 7, 8]) {
      const players = [...PLAYERS, 'white', 'pink'].slice(0, count);
      expect(parseGalaxy({ players, speaker: 'red' }).ok).toBe(false);
    }
    expect(parseGalaxy({ players: PLAYERS, speaker: 'red' }).ok).toBe(true);
  });

  by('complete-setup.two-piles', 'leaves so many tiles in the piles', () => {
    const left = [3, 4, 5, 6].map((count) => {
      const { blue, red } = dealt(count);
      return [blue.length, red.length];
    });
    expect(left).toEqual([
      [2, 6],
      [0, 0],
      [0, 1],
      [2, 0],
    ]);
  });

  by(
    'complete-setup.five-players-extra-tile',
    'gives the fifth game one more tile, unplayed',
    () => {
      expect(dealt(5).agenda.at(-1)?.at).toBe('place-extra');
    },
  );
});

describe('the order of laying', () => {
  by(
    'complete-setup.alternate',
    'ends with the speaker, and among six with the last player',
    () => {
      const last = ([3, 4, 5, 6] as const).map((count) => {
        const tiles = { 3: 24, 4: 32, 5: 30, 6: 30 }[count];
        return placementOrder(PLAYERS.slice(0, count), 'red', tiles).at(-1);
      });
      expect(last).toEqual(['red', 'red', 'red', 'black']);
    },
  );

  by('complete-setup.last-places-two', 'lets one player end a ring and begin the next', () => {
    let game = newGame(galaxy, setupFor(6), fromSeed(7));
    const seen: string[] = [];
    while (seen.length < 8) {
      const prompt = promptOf(game);
      if (prompt.kind === 'over') break;
      if (prompt.kind === 'chance') {
        game = playChance(game);
        continue;
      }
      const option = prompt.options.find(({ allowed }) => allowed);
      if (!option) break;
      if (option.choice.kind === 'place') {
        const [q, r] = option.choice.hex;
        seen.push(`${prompt.by} ${Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))}`);
      }
      game = play(game, option.choice);
    }
    expect(seen.slice(5)).toEqual(['black 1', 'black 2', 'purple 2']);
  });
});

describe('a tile', () => {
  by('complete-setup.ring-order', 'does not begin a ring before the last one is full', () => {
    const placed = [19, 20, 21, 22].map((tile, at) => ({ tile, at: ringOf(1)[at] ?? REX.at }));
    const state = holding(placed, [23], 4);
    const two = ringOf(2).map((hex) => verdictAt(state, 23, hex));
    expect(two).not.toContain('allowed');
    expect(two).toContain(no('complete-setup.ring-order'));
    expect(ringOf(1).filter((hex) => verdictAt(state, 23, hex) === 'allowed')).toHaveLength(2);
  });

  by('complete-setup.anomalies-apart', 'with an anomaly keeps away from another', () => {
    const state = holding([{ tile: SUPERNOVA, at: [1, 0] }], [NEBULA]);
    expect(verdictAt(state, NEBULA, [0, 1])).toBe(no('complete-setup.anomalies-apart'));
    expect(verdictAt(state, NEBULA, [-1, 0])).toBe('allowed');
  });

  by('complete-setup.anomalies-apart', 'lies where it must when it is the last of all', () => {
    const around = [...filled(1, [19, 20, 21, 22, 23, 24], -1), ...filled(2, [NEBULA, RIFT], -1)];
    const third = ringOf(3).filter((_, at) => ![0, 3, 6, 9, 12, 15].includes(at));
    const [last, ...rest] = third;
    const state = holding([...around, ...rest.map((at) => ({ at, tile: 46 }))], [ASTEROIDS]);
    expect(last).toBeDefined();
    expect(verdictAt(state, ASTEROIDS, last ?? [9, 9])).toBe('allowed');
  });

  by('complete-setup.anomalies-apart', 'with an anomaly waits for a harmless one', () => {
    const placed = filled(1, [NEBULA, 19, 20, 21, 22], 1);
    expect(tileVerdict(holding(placed, [SUPERNOVA, 23]), SUPERNOVA)).toBe(
      no('complete-setup.anomalies-apart'),
    );
    expect(tileVerdict(holding(placed, [SUPERNOVA, 23]), 23)).toBe('allowed');
    expect(tileVerdict(holding(placed, [SUPERNOVA, RIFT]), SUPERNOVA)).toBe('allowed');
  });

  by('complete-setup.wormholes-apart', 'keeps away from a wormhole of its kind only', () => {
    expect(verdictAt(holding([{ tile: 39, at: [0, -1] }], [40]), 40, [1, -1])).toBe('allowed');
    expect(verdictAt(holding([{ tile: 26, at: [0, -1] }], [39]), 39, [1, -1])).toBe(
      no('complete-setup.wormholes-apart'),
    );
    expect(verdictAt(holding([{ tile: 26, at: [0, -1] }], [39]), 39, [0, 1])).toBe('allowed');
  });

  by('system-tiles.red', 'with a red back is no anomaly for that', () => {
    const state = holding([{ tile: SUPERNOVA, at: [0, -1] }], [46, 39]);
    expect(verdictAt(state, 46, [1, -1])).toBe('allowed');
    expect(verdictAt(state, 39, [1, -1])).toBe('allowed');
  });

  by('complete-setup.five-players-extra-tile', 'on the table before the first turn counts', () => {
    const state = holding([{ tile: RIFT, at: [1, 0] }], [ASTEROIDS], 5);
    expect(verdictAt(state, ASTEROIDS, [1, -1])).toBe(no('complete-setup.anomalies-apart'));
    expect(verdictAt(state, ASTEROIDS, [-1, 1])).toBe('allowed');
    let game = newGame(galaxy, setupFor(5), fromSeed(7));
    while (promptOf(game).kind === 'chance') game = playChance(game);
    const prompt = promptOf(game);
    const option = prompt.kind === 'decision' ? prompt.options[0] : undefined;
    if (option) game = play(game, option.choice);
    expect(asks(game)).toBe('red: place');
  });
});

describe('the goods of five players', () => {
  by('complete-setup.five-players-goods', 'are eight, for three of them, at the end', () => {
    let game = newGame(galaxy, setupFor(5), fromSeed(3));
    for (let prompt = promptOf(game); prompt.kind !== 'over'; prompt = promptOf(game)) {
      expect(position(game).state.goods).toEqual({});
      if (prompt.kind === 'chance') {
        game = playChance(game);
        continue;
      }
      const option = prompt.options.find(({ allowed }) => allowed);
      if (!option) break;
      game = play(game, option.choice);
    }
    const goods = Object.values(position(game).state.goods);
    expect(goods.toSorted((a, b) => a - b)).toEqual([2, 2, 4]);
  });
});
