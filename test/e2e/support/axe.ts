import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Look {
  /** The part of the page to look at. */
  readonly within?: string;
  /** The part whose contrasts are weighed elsewhere: they are half of the work. */
  readonly contrastsBeside?: string;
  /** Rules that are not for this page. */
  readonly unasked?: readonly string[];
}

interface Pass {
  readonly scheme: 'light' | 'dark';
  readonly options: Parameters<AxeBuilder['options']>[0];
  readonly beside?: string;
}

/** What axe keeps back: words that one sees are words by which one speaks to a control. */
const ALSO = ['label-content-name-mismatch'];
const CONTRAST = ['color-contrast'];

const set = (rules: readonly string[], enabled: boolean) =>
  Object.fromEntries(rules.map((rule) => [rule, { enabled }]));

/**
 * What keeps someone out of the page as it stands. Schemes differ in colours alone, so the second
 * is looked at for colours alone.
 */
export async function barriersOn(
  page: Page,
  { within, contrastsBeside, unasked = [] }: Look = {},
): Promise<readonly string[]> {
  const rules = { ...set(ALSO, true), ...set(unasked, false) };
  const inDark: Pass = { scheme: 'dark', options: { runOnly: ['cat.color'] } };
  const passes: readonly Pass[] =
    contrastsBeside === undefined
      ? [{ scheme: 'light', options: { rules } }, inDark]
      : [
          { scheme: 'light', options: { rules: { ...rules, ...set(CONTRAST, false) } } },
          { scheme: 'light', options: { runOnly: CONTRAST }, beside: contrastsBeside },
          { ...inDark, beside: contrastsBeside },
        ];
  const wrong: string[] = [];
  for (const { scheme, options, beside } of passes) {
    await page.emulateMedia({ colorScheme: scheme });
    const isThere = await page.evaluate(() => 'axe' in window);
    // In the page itself, which holds none of another origin, and only what is wrong written down.
    const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'void axe' }) })
      .setLegacyMode()
      .options({ ...options, resultTypes: ['violations'] });
    if (within !== undefined) axe.include(within);
    if (beside !== undefined) axe.exclude(beside);
    const { violations } = await axe.analyze();
    for (const { id, help, nodes } of violations) {
      wrong.push(...nodes.map(({ target }) => `${scheme}: ${id} (${help}): ${target.join(' ')}`));
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return wrong;
}
