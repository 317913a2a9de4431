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
const LOADS = 3;

type Pair = readonly [first: Visit, next: Visit];

interface Compared {
  readonly address: string;
  readonly ours: Visit;
  readonly theirs: Visit;
  /** Long tasks of both pages on the processor as it is. */
  readonly heavy: number;
}

/** The same texts built by us and by Starlight, seen by one browser on one slow line. */
export async function ratios(): Promise<readonly Ratio[]> {
  const theirs = await buildStarlight();
  // Pictures for chats are kept from earlier builds.
  const ours = (await build('.')).seconds;
  record();
  const [ourPages, theirPages] = [pagesIn(OURS), pagesIn(STARLIGHT_SITE)];
  console.log(`  pages: ours ${ourPages}, Starlight ${theirPages}`);
  const [mine, other] = [await visitAll(OURS, best), await visitAll(STARLIGHT_SITE, best)];
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
  const unhindered = await visitAll(OURS, longTasksAtFullSpeed);
  const pages = TEN_PAGES.flatMap(([address], index) => {
    const [ours, theirs] = [mine[index]?.[0], other[index]?.[0]];
    return ours && theirs ? [{ address, ours, theirs, heavy: unhindered[index] ?? 0 }] : [];
  });
  for (const { address, ours: seen, heavy } of pages) {
    // One more than there are, since a ratio cannot be taken of nothing.
    found.push({
      name: `${address}: long tasks and shifts, and one / one`,
      measured: heavy + seen.lateLongTasks + seen.shift + 1,
      reference: 1,
      unit: '',
      limit: 1,
    });
  }
  const printed = lines(found, pages, ourPages, theirPages);
  console.log(printed.join('\n'));
  report('site', printed);
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

type Visiting<Seen> = (browser: Browser, first: string, next: string) => Promise<Seen>;

async function visitAll<Seen>(dir: string, visiting: Visiting<Seen>): Promise<readonly Seen[]> {
  const serving = await serveFolder(dir);
  const browser = await openBrowser();
  try {
    const seen: Seen[] = [];
    for (const [first, next] of TEN_PAGES) {
      seen.push(await visiting(browser, serving.address + first, serving.address + next));
    }
    return seen;
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
      lateLongTasks: of('lateLongTasks'),
      shift: of('shift'),
    };
  };
  return [least(0), least(1)];
}

/** On the processor as it is: no task may take 50 ms, before the first paint or after. */
async function longTasksAtFullSpeed(
  browser: Browser,
  first: string,
  next: string,
): Promise<number> {
  const loads: number[] = [];
  for (let load = 0; load < LOADS; load += 1) {
    const visits = await visitTwo(browser, first, next, 1);
    loads.push(visits[0].longTasks + visits[1].longTasks);
  }
  return Math.min(...loads);
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

function lines(
  found: readonly Ratio[],
  pages: readonly Compared[],
  ours: number,
  theirs: number,
): string[] {
  const rows = found
    .filter(({ limit }) => limit === undefined)
    .map(({ name, measured, reference, unit }) => [
      unit === '' ? name : `${name}, ${unit}`,
      measured.toFixed(unit === 's' || unit === '' ? 1 : 0),
      reference.toFixed(unit === 's' || unit === '' ? 1 : 0),
      (measured / reference).toFixed(2),
    ]);
  const pair = (one: number, other: number): string => `${Math.round(one)} : ${Math.round(other)}`;
  const each = pages.map(({ address, ours: mine, theirs: other, heavy }) => [
    address,
    pair(mine.bytes, other.bytes),
    pair(mine.interactive, other.interactive),
    `${heavy}`,
    pair(mine.lateLongTasks, other.lateLongTasks),
    `${mine.shift} : ${other.shift}`,
  ]);
  const long = ['long tasks', 'on a slow processor'];
  return [
    `${TEN_PAGES.length} topics, the mean of them; ${ours} pages of ours, ${theirs} of Starlight’s.`,
    '',
    ...table([['', 'Кодекс', 'Starlight', 'ratio'], ...rows]),
    '',
    'Each page, ours : Starlight’s. Long tasks are counted on the processor as it is, and on a quarter of it from the',
    'first paint on, when there is somebody to keep waiting.',
    '',
    ...table([['', 'first visit, bytes', 'interactive, ms', ...long, 'layout shift'], ...each]),
  ];
}
