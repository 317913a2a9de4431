import type { Page } from '@playwright/test';

export interface Shift {
  readonly value: number;
  readonly afterInput: boolean;
  readonly moved: readonly string[];
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/** Writes down whatever moves on this page and on those that follow. Call it before the first. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    const note = (entries: readonly PerformanceEntry[]): void => {
      for (const { value, hadRecentInput, sources } of entries as readonly LayoutShift[]) {
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const what = node instanceof Element ? node.outerHTML : String(node?.textContent);
          return `${from.x},${from.y} → ${to.x},${to.y} ${what.slice(0, 80)}`;
        });
        shifts.push({ value, afterInput: hadRecentInput, moved });
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      shiftsSoFar: () => {
        note(observer.takeRecords());
        return shifts;
      },
    });
  });
}

/** Everything that has moved on this page, once what is under way is painted. */
export const shiftsOn = (page: Page): Promise<readonly Shift[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((painted) => requestAnimationFrame(painted));
    }
    return (window as unknown as { shiftsSoFar: () => readonly Shift[] }).shiftsSoFar();
  });

/** As on a slow line: the reader sees the page before its scripts and its fonts arrive. */
export async function holdAssetsUntilPainted(page: Page): Promise<void> {
  let painted = Promise.withResolvers<null>();
  await page.exposeFunction('tellPainted', () => painted.resolve(null));
  await page.addInitScript(() => {
    const { tellPainted } = window as unknown as { tellPainted: () => Promise<void> };
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) void tellPainted();
    }).observe({ type: 'paint', buffered: true });
  });
  // A page is asked for before anything that it loads.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) painted = Promise.withResolvers();
  });
  await page.route(/\/_astro\/(?!before-paint).*\.js$|\.woff2$/, async (route) => {
    await painted.promise;
    await route.continue();
  });
}
