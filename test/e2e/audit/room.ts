import type { Page } from '@playwright/test';
import { misfitsOn, underReaderStyle } from '../support/fit.ts';
import { targetsBelow } from '../support/targets.ts';
import type { Check } from './check.ts';

export const PHONE = { width: 360, height: 740 };
export const NARROW = { width: 320, height: 640 };

/** WCAG 1.4.12: what readers may set, and nothing may be lost by it. */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Writes each face of the site's letters anew, or not at all; tells how many there are then. */
const changeLetters = (page: Page, display: 'block' | 'none'): Promise<number> =>
  page.evaluate(async (wanted) => {
    const change = (rules: CSSStyleSheet | CSSGroupingRule): void => {
      for (let at = rules.cssRules.length - 1; at >= 0; at -= 1) {
        const rule = rules.cssRules[at];
        if (rule instanceof CSSGroupingRule) change(rule);
        if (!(rule instanceof CSSFontFaceRule)) continue;
        rules.deleteRule(at);
        const text = rule.cssText.replace(/font-display:\s*\w+/, `font-display: ${wanted}`);
        if (wanted !== 'none') rules.insertRule(text, at);
      }
    };
    for (const sheet of document.styleSheets) change(sheet);
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').length;
  }, display);

/**
 * On a slow line the letters of the site come too late for the page that is read, which stays as it
 * was; whoever comes back has them.
 */
export const inItsLetters: Check = {
  what: 'stands in its own letters',
  faults: async (page) => ((await changeLetters(page, 'block')) > 1 ? [] : ['no letters came']),
};

/** WCAG 2.5.8. */
export const targets: Check = {
  what: 'has nothing too small to be hit',
  faults: (page) => targetsBelow(page, 24),
};

/** A finger hits 44 pixels without being looked after. */
export const tools: Check = {
  what: 'has tools as large as a finger',
  window: NARROW,
  faults: (page) =>
    targetsBelow(page, 44, '.masthead :is(a, button), .bottom-bar button, .chip, .choice'),
};

/** WCAG 1.4.4, 1.4.10 and 1.4.12: where words are enlarged or set apart, or windows narrow. */
export const fits: readonly Check[] = [
  {
    what: 'fits enlarged to 200 % of a window of 1280 pixels',
    window: { width: 640, height: 480 },
    faults: misfitsOn,
  },
  {
    what: 'fits with letters twice as large',
    window: { width: 1280, height: 900 },
    async faults(page) {
      // As readers set it in their browser: all that is measured by letters grows, windows do not.
      const browser = await page.context().newCDPSession(page);
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      const found = await misfitsOn(page);
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
      await browser.detach();
      return found;
    },
  },
  {
    what: 'fits with letters set apart',
    window: PHONE,
    faults: (page) => underReaderStyle(page, SPACING, () => misfitsOn(page)),
  },
  { what: 'fits 320 pixels', window: NARROW, faults: misfitsOn },
  {
    what: 'fits 320 pixels in other letters',
    window: NARROW,
    async faults(page) {
      const left = await changeLetters(page, 'none');
      return left > 0 ? ['letters of the site were left'] : misfitsOn(page);
    },
  },
];
