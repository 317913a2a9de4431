import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { openPage, pagesIn } from './support/pages.ts';
import { scenarioFiles } from './support/scenarios.ts';
import { expect, test } from './support/test.ts';

/** Of each procedure of each game the first walkthrough, in the middle of it, where most is drawn. */
const boards: readonly string[] = [
  ...new Map(
    scenarioFiles
      .map(({ game, name, text }) => {
        const procedure = /^procedure: *(\S+)/m.exec(text)?.[1] ?? '';
        const middle = Math.floor((text.match(/^ {2}- /gm)?.length ?? 0) / 2);
        const address = `/uk/${game}/walkthroughs/${name}/#step-${middle}`;
        return [`${game} ${procedure}`, address] as const;
      })
      .reverse(),
  ).values(),
];

/** Pictures whose words stand nowhere else, or that have neither a name nor words beside them. */
const untoldOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const wordsOf = (element: Element): string => {
      const copy = element.cloneNode(true) as Element;
      for (const picture of copy.querySelectorAll('svg')) picture.remove();
      return copy.textContent.replace(/\s+/g, ' ').trim();
    };
    return [...document.querySelectorAll('svg, img, canvas')]
      .filter((picture) => picture.checkVisibility())
      .flatMap((picture) => {
        const show = picture.outerHTML.slice(0, 120);
        const name = picture.getAttribute('aria-label') ?? picture.getAttribute('alt') ?? '';
        if (picture.getAttribute('role') === 'img' || picture.tagName === 'IMG') {
          return name.trim() === '' ? [`no name: ${show}`] : [];
        }
        if (picture.closest('[aria-hidden="true"]') === null)
          return [`neither hidden nor named: ${show}`];
        const around = picture.closest('section, figure, li, button, a, header, main') ?? picture;
        const told = wordsOf(around);
        const named = around.getAttribute('aria-label') ?? '';
        if (`${told}${named}` === '' && around.tagName !== 'HEADER')
          return [`no words beside: ${show}`];
        // A letter or a sign is a mark of something; a word is a name that must be told as well.
        const drawn = [...picture.querySelectorAll('text')].map((text) => text.textContent.trim());
        return drawn
          .filter((word) => word.length > 2 && !told.includes(word))
          .map((word) => `drawn only: ${word}`);
      });
  });

/** Drawings of which nothing stands out from what is behind them. */
const unseenOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const channels = (colour: string): readonly number[] =>
      (colour.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (colour: string): number => {
      const [r = 0, g = 0, b = 0] = channels(colour).map((channel) => {
        const part = channel / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (one: string, other: string): number => {
      const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    };
    const paper = getComputedStyle(document.body).backgroundColor;
    const isDrawn = (colour: string): boolean => colour.startsWith('rgb(');
    const inks = (shape: Element): readonly string[] => {
      const { fill, stroke } = getComputedStyle(shape);
      return [fill, stroke].filter(isDrawn);
    };
    const pale = [...document.querySelectorAll('svg')]
      .filter((picture) => picture.checkVisibility())
      .filter((picture) =>
        [...picture.querySelectorAll('path, circle, rect, polygon, text')].every((shape) =>
          inks(shape).every((ink) => contrast(ink, paper) < 3),
        ),
      )
      .filter((picture) => getComputedStyle(picture).backgroundColor === paper);
    const dice = [...document.querySelectorAll('.die')].filter((die) => {
      const body = die.querySelector('.die-body');
      const within = body === null ? 'none' : getComputedStyle(body).fill;
      const behind = isDrawn(within) ? within : paper;
      return [...die.querySelectorAll('.face-solid, .face-line')].some((face) =>
        inks(face).every((ink) => contrast(ink, behind) < 3),
      );
    });
    return [...pale, ...dice].map((picture) => picture.outerHTML.slice(0, 160));
  });

test('every picture of a page of any kind is told in words, and seen in any colours', async ({
  page,
}) => {
  test.setTimeout(90_000);
  for (const { kind, address } of pagesIn('uk')) {
    await page.emulateMedia({ forcedColors: 'none' });
    await openPage(page, address);
    expect.soft(await untoldOn(page), kind).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await unseenOn(page), `${kind}, in the reader's colours`).toEqual([]);
  }
});

test('every board is told in words, and seen in the colours that a reader brings', async ({
  page,
}) => {
  test.setTimeout(120_000);
  expect(boards.length).toBeGreaterThan(10);
  for (const address of boards) {
    await page.emulateMedia({ forcedColors: 'none' });
    await openPage(page, address);
    await expect(page.locator('.player-board')).toBeVisible();
    expect.soft(await untoldOn(page), address).toEqual([]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      expect.soft(await unseenOn(page), `${address}, ${colorScheme}`).toEqual([]);
    }
  }
});

test('symbols of tools are seen in the colours that a reader brings', async ({ page }) => {
  await openPage(page, '/uk/rebellion/dice/');
  // It has no words beside its symbol; all symbols are drawn by one rule.
  const tool = page.locator('[data-theme-switch]');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const { channels } = await sharp(await tool.screenshot()).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev)), colorScheme).toBeGreaterThan(20);
  }
});

test('dice are told apart by shape and by words as well as by colour', async ({ page }) => {
  await openPage(page, '/uk/rebellion/walkthroughs/yavin-space-battle/');
  const next = page.locator('.player').getByRole('button', { name: /^За прикладом/ });
  const dice = page.locator('.tray-die');
  while ((await dice.count()) === 0) await next.click();
  const seen = await dice.evaluateAll((list) =>
    list.map((die) => ({
      words: die.textContent,
      colour: die.querySelector('svg')?.classList.value ?? '',
      shape: die.querySelector('.die-body')?.getAttribute('d') ?? '',
    })),
  );
  const shapes = Map.groupBy(seen, ({ colour }) => colour);
  expect(shapes.size).toBeGreaterThan(1);
  const drawn = [...shapes.values()].map((list) => new Set(list.map(({ shape }) => shape)));
  expect(drawn.every((ways) => ways.size === 1)).toBe(true);
  expect(new Set(drawn.flatMap((ways) => [...ways])).size).toBe(shapes.size);
  for (const { words } of seen) expect(words).toMatch(/(червоний|чорний) кубик: \S+/i);
});
