import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { effort } from './support/effort.ts';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  resolve: { tsconfigPaths: true },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    // A suite that lost its files must not look like a suite that passed.
    passWithNoTests: false,
    allowOnly: false,
    // Bounds for what hangs, not for what is slow: machines differ, and other work runs beside.
    testTimeout: 300_000 * Math.max(1, effort),
    hookTimeout: 240_000,
    // What a test makes is thrown away at once; in little room it is looked through again and again.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      {
        extends: true,
        // Files of a worker share what they import, above all the model of the content, which takes
        // seconds to read: none may change it, and what a file changes of the world it puts back.
        test: {
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/{dist,hosts,newcomers,bench}/**'],
          isolate: false,
        },
      },
      {
        extends: true,
        // One worker for all its files: reading thousands of pages once takes longer than the checks.
        test: {
          name: 'dist',
          include: ['test/{dist,newcomers}/**/*.test.ts'],
          isolate: false,
          fileParallelism: false,
          // The pages stay to the end: to look through them as they become more finds nothing to drop.
          execArgv: ['--max-semi-space-size=64', '--initial-heap-size=2048'],
        },
      },
      {
        extends: true,
        test: { name: 'hosts', include: ['test/hosts/**/*.test.ts'], fileParallelism: false },
      },
    ],
  },
});
