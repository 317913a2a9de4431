import type { Check } from './audit/check.ts';
import { skipsItsHead, walked } from './audit/keyboard.ts';
import { openToAll, openToAllAroundIt } from './audit/open-to-all.ts';
import { onPaper } from './audit/paper.ts';
import { seenInAnyColours, told } from './audit/pictures.ts';
import { fits, targets, tools } from './audit/room.ts';
import { still } from './audit/stillness.ts';
import { underReaderStyle } from './support/fit.ts';
import { openPage } from './support/pages.ts';
import { watchShifts } from './support/shifts.ts';
import { expect, test } from './support/test.ts';

/** What each way of looking must see, as a style of the page would bring it about. */
const DEFECTS: readonly (readonly [Check, string])[] = [
  [still, 'main { margin-block-start: 200px; }'],
  [openToAll, 'main p { color: #999; }'],
  [openToAll, '@media (prefers-color-scheme: dark) { main p { color: #555; } }'],
  // Enough by day: in the dark, texts stand out as WCAG 1.4.6 asks.
  [openToAll, '@media (prefers-color-scheme: dark) { main p { color: #8c8c8c; } }'],
  [openToAllAroundIt, '.masthead a { color: #999; }'],
  [onPaper, '@media print { .masthead { display: block !important; } }'],
  [onPaper, '@media print { .colophon { display: none !important; } }'],
  [
    seenInAnyColours,
    'svg, svg * { background: Canvas; fill: Canvas !important; stroke: none !important; }',
  ],
  ...fits.map((check) => [check, 'h1 { inline-size: 200vw; }'] as const),
  ...fits.map((check) => [check, 'h1 { block-size: 0.5em; overflow: hidden; }'] as const),
  [targets, ':any-link, button { display: block; block-size: 20px; min-block-size: 0; }'],
  [tools, '.masthead :is(a, button) { block-size: 40px; min-block-size: 0; }'],
  [skipsItsHead, '.skip { display: none; }'],
  [walked, ':focus-visible { outline: none !important; }'],
];

const WITH_PICTURES = '/uk/swdbg/walkthroughs/whole-turn/';

test('the audit sees what does not serve', async ({ page }) => {
  test.setTimeout(90_000);
  await watchShifts(page);
  await openPage(page, WITH_PICTURES);
  for (const [{ what, window, faults }, css] of DEFECTS) {
    if (window !== undefined) await page.setViewportSize(window);
    const found = await underReaderStyle(page, css, () => faults(page));
    expect.soft(found, `${what}: ${css}`).not.toEqual([]);
  }
});

test('the audit sees pictures without words, and stops out of their order', async ({ page }) => {
  await openPage(page, WITH_PICTURES);
  await page.evaluate(() => {
    const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    document.querySelector('main')?.prepend(picture);
    document.querySelectorAll<HTMLElement>('a')[3]?.setAttribute('tabindex', '1');
  });
  expect((await told.faults(page)).join('\n')).toContain('neither hidden nor named');
  expect((await walked.faults(page)).join('\n')).toMatch(/stop \d+ instead of/);
});
