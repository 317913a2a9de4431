import { readFileSync, writeFileSync } from 'node:fs';
import { filesBelow } from '../../../scripts/lib/files.mjs';
import { weighPlayer } from './player-weight.ts';
import { pageAt } from './site.ts';
import { weigh } from './weight.ts';

/** What each kind of page weighs: a line for a kind, with an address that stands for it. */
export const SIZES_FILE = 'test/dist/sizes.tsv';

export const PARTS = ['html', 'style', 'script', 'player', 'fonts', 'requests'] as const;
export type Part = (typeof PARTS)[number];

export interface Sizes {
  readonly kind: string;
  readonly address: string;
  readonly sizes: Readonly<Record<Part, number>>;
}

export function readSizes(): readonly Sizes[] {
  const [, ...lines] = readFileSync(SIZES_FILE, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [kind = '', address = '', ...numbers] = line.split('\t');
    const sizes = Object.fromEntries(
      PARTS.map((part, index) => [part, Number(numbers[index] ?? 0)]),
    );
    return { kind, address, sizes: sizes as Record<Part, number> };
  });
}

/** A walkthrough fetches its player when it comes into view; the rest loads all it has at once. */
export function sizesOf(address: string): Readonly<Record<Part, number>> {
  const { html, style, script, fonts, requests } = weigh(address);
  const player = address.includes('/walkthroughs/') ? weighPlayer(address).player : 0;
  return { html, style, script, player, fonts, requests };
}

/** Kinds of pages that the site has and the file does not list, each with the first of its pages. */
export function unlistedKinds(): readonly Pick<Sizes, 'kind' | 'address'>[] {
  const listed = readSizes();
  // Signposts lead on and are not read; hosts show the page of a missing one at no address.
  const files = filesBelow('.', 'src/pages').filter(
    (file) => file.endsWith('.astro') && !/moved|\[number\]|404/.test(file),
  );
  return files.flatMap((file) => {
    const below = file.slice('src/pages/'.length).replace(/(?:(?:^|\/)index)?\.astro$/, '');
    const address = below === '' ? '/' : `/${below}/`;
    const form = new RegExp(`^${address.replaceAll(/\[[^\]]+\]/g, '[^/]+')}$`);
    const first = [...pageAt.keys()].find((url) => form.test(url));
    if (first === undefined || listed.some((kind) => form.test(kind.address))) return [];
    return { kind: below, address: first };
  });
}

/** Weighs anew every kind of page that the file lists, and those that it should. */
export function renewSizes(): void {
  const lines = [...readSizes(), ...unlistedKinds()].map(({ kind, address }) => {
    const sizes = sizesOf(address);
    return [kind, address, ...PARTS.map((part) => sizes[part])].join('\t');
  });
  const head = ['kind', 'address', ...PARTS].join('\t');
  writeFileSync(SIZES_FILE, `${[head, ...lines].join('\n')}\n`);
}
