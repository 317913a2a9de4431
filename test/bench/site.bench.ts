import { readdirSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import type { Ratio } from '../../scripts/lib/bench.ts';
import { weigherIn } from '../dist/support/weigher.ts';
import { build } from './support/apart.ts';
import { report, table } from './support/report.ts';
import { buildStarlight, STARLIGHT_SITE } from './support/starlight.ts';
import { TEN_PAGES } from './support/ten-pages.ts';
import { openBrowser, serveFolder, visitTwo, type Visit } from './support/visit.ts';

const OURS = 'dist';
/** What Starlight’s pages weigh; `test/dist/size.test.ts` holds ours against it. */
const RECORD = 'test/dist/starlight.tsv';
const LOADS = 2;

type Pair = readonly [first: Visit, next: Visit];

/** The same texts built by us and by Starlight, seen by one browser on one slow line. */
export async function ratios(): Promise<readonly Ratio[]> {
  const theirs = await buildStarlight();
  // Pictures for chats are kept from earlier builds.
  const ours = (await build('.')).seconds;
  record();
  const [ourPages, theirPages] = [pagesIn(OURS), pagesIn(STARLIGHT_SITE)];
  console.log(`  pages: ours ${ourPages}, Starlight ${theirPages}`);
  const [mine, other] = [await visitAll(OURS), await visitAll(STARLIGHT_SITE)];
  const found: Ratio[] = [
    { name: 'build', measured: ours, reference: theirs.seconds, unit: 's' },
    {
      name: 'build, for each page',
      measured: (ours / ourPages) * 1000,
      reference: (theirs.seconds / theirPages) * 1000,
      unit: 'ms',
    },
    ...compared('first visit', 'bytes', mine, other, ([first]) => first.bytes),
    ...compared('next page', 'bytes', mine, other, ([, next]) => next.bytes),
    ...compared('script of the first visit', 'bytes', mine, other, ([first]) => first.script),
    ...compared('requests of the first visit', '', mine, other, ([first]) => first.requests),
    ...compared('requests of the next page', '', mine, other, ([, next]) => next.requests),
    ...compared('time to interactive', 'ms', mine, other, ([first]) => first.interactive),
    ...compared(
      'time to interactive, next page',
      'ms',
      mine,
      other,
      ([, next]) => next.interactive,
    ),
  ];
  for (const [index, [address]] of TEN_PAGES.entries()) {
    const [first] = mine[index] ?? [];
    console.log(
      `  ${address}: ${first?.longTasks} long tasks, layout shift ${first?.shift} ` +
        `(Starlight ${other[index]?.[0].longTasks}, ${other[index]?.[0].shift})`,
    );
    // One more than there are, since a ratio cannot be taken of nothing.
    found.push({
      name: `${address}: long tasks and shifts, and one / one`,
      measured: (first?.longTasks ?? 0) + (first?.shift ?? 0) + 1,
      reference: 1,
      unit: '',
      limit: 1,
    });
  }
  report('site', lines(found, ourPages, theirPages));
  return found;
}

function record(): void {
  const { weigh } = weigherIn(STARLIGHT_SITE);
  const rows = topicsIn(STARLIGHT_SITE).map((address) => {
    const { html, style, script } = weigh(address);
    return [address, html, style, script].join('\t');
  });
  writeFileSync(RECORD, `${['address\thtml\tstyle\tscript', ...rows].join('\n')}\n`);
}

const topicsIn = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .flatMap(
      (name) => /^(uk|ru)\/[^/]+\/(?!glossary\/)[^/]+\/(?=index\.html$)/.exec(name)?.[0] ?? [],
    )
    .map((path) => `/${path}`)
    .sort();

async function visitAll(dir: string): Promise<readonly Pair[]> {
  const serving = await serveFolder(dir);
  const browser = await openBrowser();
  try {
    const pairs: Pair[] = [];
    for (const [first, next] of TEN_PAGES) {
      pairs.push(await best(browser, serving.address + first, serving.address + next));
    }
    return pairs;
  } finally {
    await browser.close();
    serving.close();
  }
}

/** Each figure by itself, the least of several loads: whatever else the machine does only adds. */
async function best(browser: Browser, first: string, next: string): Promise<Pair> {
  const loads: Pair[] = [];
  for (let load = 0; load < LOADS; load += 1) loads.push(await visitTwo(browser, first, next));
  const least = (which: 0 | 1): Visit => {
    const of = (part: keyof Visit): number => Math.min(...loads.map((pair) => pair[which][part]));
    return {
      bytes: of('bytes'),
      script: of('script'),
      requests: of('requests'),
      interactive: of('interactive'),
      longTasks: of('longTasks'),
      shift: of('shift'),
    };
  };
  return [least(0), least(1)];
}

/** The mean of all ten pages, ours beside Starlight’s. */
function compared(
  name: string,
  unit: string,
  mine: readonly Pair[],
  other: readonly Pair[],
  of: (pair: Pair) => number,
): Ratio[] {
  const mean = (pairs: readonly Pair[]): number =>
    pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length;
  return [{ name, measured: mean(mine), reference: mean(other), unit }];
}

const pagesIn = (dir: string): number =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
    .length;

function lines(found: readonly Ratio[], ours: number, theirs: number): string[] {
  const rows = found
    .filter(({ limit }) => limit === undefined)
    .map(({ name, measured, reference, unit }) => [
      unit === '' ? name : `${name}, ${unit}`,
      measured.toFixed(unit === 's' || unit === '' ? 1 : 0),
      reference.toFixed(unit === 's' || unit === '' ? 1 : 0),
      (measured / reference).toFixed(2),
    ]);
  return [
    `${TEN_PAGES.length} topics, the mean of them; ${ours} pages of ours, ${theirs} of Starlight’s.`,
    '',
    ...table([['', 'Кодекс', 'Starlight', 'ratio'], ...rows]),
  ];
}
