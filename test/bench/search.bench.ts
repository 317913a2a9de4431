import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Ratio } from '../../scripts/lib/bench.ts';
import { UserError } from '../../scripts/lib/user-error.mjs';
import { getModel } from '../../src/rules/ask/get-model.ts';
import { LANGUAGES, type Language } from '../../src/rules/languages.ts';
import { openSearchIn } from '../../src/search/node.ts';
import type { Search } from '../../src/search/query.ts';
import { recordsOf } from '../../src/search/records.ts';
import {
  answersOf,
  byKind,
  figuresOf,
  gameOf,
  judge,
  sameLook,
  type Judgement,
} from '../search/support/quality.ts';
import { readQueries, type JudgedQuery, type QuerySet } from '../search/support/queries.ts';
import { recallOfForms } from './support/recall.ts';
import { BUDGET } from '../support/first-result.ts';
import { inBrowser } from './support/in-browser.ts';
import { report, table as written } from './support/report.ts';
import { stockPagefind } from './support/stock-pagefind.ts';

const SITE = 'dist';
/** Where in the site the browser’s queries are typed. */
const PAGE = 'rebellion/combat/';
const MILLISECONDS = 35;
/** The part of the queries that may be missed, by what they are. */
const MISSES = { words: { first: 0.25, five: 0.05 }, questions: { five: 0.15 }, forms: 0.02 };

/** Quality beside that of stock Pagefind on the same pages, bytes and time in a real browser. */
export async function ratios(): Promise<Ratio[]> {
  if (!existsSync(join(SITE, 'search'))) {
    throw new UserError('There is no built site to search.', 'Build it first: npm run build.');
  }
  const found: Ratio[] = [];
  const lines: string[][] = [];
  for (const language of LANGUAGES) found.push(...(await ratiosIn(language, lines)));
  report('search', written([HEAD, ...lines]));
  return found;
}

const HEAD = ['', 'queries', 'first', 'in five', 'MRR', 'Pagefind first', 'Pagefind in five'];

async function ratiosIn(language: Language, lines: string[][]): Promise<Ratio[]> {
  const set: QuerySet = readQueries('queries', language).length > 0 ? 'queries' : 'tuning';
  const written = readQueries(set, language);
  const records = recordsOf(await getModel(), language);
  const ids = new Set(records.map(({ id }) => id));
  const queries = written.filter((query) => query.ids.some((id) => ids.has(id)));
  console.log(`\n  ${language}: ${queries.length} queries of ${set}.${language}.tsv`);
  if (queries.length < written.length) {
    console.log(`  ${written.length - queries.length} wait for a game that is not published`);
  }

  const search = await openSearchIn(SITE, language);
  const shownBy = sameLook(records);
  const stock = await stockPagefind(SITE, language);
  const ours = await judged(queries, async (query) => {
    const { results } = await search(query.query, { game: gameOf(query) });
    return answersOf(results, shownBy);
  });
  const fromHome = await judged(queries, async ({ query }) =>
    answersOf((await search(query)).results, shownBy),
  );
  const theirs = await judged(queries, ({ query }) => stock.find(query));
  const texts = records.map(({ text }) => text);
  const recall = await recallOfForms(language, texts, allIds(search));
  const stockRecall = await recallOfForms(language, texts, (query) => stock.keys(query));
  await stock.end();

  table(language, [
    ['ours', ours.judgements],
    ['ours, no game open', fromHome.judgements],
    ['stock Pagefind', theirs.judgements],
  ]);
  lines.push(...rowsOf(language, ours.judgements, theirs.judgements));
  console.log(
    `  recall over forms: ours ${recall.toFixed(3)}, stock Pagefind ${stockRecall.toFixed(3)}`,
  );

  const words = ours.judgements.filter(({ query }) => query.kind !== 'question');
  const questions = ours.judgements.filter(({ query }) => query.kind === 'question');
  const browser = await inBrowser(
    language,
    PAGE,
    queries.map(({ query }) => query),
  );
  const missed = (name: string, measured: number, reference: number): Ratio => ({
    name: `${language}: ${name} / what may be missed`,
    measured,
    reference,
    unit: 'of the queries',
    limit: 1,
  });
  return [
    missed('words and short queries not first', 1 - figuresOf(words).first, MISSES.words.first),
    missed('words and short queries not in five', 1 - figuresOf(words).five, MISSES.words.five),
    missed('questions not in five', 1 - figuresOf(questions).five, MISSES.questions.five),
    missed('records not found by another form', 1 - recall, MISSES.forms),
    {
      name: `${language}: bytes to the first result on a game’s page / budget`,
      measured: browser.firstBytes,
      reference: BUDGET.game,
      unit: 'bytes',
      limit: 1,
    },
    {
      name: `${language}: bytes to the first result on the first page / budget`,
      measured: browser.firstBytesAtHome,
      reference: BUDGET.home,
      unit: 'bytes',
      limit: 1,
    },
    {
      name: `${language}: a query in the browser, median / budget`,
      measured: median(browser.times),
      reference: MILLISECONDS,
      unit: 'ms',
    },
    {
      name: `${language}: a query on a quarter of the processor, median / on the whole`,
      measured: median(browser.slowTimes),
      reference: median(browser.times),
      unit: 'ms',
    },
    {
      name: `${language}: a query in Node / stock Pagefind`,
      measured: ours.time,
      reference: theirs.time,
      unit: 'ms',
    },
  ];
}

