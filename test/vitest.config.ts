import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const unitFolders = [
  'api',
  'engine',
  'data',
  'page',
  'rules',
  'search',
  'words',
  'markdown',
  'embeds',
  'offline',
  'widgets',
  'i18n',
  'scripts',
  'fidelity',
  'pictures',
];

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  resolve: { tsconfigPaths: true },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    // A suite that lost its files must not look like a suite that passed.
    passWithNoTests: false,
    allowOnly: false,
    // Bounds for what hangs, not for what is slow: machines differ, and other work runs beside.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: [`test/{${unitFolders.join(',')}}/**/*.test.{ts,tsx}`] },
      },
      {
        extends: true,
        // One worker for all its files: reading thousands of pages once takes longer than the checks.
        test: {
          name: 'dist',
          include: ['test/dist/**/*.test.ts'],
          isolate: false,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: { name: 'hosts', include: ['test/hosts/**/*.test.ts'], fileParallelism: false },
      },
    ],
  },
});
