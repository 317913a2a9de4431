import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import {
  bottomBar,
  contents,
  MISSING,
  openPage,
  pagesIn,
  ready,
  stayAtTheRoot,
} from './support/pages.ts';
import { expect, test } from './support/test.ts';

type Found = Awaited<ReturnType<AxeBuilder['analyze']>>;

const told = ({ violations }: Found): string[] =>
  violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
  );

/** What axe keeps back: words that one sees are words by which one speaks to a control. */
const ALSO = { 'label-content-name-mismatch': { enabled: true } } as const;

/** Schemes differ in colours alone, so the second is looked at for colours alone. */
async function expectAccessible(page: Page, ...unasked: readonly string[]): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  const left = Object.fromEntries(unasked.map((rule) => [rule, { enabled: false }]));
  const inLight = await new AxeBuilder({ page }).options({ rules: { ...ALSO, ...left } }).analyze();
  expect(told(inLight), 'in light colours').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await new AxeBuilder({ page }).withTags('cat.color').analyze();
  expect(told(inDark), 'in dark colours').toEqual([]);
}

// Markup and colours are the same in both languages and on both windows; words and sizes differ.
for (const { kind } of pagesIn('uk')) {
  test(`nothing on a page of the kind «${kind}» keeps anyone out`, async ({ page, isMobile }) => {
    // Every element of a long page is weighed.
    test.setTimeout(90_000);
    const pages = pagesIn(isMobile ? 'uk' : 'ru');
    const found = pages.find((known) => known.kind === kind);
    if (found === undefined) throw new Error(`There is no page of the kind «${kind}» in Russian.`);
    await openPage(page, found.address);
    await expectAccessible(page);
  });
}

test('nothing at the root keeps anyone out', async ({ page }) => {
  await stayAtTheRoot(page);
  await page.goto('/');
  await expectAccessible(page);
});

test('nothing on the card of a rule keeps anyone out', async ({ page }) => {
  await page.goto('/embed/uk/#rebellion.combat.dice-limit');
  await expect(page.locator('.statement')).toBeVisible();
  // A card is a part of the page that frames it, and the heading is that page's.
  await expectAccessible(page, 'page-has-heading-one');
});

test.describe('where a page is missing', () => {
  test.use({ expectedProblems: [/status of 404/] });

  test('nothing keeps anyone out', async ({ page }) => {
    await page.goto(MISSING);
    await ready(page);
    await expectAccessible(page);
  });
});

// What opens over a page is looked at on a short one: axe weighs all that lies behind it as well.
const SHORT = '/uk/rebellion/dice/';

test('nothing in an open definition keeps anyone out', async ({ page }) => {
  await openPage(page, SHORT);
  await page.locator('article a[interestfor]').first().focus();
  await expect(page.locator('.definition:popover-open')).toBeVisible();
  await expectAccessible(page);
});

test.describe('on a narrow window', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('nothing in the open contents keeps anyone out', async ({ page }) => {
    await openPage(page, SHORT);
    await bottomBar(page).getByRole('button', { name: 'Зміст' }).click();
    await expect(contents(page)).toBeVisible();
    await expectAccessible(page);
  });
});
