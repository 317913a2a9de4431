import { claimDefinitions } from './support/definitions.ts';
import { openPage } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--disable-features=HTMLInterestForAttribute'];
    await use({ ...launchOptions, args });
  },
});

test('here the browser knows nothing of interest in a link', async ({ page }) => {
  await openPage(page, '/uk/');
  expect(await page.evaluate(() => 'interestForElement' in HTMLAnchorElement.prototype)).toBe(
    false,
  );
});

claimDefinitions();
