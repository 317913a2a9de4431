import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What kinds of pages there are, read off the files that make them: a new one is tested unasked. */

const root = fileURLToPath(new URL('../../..', import.meta.url));
const site = resolve(root, process.env['KODEKS_DIST'] ?? 'dist');

/** They lead on at once, or say that a page is missing, and have suites of their own. */
const LEADING_ON = ['index', '404', '[...moved]', '[language]/[game]/n/[number]'];

interface Route {
  /** `[language]/[game]/faq`. */
  readonly name: string;
  readonly pattern: RegExp;
}

const routes: readonly Route[] = readdirSync(join(root, 'src/pages'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.astro'))
  .map((file) => file.replaceAll('\\', '/').replace(/(?:(^|\/)index)?\.astro$/, '$1'))
  .map((file) => file.replace(/\/$/, '') || 'index')
  .map((name) => ({
    name,
    pattern: new RegExp(
      `^/${name.replace(/\[language\]/, '(?:uk|ru)').replace(/\[\w+\]/g, '[^/]+')}/$`,
    ),
  }))
  // What is written out goes before what stands for anything, from the first segment on.
  .sort((one, other) => sortKey(one.name).localeCompare(sortKey(other.name)));

function sortKey(name: string): string {
  return name
    .split('/')
    .map((segment) => (segment.startsWith('[') ? '1' : '0'))
    .join('');
}

const routeOf = (address: string): string | undefined =>
  routes.find(({ pattern }) => pattern.test(address))?.name;

/** The smallest page of each kind that no chosen address shows: tests weigh every element of it. */
export function kindsBeside(
  language: string,
  chosen: readonly string[],
): readonly { readonly kind: string; readonly address: string }[] {
  const shown = new Set([...LEADING_ON, ...chosen.map(routeOf)]);
  const pages = readdirSync(join(site, language), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .map((file) => ({
      file: join(site, language, file),
      address: `/${language}/${file.replaceAll('\\', '/').replace(/index\.html$/, '')}`,
    }))
    .filter(({ address }) => !shown.has(routeOf(address)));
  return Array.from(
    Map.groupBy(pages, ({ address }) => routeOf(address) ?? 'made by no file of src/pages'),
    ([kind, list]) => {
      const bySize = list
        .map(({ file, address }) => ({ file, address, size: statSync(file).size }))
        .sort((one, other) => one.size - other.size);
      const standing = bySize.find(({ file }) => !leadsOn(file));
      return standing === undefined ? [] : [{ kind, address: standing.address }];
    },
  ).flat();
}

/** Every page of a kind, by the file that makes it: `[language]/[game]/[topic]`. */
export const addressesOf = (kind: string, language: string): readonly string[] =>
  readdirSync(join(site, language), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .map((file) => `/${language}/${file.replaceAll('\\', '/').replace(/index\.html$/, '')}`)
    .filter((address) => routeOf(address) === kind)
    .sort();

/** A signpost at the old address of a rule. */
const leadsOn = (file: string): boolean =>
  readFileSync(file, 'utf8').includes('http-equiv="refresh"');
