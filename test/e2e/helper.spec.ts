import type { Locator, Page } from '@playwright/test';
import { barriersOn } from './support/axe.ts';
import { openPage } from './support/pages.ts';
import { targetsBelow } from './support/targets.ts';
import { expect, test } from './support/test.ts';

const WORDS = {
  uk: {
    sides: { empire: 'Імперія', rebel: 'Повстанці' },
    damaged: '3 із 8',
    hit: 'Лотал: +5 пошкоджень',
    taken: 'Лотал: +1 пошкодження',
    destroyed: 'Знищено баз: 1 із 3',
    next: 'Наступний хід',
    undo: 'Скасувати',
    corellia: 'Кореллія, витривалість 10',
    gain: 'Отримати: +3 ресурси',
  },
  ru: {
    sides: { empire: 'Империя', rebel: 'Повстанцы' },
    damaged: '3 из 8',
    hit: 'Лотал: +5 урона',
    taken: 'Лотал: +1 урон',
    destroyed: 'Уничтожено баз: 1 из 3',
    next: 'Следующий ход',
    undo: 'Отменить',
    corellia: 'Кореллия, прочность 10',
    gain: 'Получить: +3 ресурса',
  },
} as const;

const LANGUAGES = ['uk', 'ru'] as const;
type Language = (typeof LANGUAGES)[number];

const open = (page: Page, language: Language): Promise<void> =>
  openPage(page, `/${language}/swdbg/helper/`);
const part = (page: Page, name: string): Locator =>
  page.locator('.helper-part').filter({ has: page.getByRole('heading', { name, exact: true }) });
const press = async (page: Page, name: string, times = 1): Promise<void> => {
  const button = page.getByRole('button', { name, exact: true });
  for (let count = 0; count < times; count += 1) await button.click();
};

test('what is counted at the table stands there after a reload, and each press can be undone', async ({
  page,
}) => {
  for (const language of LANGUAGES) {
    const words = WORDS[language];
    await page.goto('/');
    await page.evaluate(() => localStorage.removeItem('helper-swdbg'));
    await open(page, language);
    await press(page, words.taken, 3);
    const empire = part(page, words.sides.empire);
    await expect(empire.locator('output')).toHaveText(words.damaged);
    await page.reload();
    await expect(empire.locator('output')).toHaveText(words.damaged);

    // 3 + 5 are its 8 hit points: the base is gone, and the next one is offered.
    await press(page, words.hit);
    await expect(empire).toContainText(words.destroyed);
    await expect(page.getByRole('button', { name: words.corellia, exact: true })).toBeVisible();
    await press(page, words.undo);
    await expect(empire.locator('output')).toHaveText(words.damaged);
  }
});

test('a new turn clears the resources and begins with one for whoever has the Force on their last space', async ({
  page,
}) => {
  for (const language of LANGUAGES) {
    const words = WORDS[language];
    await page.goto('/');
    await page.evaluate(() => localStorage.removeItem('helper-swdbg'));
    await open(page, language);
    const resources = page.locator('.helper-part').filter({
      has: page.getByRole('button', { name: words.gain, exact: true }),
    });
    await press(page, words.gain);
    await expect(resources.locator('output')).toHaveText('3');
    // The marker starts on the last space of the Rebels.
    await press(page, words.next);
    await expect(resources).toContainText(words.sides.rebel);
    await expect(resources.locator('output')).toHaveText('1');
    await press(page, words.next);
    await expect(resources).toContainText(words.sides.empire);
    await expect(resources.locator('output')).toHaveText('0');
  }
});

test('a turn without a base begins with its choice, in sight, and nothing passes over it', async ({
  page,
}) => {
  const words = WORDS.uk;
  await open(page, 'uk');
  const next = page.locator('.helper-next');
  // Eight hits of the Rebels' turn end Lothal; the Empire is to begin without a base.
  await press(page, words.next);
  await press(page, words.hit, 2);
  await expect(page.getByRole('button', { name: words.corellia, exact: true })).toBeVisible();
  await next.click();
  await page.evaluate(() => document.querySelector('.helper-turn')?.scrollIntoView());
  await expect(page.getByRole('button', { name: words.corellia, exact: true })).toBeInViewport();
  await expect(next).toHaveText('Спершу виберіть базу');
  await next.click({ force: true });
  await expect(page.locator('.helper-turn')).toContainText(words.sides.empire);
  await press(page, words.corellia);
  await expect(next).toHaveText(words.next);
});

test('on the Force track the neutral space is nobody’s, in the dark as well', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await open(page, 'uk');
    const looks = await page.locator('.dbg-space').evaluateAll((spaces) =>
      spaces.map((space) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(space);
        return `${space.classList.value} ${backgroundColor} ${backgroundImage}`;
      }),
    );
    const kinds = ['dark', 'middle', 'light'].map((kind) =>
      looks.find((look) => look.includes(`dbg-space-${kind}`))?.replace(/^\S+ \S+ /, ''),
    );
    expect(new Set(kinds).size).toBe(3);
    // As dark as the Empire's it would pass for the Empire's: stripes tell it from both.
    expect(kinds[1]).toContain('gradient');
  }
});

