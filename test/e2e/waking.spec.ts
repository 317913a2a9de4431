import type { Locator, Page } from '@playwright/test';
import { LANGUAGES, openPage } from './support/pages.ts';
import { scenarioFiles } from './support/scenarios.ts';
import { expect, test } from './support/test.ts';

const YAVIN = '/uk/rebellion/walkthroughs/yavin-space-battle/';
const SPACE = '/uk/ti4/odds/space-combat/';

const following = (page: Page): Locator => page.locator('.controls .primary');
const place = (page: Page): Locator => page.locator('.player-place');

type Listen = (this: EventTarget, ...given: Parameters<EventTarget['addEventListener']>) => void;

/** Everything that the build has drawn there, and what it has become. */
const drawn = (of: Locator): Promise<string> => of.evaluate((element) => element.innerHTML);

/** Where they begin to differ: the whole of both would bury it. */
function difference(before: string, after: string): readonly string[] {
  const at = [...before].findIndex((letter, index) => letter !== after[index]);
  if (at < 0 && before.length === after.length) return [];
  const from = Math.max(0, (at < 0 ? before.length : at) - 60);
  return [before, after].map((text) => text.slice(from, from + 120));
}

const games = [...Map.groupBy(scenarioFiles, ({ game }) => game)];

for (const [game, scenarios] of games) {
  test(`the beginning of a walkthrough of ${game} is the one that it wakes with`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    // Each game in both languages; what an example begins with is the same in either.
    for (const [index, { name }] of scenarios.entries()) {
      const language = LANGUAGES[index % LANGUAGES.length] ?? 'uk';
      const address = `/${language}/${game}/walkthroughs/${name}/`;
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('[data-walkthrough]:not([data-ready])')).toHaveCount(0);
      const player = page.locator('.player');
      const before = await drawn(player);
      await player.getByRole('button').first().focus();
      expect.soft(difference(before, await drawn(player)), address).toEqual([]);
      await following(page).click();
      await expect.soft(place(page), address).toContainText(/(Крок|Шаг) 1(?: |$)/);
    }
  });
}

test('a walkthrough that nobody touches sleeps', async ({ page }) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const { prototype } = EventTarget;
    prototype.addEventListener = new Proxy<Listen>(Reflect.get(prototype, 'addEventListener'), {
      apply(listen, target: EventTarget, given: Parameters<Listen>) {
        if (target instanceof HTMLButtonElement && target.closest('.player')) heard.push(given[0]);
        Reflect.apply(listen, target, given);
      },
    });
  });
  const heard = (): Promise<unknown> =>
    page.evaluate(() => Reflect.get(window, 'heard') as unknown);
  await openPage(page, YAVIN);
  expect(await heard()).toEqual([]);
  await following(page).focus();
  expect(await heard()).toContain('click');
});

test('what is pressed before the player is there is done when it comes', async ({ page }) => {
  let bring = (): void => undefined;
  const wanted = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await page.route('**/_astro/combat.*', async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto(YAVIN);
  await following(page).click();
  await expect(place(page)).toContainText('Крок 0 ');
  bring();
  await expect(place(page)).toContainText('Крок 1 ');
});

test('the first touch is answered, whatever it is', async ({ page }) => {
  await openPage(page, YAVIN);
  await page.locator('.option').first().tap();
  await expect(place(page)).toContainText('Крок 1 ');

  await openPage(page, YAVIN);
  await page.locator('.option').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.option').nth(1)).toBeFocused();

  // As a screen reader presses it: without a pointer and without the focus.
  await openPage(page, YAVIN);
  await following(page).evaluate((button: HTMLElement) => button.click());
  await expect(place(page)).toContainText('Крок 1 ');

  await openPage(page, YAVIN);
  await page.evaluate(() => {
    window.location.hash = '#step-3';
  });
  await expect(place(page)).toContainText('Крок 3 ');
});

test('the form of a calculator is the one that it wakes with, and answers at once', async ({
  page,
}) => {
  await openPage(page, SPACE);
  const form = page.locator('.odds');
  const before = await drawn(form);
  const first = form.locator('.odds-stepper').first();
  await first.locator('input').focus();
  expect(difference(before, await drawn(form))).toEqual([]);
  const headline = await page.locator('.odds-headline').innerText();

  await openPage(page, SPACE);
  await first.getByRole('button').last().tap();
  await expect(page).toHaveURL(/#odds=1\./);
  await expect(page.locator('.odds-headline')).not.toHaveText(headline);
  await page.getByRole('button', { name: 'Скасувати' }).click();
  await expect(page.locator('.odds-headline')).toHaveText(headline);
});
