import { addReaderStyle, misfitsOn } from './support/fit.ts';
import { LANGUAGES, openPage, pagesIn } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** WCAG 1.4.12: what readers may set, and nothing may be lost by it. */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

for (const language of LANGUAGES) {
  test(`a page of any kind can be enlarged and its letters set apart, in ${language}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    // As readers set it in their browser: all that is measured by letters grows, windows do not.
    const browser = await page.context().newCDPSession(page);
    for (const { kind, address } of pagesIn(language)) {
      // 200 % of a window of 1280 pixels: half the room.
      await page.setViewportSize({ width: 640, height: 480 });
      await openPage(page, address);
      expect.soft(await misfitsOn(page), `${kind}, enlarged`).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 900 });
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      expect.soft(await misfitsOn(page), `${kind}, letters twice as large`).toEqual([]);
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
      await page.setViewportSize({ width: 360, height: 740 });
      await addReaderStyle(page, SPACING);
      expect.soft(await misfitsOn(page), `${kind}, letters apart`).toEqual([]);
    }
  });
}

test('the look-out sees what does not fit', async ({ page }) => {
  await openPage(page, '/uk/rebellion/dice/');
  expect(await misfitsOn(page)).toEqual([]);
  await addReaderStyle(page, 'h1 { inline-size: 200vw; }');
  expect(await misfitsOn(page)).not.toEqual([]);
  await addReaderStyle(page, 'main p { block-size: 0.5em; overflow: hidden; }');
  expect(await misfitsOn(page)).not.toEqual([]);
});
