import type { Locator, Page } from '@playwright/test';
import { kindsBeside } from './kinds.ts';
import { expect } from './test.ts';

export const LANGUAGES = ['uk', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Pages that show most of their kind, by the address below the language; other kinds add themselves. */
const CHOSEN = {
  home: '',
  game: 'rebellion/',
  topic: 'rebellion/dice/',
  'long topic': 'rebellion/combat/',
  'topic of a game told in Ukrainian only': 'ti4/space-combat/',
  rule: 'rebellion/combat/dice-limit/',
  'answered question': 'rebellion/combat/lone-death-star/',
  'difference of editions': 'rebellion/combat/one-attack/',
  section: 'rebellion/combat/retreat/',
  glossary: 'rebellion/glossary/',
  term: 'rebellion/glossary/leader/',
  questions: 'rebellion/faq/',
  concordance: 'rebellion/concordance/uk-ref/',
  tables: 'rebellion/data/',
  table: 'rebellion/data/units/',
  'long table': 'rebellion/data/systems/',
  'quick references': 'rebellion/quick/',
  'quick reference': 'rebellion/quick/combat/',
  // The shortest one: what it repeats a thousand times elsewhere takes a minute to weigh.
  index: 'swdbg/index/',
  walkthrough: 'rebellion/walkthroughs/yavin-space-battle/',
  course: 'rebellion/learn/',
  lesson: 'rebellion/learn/missions/',
  'lesson with a walkthrough': 'rebellion/learn/combat/',
  'table helper': 'swdbg/helper/',
  odds: 'ti4/odds/',
  changes: 'rebellion/changes/',
  'data for programs': 'api/',
} as const satisfies Record<string, string>;

export interface KindOfPage {
  readonly kind: string;
  readonly address: string;
}

/** At least one page of every kind that the site has in this language. */
export function pagesIn(language: Language): readonly KindOfPage[] {
  const chosen = Object.entries(CHOSEN).map(([kind, below]) => ({
    kind,
    address: `/${language}/${below}`,
  }));
  return [
    ...chosen,
    ...kindsBeside(
      language,
      chosen.map(({ address }) => address),
    ),
  ];
}

export const MISSING = '/uk/rebellion/no-such-topic/';

export const topic = (language: Language, fragment = ''): string =>
  `/${language}/rebellion/combat/${fragment}`;

export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await ready(page);
}

/** What waits for what comes after the page: the search box, and by requests of its own the player. */
const WAITING = [
  '[data-theme-switch][hidden]',
  '[data-search-inline][hidden]',
  ...['walkthrough', 'exercise', 'helper', 'odds', 'practice', 'day'].map(
    (part) => `[data-${part}]:not([data-ready])`,
  ),
].join();

export const ready = (page: Page): Promise<void> => expect(page.locator(WAITING)).toHaveCount(0);

/** The root leads on at once; held back, it can be looked at. */
export async function stayAtTheRoot(page: Page): Promise<void> {
  await page.route('/choose-language.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
}

export const bottomBar = (page: Page): Locator => page.locator('.bottom-bar');
export const contents = (page: Page): Locator => page.locator('#contents');

/** What the mark of a rule opens beside it. */
export const copyMenu = (page: Page): Locator => page.locator('.copy-menu:popover-open');

/** Goes where a link leads; the mark of a rule leads there by its menu. */
export async function follow(link: Locator): Promise<void> {
  const isMark = await link.evaluate((element) => element.classList.contains('permalink'));
  await link.click();
  if (isMark) await copyMenu(link.page()).locator('a[role="menuitem"]').click();
}

/** The element stands between the sticky header and whatever covers the bottom of the window. */
export async function expectUncovered(target: Locator): Promise<void> {
  await expect(target).toBeInViewport();
  await expect
    .poll(() =>
      target.evaluate((element) => {
        const { top } = element.getBoundingClientRect();
        const header = document.querySelector('.masthead')?.getBoundingClientRect().bottom ?? 0;
        const bar = document.querySelector('.bottom-bar')?.getBoundingClientRect();
        const floor = bar !== undefined && bar.height > 0 ? bar.top : innerHeight;
        return top >= header && top < floor;
      }),
    )
    .toBe(true);
}
