import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'yaml';
import { questionsFile, quickFile } from '../../src/rules/read/schemas.ts';
import { addressesOf } from './support/kinds.ts';
import { LANGUAGES, openPage, type Language } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const WORDS = {
  uk: {
    leader: 'Лідер',
    space: 'Космос',
    team: 'У команді',
    sorted: 'Упорядковано: Космос, за спаданням',
    filter: 'Знайти в таблиці',
    found: 'Рядків: 1 з 53',
    query: 'будівництво зірки',
  },
  ru: {
    leader: 'Командир',
    space: 'Космос',
    team: 'В команде',
    sorted: 'Упорядочено: Космос, по убыванию',
    filter: 'Найти в таблице',
    found: 'Строк: 1 из 53',
    query: 'строительство звезды',
  },
} as const satisfies Record<Language, Record<string, string>>;

const quickOf = (game: string) =>
  quickFile.parse(parse(readFileSync(`content/${game}/quick.yaml`, 'utf8')));

const GAMES = ['rebellion', 'ti4', 'swdbg', 'swlcg'] as const;

/** All that the files hold, so that a new sheet is printed as well. */
const sheetsOf = (game: string): readonly string[] =>
  quickOf(game).groups.flatMap((group) => group.sheets.map(({ id }) => id));
const { questions } = questionsFile.parse(
  parse(readFileSync('content/rebellion/questions.yaml', 'utf8')),
);

const table = (page: Page): Locator => page.locator('table');
const rows = (page: Page): Locator => table(page).locator('tbody tr');
const heading = (page: Page, name: string): Locator =>
  table(page).getByRole('columnheader', { name: new RegExp(`^${name}`) });
const column = async (page: Page, at: number): Promise<readonly string[]> =>
  (await rows(page).locator(`> :nth-child(${at})`).allInnerTexts()).map((text) => text.trim());

for (const language of LANGUAGES) {
  const t = WORDS[language];

  test(`a table sorts by the keyboard and says so, another heading takes the sorting over, in ${language}`, async ({
    page,
  }) => {
    await openPage(page, `/${language}/rebellion/data/leaders/`);
    await expect(rows(page)).toHaveCount(25);
    const space = heading(page, t.space);
    await expect(space).not.toHaveAttribute('aria-sort');
    await space.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(space).toHaveAttribute('aria-sort', 'ascending');
    await page.keyboard.press('Enter');
    await expect(space).toHaveAttribute('aria-sort', 'descending');
    await expect(page.locator('[data-sort-status]')).toHaveText(t.sorted);
    const values = (await column(page, 8)).map((text) => Number(text.slice(0, 1)));
    // Palpatine, Piett, Ackbar, Antilles and the Jedi have 3; Fett, Greejatus and Mothma have none.
    expect(values.slice(0, 6)).toEqual([3, 3, 3, 3, 3, 2]);
    expect(values.slice(-4)).toEqual([1, 0, 0, 0]);
    await expect(rows(page)).toHaveCount(25);

    await heading(page, t.leader).getByRole('button').click();
    const names = await column(page, 1);
    const collator = new Intl.Collator(language);
    expect(names).toEqual(names.toSorted((a, b) => collator.compare(a, b)));
    await heading(page, t.team).getByRole('button').click();
    await expect(heading(page, t.leader)).not.toHaveAttribute('aria-sort');
    // The descriptions disagree about Ackbar, so his cell is empty.
    expect((await column(page, 10)).at(-1)).toMatch(/^—/);
  });

  test(`a long table can be narrowed down, in ${language}`, async ({ page }) => {
    await openPage(page, `/${language}/rebellion/data/missions/`);
    await page.getByLabel(t.filter).fill(t.query);
    await expect(rows(page).filter({ visible: true })).toHaveCount(1);
    await expect(page.locator('output')).toHaveText(t.found);
    await page.getByLabel(t.filter).fill('');
    await expect(rows(page).filter({ visible: true })).toHaveCount(53);
  });

  test(`a line of a quick reference leads to its rule, in ${language}`, async ({ page }) => {
    await openPage(page, `/${language}/rebellion/quick/retreat/`);
    const line = page.locator('.quick-sheet a[href$="#retreat-once"]');
    const words = (await line.innerText()).trim();
    await line.click();
    await expect(page).toHaveURL(`/${language}/rebellion/combat/#retreat-once`);
    await expect(page.locator(':target')).toContainText(words);
  });

  test(`the index leads from a letter to a term to its rules, in ${language}`, async ({ page }) => {
    const [letter, term] = language === 'uk' ? ['В', 'відступ'] : ['О', 'отступление'];
    await openPage(page, `/${language}/rebellion/index/`);
    await page.locator('.letters').getByRole('link', { name: letter, exact: true }).click();
    await expect(page.locator(`[id="l-${letter}"]`)).toBeInViewport();
    const entry = page.locator('#t-retreat');
    await expect(entry.getByRole('heading')).toHaveText(term);
    await entry.locator('summary').click();
    await entry.locator('details a').first().click();
    await expect(page.locator(':target')).toBeInViewport();
  });
}

