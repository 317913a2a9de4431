import type { Plugin } from 'vite';

/**
 * What several players share would lie in many files of a few hundred bytes, and each costs a request
 * and a phone’s time: those are joined with their like. Not for every module: a calculator asks for
 * little of this, and the players of Twilight Imperium have large parts that only some of them need.
 */
const SMALL_PARTS = /[\\/]src[\\/](?:engine|widgets)[\\/](?!ti4|.*odds|.*open).*\.tsx?$/;

/** Of the source, in bytes: about a kilobyte when it is sent. */
const TOO_SMALL = 3000;

export function fewerFiles(): Plugin {
  return {
    name: 'kodeks-fewer-files',
    apply: 'build',
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              rolldownOptions: {
                output: {
                  // The bundler names such a file after all that ask for it.
                  chunkFileNames: ({ name: chunk }) =>
                    `_astro/${chunk.startsWith('shared') ? 'shared' : '[name]'}.[hash].js`,
                  codeSplitting: {
                    groups: [
                      {
                        name: 'shared',
                        test: SMALL_PARTS,
                        minShareCount: 2,
                        entriesAware: true,
                        entriesAwareMergeThreshold: TOO_SMALL,
                      },
                    ],
                  },
                },
              },
            },
          }
        : undefined,
  };
}
