import type { Page } from '@playwright/test';
import { LANGUAGES, openPage, pagesIn } from './support/pages.ts';
import { targetsBelow } from './support/targets.ts';
import { expect, test } from './support/test.ts';

/** Long pages repeat themselves: so many stops are walked from the beginning, so many to the end. */
const [FIRST, LAST] = [36, 14];

const WINDOWS = {
  uk: { width: 360, height: 740 },
  ru: { width: 1440, height: 900 },
} as const;

interface Stop {
  /** Its place among what can be reached, in the order of the page. */
  readonly index: number;
  readonly what: string;
  readonly faults: readonly string[];
}

/** Writes down what a keyboard must reach, in the order of the page. */
const countStops = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const wanted = 'a[href], button, input, select, textarea, summary, [tabindex]';
    const stops = [...document.querySelectorAll<HTMLElement>(wanted)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    Object.assign(window, { stops });
    return stops.length;
  });

const focusStop = (page: Page, index: number): Promise<void> =>
  page.evaluate((at) => {
    const { stops } = window as unknown as { stops: readonly HTMLElement[] };
    stops[at]?.focus();
  }, index);

const nextStop = async (page: Page): Promise<Stop> => {
  await page.keyboard.press('Tab');
  return page.evaluate((): Stop => {
    const { stops } = window as unknown as { stops: readonly Element[] };
    const focused = document.activeElement ?? document.body;
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    const isMarked = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    const boxes = [...focused.getClientRects()];
    const isSeen = boxes.some(({ left, top, right, bottom }) =>
      [0.1, 0.5, 0.9].some((down) =>
        [0.1, 0.5, 0.9].some((across) => {
          const hit = document.elementFromPoint(
            left + (right - left) * across,
            top + (bottom - top) * down,
          );
          return hit !== null && (focused.contains(hit) || hit.contains(focused));
        }),
      ),
    );
    return {
      index: stops.indexOf(focused),
      what: focused.outerHTML.slice(0, 100),
      faults: [...(isMarked ? [] : ['no outline']), ...(isSeen ? [] : ['covered'])],
    };
  });
};

/** A box that scrolls is a stop of its own where it holds no other; so is an open definition. */
const isStopByItself = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    return (
      focused !== null &&
      (focused.closest('[popover]') !== null ||
        focused.scrollWidth > focused.clientWidth ||
        focused.scrollHeight > focused.clientHeight)
    );
  });

/** What goes wrong on the way over some of the stops. */
async function walk(page: Page, from: number, to: number): Promise<readonly string[]> {
  const wrong: string[] = [];
  await focusStop(page, from);
  let expected = from + 1;
  while (expected <= to && wrong.length < 3) {
    const { index, what, faults } = await nextStop(page);
    wrong.push(...faults.map((fault) => `${fault}: ${what}`));
    if (index < 0 && (await isStopByItself(page))) continue;
    if (index !== expected) wrong.push(`stop ${index} instead of ${expected}: ${what}`);
    expected += 1;
  }
  return wrong;
}

for (const language of LANGUAGES) {
  const { width, height } = WINDOWS[language];

  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height }, isMobile: false, hasTouch: false });

    test(`the keyboard walks a page of any kind from end to end, in ${language}`, async ({
      page,
    }) => {
      test.setTimeout(150_000);
      for (const { kind, address } of pagesIn(language)) {
        await openPage(page, address);
        const count = await countStops(page);
        const last = count - 1;
        expect.soft(count, kind).toBeGreaterThan(5);
        const wrong = await walk(page, 0, Math.min(FIRST, last));
        expect.soft(wrong, `${kind}, from the beginning`).toEqual([]);
        if (last > FIRST) {
          const atEnd = await walk(page, Math.max(FIRST, last - LAST), last);
          expect.soft(atEnd, `${kind}, to the end`).toEqual([]);
        }
        const beyond = await nextStop(page);
        expect
          .soft(beyond.index, `${kind}, out of the page: ${beyond.what}`)
          .toBeLessThanOrEqual(0);
        expect.soft(await targetsBelow(page, 24), kind).toEqual([]);
      }
    });
  });
}

test('the first stop leads past the head of a page of any kind', async ({ page }) => {
  for (const { kind, address } of pagesIn('uk')) {
    await openPage(page, address);
    await page.keyboard.press('Tab');
    const skip = page.locator('.skip');
    await expect(skip, kind).toBeFocused();
    await expect(skip, kind).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main'), kind).toBeFocused();
  }
});

test('the walk sees a stop that is covered, unmarked or out of order', async ({ page }) => {
  await openPage(page, '/uk/rebellion/dice/');
  await countStops(page);
  expect(await walk(page, 0, 5)).toEqual([]);
  await page.evaluate(() => {
    const { stops } = window as unknown as { stops: readonly HTMLElement[] };
    const [, second, third] = stops;
    if (second === undefined || third === undefined) throw new Error('There are no stops.');
    second.style.outline = 'none';
    third.tabIndex = 1;
  });
  const wrong = (await walk(page, 0, 3)).join('\n');
  expect(wrong).toContain('no outline');
  expect(wrong).toMatch(/stop \d+ instead of/);
});
