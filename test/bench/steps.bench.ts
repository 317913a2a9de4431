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
/** Longer than the line takes for the largest part, in milliseconds. */
const ARRIVED = 2_500;
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
  readonly paint: number;
}

/** To draw and to compose is a graphics card's work, which the machine that measures may not have. */
const WORK = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];
/** What is recorded of a picture before anything draws it, as the trace of the browser calls it. */
const PAINT = ['PrePaint', 'Paint', 'Layerize'];

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

/** Recording costs, so it is left to steps of its own; in milliseconds a step, on the average. */
const painted = async (page: Page, session: CDPSession): Promise<number> => {
  let spent = 0;
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name = '', tdur = 0 } of value) {
      if (PAINT.includes(name)) spent += Number(tdur) / 1000;
    }
  });
  const complete = new Promise<void>((resolve) => {
    session.once('Tracing.tracingComplete', () => resolve());
  });
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  for (let step = 0; step < WARM; step += 1) await playOn(page, 1, STEPS + step);
  await session.send('Tracing.end');
  await complete;
  return (SLOWER * spent) / WARM;
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
    paint: await painted(page, session),
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
        // A click that waits for a part of the game to come is answered by nothing until it has.
        await page.waitForLoadState('networkidle');
        await page.waitForTimeout(ARRIVED);
        await playOn(page, WARM);
        return pace(page, session);
      });
      paced.push({ game, ...found });
    }
  } finally {
    await browser.close();
    serving.close();
  }
  const rows = paced.map(({ game, median, slowest, long, paint }) => [
    game,
    median.toFixed(1),
    slowest.toFixed(0),
    String(long),
    paint.toFixed(1),
  ]);
  report(
    'steps',
    table([['game', 'median, ms', 'slowest, ms', 'over 50 ms', 'to paint, ms'], ...rows]),
  );
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
