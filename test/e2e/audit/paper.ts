import type { Check } from './check.ts';

const CONTROLS =
  '.masthead, .bottom-bar, .contents, .skip, .permalink:not(.number), .copy-tools, .kind-filter, ' +
  '.home-search, .term-filter, [data-player]';

export const onPaper: Check = {
  what: 'is its text on paper and none of its controls',
  async faults(page) {
    await page.emulateMedia({ media: 'print' });
    const controls = await page
      .locator(CONTROLS)
      .filter({ visible: true })
      .evaluateAll((found) =>
        found.map((element) => `printed: ${element.outerHTML.slice(0, 100)}`),
      );
    const missing: string[] = [];
    for (const part of ['main', '.colophon']) {
      if (!(await page.locator(part).isVisible())) missing.push(`not printed: ${part}`);
    }
    await page.emulateMedia({ media: 'screen' });
    return [...controls, ...missing];
  },
};
