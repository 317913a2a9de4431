import { audit, type Check } from './audit/check.ts';
import { skipsItsHead, walked } from './audit/keyboard.ts';
import { openToAll, openToAllAroundIt } from './audit/open-to-all.ts';
import { onPaper } from './audit/paper.ts';
import { seenInAnyColours, told } from './audit/pictures.ts';
import { fits, inItsLetters, NARROW, PHONE, targets, tools } from './audit/room.ts';
import { still } from './audit/stillness.ts';
import { barriersOn } from './support/axe.ts';
import { misfitsOn } from './support/fit.ts';
import {
  bottomBar,
  contents,
  LANGUAGES,
  MISSING,
  openPage,
  pagesIn,
  stayAtTheRoot,
  type Language,
} from './support/pages.ts';
import { holdAssetsUntilPainted, watchShifts } from './support/shifts.ts';
import { targetsBelow } from './support/targets.ts';
import { expect, test } from './support/test.ts';

/** What opens over a page is looked at on a short one: axe weighs all that lies behind it as well. */
const SHORT = '/uk/rebellion/dice/';

const forFingers: readonly Check[] = [{ ...targets, window: NARROW }, tools];

/**
 * Every kind of page, opened once for each language and window as on a slow line, and looked at in
 * every way that the opened page allows. Markup and colours are the same in both languages and on
 * both windows; words and sizes differ. So what weighs every element is done on the first language
 * of a phone and on the second of a wide window.
 */
const CHECKS: Record<'phone' | 'desktop', Record<Language, readonly Check[]>> = {
  phone: {
    uk: [still, inItsLetters, openToAll, onPaper, told, seenInAnyColours, ...forFingers, ...fits],
    ru: [still, inItsLetters, onPaper, told, seenInAnyColours, ...forFingers, ...fits],
  },
  desktop: {
    // A keyboard at a window as narrow as a phone's, or enlarged so far.
    uk: [
      still,
      inItsLetters,
      ...[skipsItsHead, walked, targets].map((check) => ({ ...check, window: PHONE })),
    ],
    ru: [still, inItsLetters, openToAllAroundIt, skipsItsHead, walked, targets],
  },
};

test.beforeEach(async ({ page }) => {
  await watchShifts(page);
  await holdAssetsUntilPainted(page);
});

test.afterEach(async ({ page }) => {
  // What comes after the last page may still be held.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

const kinds = Map.groupBy(
  LANGUAGES.flatMap((language) => pagesIn(language).map((found) => ({ language, ...found }))),
  ({ kind }) => kind,
);

/** So many that all workers end at the same time, and so few that a browser seldom begins anew. */
const TESTS = 6;
const turns = Map.groupBy([...kinds.keys()].entries(), ([at]) => at % TESTS);

for (const turn of turns.values()) {
  const names = turn.map(([, kind]) => kind);

  test(`each of these serves every reader: ${names.join(', ')}`, async ({ page, isMobile }) => {
    test.setTimeout(180_000);
    for (const { kind, language, address } of names.flatMap((name) => kinds.get(name) ?? [])) {
      const where = `${kind}, ${address}`;
      const trouble = await openPage(page, address).then(() => '', String);
      expect.soft(trouble, `${where}: opens`).toBe('');
      const checks = trouble === '' ? CHECKS[isMobile ? 'phone' : 'desktop'][language] : [];
      await audit(page, where, checks);
    }
  });
}

test('the root serves every reader', async ({ page, isMobile }) => {
  await stayAtTheRoot(page);
  await page.goto('/');
  await audit(page, '/', [openToAll, ...(isMobile ? [...forFingers, ...fits] : [])]);
});

test.describe('where a page is missing', () => {
  test.use({ expectedProblems: [/status of 404/] });

  test('the one that says so serves every reader', async ({ page, isMobile }) => {
    await openPage(page, MISSING);
    await audit(page, MISSING, [still, openToAll, ...(isMobile ? [...forFingers, ...fits] : [])]);
  });
});

test('nothing on the card of a rule keeps anyone out', async ({ page }) => {
  await page.goto('/embed/uk/#rebellion.combat.dice-limit');
  await expect(page.locator('.statement')).toBeVisible();
  // A card is a part of the page that frames it, and the heading is that page's.
  expect(await barriersOn(page, { unasked: ['page-has-heading-one'] })).toEqual([]);
});

test('nothing in an open definition keeps anyone out', async ({ page }) => {
  await openPage(page, SHORT);
  await page.locator('article a[interestfor]').first().focus();
  await expect(page.locator('.definition:popover-open')).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
});

test.describe('on a narrow window', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the open contents serve every reader', async ({ page }) => {
    // As many lines as there are on a long page, as wide as they are in the longer language.
    await openPage(page, '/ru/rebellion/combat/');
    await bottomBar(page).getByRole('button', { name: 'Содержание' }).click();
    await expect(contents(page)).toBeVisible();
    expect.soft(await barriersOn(page), 'barriers').toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await misfitsOn(page), 'room').toEqual([]);
    expect.soft(await targetsBelow(page, 44, '#contents label')).toEqual([]);
    expect.soft(await targetsBelow(page, 24, '#contents :is(a, label)')).toEqual([]);
  });
});
