import { GAMES } from '../../src/games/index.ts';
import { beginningsOf } from '../../src/party/beginnings.ts';
import type { Ratio } from '../../scripts/lib/bench.ts';
import { playOn } from '../support/clicks.ts';
import { report, table } from './support/report.ts';
import { onPhone, openBrowser, serveFolder } from './support/visit.ts';

const STEPS = 300;
/** A frame of sixty a second, and what the browser calls a long task. */
const FRAME = 16;
const LONG = 50;
const QUARTER = 4;

interface Paced {
  readonly median: number;
  readonly slowest: number;
  readonly longTasks: number;
}

const medianOf = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

/** How long the steps of a whole game take on a quarter of this processor. */
export async function ratios(): Promise<readonly Ratio[]> {
  const serving = await serveFolder('dist');
  const browser = await openBrowser();
  const played = GAMES.filter(({ id }) => beginningsOf(id).length > 0);
  const paced: (Paced & { readonly game: string })[] = [];
  try {
    for (const { id: game } of played) {
      const found = await onPhone(browser, QUARTER, async (page): Promise<Paced> => {
        await page.goto(`${serving.address}/uk/${game}/play/`, { waitUntil: 'networkidle' });
        await page.locator('.party-new').getByRole('button').click();
        await page.locator('.party-play').waitFor();
        // Parts that come late have come, and code that runs often is quick, before anything is measured.
        await playOn(page, STEPS);
        await page.evaluate((long) => {
          const seen: number[] = [];
          new PerformanceObserver((list) =>
            seen.push(...list.getEntries().map(({ duration }) => duration)),
          ).observe({ type: 'longtask' });
          Object.assign(window, { longTasks: () => seen.filter((took) => took > long).length });
        }, LONG);
        const { times } = await playOn(page, STEPS, 11);
        const longTasks = await page.evaluate(() =>
          (window as unknown as { longTasks: () => number }).longTasks(),
        );
        return { median: medianOf(times), slowest: Math.max(...times), longTasks };
      });
      paced.push({ game, ...found });
    }
  } finally {
    await browser.close();
    serving.close();
  }
  const rows = paced.map(({ game, median, slowest, longTasks }) => [
    game,
    median.toFixed(1),
    slowest.toFixed(0),
    String(longTasks),
  ]);
  report('steps', table([['game', 'median, ms', 'slowest, ms', 'long tasks'], ...rows]));
  return paced.flatMap(({ game, median, longTasks }): readonly Ratio[] => [
    { name: `${game}: a step / a frame`, measured: median, reference: FRAME, unit: 'ms', limit: 1 },
    {
      name: `${game}: steps with long tasks / steps`,
      measured: longTasks,
      reference: STEPS,
      unit: '',
      limit: 0,
    },
  ]);
}
