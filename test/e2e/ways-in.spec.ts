import { LANGUAGES, openPage } from './support/pages.ts';
import { addressesOf } from './support/kinds.ts';
import { expect, test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };
test.use({ viewport: PHONE });

for (const language of LANGUAGES) {
  test(`the first screen tells what this is and for which games, in ${language}`, async ({
    page,
  }) => {
    await openPage(page, `/${language}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(page.locator('[data-search-inline]')).toBeInViewport();
    const games = page.locator('.game-name');
    expect(await games.count()).toBe(4);
    for (const game of await games.all()) await expect(game).toBeInViewport();
    // No card mixes languages.
    await expect(page.locator('.games [lang]')).toHaveCount(0);
  });

  test(`each game offers the same deeds at the same places, in ${language}`, async ({ page }) => {
    await openPage(page, `/${language}/`);
    const places = await page.locator('.game').evaluateAll((cards) =>
      cards.map((card) =>
        [...card.querySelectorAll('.deeds a')].map((deed) => {
          const { left } = deed.getBoundingClientRect();
          return `${deed.textContent.trim()} ${Math.round(left)}`;
        }),
      ),
    );
    expect(places[0]).toHaveLength(5);
    for (const card of places) expect(card).toEqual(places[0]);
    for (const link of await page.locator('.deeds a').all()) {
      const answer = await page.request.get((await link.getAttribute('href')) ?? '');
      expect(answer.status(), await link.innerText()).toBe(200);
    }
  });

  test(`a choice of the first page's board is made in the player, in ${language}`, async ({
    page,
  }) => {
    await openPage(page, `/${language}/`);
    const choice = page.locator('.moment-choices a').first();
    await choice.click();
    await expect(page).toHaveURL(/\/walkthroughs\/[a-z-]+\/#play=/);
    await expect(page.locator('.player-place')).toContainText(/\b8\b/);
  });

  test(`a question of the first page is answered where it stands, in ${language}`, async ({
    page,
  }) => {
    await openPage(page, `/${language}/`);
    const asked = page.locator('.ask');
    await expect(asked).toHaveCount(3);
    for (const question of await asked.all()) {
      await expect(question.locator('p')).toBeHidden();
      await question.locator('summary').click();
      await expect(question.locator('p')).toBeVisible();
      await expect(question.locator('p a')).toHaveAttribute('href', /#|glossary/);
    }
  });

  test(`a game's page is at most five screens of a phone, in ${language}`, async ({ page }) => {
    const games = addressesOf('[language]/[game]', language);
    expect(games).toHaveLength(4);
    for (const address of games) {
      await openPage(page, address);
      const screens = await page.evaluate(
        () => document.documentElement.scrollHeight / innerHeight,
      );
      expect(screens, address).toBeLessThanOrEqual(5);
      await expect(page.locator('.game-picture path').first()).toBeAttached();
    }
  });

  test(`the walkthroughs of every game stand on a page of their own, in ${language}`, async ({
    page,
  }) => {
    const lists = addressesOf('[language]/[game]/walkthroughs', language);
    expect(lists).toHaveLength(4);
    for (const address of lists) {
      await page.goto(address);
      const cards = page.locator('main .card');
      expect(await cards.count()).toBe(await page.locator('main .board-small').count());
      const one = await page.request.get(
        (await cards.locator('a').first().getAttribute('href')) ?? '',
      );
      expect(one.status()).toBe(200);
    }
  });
}

test('the first page and the page of the game lead on to where the reader left', async ({
  page,
}) => {
  await openPage(page, '/uk/ti4/space-combat/');
  await openPage(page, '/uk/rebellion/learn/missions/');
  await openPage(page, '/uk/rebellion/glossary/');
  await openPage(page, '/uk/');
  const goOn = page.locator('[data-go-on] a');
  await expect(goOn).toHaveAttribute('href', '/uk/rebellion/learn/missions/');
  await expect(goOn).toContainText(/^Продовжити: Урок \d+ із 15\. \S/);
  // The first page has four games, and each has lessons and «Партія».
  await expect(goOn.locator('span')).toHaveText('Зоряні війни. Повстання');
  await openPage(page, '/uk/rebellion/');
  await expect(goOn).toHaveAttribute('href', '/uk/rebellion/learn/missions/');
  await expect(goOn.locator('span')).toHaveCount(0);
});

test('the page of a game leads to its walkthroughs, and to what they hold for the table', async ({
  page,
}) => {
  const tools = {
    swlcg: ['walkthroughs/dial-and-piles/', 'walkthroughs/light-deck/'],
    ti4: ['walkthroughs/galaxy-for-three/', 'walkthroughs/galaxy-for-six/'],
    rebellion: [],
    swdbg: [],
  };
  for (const [game, own] of Object.entries(tools)) {
    await openPage(page, `/uk/${game}/`);
    for (const place of ['walkthroughs/', ...own]) {
      const link = page.locator(`main .shelf a[href="/uk/${game}/${place}"]`);
      await expect(link, `${game}/${place}`).toBeVisible();
    }
  }
});

test('whatever lies in the storage, the way on leads nowhere else', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('left', '[{"game":"ti4","path":"//evil.example/a/b/","name":"x"}]'),
  );
  await openPage(page, '/uk/');
  await expect(page.locator('[data-go-on] a')).toHaveAttribute('href', '#games');
});

test('a line of a quick sheet tells a whole sentence, and the rule on a tap', async ({ page }) => {
  await openPage(page, '/uk/rebellion/quick/combat/');
  const line = page.locator('.quick-block details').first();
  await expect(line.locator('a')).toBeHidden();
  await line.locator('summary').click();
  await expect(line.locator('a')).toBeVisible();
  // The flow is one strip, and stays above the part that it leads to.
  const strip = page.locator('.quick-flow');
  await strip.getByRole('link').nth(3).click();
  const part = await page.locator('.quick-block').nth(3).boundingBox();
  const { y = 0, height = 0 } = (await strip.boundingBox()) ?? {};
  expect(height).toBeLessThan(60);
  await expect(strip).toBeInViewport();
  expect(part?.y).toBeGreaterThanOrEqual(y + height);
  expect(part?.y).toBeLessThan(PHONE.height / 2);
  await page.emulateMedia({ media: 'print' });
  for (const rule of await page.locator('.quick-block a').all()) await expect(rule).toBeVisible();
});
