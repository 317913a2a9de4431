import type { Page } from '@playwright/test';
import type { Check } from './check.ts';

/** Long pages repeat themselves: so many stops are walked from the beginning, so many to the end. */
const [FIRST, LAST] = [36, 14];

interface Stop {
  /** Its place among what can be reached, in the order of the page. */
  readonly index: number;
  /** A box that scrolls is a stop where it holds no other; so is an open definition. */
  readonly isByItself: boolean;
  readonly what: string;
  readonly faults: readonly string[];
}

interface Walker {
  /** What a keyboard must reach, in the order of the page. */
  readonly stops: readonly HTMLElement[];
  /** Where it has been since it was last asked. */
  readonly way: () => readonly Stop[];
}

/** Counts the stops, and has each looked at as soon as it is reached: when the key is let go. */
const beginWalk = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const wanted = 'a[href], button, input, select, textarea, summary, [tabindex]';
    /** Of several that exclude each other the keyboard stops at the chosen one; arrows reach the rest. */
    const isPassedOver = (element: Element): boolean =>
      element.closest('[inert]') !== null ||
      (element.matches('input[type=radio]:not(:checked)') &&
        document.querySelector(`input[name="${element.getAttribute('name') ?? ''}"]:checked`) !==
          null);
    const stops = [...document.querySelectorAll<HTMLElement>(wanted)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !isPassedOver(element) &&
        !element.matches(':disabled') &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    const isSeen = (element: Element): boolean =>
      [...element.getClientRects()].some(({ left, top, right, bottom }) =>
        [0.1, 0.5, 0.9].some((down) =>
          [0.1, 0.5, 0.9].some((across) => {
            const hit = document.elementFromPoint(
              left + (right - left) * across,
              top + (bottom - top) * down,
            );
            return hit !== null && (element.contains(hit) || hit.contains(element));
          }),
        ),
      );
    const stopAt = (element: Element): Stop => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const isMarked = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return {
        index: stops.findIndex((stop) => stop === element),
        isByItself:
          element.closest('[popover]') !== null ||
          element.scrollWidth > element.clientWidth ||
          element.scrollHeight > element.clientHeight,
        what: element.outerHTML.slice(0, 100),
        faults: [...(isMarked ? [] : ['no outline']), ...(isSeen(element) ? [] : ['covered'])],
      };
    };
    const passed: Stop[] = [];
    addEventListener('keyup', () => passed.push(stopAt(document.activeElement ?? document.body)), {
      capture: true,
    });
    const walker: Walker = { stops, way: () => passed.splice(0) };
    Object.assign(window, { walker });
    return stops.length;
  });

const focusStop = (page: Page, index: number): Promise<void> =>
  page.evaluate((at) => {
    const { walker } = window as unknown as { walker: Walker };
    walker.stops[at]?.focus();
  }, index);

/** So many stops after the one where the keyboard is; the keys do not wait for each other’s answers. */
async function stopsAfter(page: Page, count: number): Promise<readonly Stop[]> {
  const keys = await page.context().newCDPSession(page);
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  const events = Array.from({ length: count }, () => ['rawKeyDown', 'keyUp'] as const).flat();
  await Promise.all(events.map((type) => keys.send('Input.dispatchKeyEvent', { type, ...tab })));
  await keys.detach();
  return page.evaluate(() => (window as unknown as { walker: Walker }).walker.way());
}

/** What goes wrong on the way over some of the stops. */
async function walk(page: Page, from: number, to: number): Promise<readonly string[]> {
  const wrong: string[] = [];
  await focusStop(page, from);
  let expected = from + 1;
  while (expected <= to && wrong.length === 0) {
    const way = await stopsAfter(page, to - expected + 1);
    if (way.length === 0) wrong.push(`the keyboard left the page before stop ${expected}`);
    for (const { index, isByItself, what, faults } of way) {
      wrong.push(...faults.map((fault) => `${fault}: ${what}`));
      if (index < 0 && isByItself) continue;
      if (index !== expected) wrong.push(`stop ${index} instead of ${expected}: ${what}`);
      expected += 1;
    }
  }
  return wrong.slice(0, 3);
}

/** The first stop of a page just opened leads past its head. */
export const skipsItsHead: Check = {
  what: 'lets the keyboard skip its head',
  async faults(page) {
    const focused = (selector: string): Promise<boolean> =>
      page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
    await page.keyboard.press('Tab');
    if (!(await focused('.skip'))) return ['the first stop is another one'];
    const box = await page.locator('.skip').boundingBox();
    const wrong =
      (box?.y ?? -1) < 0 || (box?.x ?? -1) < 0 ? ['the first stop is not in sight'] : [];
    await page.keyboard.press('Enter');
    return (await focused('#main')) ? wrong : [...wrong, 'it leads to no text'];
  },
};

export const walked: Check = {
  what: 'is walked by the keyboard from end to end',
  async faults(page) {
    const count = await beginWalk(page);
    if (count <= 5) return [`there are ${count} stops`];
    const last = count - 1;
    const wrong = [...(await walk(page, 0, Math.min(FIRST, last)))];
    if (last > FIRST) wrong.push(...(await walk(page, Math.max(FIRST, last - LAST), last)));
    const beyond = (await stopsAfter(page, 1)).filter(({ index }) => index > 0);
    return [...wrong, ...beyond.map(({ what }) => `not out of the page: ${what}`)];
  },
};
