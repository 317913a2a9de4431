import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { BASE } from '../../base.ts';
import type { PackedLibrary } from '../library.ts';
import type { Beginning } from '../positions.ts';

const LIBRARY = 'virtual:kodeks-library';
const BEGINNINGS = 'virtual:kodeks-beginnings';
const ENTRY = 'virtual:kodeks-entry';
const here = (file: string): string =>
  JSON.stringify(fileURLToPath(new URL(file, import.meta.url)));

/** One file that runs as a worker at the edge: code, search and texts of all editions. */
export const bundleBot = (library: PackedLibrary): Promise<string> =>
  bundle({
    ...libraryModule(library),
    // In the shape that hosts of workers ask for; what else they hand over is not needed.
    [ENTRY]: `import { fetchIn } from ${here('../worker.ts')};
      export default { fetch: (request, env) => fetchIn(request, env) };`,
  });

/** The same for Node, with procedures and odds behind it, which programs ask. */
export const bundleServer = (
  library: PackedLibrary,
  beginnings: readonly Beginning[],
): Promise<string> =>
  bundle({
    ...libraryModule(library),
    [BEGINNINGS]: `export const beginnings = ${readAsJson(beginnings)};`,
    [ENTRY]: `import { fetchWithGames } from ${here('../server.ts')};
      export default { fetch: fetchWithGames };`,
  });

const libraryModule = (library: PackedLibrary) => ({
  [LIBRARY]: `export const packed = ${readAsJson(library)};`,
});

/** A string is read much faster than an object as long. */
const readAsJson = (value: unknown): string =>
  `JSON.parse('${JSON.stringify(value).replace(/[\\']/g, String.raw`\$&`)}')`;

/** What tells the services of the bot, with its words, which only the bundler finds. */
export const bundleRegister = (): Promise<string> =>
  bundle({ [ENTRY]: `export { registerBot } from ${here('../register.ts')};` });

async function bundle(sources: Readonly<Record<string, string>>): Promise<string> {
  const written: Plugin = {
    name: 'kodeks-bot',
    resolveId: (id) => (id in sources ? `\0${id}` : undefined),
    load: (id) => sources[id.slice(1)],
  };
  const made = (await build({
    configFile: false,
    root: fileURLToPath(new URL('../../..', import.meta.url)),
    base: `${BASE}/`,
    publicDir: false,
    logLevel: 'error',
    plugins: [written],
    // Packages have a version for workers, which needs nothing of Node.
    resolve: { conditions: ['workerd', 'worker', 'browser'] },
    build: {
      write: false,
      target: 'es2024',
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        output: { format: 'es', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  const [{ code }] = made.output;
  return code;
}
