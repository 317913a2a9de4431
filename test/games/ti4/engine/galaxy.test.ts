import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  newGame,
  play,
  playChance,
  position,
  promptOf,
  replay,
} from '../../../../src/engine/play.ts';
import { fromSeed } from '../../../../src/engine/sources.ts';
import type { PlayerId } from '../../../../src/games/ti4/engine/action/types.ts';
import { tileOf } from '../../../../src/games/ti4/engine/data/tiles.ts';
import { fairGalaxy, spreadOf } from '../../../../src/games/ti4/engine/galaxy/fair.ts';
import { galaxy, placementOrder } from '../../../../src/games/ti4/engine/galaxy/galaxy.ts';
import {
  placesOf,
  spacesFor,
  textOf,
  tilesFrom,
} from '../../../../src/games/ti4/engine/galaxy/spaces.ts';
import type { GalaxySetup, GalaxyState } from '../../../../src/games/ti4/engine/galaxy/types.ts';
import { hexDistance } from '../../../../src/games/ti4/engine/hexes.ts';

const SEATS: readonly PlayerId[] = ['red', 'blue', 'yellow', 'green', 'purple', 'black'];
const LETTER: Readonly<Record<string, string>> = {
  red: 'A',
  blue: 'B',
  yellow: 'C',
  green: 'D',
  purple: 'E',
  black: 'F',
};
const setupFor = (count: number): GalaxySetup => ({
  players: SEATS.slice(0, count),
  speaker: 'red',
  factions: {},
});

const begun = (count: number) =>
  position(playChance(newGame(galaxy, setupFor(count), fromSeed(7)))).state;

/** Who places into each ring, in order. */
const rings = (count: number, tiles: number): readonly string[] => {
  const order = placementOrder(SEATS.slice(0, count), 'red', tiles).map(
    (player) => LETTER[player] ?? '?',
  );
  const state = begun(count);
  const sizes = [1, 2, 3].map((ring) => placesOf(state, ring).length);
  const first = (sizes[0] ?? 0) - (count === 5 ? 1 : 0);
  const second = first + (sizes[1] ?? 0);
  return [order.slice(0, first), order.slice(first, second), order.slice(second)].map((part) =>
    part.join(''),
  );
};

describe('the order of placing', () => {
  it.each([
    [3, 24, ['ABCCBA', 'ABCCBAABCCBA', 'ABCCBA']],
    [4, 32, ['ABCDDC', 'BAABCDDCBAAB', 'CDDCBAABCDDCBA']],
    [5, 30, ['ABCDE', 'EDCBAABCDEED', 'CBAABCDEEDCBA']],
    [6, 30, ['ABCDEF', 'FEDCBAABCDEF', 'FEDCBAABCDEF']],
  ])('for %i players fills the rings as the book says (B1–B4)', (count, tiles, expected) => {
    expect(rings(count, tiles)).toEqual(expected);
  });
});

const stateWith = (placed: GalaxyState['placed']): GalaxyState => ({ ...begun(6), placed });

