import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { breakable } from './breakable.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const game = process.env['KODEKS_LEDGER'] ?? '';
const support = (name: string): string => path.join(root, 'test/bench/support', name);

const published = readFileSync(path.join(root, 'content/ids.txt'), 'utf8');
const rules = new Set(
  published
    .split('\n')
    .flatMap((id) => (id.startsWith(`${game}.`) ? [id.slice(game.length + 1)] : [])),
);

/** The kernel tells what it cites, and makes each question anew. */
const KERNEL = [
  ['known.get(state) ?? questionOf(state)', 'put(questionOf(state))'],
  ['draft.events.push(event)', 'draft.events.push(told(event))'],
] as const;

const watchedKernel = (code: string): string =>
  KERNEL.reduce((text, [was, becomes]) => {
    if (!text.includes(was)) throw new Error(`The kernel does not say «${was}» any more.`);
    return text.replace(was, becomes);
  }, code);

const imported = (names: string): string =>
  `import { ${names} } from ${JSON.stringify(support('broken.ts'))};\n`;

const plugin: Plugin = {
  name: 'ledger',
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
    if (file === 'src/engine/kernel.ts') return imported('put, told') + watchedKernel(code);
    if (!file.startsWith(`src/games/${game}/engine/`) || file.endsWith('cited-rules.ts')) return;
    const made = breakable(code, file.slice(`src/games/${game}/engine/`.length), rules);
    return made === code ? undefined : imported('broken') + made;
  },
};

export default defineConfig({
  root,
  plugins: [plugin],
  resolve: { tsconfigPaths: true },
  test: {
    include: ['test/bench/support/ledger.run.ts'],
    testTimeout: 600_000,
    fsModuleCache: false,
  },
});
