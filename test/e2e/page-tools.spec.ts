import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

interface Tool {
  readonly name: string;
  readonly execute: (input: object) => Promise<{ readonly content: readonly { text: string }[] }>;
}

/** A browser of tomorrow: it keeps the tools that a page registers. */
const offering = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const kept: Tool[] = [];
    const modelContext = { registerTool: (tool: Tool) => kept.push(tool) };
    Object.assign(document, { modelContext, kept });
  });
};

const keptNames = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    (document as unknown as { kept: readonly Tool[] }).kept.map(({ name }) => name),
  );

const asked = async (page: Page, name: string, input: object): Promise<unknown> => {
  await expect.poll(() => keptNames(page)).toContain(name);
  const text = await page.evaluate(
    async ([wanted, given]) => {
      const { kept } = document as unknown as { kept: readonly Tool[] };
      const answer = await kept.find((tool) => tool.name === wanted)?.execute(given);
      return answer?.content[0]?.text ?? 'null';
    },
    [name, input] as const,
  );
  return JSON.parse(text);
};

test('a browser that asks the page of a walkthrough hears what may be chosen there', async ({
  page,
}) => {
  await offering(page);
  await page.goto('/uk/rebellion/walkthroughs/yavin-space-battle/');
  const told = (await asked(page, 'legal_choices', {})) as { kind: string; text: string };
  expect(told.kind).toBe('decision');
  await expect(page.locator('[data-player]')).toContainText(told.text);
});

test('it hears of another page too, and of odds, wherever it is', async ({ page }) => {
  await offering(page);
  await page.goto('/ru/swlcg/capture/');
  const address = '/ru/rebellion/walkthroughs/yavin-space-battle/#step-2';
  expect(await asked(page, 'legal_choices', { address })).toHaveProperty('text');
  const question = { need: 5, deck: { 'imperial-shuttle': 7, stormtrooper: 2, inquisitor: 1 } };
  const odds = await asked(page, 'odds', { calculator: 'swdbg/draw', question });
  expect(odds).toMatchObject({ ok: true, answer: { chance: 1 / 12 } });
});