test('its buttons are as large as a thumb and the bar with the next turn stays in reach', async ({
  page,
}) => {
  await open(page, 'uk');
  const sizes = await page.locator('.helper button:visible').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { width, height } = button.getBoundingClientRect();
      return Math.min(width, height);
    }),
  );
  expect(sizes.length).toBeGreaterThan(10);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  const next = page.getByRole('button', { name: WORDS.uk.next, exact: true });
  for (const top of [0, 300, 100_000]) {
    await page.evaluate((y) => scrollTo(0, y), top);
    if (top < 100_000) await expect(next).toBeInViewport({ ratio: 1 });
  }
  const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(scroll).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});

test('Rebellion goes through a round step by step, builds and recruits when the track says so', async ({
  page,
}) => {
  await openPage(page, '/uk/rebellion/helper/');
  const status = page.locator('.helper-turn');
  const step = page.locator('.helper-active').first();
  const next = page.locator('.helper-next');
  await expect(status).toHaveText('Раунд 1 · Фаза призначень');
  const titles: string[] = [];
  while ((await next.innerText()) === 'Далі') {
    titles.push(await step.getByRole('heading').innerText());
    await next.click();
  }
  expect(titles.slice(-3)).toEqual([
    'Крок 5. Просунути час',
    'Крок 5. Наймання',
    'Крок 5. Будівництво',
  ]);
  await next.click();
  await expect(status).toHaveText('Раунд 2 · Фаза призначень');
  await expect(page.getByRole('button', { name: 'Імперія, Карт місій на руці: +1' })).toBeVisible();
  await page.getByRole('button', { name: 'Репутація: −1' }).click();
  await page.reload();
  await expect(status).toHaveText('Раунд 2 · Фаза призначень');
  for (let at = 13; at > 2; at -= 1)
    await page.getByRole('button', { name: 'Репутація: −1' }).click();
  await expect(status).toHaveText('Жетони зустрілися: повстанці перемагають.');
  await press(page, 'Скасувати');
  await expect(status).toHaveText('Раунд 2 · Фаза призначень');
});

test('Twilight Imperium tells the order of initiative, and votes only without the custodians', async ({
  page,
}) => {
  await openPage(page, '/ru/ti4/helper/');
  const seats = page.locator('.helper-seats button');
  const next = page.locator('.helper-next');
  await expect(seats).toHaveCount(4);
  await press(page, '7 Исследование');
  await seats.filter({ hasText: 'Зелёный' }).click();
  await press(page, '2 Дипломатия');
  await expect(seats.first()).toContainText('Зелёный');
  await expect(page.getByRole('button', { name: '7 Исследование' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.getByRole('button', { name: /^Ещё на Мекатол-Рексе/ }).click();
  for (let step = 0; step < 11; step += 1) await next.click();
  await expect(page.locator('.helper-turn')).toHaveText('Раунд 1 · Фаза политики');
  await page.getByRole('button', { name: 'За: +1' }).click();
  await expect(
    page.locator('.helper-part').filter({ hasText: 'Голоса' }).locator('output').first(),
  ).toHaveText('1');
  await next.click();
  await expect(
    page.locator('.helper-part').filter({ hasText: 'Голоса' }).locator('output').first(),
  ).toHaveText('0');
});

test('the helpers of all games fit 320 pixels, are large to the thumb, and keep nobody out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const game of ['rebellion', 'ti4', 'swdbg']) {
    await openPage(page, `/uk/${game}/helper/`);
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond, game).toBeLessThanOrEqual(0);
    expect(await targetsBelow(page, 44, '.helper button')).toEqual([]);
    expect(await barriersOn(page, { within: '.helper' }), game).toEqual([]);
    const links = await page
      .locator('.helper .rule-links a')
      .evaluateAll((all) => all.map((link) => link.textContent));
    expect(links.length, game).toBeGreaterThan(0);
    expect(
      links.filter((text) => !/\p{L}{2}/u.test(text)),
      game,
    ).toEqual([]);
  }
});

test.describe('without a network', () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/], serviceWorkers: 'allow' });

  test('the table goes on', async ({ page, context }) => {
    const words = WORDS.uk;
    await open(page, 'uk');
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
          const scripts = loaded.filter((name) => name.endsWith('.js'));
          const kept = await Promise.all(
            [location.href, ...scripts].map((url) => caches.match(url)),
          );
          return kept.every((copy) => copy !== undefined);
        }),
      )
      .toBe(true);
    await press(page, words.taken, 3);
    await context.setOffline(true);
    await page.reload();
    await expect(part(page, words.sides.empire).locator('output')).toHaveText(words.damaged);
    await press(page, words.taken);
    await expect(part(page, words.sides.empire).locator('output')).toHaveText('4 із 8');
    await context.setOffline(false);
  });
});
