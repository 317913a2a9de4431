import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type CDPSession } from '@playwright/test';
import { findBrowser } from '../../../scripts/lib/browser.mjs';
import { staticSite } from '../../../scripts/lib/static-site.ts';
import type { Language } from '../../../src/rules/languages.ts';

export interface BrowserFigures {
  /** All that came over the wire from the wish to search to the first result. */
  readonly firstBytes: number;
  /** From the end of typing to the list on the screen, for each query, without the pause awaited. */
  readonly times: readonly number[];
}

/** Types the queries into the search of a topic’s page, as a reader would. */
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
  try {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${port}/${language}/${address}`, {
      waitUntil: 'networkidle',
    });
    const wire = await countBytes(await page.context().newCDPSession(page));
    await page.keyboard.press('/');
    const input = page.getByRole('combobox');
    const [first = '', ...others] = queries;
    await input.fill(first);
    await page.getByRole('option').first().waitFor();
    const firstBytes = wire.bytes;
    for (const query of others) {
      const before = await measures();
      await input.fill(query);
      await page.waitForFunction(
        (count) => performance.getEntriesByName('kodeks-search').length > count,
        before,
      );
    }
    const times = await page.evaluate(() =>
      performance.getEntriesByName('kodeks-search').map(({ duration }) => duration),
    );
    return { firstBytes, times: times.slice(1) };

    function measures(): Promise<number> {
      return page.evaluate(() => performance.getEntriesByName('kodeks-search').length);
    }
  } finally {
    await browser.close();
    server.close();
  }
}

async function countBytes(session: CDPSession): Promise<{ bytes: number }> {
  const wire = { bytes: 0 };
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    wire.bytes += encodedDataLength;
  });
  return wire;
}

async function serve(): Promise<Server> {
  const server = createServer(staticSite(join(process.cwd(), 'dist')));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return server;
}
