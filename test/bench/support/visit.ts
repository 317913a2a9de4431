import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { ensureBrowser } from '../../../scripts/lib/browser.mjs';
import { staticSite } from '../../../scripts/lib/static-site.ts';

/** What one visit fetched and how it went; bytes are those on the wire. */
export interface Visit {
  readonly bytes: number;
  readonly script: number;
  readonly requests: number;
  /** Until the page is painted, its document is read and no long task is left, in milliseconds. */
  readonly interactive: number;
  readonly longTasks: number;
  /** Those that keep a reader waiting who sees the page already, as Lighthouse counts them. */
  readonly lateLongTasks: number;
  readonly shift: number;
}

/** The line and the processor that Lighthouse gives a phone: slow 4G, a quarter of this machine. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
};
const SLOWER = 4;

type Noted = Pick<Visit, 'longTasks' | 'lateLongTasks' | 'shift' | 'interactive'>;

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
}

/** Both sites come from one kind of server; theirs has no page at its root. */
export async function serveFolder(dir: string): Promise<{ address: string; close: () => void }> {
  const server = createServer(staticSite(dir));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://localhost:${port}`, close };
}

/** A first visit with nothing kept, and from there another page of the same game. */
export const visitTwo = (
  browser: Browser,
  first: string,
  next: string,
  slower = SLOWER,
): Promise<readonly [first: Visit, next: Visit]> =>
  onPhone(browser, slower, async (page, session) => [
    await visit(page, session, first),
    await visit(page, session, next),
  ]);

export const visitOnce = (browser: Browser, url: string, slower = SLOWER): Promise<Visit> =>
  onPhone(browser, slower, (page, session) => visit(page, session, url));

/** Does what is asked on a phone with so much slower a processor. */
export async function onPhone<Seen>(
  browser: Browser,
  slower: number,
  look: (page: Page, session: CDPSession) => Promise<Seen>,
): Promise<Seen> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    // What a worker fetches and keeps is not seen from the page.
    serviceWorkers: 'block',
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(takeNotes);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    return await look(page, session);
  } finally {
    await context.close();
  }
}

async function visit(page: Page, session: CDPSession, url: string): Promise<Visit> {
  const scripts = new Set<string>();
  const kept = new Set<string>();
  const seen = { bytes: 0, script: 0, requests: 0 };
  const onResponse = ({ requestId, type, response }: ResponseEvent): void => {
    if (!response.url.startsWith('http')) return;
    if (response.fromDiskCache === true || kept.has(requestId)) return;
    seen.requests += 1;
    if (type === 'Script') scripts.add(requestId);
  };
  const onEnd = ({ requestId, encodedDataLength }: EndEvent): void => {
    seen.bytes += encodedDataLength;
    if (scripts.has(requestId)) seen.script += encodedDataLength;
  };
  const onKept = ({ requestId }: KeptEvent): void => void kept.add(requestId);
  session.on('Network.requestServedFromCache', onKept);
  session.on('Network.responseReceived', onResponse);
  session.on('Network.loadingFinished', onEnd);
  await page.goto(url, { waitUntil: 'networkidle' });
  const noted = await page.evaluate(() => (window as unknown as { notes: () => Noted }).notes());
  session.off('Network.requestServedFromCache', onKept);
  session.off('Network.responseReceived', onResponse);
  session.off('Network.loadingFinished', onEnd);
  return { ...seen, ...noted };
}

interface ResponseEvent {
  readonly requestId: string;
  readonly type: string;
  readonly response: { readonly url: string; readonly fromDiskCache?: boolean | undefined };
}

interface KeptEvent {
  readonly requestId: string;
}

interface EndEvent extends KeptEvent {
  readonly encodedDataLength: number;
}

/** Runs in the page, before anything of its own. */
function takeNotes(): void {
  let [shift, painted] = [0, 0];
  const tasks: { from: number; to: number }[] = [];
  const watch = (type: string, note: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  };
  watch('longtask', ({ startTime: from, duration }) => tasks.push({ from, to: from + duration }));
  watch('layout-shift', (entry) => (shift += (entry as unknown as { value: number }).value));
  watch('paint', ({ startTime }) => (painted = Math.max(painted, startTime)));
  const notes = (): Noted => {
    const [navigation] = performance.getEntriesByType('navigation');
    const read = (navigation as PerformanceNavigationTiming).domContentLoadedEventEnd;
    return {
      longTasks: tasks.length,
      lateLongTasks: tasks.filter(({ from, to }) => to - Math.max(from, painted) > 50).length,
      shift,
      interactive: Math.max(painted, read, ...tasks.map(({ to }) => to)),
    };
  };
  Object.assign(window, { notes });
}
