import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** It is sent to every page that is looked at: without its comments it is less than half as long. */
const TOOL = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

interface Look {
  /** The part of the page to look at. */
  readonly within?: string;
  /** The part whose contrasts are weighed elsewhere. */
  readonly contrastsBeside?: string;
  /** Rules that are not for this page. */
  readonly unasked?: readonly string[];
}

/** What axe keeps back: words that one sees are words by which one speaks to a control. */
const ALSO = ['label-content-name-mismatch'];

const set = (rules: readonly string[], enabled: boolean) =>
  Object.fromEntries(rules.map((rule) => [rule, { enabled }]));

/**
 * Leaves of the texts that are alike one to weigh against what is behind it: alike are those that
 * stand in the same names and colours all the way up. Contrasts are most of axe's work, and a list
 * repeats itself a thousand times.
 */
const markContrasts = (page: Page, beside = ''): Promise<void> =>
  page.evaluate((left) => {
    const ways = new Map<string, number>();
    const weighed = new Set<number>();
    const look = (element: Element, around: number): void => {
      if (left !== '' && element.matches(left)) return;
      const paint = getComputedStyle(element);
      const names = `${element.tagName} ${element.getAttribute('class') ?? ''}`;
      const { color, background, opacity, font, textShadow } = paint;
      const key = [around, names, color, background, opacity, font, textShadow].join();
      const way = ways.get(key) ?? ways.size;
      ways.set(key, way);
      const isText =
        element.matches('input, select, textarea') ||
        [...element.childNodes].some(
          ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '',
        );
      const isSeen = isText && element.checkVisibility({ visibilityProperty: true });
      element.toggleAttribute('data-weighed', isSeen && !weighed.has(way));
      if (isSeen) weighed.add(way);
      for (const child of element.children) look(child, way);
    };
    for (const old of document.querySelectorAll('[data-weighed]'))
      old.removeAttribute('data-weighed');
    look(document.body, -1);
  }, beside);

/** In the page itself, which holds none of another origin. */
const runAxe = (page: Page, within: string | undefined, options: axe.RunOptions) =>
  page.evaluate(
    async ([part, asked]) => {
      const { axe: tool } = window as unknown as { axe: typeof axe };
      tool.configure({
        rules: ['color-contrast', 'color-contrast-enhanced'].map((id) => ({
          id,
          selector: '[data-weighed]',
        })),
      });
      const { violations } = await tool.run(part ?? document, {
        ...asked,
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
      );
    },
    [within, options] as const,
  );

/**
 * What keeps someone out of the page as it stands. Schemes differ in colours alone, so the second
 * is looked at for colours alone.
 */
export async function barriersOn(
  page: Page,
  { within, contrastsBeside, unasked = [] }: Look = {},
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(TOOL);
  const wrong: string[] = [];
  const passes: readonly (readonly [scheme: 'dark' | 'light', options: axe.RunOptions])[] = [
    ['dark', { runOnly: ['cat.color'] }],
    ['light', { rules: { ...set(ALSO, true), ...set(unasked, false) } }],
  ];
  for (const [scheme, options] of passes) {
    await page.emulateMedia({ colorScheme: scheme });
    await markContrasts(page, contrastsBeside);
    const found = await runAxe(page, within, options);
    wrong.push(...found.map((barrier) => `${scheme}: ${barrier}`));
  }
  return wrong;
}
