import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '../../../src/rules/languages.ts';
import type { Model } from '../../../src/rules/model.ts';
import { pagesOf } from '../../../src/search/pages.ts';
import { recordsOf } from '../../../src/search/records.ts';

/** The pages that the search reads of a built site, each with the words that it must find there. */
export async function writeSmallSite(model: Model, site: string): Promise<void> {
  for (const language of LANGUAGES) {
    const records = recordsOf(model, language);
    for (const { path, start, count } of pagesOf(records, language)) {
      const told = records
        .slice(start, start + count)
        .map(({ own }) => (own === '' ? '' : `<p>${own} <a class="permalink">#</a></p>`));
      await mkdir(join(site, path), { recursive: true });
      await writeFile(
        join(site, path, 'index.html'),
        `<!DOCTYPE html><html lang="${language}"><body><nav>обоз</nav><main>${told.join('')}</main></body></html>`,
      );
    }
  }
}
