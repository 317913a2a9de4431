import { posix } from 'node:path';
import { withoutBase } from '../../base.ts';
import { isLanguage, spokenTo } from '../../rules/languages.ts';
import type { FilePath } from '../manifest.ts';
import type { BuiltScripts } from './built-scripts.ts';

/** The built site: its files, without a slash before them, and their texts. */
export interface BuiltSite {
  readonly files: ReadonlySet<string>;
  readonly text: (file: string) => string;
  readonly scripts: BuiltScripts;
}

export interface Reader {
  readonly language: string;
  /** The language its texts are told in. */
  readonly told: string;
  readonly game: string;
  /** All games, to tell their scripts apart. */
  readonly games: readonly string[];
}

/** What a page is asked for by; files go by their own names. */
const pathOf = (file: string): FilePath => file.replace(/(^|\/)index\.html$/, '$1');
export const fileOf = (path: FilePath): string =>
  path === '' || path.endsWith('/') ? `${path}index.html` : path;

/**
 * A whole game for a reader of one language: its pages with all that they load, and the search.
 * Rules on pages of their own and signposts of printed numbers are left out, being thousands: the
 * worker leads to the topic instead. So is the booklet, which tells everything once more.
 */
export function gamePaths(site: BuiltSite, reader: Reader): readonly FilePath[] {
  const { language, told, game } = reader;
  const files = [...site.files];
  const isOwn = (file: string): boolean =>
    new RegExp(`^${language}/${game}/(?!(?:n|booklet)/)(?:[^/]+/){0,2}[^/]+$`).test(file) &&
    !isRule(file) &&
    !file.endsWith('/rules.txt');
  // Single terms stand only where they are told, and links of all texts lead there.
  const isTerm = (file: string): boolean =>
    new RegExp(`^${told}/${game}/glossary/[^/]+/index\\.html$`).test(file);
  const isSearch = (file: string): boolean =>
    [spokenTo(language), told].some((of) =>
      new RegExp(`^search/${of}/(?!pagefind).*\\.json$`).test(file),
    );
  const pages = files.filter((file) => isOwn(file) || isTerm(file));
  return all(site, [...pages, ...files.filter(isSearch)], reader);

  /** A folder below a topic; other folders of a game hold lists of their own. */
  function isRule(file: string): boolean {
    const [, , folder = '', name, last] = file.split('/');
    return name !== undefined && last !== undefined && !LISTS.has(folder);
  }
}

/** Folders of a game that hold pages of other kinds than rules. */
const LISTS: ReadonlySet<string> = new Set([
  'checklist',
  'concordance',
  'data',
  'glossary',
  'learn',
  'mistakes',
  'odds',
  'quick',
  'walkthroughs',
]);

/** What is needed to say what is kept, and to begin anywhere. */
export function sitePaths(
  site: BuiltSite,
  language: string,
  games: readonly string[],
): readonly FilePath[] {
  const pages = ['', `${language}/`, `${language}/offline/`, `${language}/offline/missing/`];
  const others = [`${language}/app.webmanifest`, 'icons/192.png'];
  const starts = [...pages, ...others].map(fileOf).filter((file) => site.files.has(file));
  return all(site, starts, { language, told: language, game: '', games });
}

function all(site: BuiltSite, starts: readonly string[], reader: Reader): readonly FilePath[] {
  const found = new Set(starts);
  for (const file of found) {
    for (const next of loadedBy(site, file, reader)) if (site.files.has(next)) found.add(next);
  }
  return [...found].map(pathOf).sort();
}

function loadedBy(site: BuiltSite, file: string, reader: Reader): readonly string[] {
  if (file.endsWith('.html')) return loadedByPage(site.text(file));
  if (file.endsWith('.css')) return addressesIn(site.text(file), /url\(["']?([^)"']+)/g, file);
  return file.startsWith('_astro/') && file.endsWith('.js')
    ? loadedByScript(site, file, reader)
    : [];
}

const TAG =
  /<(?:script|img)\b[^>]*?\ssrc="([^"]+)"|<link\b(?=[^>]*\srel="(?:stylesheet|preload|modulepreload|icon)")[^>]*?\shref="([^"]+)"/g;

function loadedByPage(html: string): readonly string[] {
  return Array.from(html.matchAll(TAG), ([, source, link]) => inSite(source ?? link ?? '', ''));
}

function addressesIn(text: string, pattern: RegExp, file: string): readonly string[] {
  return Array.from(text.matchAll(pattern), ([, address = '']) => inSite(address, file));
}

function loadedByScript(site: BuiltSite, file: string, reader: Reader): readonly string[] {
  const script = site.scripts[file];
  if (script === undefined) throw new Error(`The bundler told nothing of ${file}.`);
  const mine = script.later.filter(
    ({ of }) => !isOfOtherGame(of, reader) && !isOtherLanguage(of, reader.language),
  );
  return [...script.needs, ...mine.map((later) => later.file)];
}

/** Sources of a game lie in a folder of its name. */
const isOfOtherGame = (source: string, { game, games }: Reader): boolean =>
  games.some((other) => other !== game && source.split('/').includes(other));

/** `words/uk/round.ts` */
const isOtherLanguage = (source: string, language: string): boolean => {
  const own = source.split('/').find(isLanguage);
  return own !== undefined && own !== spokenTo(language);
};

/** Addresses of the site begin with a slash, those of scripts are relative to them. */
const inSite = (address: string, file: string): string => {
  const [path = ''] = address.split(/[?#]/);
  return path.startsWith('/') ? withoutBase(path).slice(1) : posix.join(posix.dirname(file), path);
};
