import type { Page } from '@playwright/test';

/** What is wider than the window, or hidden by a box that is too small for its words. */
export const misfitsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const shown = [...document.body.querySelectorAll('*')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    const wide = shown.filter(
      (element) => Math.floor(element.getBoundingClientRect().right) > clientWidth,
    );
    const cut = shown.filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isCut = (way: string, of: number, within: number): boolean =>
        ['hidden', 'clip'].includes(way) && within > 1 && of > within + 2;
      return (
        !element.matches('.visually-hidden, svg, svg *') &&
        // The name of the game, which the contents and the title repeat, ends in an ellipsis.
        !element.matches('.masthead-game') &&
        // How a folded box begins is told in full where it is open; where one left, on its own page;
        // the opening of a walkthrough as soon as somebody plays.
        !element.matches(
          '.teaser, .box-title strong, .go-on a, .board-small *, .latest > .step-line',
        ) &&
        (isCut(overflowX, element.scrollWidth, element.clientWidth) ||
          isCut(overflowY, element.scrollHeight, element.clientHeight))
      );
    });
    const sideways = scrollWidth > clientWidth ? wide.slice(0, 3) : [];
    return [
      ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} pixels too wide`] : []),
      ...sideways.map((element) => `wide: ${element.outerHTML.slice(0, 100)}`),
      ...cut.slice(0, 3).map((element) => `cut: ${element.outerHTML.slice(0, 100)}`),
    ];
  });

/** A look at the page under a style sheet of the reader's browser, which no policy of the page forbids. */
export async function underReaderStyle<Seen>(
  page: Page,
  css: string,
  look: () => Promise<Seen>,
): Promise<Seen> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  const seen = await look();
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return seen;
}
