import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { mergeConfig } from 'vitest/config';
import base from '../../vitest.config.ts';
import { mutated } from './mutate.ts';
import type { Mutant } from './mutate.ts';

/** Where the bench writes which source is to be read with a mistake in it; no source is touched. */
interface Order {
  readonly file: string;
  readonly mutant: Mutant;
}

const orderOf = (path: string | undefined): Order | null =>
  path === undefined ? null : (JSON.parse(readFileSync(path, 'utf8')) as Order);

const reader = ({ file, mutant }: Order): Plugin => {
  const wanted = resolve(file).split('\\').join('/');
  return {
    name: 'one-mistake',
    enforce: 'pre',
    transform: (code, id) => (id.split('?')[0] === wanted ? mutated(code, mutant) : undefined),
  };
};

const order = orderOf(process.env['KODEKS_MUTANT']);

// Modules kept from the run before would hold the mistake of that run.
export default mergeConfig(base, {
  plugins: order === null ? [] : [reader(order)],
  test: { fsModuleCache: false },
});
