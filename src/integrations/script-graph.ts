import { posix, relative } from 'node:path';
import type { Plugin } from 'vite';
import type { BuiltScript, BuiltScripts } from '../offline/build/built-scripts.ts';

const nameOf = (id: string): string => relative(process.cwd(), id).replaceAll('\\', '/');

/**
 * Keeps what the bundler knows of its scripts: what each imports, and which source stands behind it.
 * The plugin belongs to the pages and to their workers, which are bundled apart.
 */
export function scriptGraph(): {
  readonly plugin: () => Plugin;
  readonly scripts: () => BuiltScripts;
} {
  const known = new Map<string, BuiltScript>();
  const plugin = (): Plugin => ({
    name: 'kodeks-script-graph',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle);
        const sourceOf = (name: string): string => {
          const file = bundle[name];
          const source = file?.type === 'chunk' ? file.facadeModuleId : undefined;
          return nameOf(source ?? name);
        };
        const workers = files.filter(
          ({ type, fileName }) => type === 'asset' && known.has(fileName),
        );
        for (const file of files) {
          if (file.type !== 'chunk') {
            // A script that is served as it was written.
            if (file.fileName.endsWith('.js') && !known.has(file.fileName)) {
              known.set(file.fileName, { needs: [], later: [], made: [] });
            }
            continue;
          }
          const started = workers.filter(({ fileName }) =>
            file.code.includes(posix.basename(fileName)),
          );
          known.set(file.fileName, {
            needs: file.imports,
            later: [...file.dynamicImports, ...started.map(({ fileName }) => fileName)].map(
              (name) => ({ file: name, of: sourceOf(name) }),
            ),
            made: Object.entries(file.modules)
              .map(([id, { renderedLength }]) => ({ of: nameOf(id), bytes: renderedLength }))
              .filter(({ bytes }) => bytes > 0),
          });
        }
      },
    },
  });
  return {
    plugin,
    scripts: () =>
      Object.fromEntries(
        [...known]
          .filter(([file]) => file.startsWith('_astro/'))
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      ),
  };
}
