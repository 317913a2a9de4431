import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import type { Sampled } from './mutants.run.ts';
import { switched } from './switched.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const support = (name: string): string => path.join(root, 'test/bench/support', name);
const { places } = JSON.parse(readFileSync(process.env['KODEKS_MUTANTS'] ?? '', 'utf8')) as Sampled;

const plugin: Plugin = {
  name: 'mistakes',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'vitest' && importer?.startsWith(path.join(root, 'test/games')) === true
      ? support('collected.ts')
      : undefined,
  transform(code, id) {
    const file = path
      .relative(root, id.split('?')[0] ?? id)
      .split(path.sep)
      .join('/');
    const own = places.filter((place) => place.file === file);
    if (own.length === 0) return;
    const text = switched(code, own);
    return `import { isOn } from ${JSON.stringify(support('switch.ts'))};\n${text}`;
  },
};

export default defineConfig({
  root,
  plugins: [plugin],
  resolve: { tsconfigPaths: true },
  test: { include: ['test/bench/support/mutants.run.ts'], fsModuleCache: false },
});
