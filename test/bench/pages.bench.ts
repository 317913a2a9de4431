import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { ApiData } from '../../src/api/schemas.ts';
import { UserError } from '../../scripts/lib/user-error.mjs';
import type { Ratio } from '../../scripts/lib/bench.ts';

const DIST = 'dist';
const compressed = (content: string): number => brotliCompressSync(content).length;

function read(...path: string[]): string {
  const file = join(DIST, ...path);
  if (!existsSync(file)) {
    throw new UserError(`There is no ${file}.`, 'Build the site first: npm run build.');
  }
  return readFileSync(file, 'utf8');
}

/** What a page weighs beside its own words, compressed as hosts send them. */
export function ratios(): Ratio[] {
  const games = JSON.parse(read('api', 'v1', 'games.json')) as ApiData<'games'>;
  return games.flatMap((game) =>
    game.languages.flatMap((language) => {
      const rules = JSON.parse(
        read('api', 'v1', game.id, language, 'rules.json'),
      ) as ApiData<'rules'>;
      return [...Map.groupBy(rules, (rule) => rule.topic)].map(([topic, told]) => ({
        name: `${language}/${game.id}/${topic}: page / its bare words`,
        measured: compressed(read(language, game.id, topic, 'index.html')),
        reference: compressed(told.map(({ text }) => text).join('\n')),
        unit: 'bytes',
      }));
    }),
  );
}
