import { existsSync } from 'node:fs';
import path from 'node:path';
import { getModel } from '../src/rules/get-model.ts';
import { LANGUAGES } from '../src/rules/languages.ts';
import { INDEX_FILE, SEARCH_FOLDER, WORDS_FILE } from '../src/search/bundle.ts';
import { endIndexing, writeBundle, type BundleFile } from '../src/search/index.ts';
import { dist } from './lib/root.mjs';
import { UserError, runScript } from './lib/user-error.mjs';

/** Adds the search to the built site. */
await runScript(async () => {
  if (!existsSync(dist)) {
    throw new UserError('There is no built site to add the search to.', 'Run: npm run build');
  }
  const model = await getModel();
  for (const language of LANGUAGES) {
    const folder = path.join(dist, SEARCH_FOLDER, language);
    const { records, files } = await writeBundle(model, language, folder);
    const core = files.filter(({ path: name }) => name === WORDS_FILE || name === INDEX_FILE);
    const texts = files.filter(({ path: name }) => name.startsWith('texts/'));
    const phrases = files.filter((file) => ![...core, ...texts].includes(file));
    console.log(
      `search/${language}: ${records} records; words and index ${kilobytes(core)}, ` +
        `texts ${kilobytes(texts)} in ${texts.length} files, ` +
        `for quoted queries ${kilobytes(phrases)} (compressed)`,
    );
  }
  await endIndexing();
});

function kilobytes(files: readonly BundleFile[]): string {
  return `${(files.reduce((sum, { packed }) => sum + packed, 0) / 1000).toFixed(1)} kB`;
}
