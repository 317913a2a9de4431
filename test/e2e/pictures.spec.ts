import sharp from 'sharp';
import { told, unseenOn } from './audit/pictures.ts';
import { openPage } from './support/pages.ts';
import { scenarioFiles } from './support/scenarios.ts';
import { expect, test } from './support/test.ts';

/** Of each procedure of each game the first walkthrough, in the middle of it, where most is drawn. */
const boards: readonly string[] = [
  ...new Map(
    scenarioFiles
      .map(({ game, name, text }) => {
        const procedure = /^procedure: *(\S+)/m.exec(text)?.[1] ?? '';
        const middle = Math.floor((text.match(/^ {2}- /gm)?.length ?? 0) / 2);
        const address = `/uk/${game}/walkthroughs/${name}/#step-${middle}`;
        return [`${game} ${procedure}`, address] as const;
      })
      .reverse(),
  ).values(),
];

test('every board is told in words, and seen in the colours that a reader brings', async ({
  page,
}) => {
  test.setTimeout(120_000);
  expect(boards.length).toBeGreaterThan(10);
  for (const address of boards) {
    await page.emulateMedia({ forcedColors: 'none' });
    await openPage(page, address);
    await expect(page.locator('.player-board')).toBeVisible();
    expect.soft(await told.faults(page), address).toEqual([]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      expect.soft(await unseenOn(page), `${address}, ${colorScheme}`).toEqual([]);
    }
  }
});

test('symbols of tools are seen in the colours that a reader brings', async ({ page }) => {
  await openPage(page, '/uk/rebellion/dice/');
  // It has no words beside its symbol; all symbols are drawn by one rule.
  const tool = page.locator('[data-theme-switch]');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const { channels } = await sharp(await tool.screenshot()).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev)), colorScheme).toBeGreaterThan(20);
  }
});

test('dice are told apart by shape and by words as well as by colour', async ({ page }) => {
  await openPage(page, '/uk/rebellion/walkthroughs/yavin-space-battle/');
  const next = page.locator('.player').getByRole('button', { name: /^За прикладом/ });
  const dice = page.locator('.tray-die');
  while ((await dice.count()) === 0) await next.click();
  const seen = await dice.evaluateAll((list) =>
    list.map((die) => ({
      words: die.textContent,
      colour: die.querySelector('svg')?.classList.value ?? '',
      shape: die.querySelector('.die-body')?.getAttribute('d') ?? '',
    })),
  );
  const shapes = Map.groupBy(seen, ({ colour }) => colour);
  expect(shapes.size).toBeGreaterThan(1);
  const drawn = [...shapes.values()].map((list) => new Set(list.map(({ shape }) => shape)));
  expect(drawn.every((ways) => ways.size === 1)).toBe(true);
  expect(new Set(drawn.flatMap((ways) => [...ways])).size).toBe(shapes.size);
  for (const { words } of seen) expect(words).toMatch(/(червоний|чорний) кубик: \S+/i);
});
