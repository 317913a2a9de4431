import { readFileSync, writeFileSync } from 'node:fs';
import { filesBelow } from '../../../scripts/lib/files.mjs';
import { select, textOf } from './elements.ts';
import { weighPlayer } from './player-weight.ts';
import { page, pageAt } from './site.ts';
import { weigh } from './weight.ts';

/** What each kind of page may weigh: a line for a kind, with an address that stands for it. */
export const SIZES_FILE = 'test/dist/sizes.tsv';

const PARTS = ['html', 'style', 'script', 'player', 'fonts', 'requests'] as const;
type Part = (typeof PARTS)[number];
type Sizes = Readonly<Record<Part, number>>;

export interface Budget {
  readonly kind: string;
  readonly address: string;
  /** How long its text was when the budget was set: what says more may weigh more. */
  readonly letters: number;
  readonly most: Sizes;
}

/** What may come unnoticed. */
const GROWTH = 1.05;
/** A budget with more room than this is set anew, lest a page that was made lighter grow back. */
const ROOM = 1.1;

export function readBudgets(): readonly Budget[] {
  const [, ...lines] = readFileSync(SIZES_FILE, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [kind = '', address = '', letters, ...numbers] = line.split('\t');
    return { kind, address, letters: Number(letters), most: sizes((_, at) => Number(numbers[at])) };
  });
}

const sizes = (of: (part: Part, at: number) => number): Sizes => {
  const [html = 0, style = 0, script = 0, player = 0, fonts = 0, requests = 0] = PARTS.map(of);
  return { html, style, script, player, fonts, requests };
};

/** A walkthrough fetches its player when it comes into view; the rest loads all it has at once. */
function sizesOf(address: string): Sizes {
  const { html, style, script, fonts, requests } = weigh(address);
  const player = /\/walkthroughs\/[^/]+\/$/.test(address) ? weighPlayer(address).player : 0;
  return { html, style, script, player, fonts, requests };
}

const lettersOn = (address: string): number => {
  const { tree } = page(address);
  return textOf(select('main', tree) ?? tree).replaceAll(/\s+/g, ' ').length;
};

/** Lists grow with what they list, and topics with their rules; nothing else may. */
function allowed({ address, letters, most }: Budget): Sizes {
  return { ...most, html: most.html * Math.max(1, lettersOn(address) / letters) };
}

/** The parts of a page that weigh more than they may. */
export function overweight(budget: Budget): readonly string[] {
  const now = sizesOf(budget.address);
  const most = allowed(budget);
  return PARTS.filter((part) => now[part] > most[part]).map(
    (part) => `${part} ${now[part]} of ${Math.floor(most[part])}`,
  );
}

/** What a page may weigh from now on: numbers so round that they seldom have to change. */
function budgetFor(address: string): Pick<Budget, 'letters' | 'most'> {
  const now = sizesOf(address);
  return { letters: lettersOn(address), most: sizes((part) => roundDown(now[part] * GROWTH)) };
}

export function roundDown(size: number): number {
  const step = [1, 10, 50][[200, 1000, 10_000].findIndex((bound) => size < bound)] ?? 100;
  return Math.floor(size / step) * step;
}

function isRoomy(budget: Budget): boolean {
  const now = sizesOf(budget.address);
  const most = allowed(budget);
  return PARTS.some((part) => most[part] > now[part] * ROOM);
}

/** Kinds of pages that the site has and the file does not list, each with the first of its pages. */
export function unlistedKinds(): readonly Pick<Budget, 'kind' | 'address'>[] {
  const listed = readBudgets();
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

/**
 * Sets budgets where there are none, where they no longer hold, and where they hold too easily; a
 * page that is gone needs none.
 */
export function renewBudgets(): void {
  const kept = readBudgets()
    .filter(({ address }) => pageAt.has(address))
    .map((budget) =>
      overweight(budget).length > 0 || isRoomy(budget)
        ? { ...budget, ...budgetFor(budget.address) }
        : budget,
    );
  const added = unlistedKinds().map((kind) => ({ ...kind, ...budgetFor(kind.address) }));
  const lines = [...kept, ...added].map(({ kind, address, letters, most }) =>
    [kind, address, letters, ...PARTS.map((part) => most[part])].join('\t'),
  );
  const head = ['kind', 'address', 'letters', ...PARTS].join('\t');
  writeFileSync(SIZES_FILE, `${[head, ...lines].join('\n')}\n`);
}
