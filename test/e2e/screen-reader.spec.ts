import { openPage } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** What is read aloud: names, roles, and what speaks up by itself. */

test('a walkthrough names its controls and says what each step did', async ({ page }) => {
  await openPage(page, '/uk/rebellion/walkthroughs/yavin-space-battle/');
  const player = page.locator('.player');
  await expect(player.getByRole('group', { name: 'Розіграйте самі' })).toMatchAriaSnapshot(`
    - group "Розіграйте самі":
      - 'button "Ще: посилання, попередні кроки"'
      - button "Крок назад" [disabled]
      - button "Крок уперед" [disabled]
      - button "За прикладом"
  `);
  await expect(player.getByRole('region', { name: 'Поле' })).toBeVisible();
  const live = player.getByRole('status').last();
  const next = player.getByRole('button', { name: 'За прикладом' });
  await next.click();
  const first = await live.innerText();
  expect(first.length).toBeGreaterThan(10);
  await expect(player.locator('.latest')).toContainText(first.split('. ')[0] ?? first);
  await expect(next).toBeFocused();
  await next.click();
  await expect(live).not.toHaveText(first);
});

test('dice are read with their colour, their face and what became of them', async ({ page }) => {
  await openPage(page, '/uk/rebellion/walkthroughs/yavin-space-battle/');
  const next = page.locator('.player').getByRole('button', { name: 'За прикладом' });
  const dice = page.getByRole('list', { name: 'Кубики на столі' });
  while ((await dice.count()) === 0) await next.click();
  await expect(dice.first()).toMatchAriaSnapshot(`
    - list "Кубики на столі":
      - listitem: "/^червоний кубик: .+, .+$/"
      - listitem: "/^червоний кубик: .+, .+$/"
      - listitem: "/^чорний кубик: .+, .+$/"
      - listitem: "/^чорний кубик: .+, .+$/"
  `);
});

test('the search is a combobox with a list, and says how much was found', async ({ page }) => {
  await openPage(page, '/ru/rebellion/dice/');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog');
  const input = dialog.getByRole('combobox');
  await expect(input).toBeFocused();
  await page.keyboard.type('отступление');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await expect(input).toHaveAccessibleName('Поиск');
  await expect(input).toHaveAttribute('aria-expanded', 'true');
  await expect(dialog.getByRole('status')).toContainText(/^\d+ /);
  await page.keyboard.press('ArrowDown');
  const chosen = dialog.getByRole('option', { selected: true });
  await expect(chosen).toHaveCount(1);
  await expect(input).toHaveAttribute(
    'aria-activedescendant',
    (await chosen.getAttribute('id')) ?? '',
  );
  await expect(dialog.getByRole('listbox')).toHaveAccessibleName('Результаты поиска');
});

test('the table helper says each count as it changes', async ({ page }) => {
  await openPage(page, '/uk/swdbg/helper/');
  const helper = page.locator('.helper');
  await helper.getByRole('button', { name: /\+2/ }).first().click();
  await expect(helper.getByRole('status').filter({ hasText: /^2 із \d+$/ })).toHaveCount(1);
});