async function judged(
  queries: readonly JudgedQuery[],
  find: (query: JudgedQuery) => Promise<readonly (readonly string[])[]>,
): Promise<{ judgements: readonly Judgement[]; time: number }> {
  const judgements: Judgement[] = [];
  const times: number[] = [];
  for (const query of queries) {
    const start = performance.now();
    const answers = await find(query);
    times.push(performance.now() - start);
    judgements.push(judge(query, answers));
  }
  return { judgements, time: median(times) };
}

function allIds(search: Search): (query: string) => Promise<readonly string[]> {
  return async (query) => (await search(query, { limit: 5000 })).results.map(({ id }) => id);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** As the report has them: what is asked, by its kind, ours and stock Pagefind’s. */
function rowsOf(
  language: Language,
  ours: readonly Judgement[],
  theirs: readonly Judgement[],
): string[][] {
  const row = (name: string, of: readonly Judgement[], beside: readonly Judgement[]) => {
    const [mine, other] = [figuresOf(of), figuresOf(beside)];
    const shares = [mine.first, mine.five, mine.reciprocal, other.first, other.five];
    return [`${language}, ${name}`, String(mine.count), ...shares.map((share) => share.toFixed(2))];
  };
  const besides = new Map(byKind(theirs));
  return [
    ...byKind(ours).map(([kind, of]) => row(kind, of, besides.get(kind) ?? [])),
    row('all', ours, theirs),
  ];
}

function table(
  language: Language,
  columns: readonly (readonly [name: string, judgements: readonly Judgement[]])[],
): void {
  const kinds = byKind(columns[0]?.[1] ?? []).map(([kind]) => kind);
  const row = (name: string, of: (judgements: readonly Judgement[]) => readonly Judgement[]) => {
    const cells = columns.map(([, judgements]) => {
      const { first, five, reciprocal } = figuresOf(of(judgements));
      return [first, five, reciprocal].map((value) => value.toFixed(2)).join('  ');
    });
    const count = of(columns[0]?.[1] ?? []).length;
    console.log(`  ${name.padEnd(10)}${String(count).padStart(5)}   ${cells.join('   |   ')}`);
  };
  const heads = columns.map(([name]) => name.padEnd(16)).join('   |   ');
  console.log(`  ${language.padEnd(15)}   ${heads}   (@1, @5, MRR)`);
  for (const kind of kinds) row(kind, (all) => all.filter(({ query }) => query.kind === kind));
  row('all', (all) => all);
}
