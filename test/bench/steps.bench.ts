import type { CDPSession, Page } from '@playwright/test';
import { GAMES } from '../../src/games/index.ts';
import { beginningsOf } from '../../src/party/beginnings.ts';
import type { Ratio } from '../../scripts/lib/bench.ts';
import { playOn } from '../support/clicks.ts';
import { report, table } from './support/report.ts';
import { onPhone, openBrowser, serveFolder } from './support/visit.ts';

/** Parts that come late have come by then, and code that runs often is quick. */
const WARM = 60;
const STEPS = 150;
/** A frame of sixty a second, and what the browser calls a long task. */
const FRAME = 16;
const LONG = 50;
/** A phone has a quarter of this processor. */
const SLOWER = 4;
const FULL_SPEED = 1;

interface Paced {
  readonly median: number;
  readonly slowest: number;
  readonly long: number;
}

/** To draw and to compose is a graphics card's work, which the machine that measures may not have. */
const WORK = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];

/** What the page has worked so far, in milliseconds of the processor: whoever else is busy does not count. */
const worked = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.reduce(
    (sum, { name, value }) => (WORK.includes(name) ? sum + 1000 * value : sum),
    0,
  );
};

const medianOf = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

/** What it takes to ask the page, and nothing else. */
const asking = async (page: Page, session: CDPSession): Promise<number> => {
  const times: number[] = [];
  for (let step = 0; step < WARM; step += 1) {
    const before = await worked(session);
    await playOn(page, 0, step);
    times.push((await worked(session)) - before);
  }
  return medianOf(times);
};

const pace = async (page: Page, session: CDPSession): Promise<Paced> => {
  const times: number[] = [];
  const idle = await asking(page, session);
  for (let step = 0; step < STEPS; step += 1) {
    const before = await worked(session);
    const { over } = await playOn(page, 1, step);
    if (over) break;
    times.push(SLOWER * ((await worked(session)) - before - idle));
  }
  if (times.length * 2 < STEPS) throw new Error('The game was over before it could be measured.');
  return {
    median: medianOf(times),
    slowest: Math.max(...times),
    long: times.filter((time) => time > LONG).length,
  };
};

/** How long the steps of a whole game take on a quarter of this processor. */
export async function ratios(): Promise<readonly Ratio[]> {
  const serving = await serveFolder('dist');
  const browser = await openBrowser();
  const paced: (Paced & { readonly game: string })[] = [];
  try {
    for (const { id: game } of GAMES.filter(({ id }) => beginningsOf(id).length > 0)) {
      const found = await onPhone(browser, FULL_SPEED, async (page, session) => {
        await session.send('Performance.enable', { timeDomain: 'threadTicks' });
        await page.goto(`${serving.address}/uk/${game}/play/`, { waitUntil: 'networkidle' });
        await page.locator('.party-new').getByRole('button').click();
        await page.locator('.party-play').waitFor();
        await playOn(page, WARM);
        return pace(page, session);
      });
      paced.push({ game, ...found });
    }
  } finally {
    await browser.close();
    serving.close();
  }
  const rows = paced.map(({ game, median, slowest, long }) => [
    game,
    median.toFixed(1),
    slowest.toFixed(0),
    String(long),
  ]);
  report('steps', table([['game', 'median, ms', 'slowest, ms', 'over 50 ms'], ...rows]));
  return paced.flatMap(({ game, median, slowest }): readonly Ratio[] => [
    { name: `${game}: a step / a frame`, measured: median, reference: FRAME, unit: 'ms', limit: 1 },
    {
      name: `${game}: the slowest step / a long task`,
      measured: slowest,
      reference: LONG,
      unit: 'ms',
      limit: 1,
    },
  ]);
}
