import { existsSync } from 'node:fs';
import path from 'node:path';
import { getModel } from '../src/rules/get-model.ts';
import { LANGUAGES } from '../src/rules/languages.ts';
import { SEARCH_FOLDER } from '../src/search/bundle.ts';
import { endIndexing, writeBundle, type BundleFile } from '../src/search/index.ts';
import { root } from './lib/root.mjs';
import { UserError, runScript } from './lib/user-error.mjs';

/** Adds the search to the built site. */
await runScript(async () => {
  const site = path.join(root, 'dist');
  if (!existsSync(site)) {
    throw new UserError('There is no built site to add the search to.', 'Run: npm run build');
  }
  const model = await getModel();
  for (const language of LANGUAGES) {
    const folder = path.join(site, SEARCH_FOLDER, language);
    const { records, files } = await writeBundle(model, language, folder);
    const words = files.filter(({ path: name }) => name === 'words.json');
    const code = files.filter(({ path: name }) => /\.js$|^wasm/.test(name));
    const texts = files.filter(({ path: name }) => name.endsWith('.pf_fragment'));
    const rest = files.filter((file) => ![...words, ...code, ...texts].includes(file));
    console.log(
      `search/${language}: ${records} records; ` +
        `words ${kilobytes(words)}, index ${kilobytes(rest)}, ` +
        `texts ${kilobytes(texts)} in ${texts.length} files, Pagefind ${kilobytes(code)} (compressed)`,
    );
  }
  await endIndexing();
});

function kilobytes(files: readonly BundleFile[]): string {
  return `${(files.reduce((sum, { packed }) => sum + packed, 0) / 1000).toFixed(1)} kB`;
}
