import { replay } from '../../../engine/play.ts';
import { opened } from '../../../player/narrator.ts';
import { termOf } from '../../../player/terms.ts';
import { playOf } from '../../../player/play.tsx';
import { fragmentOf } from '../../../player/session.ts';
import { GalaxySetupBoard } from '../boards/galaxy-setup-board.tsx';
import { planetOf, tileOf } from '../engine/data/tiles.ts';
import { fairGalaxy } from '../engine/galaxy/fair.ts';
import { galaxy } from '../engine/galaxy/galaxy.ts';
import type { GalaxySetup } from '../engine/galaxy/types.ts';
import { galaxyNames } from '../words/galaxy.ts';
import type { GalaxyMessages, GalaxyTold } from '../words/galaxy.ts';

/** As many as a slow phone lays in a second or two. */
const TRIES = 100;

export const play = playOf<GalaxySetup, GalaxyMessages, GalaxyTold>(
  {
    uk: async () => (await import('../words/uk/galaxy.ts')).uk,
    ru: async () => (await import('../words/ru/galaxy.ts')).ru,
  },
  ({ setup, language, words, terms, scenario, newSeed }) => {
    const names = galaxyNames(language, words, (id) => termOf(terms, id).name);
    const random = (): void => {
      const seed = newSeed();
      const game = replay(opened(galaxy, setup), null, fairGalaxy(setup, seed, TRIES));
      // The player follows the address, as it does when a reader opens somebody's link.
      window.location.hash = fragmentOf({ scenario, seed, book: [], game });
    };
    return {
      procedure: galaxy,
      words,
      names: () => names,
      figures: (choice) =>
        choice.kind === 'tile'
          ? tileOf(choice.tile)
              .planets.map((planet) => {
                const { resources, influence } = planetOf(planet);
                return words.board.planet(names.planet(planet), resources, influence);
              })
              .join('; ') || undefined
          : undefined,
      face: (_of, result) => names.tile(Number(result)),
      Board: ({ state }) => (
        <GalaxySetupBoard state={state} messages={words} names={names} onRandom={random} />
      ),
    };
  },
);
