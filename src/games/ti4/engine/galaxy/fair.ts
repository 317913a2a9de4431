import {
  choicesMade,
  newGame,
  play,
  playChance,
  position,
  promptOf,
} from '../../../../engine/play.ts';
import type { Drawn } from '../../../../engine/procedure.ts';
import { nextBelow, randomFrom } from '../../../../engine/random.ts';
import { fromSeed } from '../../../../engine/sources.ts';
import { planetOf, tileOf } from '../data/tiles.ts';
import { hexDistance } from '../hexes.ts';
import { galaxy } from './galaxy.ts';
import type { GalaxyChoice, GalaxySetup, GalaxyState } from './types.ts';

/** How far a home system reaches in the comparison. */
const REACH = 2;

/** Resources and influence within reach of each home: what the players compare. */
export const wealthOf = (state: GalaxyState): readonly number[] =>
  state.homes.map(({ at: home }) =>
    state.placed
      .filter(({ at }) => hexDistance(at, home) <= REACH)
      .flatMap(({ tile }) => tileOf(tile).planets)
      .reduce((sum, id) => sum + planetOf(id).resources + planetOf(id).influence, 0),
  );

export const spreadOf = (state: GalaxyState): number => {
  const wealth = wealthOf(state);
  return Math.max(...wealth) - Math.min(...wealth);
};

const randomGame = (setup: GalaxySetup, seed: number) => {
  let random = randomFrom(seed);
  let game = playChance(newGame(galaxy, setup, fromSeed(seed)));
  for (let prompt = promptOf(game); prompt.kind === 'decision'; prompt = promptOf(game)) {
    const allowed = prompt.options.filter((option) => option.allowed);
    const next = nextBelow(random, allowed.length);
    random = next.state;
    const option = allowed[next.value];
    if (!option) break;
    game = playChance(play(game, option.choice));
  }
  return game;
};

/** The choices that lead to the fairest of so many random galaxies; the same seed gives the same one. */
export const fairGalaxy = (
  setup: GalaxySetup,
  seed: number,
  tries = 12,
): readonly (GalaxyChoice | Drawn)[] => {
  const games = Array.from({ length: tries }, (_, at) => randomGame(setup, (seed + at) >>> 0));
  const [best] = [...games].sort(
    (a, b) => spreadOf(position(a).state) - spreadOf(position(b).state),
  );
  return best ? choicesMade(best) : [];
};