/** The room that the style of a sheet leaves on its paper, in pixels of 1/96 inch. */
const roomOnPaper = (page: Page): Promise<{ width: number; height: number }> =>
  page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].flatMap((rule) =>
        rule instanceof CSSGroupingRule ? [...rule.cssRules] : [rule],
      ),
    );
    const own = rules.find((rule) => rule instanceof CSSPageRule)?.style;
    if (own?.getPropertyValue('size') !== 'a4') throw new Error('A sheet is no longer an A4.');
    const margin = (...sides: readonly string[]): number =>
      sides.reduce(
        (sum, side) => sum + Number.parseFloat(own.getPropertyValue(`margin-${side}`)),
        0,
      );
    const pixels = (millimetres: number): number => Math.floor((millimetres / 25.4) * 96);
    return {
      width: pixels(210 - margin('left', 'right')),
      height: pixels(297 - margin('top', 'bottom')),
    };
  });

for (const game of GAMES) {
  test(`every quick reference of ${game} is one page of paper in both languages`, async ({
    page,
  }) => {
    for (const language of LANGUAGES) {
      const heights = new Map<string, number>();
      await page.emulateMedia({ media: 'print' });
      for (const sheet of sheetsOf(game)) {
        const address = `/${language}/${game}/quick/${sheet}/`;
        await page.goto(address);
        const { width, height } = await roomOnPaper(page);
        await page.setViewportSize({ width, height });
        const needed = await page.evaluate(async () => {
          await document.fonts.ready;
          const { scrollWidth } = document.documentElement;
          return { width: scrollWidth, height: document.body.getBoundingClientRect().bottom };
        });
        expect.soft(needed.width, address).toBeLessThanOrEqual(width);
        expect.soft(needed.height, address).toBeLessThanOrEqual(height);
        await expect.soft(page.getByRole('button'), address).toHaveCount(0);
        heights.set(address, needed.height);
      }
      // The fullest of them is printed in earnest.
      const fullest = [...heights].sort(([, one], [, other]) => other - one)[0]?.[0] ?? '';
      await page.goto(fullest);
      await page.evaluate(() => document.fonts.ready);
      await page.emulateMedia({ media: null });
      const paper = await page.pdf({ preferCSSPageSize: true });
      expect(paper.toString('latin1').match(/\/Type \/Page\b/g), fullest).toHaveLength(1);
    }
  });
}

