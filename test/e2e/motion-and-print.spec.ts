import type { Page } from '@playwright/test';
import { openPage, topic } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** Writes down whatever begins to move, on this page and on those that follow. */
async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    const note = ({ type, target }: Event): void => {
      moved.push(`${type} ${target instanceof Element ? target.outerHTML.slice(0, 80) : ''}`);
    };
    addEventListener('animationstart', note, true);
    addEventListener('transitionrun', note, true);
    Object.assign(window, { moved });
  });
}

/** Events of animations come with the frames that show them. */
const motionOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((painted) => requestAnimationFrame(painted));
    }
    return (window as unknown as { moved: readonly string[] }).moved;
  });

async function visitWhatMoves(page: Page): Promise<readonly string[]> {
  await openPage(page, topic('uk', '#dice-limit'));
  const onTopic = await motionOn(page);
  await openPage(page, '/uk/rebellion/walkthroughs/yavin-space-battle/');
  const step = page.getByRole('button', { name: /^За прикладом/ });
  for (let count = 1; count <= 12; count += 1) {
    await step.click();
    await expect(page.locator('.player-place')).toContainText(`Крок ${count} `);
  }
  return [...onTopic, ...(await motionOn(page))];
}

test.beforeEach(async ({ page }) => {
  await watchMotion(page);
});

test('where the reader asks for less motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await visitWhatMoves(page)).toEqual([]);
});

test('where the reader does not, the rule arrived at and the dice show themselves', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const moved = await visitWhatMoves(page);
  expect(moved.filter((line) => line.includes('id="dice-limit"'))).toHaveLength(1);
  expect(moved.length).toBeGreaterThan(1);
});

test('on paper a walkthrough is printed whole, though folded on the screen', async ({ page }) => {
  await openPage(page, '/uk/rebellion/walkthroughs/yavin-space-battle/');
  const steps = page.locator('.walkthrough-text .step').filter({ visible: true });
  await expect(steps).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(steps).toHaveCount(20);
});

test('on paper the ink is dark, though dark colours were chosen for the screen', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await openPage(page, topic('uk'));
  const ink = (): Promise<number> =>
    page.evaluate(() => {
      const { color } = getComputedStyle(document.body);
      const sum = (color.match(/\d+/g) ?? []).slice(0, 3).map(Number);
      return sum.reduce((a, b) => a + b, 0);
    });
  expect(await ink()).toBeGreaterThan(3 * 200);
  await page.emulateMedia({ media: 'print' });
  expect(await ink()).toBeLessThan(3 * 60);
});