describe('a place for a tile', () => {
  const rex = { tile: 18, at: [0, 0] } as const;

  it('is not beside an anomaly for an anomaly, while another is free (B5)', () => {
    const state = stateWith([rex, { tile: 41, at: [0, -1] }]);
    const bars = new Map(spacesFor(state, 42).map(({ hex, bar }) => [hex.join(), bar]));
    expect(bars.get('1,-1')).toBe('complete-setup.anomalies-apart');
    expect(bars.get('0,1')).toBeNull();
  });

  it('may be beside an anomaly when no other is left (B5)', () => {
    const ring = [
      [0, -1],
      [1, -1],
      [1, 0],
      [0, 1],
      [-1, 1],
    ] as const;
    const tiles = [41, 19, 20, 21, 22];
    const state = stateWith([rex, ...ring.map((at, index) => ({ at, tile: tiles[index] ?? 23 }))]);
    expect(spacesFor(state, 42)[0]).toEqual({ hex: [-1, 0], bar: null });
  });

  it('is taken by a harmless tile first when the anomaly would lie beside another', () => {
    const ring = [
      [0, -1],
      [1, -1],
      [1, 0],
      [0, 1],
      [-1, 1],
    ] as const;
    const tiles = [41, 19, 20, 21, 22];
    const placed = [rex, ...ring.map((at, index) => ({ at, tile: tiles[index] ?? 23 }))];
    const verdicts = (hand: readonly number[]): readonly string[] => {
      const prompt = galaxy.prompt({
        ...stateWith(placed),
        hands: { red: hand },
        agenda: [{ at: 'place', by: 'red', tile: null }],
      });
      return prompt.kind === 'decision'
        ? prompt.options.map((option) => (option.allowed ? 'allowed' : option.because))
        : [];
    };
    expect(verdicts([42, 24])).toEqual(['ti4.complete-setup.anomalies-apart', 'allowed']);
    expect(verdicts([42, 43])).toEqual(['allowed', 'allowed']);
  });

  it('is not beside a wormhole of its own kind', () => {
    const state = stateWith([rex, { tile: 26, at: [0, -1] }]);
    const same = spacesFor(state, 39).find(({ hex }) => hex.join() === '1,-1');
    const other = spacesFor(state, 40).find(({ hex }) => hex.join() === '1,-1');
    expect(tileOf(26).wormholes).toEqual(tileOf(39).wormholes);
    expect(same?.bar).toBe('complete-setup.wormholes-apart');
    expect(other?.bar).toBeNull();
  });

  it('is not in the next ring', () => {
    const early = spacesFor(stateWith([rex]), 19).find(({ hex }) => hexDistance(hex, [0, 0]) === 2);
    expect(early?.bar).toBe('complete-setup.ring-order');
  });
});

describe('a fair start', () => {
  it.each([3, 4, 5, 6])('for %i players is a whole galaxy, the same for the same seed', (count) => {
    const setup = setupFor(count);
    const choices = fairGalaxy(setup, 11, 3);
    expect(fairGalaxy(setup, 11, 3)).toEqual(choices);
    const end = replay(galaxy, setup, choices);
    expect(promptOf(end).kind).toBe('over');
    const { state } = position(end);
    const tiles = state.placed.map(({ tile }) => tile);
    expect(new Set(tiles).size).toBe(tiles.length);
    expect(tiles.length).toBe({ 3: 25, 4: 33, 5: 32, 6: 31 }[count]);
    const text = textOf(state);
    expect(
      tilesFrom(text)
        ?.map(({ tile }) => tile)
        .sort(),
    ).toEqual([...tiles].sort());
    expect(tilesFrom('18 19')).toBeNull();
  });

  it('is no less even than any single try', () => {
    const setup = setupFor(6);
    const spread = (tries: number): number =>
      spreadOf(position(replay(galaxy, setup, fairGalaxy(setup, 5, tries))).state);
    expect(spread(6)).toBeLessThanOrEqual(spread(1));
  });

  it('gives goods to three of five players', () => {
    const { state } = position(replay(galaxy, setupFor(5), fairGalaxy(setupFor(5), 1, 1)));
    expect(Object.values(state.goods).sort()).toEqual([2, 2, 4]);
  });
});

describe('any galaxy', () => {
  it('keeps anomalies and wormholes apart unless it had to', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 31 - 1), fc.constantFrom(3, 4, 5, 6), (seed, count) => {
        let game = playChance(newGame(galaxy, setupFor(count), fromSeed(seed)));
        for (let prompt = promptOf(game); prompt.kind === 'decision'; prompt = promptOf(game)) {
          const before = position(game).state;
          const allowed = prompt.options.filter((option) => option.allowed);
          const option = allowed[(seed + game.moves.length * 7) % allowed.length];
          if (!option) throw new Error('Nothing is allowed.');
          const { choice } = option;
          if (choice.kind === 'place') {
            const clashes = before.placed.some(
              (other) =>
                hexDistance(other.at, choice.hex) === 1 &&
                tileOf(other.tile).anomalies.length > 0 &&
                tileOf(choice.tile).anomalies.length > 0,
            );
            const bars = spacesFor(before, choice.tile).map(({ bar }) => bar);
            if (clashes) expect(bars).not.toContain('complete-setup.anomalies-apart');
          }
          game = playChance(play(game, option.choice));
        }
        expect(Object.values(position(game).state.hands).flat()).toEqual([]);
      }),
      { numRuns: 40, seed: 3 },
    );
  });
});
