import type { Locator, Page } from '@playwright/test';
import { barriersOn } from './support/axe.ts';
import { openPage } from './support/pages.ts';
import { expect, test } from './support/test.ts';

type Language = 'uk' | 'ru';

const YAVIN = 'yavin-space-battle';
const YAVIN_STEPS = 19;

const WORDS = {
  uk: {
    book: 'За прикладом',
    over: 'Приклад зіграно',
    refused: 'Не можна.',
    destroyed: 'Y-вінґ: знищено, фігурка повертається в запас.',
    back: 'Крок назад',
    forward: 'Крок уперед',
    restart: 'Спочатку',
    toBook: 'До прикладу',
    hand: 'У мене випало…',
    handDone: 'Так і випало',
    random: 'Навмання',
    copy: 'Скопіювати посилання на цю мить',
    more: 'Ще: посилання, попередні кроки',
  },
  ru: {
    book: 'По примеру',
    over: 'Пример сыгран',
    refused: 'Нельзя.',
    destroyed: 'Y-истребитель: отряд уничтожен, фигурка возвращается в запас.',
    back: 'Шаг назад',
    forward: 'Шаг вперёд',
    restart: 'Сначала',
    toBook: 'К примеру',
    hand: 'У меня выпало…',
    handDone: 'Так и выпало',
    random: 'Наугад',
    copy: 'Скопировать ссылку на этот момент',
    more: 'Ещё: ссылки, прошлые шаги',
  },
} as const;

const player = (page: Page): Locator => page.locator('.player');
const question = (page: Page): Locator => player(page).locator('.question h3');
const latest = (page: Page): Locator => player(page).locator('.latest');
const place = (page: Page): Locator => player(page).locator('.player-place');
const button = (page: Page, name: string): Locator =>
  player(page).getByRole('button', { name, exact: true });

const address = (language: Language, scenario: string): string =>
  `/${language}/rebellion/walkthroughs/${scenario}/`;

async function open(
  page: Page,
  language: Language,
  scenario = YAVIN,
  fragment = '',
): Promise<void> {
  await page.goto(`${address(language, scenario)}${fragment}`);
  await expect(question(page)).toBeVisible();
}

/** Presses the key of the book's next step as often as asked, without touching the pointer. */
async function follow(page: Page, language: Language, steps: number): Promise<void> {
  await button(page, WORDS[language].book).focus();
  for (let step = 1; step <= steps; step += 1) {
    await page.keyboard.press('Enter');
    await expect(place(page)).toContainText(new RegExp(`(Крок|Шаг) ${step} `));
  }
}

for (const language of ['uk', 'ru'] as const) {
  test(`the keyboard alone plays Yavin to its printed end, each line of it with a rule that is there (${language})`, async ({
    page,
    request,
  }) => {
    await open(page, language);
    await follow(page, language, YAVIN_STEPS);
    await expect(latest(page)).toContainText(WORDS[language].destroyed);
    await expect(button(page, WORDS[language].over)).toHaveAttribute('aria-disabled', 'true');
    await expect(player(page).locator('.figure')).toHaveCount(2);
    const lines = player(page).locator('.step-line');
    expect(await lines.count()).toBeGreaterThan(YAVIN_STEPS);
    const links = await lines.evaluateAll((found) =>
      found.map((line) => [...line.querySelectorAll('a')].map((a) => a.getAttribute('href') ?? '')),
    );
    expect(links.filter((of) => of.length === 0)).toEqual([]);
    const pages = new Map<string, string>();
    for (const link of new Set(links.flat())) {
      const [path = '', anchor = ''] = link.split('#');
      expect(path).toMatch(new RegExp(`^/${language}/rebellion/[a-z-]+/$`));
      const html = pages.get(path) ?? (await (await request.get(path)).text());
      pages.set(path, html);
      expect(html, link).toContain(`id="${anchor}"`);
    }
  });

  test(`the whole example is there without script (${language})`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    const page = await context.newPage();
    await page.goto(address(language, YAVIN));
    const steps = page.locator('.walkthrough-text .step');
    await expect(steps).toHaveCount(YAVIN_STEPS + 1);
    await expect(steps.last()).toContainText(WORDS[language].destroyed);
    await expect(steps.last()).toBeVisible();
    await expect(page.locator('.step-line:not(:has(a))')).toHaveCount(0);
    await context.close();
  });
}

