import type { Ratio } from '../../scripts/lib/bench.ts';
import { readBudgets } from '../dist/support/sizes.ts';
import { report, table } from './support/report.ts';
import { openBrowser, serveFolder, visitOnce, type Visit } from './support/visit.ts';

const LOADS = 5;
/** The processor as it is: what counts as long there is felt on any phone. */
const FULL_SPEED = 1;

/** No page of any kind moves while it loads or keeps its reader waiting for a task of 50 ms. */
export async function ratios(): Promise<readonly Ratio[]> {
  const serving = await serveFolder('dist');
  const browser = await openBrowser();
  const rows: string[][] = [];
  const found: Ratio[] = [];
  try {
    // The root leads on at once and is never looked at.
    for (const { kind, address } of readBudgets().filter((page) => page.address !== '/')) {
      const loads: Visit[] = [];
      // Whatever else the machine does only adds: a page may try again.
      while (loads.length < LOADS && !loads.some(isCalm)) {
        loads.push(await visitOnce(browser, serving.address + address, FULL_SPEED));
      }
      const longTasks = Math.min(...loads.map((load) => load.lateLongTasks));
      const shift = Math.min(...loads.map((load) => load.shift));
      rows.push([kind, `\`${address}\``, String(longTasks), String(shift)]);
      found.push({
        name: `${kind}: long tasks and shifts, and one / one`,
        measured: longTasks + shift + 1,
        reference: 1,
        unit: '',
        limit: 1,
      });
    }
  } finally {
    await browser.close();
    serving.close();
  }
  report('kinds', table([['kind', 'address', 'long tasks', 'layout shift'], ...rows]));
  return found;
}

const isCalm = ({ lateLongTasks, shift }: Visit): boolean => lateLongTasks + shift === 0;
