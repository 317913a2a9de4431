import { BUDGET, bytesToFirstResult } from '../support/first-result.ts';
import { expect, test } from './support/test.ts';

const QUERIES = {
  uk: ['чи можна відступити після бою', 'скільки карт на руці'],
  ru: ['можно ли отступить после боя', 'сколько карт на руке'],
} as const;

const PLACES = [
  ['rebellion/combat/', BUDGET.game],
  ['ti4/space-combat/', BUDGET.game],
  ['', BUDGET.home],
] as const;

for (const [language, queries] of Object.entries(QUERIES)) {
  for (const [place, budget] of PLACES) {
    test(`the first result comes within ${budget} bytes on /${language}/${place}`, async ({
      browser,
      baseURL,
    }) => {
      for (const query of queries) {
        // A busy machine shows the result late, when files behind it have come as well.
        await expect(async () => {
          const page = await browser.newPage({ serviceWorkers: 'block' });
          await page.goto(`${baseURL}/${language}/${place}`, { waitUntil: 'networkidle' });
          const bytes = await bytesToFirstResult(page, query);
          await page.close();
          // The code alone weighs more than this: what is not counted must not pass for light.
          expect(bytes, query).toBeGreaterThan(20_000);
          expect(bytes, query).toBeLessThanOrEqual(budget);
        }).toPass({ intervals: [0], timeout: 25_000 });
      }
    });
  }
}
