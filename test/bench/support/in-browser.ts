import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../../scripts/lib/browser.mjs';
import { staticSite } from '../../../scripts/lib/static-site.ts';
import type { Language } from '../../../src/rules/languages.ts';
import { bytesToFirstResult } from '../../support/first-result.ts';

export interface BrowserFigures {
  /** All that came over the wire from the wish to search to the first result. */
  readonly firstBytes: number;
  readonly firstBytesAtHome: number;
  /** From the end of typing to the list on the screen, for each query, without the pause awaited. */
  readonly times: readonly number[];
  /** The same on a quarter of the processor. */
  readonly slowTimes: readonly number[];
}

const SLOWDOWN = 4;

/** Types the queries into the search of a topic’s page and of the first one, as a reader would. */
export async function inBrowser(
  language: Language,
  address: string,
  queries: readonly string[],
): Promise<BrowserFigures> {
  const server = await serve();
  const { port } = server.address() as AddressInfo;
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath === null ? {} : { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const open = async (path: string): Promise<Page> => {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    await page.goto(`http://localhost:${port}/${language}/${path}`, { waitUntil: 'networkidle' });
    return page;
  };
  try {
    const [first = '', ...others] = queries;
    const firstBytesAtHome = await bytesToFirstResult(await open(''), first);
    const page = await open(address);
    const firstBytes = await bytesToFirstResult(page, first);
    const times = await timesOf(page, others);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return { firstBytes, firstBytesAtHome, times, slowTimes: await timesOf(page, others) };
  } finally {
    await browser.close();
    server.close();
  }
}

async function timesOf(page: Page, queries: readonly string[]): Promise<readonly number[]> {
  const measures = (): Promise<readonly number[]> =>
    page.evaluate(() =>
      performance.getEntriesByName('kodeks-search').map(({ duration }) => duration),
    );
  const { length: before } = await measures();
  for (const [at, query] of queries.entries()) {
    await page.getByRole('combobox').fill(query);
    await page.waitForFunction(
      (count) => performance.getEntriesByName('kodeks-search').length > count,
      before + at,
    );
  }
  return (await measures()).slice(before);
}

async function serve(): Promise<Server> {
  const server = createServer(staticSite(join(process.cwd(), 'dist')));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return server;
}
