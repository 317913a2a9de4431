import { addressesOf } from './support/kinds.ts';
import { expect, test } from './support/test.ts';

/** Every page of these kinds; of the others, one of each is measured among all audits. */
const KINDS = [
  '[language]',
  '[language]/[game]',
  '[language]/[game]/[topic]',
  '[language]/[game]/quick',
  '[language]/[game]/quick/[sheet]',
  '[language]/[game]/data',
  '[language]/[game]/data/[table]',
  '[language]/[game]/checklist/[checklist]',
  '[language]/[game]/learn',
  '[language]/[game]/learn/[lesson]',
  '[language]/[game]/faq',
  '[language]/[game]/walkthroughs',
  '[language]/[game]/odds',
  '[language]/[game]/helper',
  '[language]/[game]/index',
];

for (const language of ['uk', 'ru'] as const) {
  test(`no page is wider than a phone, in ${language}`, async ({ page }) => {
    // Hundreds of pages: a bound for what hangs.
    test.setTimeout(300_000);
    const wide: string[] = [];
    const addresses = KINDS.flatMap((kind) => addressesOf(kind, language));
    expect(addresses.length).toBeGreaterThan(300);
    for (const address of addresses) {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        // A phone zooms out to what is too wide: then the window itself has grown.
        const seen = await page.evaluate(() =>
          Math.max(document.documentElement.scrollWidth, innerWidth),
        );
        if (seen > width) wide.push(`${address}: ${seen} of ${width}`);
      }
    }
    expect(wide).toEqual([]);
  });
}