test('a table of figures hides nothing aside on a phone, and begins each row with its numbers', async ({
  page,
}) => {
  test.slow();
  for (const kind of ['[language]/[game]/data/[table]', '[language]/[game]/quick/[sheet]']) {
    const addresses = addressesOf(kind, 'uk');
    expect(addresses.length).toBeGreaterThan(20);
    for (const address of addresses) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      const { aside, late } = await page.locator('.data-table tbody tr').evaluateAll((rows) => {
        const cells = rows
          .flatMap((row) => [...row.children])
          .filter((cell) => cell.checkVisibility());
        const box = (cell: Element): DOMRect => cell.getBoundingClientRect();
        const isWord = (cell: Element): boolean => cell.matches('.as-cards td:not(.number)');
        return {
          aside: cells
            .filter((cell) => box(cell).right > innerWidth)
            .map((cell) => cell.textContent),
          late: cells
            .filter(
              (cell) =>
                cell.matches('.number') &&
                cells.some(
                  (word) =>
                    isWord(word) &&
                    word.parentElement === cell.parentElement &&
                    box(word).bottom <= box(cell).top,
                ),
            )
            .map((cell) => cell.textContent),
        };
      });
      expect.soft(aside, address).toEqual([]);
      expect.soft(late, address).toEqual([]);
    }
  }
});

test('letters of the glossary stay at hand, and what they lead to lies below them', async ({
  page,
}) => {
  await openPage(page, '/uk/rebellion/glossary/');
  const strip = page.locator('.letters');
  await strip.getByRole('link', { name: 'Д', exact: true }).click();
  await expect(page).toHaveURL(/#l-/);
  const [letters, heading] = [
    await strip.boundingBox(),
    await page.locator(':target').boundingBox(),
  ];
  expect(letters?.height).toBeLessThan(56);
  expect(heading?.y).toBeGreaterThanOrEqual((letters?.y ?? 0) + (letters?.height ?? 0));
  await expect(strip).toBeInViewport();
});

test('a question on the page of a game leads to its answer, with the rule under it', async ({
  page,
  isMobile,
}) => {
  const language = isMobile ? 'uk' : 'ru';
  await openPage(page, `/${language}/rebellion/`);
  const asked = questions.find(
    ({ often, rules }) => often && rules.includes('rebel-base.must-reveal'),
  );
  await page.getByRole('link', { name: asked?.asked[language][0] ?? '', exact: true }).click();
  await expect(page).toHaveURL(`/${language}/rebellion/faq/#${asked?.id ?? ''}`);
  const answer = page.locator(':target');
  await expect(answer).toBeInViewport();
  await expect(answer).toContainText(asked?.answer?.[language] ?? '');
  const rule = answer.locator(`a[href="/${language}/rebellion/rebel-base/#must-reveal"]`);
  await expect(rule).toBeVisible();
  // The answer begins a line of its own: glued to the question mark it was overread.
  const boxes = await Promise.all(
    [answer.locator('.box-title'), answer.locator('.box-title + p')].map((part) =>
      part.boundingBox(),
    ),
  );
  expect(boxes[1]?.y).toBeGreaterThanOrEqual((boxes[0]?.y ?? 0) + (boxes[0]?.height ?? 0));
  await page.goto(`/${language}/rebellion/faq/`);
  await expect(page.locator('.box').first()).toBeHidden();
  await page.locator('main summary').first().click();
  await expect(page.locator('.box').first()).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('tables, quick references and the index are whole', async ({ page }) => {
    await page.goto('/uk/rebellion/data/missions/');
    await expect(rows(page)).toHaveCount(53);
    await expect(page.locator('main button, main form')).toHaveCount(1);
    await expect(page.locator('[data-table-filter]')).toBeHidden();
    await page.goto('/uk/rebellion/quick/combat/');
    await expect(page.locator('[data-print]')).toBeHidden();
    expect(await page.locator('.quick-sheet a').count()).toBeGreaterThan(30);
    await page.goto('/uk/rebellion/index/');
    await page.locator('#t-retreat summary').click();
    await expect(page.locator('#t-retreat details a').first()).toBeVisible();
  });
});