test('a refused choice says which rule stands in the way, and leads there', async ({ page }) => {
  await open(page, 'uk');
  await follow(page, 'uk', 10);
  await expect(question(page)).toContainText('Кому призначити червоне влучання?');
  const refused = player(page).locator('.option-refused').first();
  await expect(refused).toContainText('Х-вінґ: чорна витривалість');
  await refused.focus();
  const why = player(page).locator('.why:visible');
  await expect(why).toHaveCount(1);
  await expect(why).toContainText(WORDS.uk.refused);
  await expect(why.getByRole('link')).toHaveAttribute('href', '/uk/rebellion/combat/#hit-colour');
  const said = await why.locator('.rule-text').innerText();
  await expect(refused).toHaveAttribute('aria-describedby', (await why.getAttribute('id')) ?? '');

  await page.keyboard.press('Enter');
  await expect(question(page)).toContainText('Кому призначити червоне влучання?');
  await why.getByRole('link').click();
  await expect(page).toHaveURL(/\/uk\/rebellion\/combat\/#hit-colour$/);
  await expect(page.locator('#hit-colour')).toContainText(said);
});

test('at least five different rules refuse something along the examples', async ({ page }) => {
  test.slow();
  const rules = new Map<string, string>();
  for (const scenario of [YAVIN, 'block-split', 'lone-transports', 'death-star-plans']) {
    await open(page, 'uk', scenario);
    const next = button(page, WORDS.uk.book);
    while ((await next.count()) > 0) {
      const links = await player(page)
        .locator('.why a')
        .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
      for (const [index, link] of links.entries()) {
        if (rules.has(link)) continue;
        await player(page).locator('.option-refused').nth(index).focus();
        const why = player(page).locator('.why:visible');
        await expect(why.getByRole('link')).toHaveAttribute('href', link);
        rules.set(link, await why.locator('.rule-text').innerText());
      }
      await next.click();
    }
  }
  expect([...rules.values()].filter((text) => text.length < 20)).toEqual([]);
  expect(rules.size).toBeGreaterThanOrEqual(5);
  expect([...rules.keys()]).toEqual(
    expect.arrayContaining([
      '/uk/rebellion/combat/#hit-colour',
      '/uk/rebellion/combat/#assign-all',
      '/uk/rebellion/combat/#draw-action',
      '/uk/rebellion/combat/#retreat-death-star',
      '/uk/rebellion/combat/#retreat-all-ships',
    ]),
  );
});

test('arrow keys walk the choices, and the next question takes the focus', async ({ page }) => {
  await openPage(page, address('uk', YAVIN));
  const options = player(page).locator('.option');
  await options.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(options.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(place(page)).toContainText('Крок 1 ');
  await expect(question(page)).toBeFocused();
});

test('back, forward, restart and the way back to the book', async ({ page }) => {
  const words = WORDS.uk;
  await open(page, 'uk');
  await follow(page, 'uk', 3);
  const third = await question(page).innerText();
  await button(page, words.back).click();
  await expect(question(page)).not.toHaveText(third);
  await button(page, words.forward).click();
  await expect(question(page)).toHaveText(third);

  await button(page, words.back).click();
  await button(page, words.random).click();
  const strayed = button(page, words.toBook);
  // The seed may deal the very card the booklet prints.
  if ((await strayed.count()) > 0) await strayed.click();
  else await button(page, words.back).click();
  await expect(place(page)).toContainText('Крок 2 із');
  await expect(button(page, words.book)).toBeVisible();

  await button(page, words.more).click();
  await button(page, words.restart).click();
  await expect(place(page)).toContainText('Крок 0 із');
  await expect(button(page, words.back)).toHaveAttribute('aria-disabled', 'true');
  expect(new URL(page.url()).hash).toBe('');
});

test('dice from the table go in by hand', async ({ page }) => {
  await open(page, 'uk');
  await follow(page, 'uk', 5);
  await button(page, WORDS.uk.hand).click();
  const pad = (colour: string): Locator => player(page).getByRole('group', { name: colour });
  const done = button(page, WORDS.uk.handDone);
  await pad('червоний кубик').getByRole('button', { name: 'пряме влучання' }).click();
  await pad('червоний кубик').getByRole('button', { name: 'порожня грань' }).click();
  await expect(done).toHaveAttribute('aria-disabled', 'true');
  await pad('чорний кубик').getByRole('button', { name: 'порожня грань' }).click();
  await pad('чорний кубик')
    .getByRole('button', { name: /^влучання/ })
    .click();
  for (const face of await pad('чорний кубик').locator('.pad-face').all()) {
    const box = await face.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await done.click();
  await expect(latest(page)).toContainText(
    'Імперія кидає кубики. Червоні: пряме влучання, порожня грань; чорні: влучання, порожня грань.',
  );
});

test('a link to a position restores it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'ru');
  await follow(page, 'ru', 12);
  const asked = await question(page).innerText();
  const told = await latest(page).innerText();
  await button(page, WORDS.ru.more).click();
  await button(page, WORDS.ru.copy).click();
  await expect(player(page).locator('.player-notice')).toContainText('Ссылка скопирована.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('#play=');

  const other = await context.newPage();
  await other.goto(link);
  await expect(question(other)).toHaveText(asked, { useInnerText: true });
  expect(await latest(other).innerText()).toBe(told);
  await button(other, WORDS.ru.back).click();
  await expect(place(other)).toContainText('Шаг 11 ');
});

test('a link that says nothing is told, and the game begins afresh', async ({ page }) => {
  for (const [name, fragment] of [
    ['of another version', '#play=9.yavin-space-battle.1.0'],
    ['to a refused choice', '#play=1.yavin-space-battle.1.9'],
    ['with a script in it', '#play=<img src=x onerror=alert(1)>'],
    ['that cannot be decoded', '#play=%E0%A4%A'],
    ['of endless length', `#play=1.yavin-space-battle.1.${'0'.repeat(20_000)}`],
  ] as const) {
    // The same page with another fragment alone would not be loaded again.
    await page.goto('about:blank');
    await open(page, 'uk', YAVIN, fragment);
    const notice = player(page).locator('.player-notice');
    await expect(notice, name).toContainText('Почнімо спочатку');
    await expect(place(page), name).toContainText('Крок 0 із');
    await follow(page, 'uk', 1);
    await expect(notice, name).toBeEmpty();
  }
});

test('a link to another example is told', async ({ page }) => {
  await open(page, 'uk', YAVIN, '#play=1.hit-colours.1.0');
  await expect(player(page).locator('.player-notice')).toContainText('до іншого прикладу');
});

test.describe('where the player cannot come', () => {
  test.use({ expectedProblems: [/combat|ERR_FAILED/] });

  test('the example opens as text', async ({ page }) => {
    await page.route(/\/_astro\/combat\./, (route) => route.abort());
    await page.goto(address('uk', YAVIN));
    await expect(page.locator('[data-player]')).toContainText('Розбір не завантажився');
    const steps = page.locator('.walkthrough-text .step');
    await expect(steps).toHaveCount(YAVIN_STEPS + 1);
    await expect(steps.last()).toBeVisible();
  });
});

test('a reader without a wish for motion gets none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'uk');
  await follow(page, 'uk', 9);
  const running = await page.evaluate(
    () => document.getAnimations().filter((one) => one.playState === 'running').length,
  );
  expect(running).toBe(0);
});

test('nothing in a walkthrough keeps anyone out, at any of its steps', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'uk');
  for (const steps of [0, 11, 5]) {
    for (let step = 0; step < steps; step += 1) await button(page, WORDS.uk.book).click();
    const refused = player(page).locator('.option-refused').first();
    if ((await refused.count()) > 0) await refused.focus();
    const hand = button(page, WORDS.uk.hand);
    if ((await hand.count()) > 0) await hand.click();
    expect(await barriersOn(page, { within: '.walkthrough' })).toEqual([]);
  }
});

test('320 pixels are enough: nothing scrolls sideways at any step', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const scenario of [YAVIN, 'dice-limit', 'lone-transports']) {
    await open(page, 'ru', scenario);
    const next = button(page, WORDS.ru.book);
    for (;;) {
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, await question(page).innerText()).toBeLessThanOrEqual(0);
      if ((await next.count()) === 0) break;
      await next.click();
    }
  }
});

test('what a thumb presses is at least 44 pixels tall', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, 'uk');
  await follow(page, 'uk', 5);
  for (const target of await player(page).locator('button:visible').all()) {
    const box = await target.boundingBox();
    expect(box?.height, await target.innerText()).toBeGreaterThanOrEqual(44);
  }
});

test('a topic tells what an example is about and leads to it, without a player', async ({
  page,
}) => {
  await page.goto('/uk/rebellion/combat/');
  const short = page.locator('.walkthrough-card').first();
  await expect(short.getByRole('link', { name: 'Розіграти крок за кроком' })).toHaveAttribute(
    'href',
    address('uk', YAVIN),
  );
  await expect(page.locator('.step')).toHaveCount(0);
  await expect(page.locator('script[type="application/json"]')).toHaveCount(0);
});
