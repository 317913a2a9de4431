import type { Locator, Page } from '@playwright/test';
import { barriersOn } from './support/axe.ts';
import { LANGUAGES, openPage, ready, type Language } from './support/pages.ts';
import { shiftsOn, watchShifts } from './support/shifts.ts';
import { expect, test } from './support/test.ts';

const course = (language: Language): string => `/${language}/rebellion/learn/`;
const lesson = (language: Language, id: string): string => `${course(language)}${id}/`;
const exercise = (page: Page, id: string): Locator => page.locator(`[data-exercise="${id}"]`);
const answers = (task: Locator): Locator => task.locator('button.answer');
const verdict = (task: Locator): Locator => task.locator('[data-verdict]');

/** Answers of the content are numbered; readers meet steps in another order. */
const answer = (task: Locator, index: number): Locator =>
  task.locator(`[data-answer="${index}"] button`);

const rightAnswers = async (task: Locator): Promise<number[]> =>
  ((await task.getAttribute('data-right')) ?? '').split(' ').map(Number);

/** As with a keyboard alone: Tab to the button, then press it. */
async function pressByKeyboard(page: Page, button: Locator): Promise<void> {
  await button.evaluate((element) => {
    const all = [...document.querySelectorAll<HTMLElement>('a[href], button, summary')].filter(
      (candidate) => candidate.checkVisibility({ visibilityProperty: true }),
    );
    all[all.indexOf(element as HTMLElement) - 1]?.focus();
  });
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
}

async function solveByKeyboard(page: Page, task: Locator): Promise<void> {
  for (const index of await rightAnswers(task)) await pressByKeyboard(page, answer(task, index));
  const check = task.locator('[data-check]');
  if ((await check.count()) > 0) await pressByKeyboard(page, check);
}

async function solveAll(page: Page): Promise<void> {
  for (const task of await page.locator('[data-exercise]').all()) await solveByKeyboard(page, task);
}

const WORDS = {
  uk: {
    right: 'Правильно.',
    wrong: 'Ні.',
    wrongAt: 'Помилка на місці 1.',
    more: 'Ще не все: є інші правильні відповіді.',
    orderFirst: 'Спершу розставте всі кроки.',
    done: 'Урок пройдено.',
    begin: 'Почати',
    goOn: 'Продовжити: урок 2',
    progress: 'Пройдено 1 із 16',
    nothing: 'Пройдено 0 із 16',
    startOver: 'Почати спочатку',
    erase: 'Стерти',
    erased: 'Поступ стерто.',
  },
  ru: {
    right: 'Верно.',
    wrong: 'Нет.',
    wrongAt: 'Ошибка на месте 1.',
    more: 'Ещё не всё: есть другие верные ответы.',
    orderFirst: 'Сначала расставьте все шаги.',
    done: 'Урок пройден.',
    begin: 'Начать',
    goOn: 'Продолжить: урок 2',
    progress: 'Пройдено 1 из 16',
    nothing: 'Пройдено 0 из 16',
    startOver: 'Начать сначала',
    erase: 'Стереть',
    erased: 'Пройденное стёрто.',
  },
} as const;

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test.describe(`in ${language}`, () => {
    test('the game’s page leads to a lesson, which is done by keyboard, remembered, and forgotten after a question', async ({
      page,
    }) => {
      await openPage(page, `/${language}/rebellion/`);
      await page.locator('.go-on a').click();
      await expect(page).toHaveURL(course(language));
      await page.getByRole('link', { name: words.begin, exact: true }).click();
      await expect(page).toHaveURL(lesson(language, 'the-game'));
      await ready(page);

      const done = page.locator('[data-lesson-done]');
      await expect(done).toHaveText('');
      await solveAll(page);
      await expect(page.locator('[data-exercise][data-state="right"]')).toHaveCount(3);
      await expect(done).toHaveText(words.done);

      await page.reload();
      await expect(done).toHaveText(words.done);
      await expect(page.locator('button.answer[aria-pressed="true"]')).toHaveCount(4);

      await openPage(page, course(language));
      await expect(page.locator('[data-progress]')).toHaveText(words.progress);
      await expect(page.locator('[data-lesson][data-done]')).toHaveCount(1);
      await page.getByRole('link', { name: words.goOn, exact: true }).click();
      await expect(page).toHaveURL(lesson(language, 'the-board'));

      await openPage(page, course(language));
      await page.getByRole('button', { name: words.startOver }).click();
      await expect(page.locator('[data-progress]')).toHaveText(words.progress);
      await page.getByRole('button', { name: words.erase, exact: true }).click();
      await expect(page.getByText(words.erased)).toBeVisible();
      await expect(page.locator('[data-progress]')).toHaveText(words.nothing);
      await expect(page.locator('[data-lesson][data-done]')).toHaveCount(0);
      await openPage(page, lesson(language, 'the-game'));
      await expect(page.locator('button.answer[aria-pressed="true"]')).toHaveCount(0);
    });

    test('exercises say of each answer what it is worth, and why', async ({ page }) => {
      await openPage(page, lesson(language, 'missions'));
      await test.step('steps are numbered as they are pressed and judged when all are', async () => {
        const task = exercise(page, 'mission-steps');
        const check = task.locator('[data-check]');
        await answer(task, 3).click();
        await check.click();
        await expect(verdict(task)).toHaveText(words.orderFirst);
        for (const index of [0, 1, 2]) await answer(task, index).click();
        await expect(answer(task, 1)).toContainText('3');
        await check.click();
        await expect(verdict(task)).toContainText(words.wrongAt);
        await answer(task, 3).click();
        await answer(task, 3).click();
        await expect(answer(task, 3)).toContainText('4');
        await check.click();
        await expect(verdict(task)).toContainText(words.right);
        await expect(verdict(task).locator('.rule-open')).toHaveCount(4);
      });
      await test.step('some of several right answers do not betray the rest', async () => {
        const task = exercise(page, 'mission-unopposed');
        await answer(task, 0).click();
        await task.locator('[data-check]').click();
        await expect(verdict(task)).toHaveText(words.more);
        await answer(task, 1).click();
        await expect(verdict(task)).toHaveText('');
        await task.locator('[data-check]').click();
        await expect(verdict(task)).toContainText(words.right);
      });
      await test.step('a wrong answer is told why, with the rule itself and the way to it', async () => {
        const task = exercise(page, 'mission-tie');
        await answer(task, 0).click();
        await expect(verdict(task)).toContainText(words.wrong);
        await expect(answer(task, 0)).toHaveAttribute('data-mark', 'wrong');
        const rule = await verdict(task).locator('.rule-text').innerText();
        await verdict(task).getByRole('link').click();
        await expect(page).toHaveURL(`/${language}/rebellion/missions/#count-successes`);
        const told = await page.locator('#count-successes').innerText();
        expect(told.replace(/\s*#$/, '').replace(/\s+/g, ' ')).toContain(rule);
      });
    });

    test('nothing in a lesson that has been answered keeps anyone out', async ({ page }) => {
      await openPage(page, lesson(language, 'missions'));
      for (const task of await page.locator('[data-exercise]').all()) {
        for (const button of await answers(task).all()) await button.click();
        const check = task.locator('[data-check]');
        if ((await check.count()) > 0) await check.click();
        await expect(verdict(task)).not.toBeEmpty();
        await task.locator('summary').click();
      }
      expect(await barriersOn(page, { within: '.lesson' })).toEqual([]);
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('a lesson is read with its answers folded below, and the overview shows every lesson', async ({
        page,
      }) => {
        await page.goto(lesson(language, 'missions'));
        await expect(page.locator('main button').filter({ visible: true })).toHaveCount(0);
        const task = exercise(page, 'mission-tie');
        await expect(task.locator('.answer')).toHaveCount(3);
        await expect(task.locator('.answer-note').first()).toBeHidden();
        await task.locator('summary').click();
        await expect(task.locator('.answer-note')).toHaveCount(3);
        await expect(task.locator('.answer-note').first()).toBeVisible();
        await expect(task.locator('.answer-note .rule-text').first()).not.toBeEmpty();

        await page.goto(course(language));
        // Fifteen lessons, and the first game that is led.
        await expect(page.locator('.lessons a')).toHaveCount(16);
        await expect(page.locator('progress')).toBeHidden();
        await expect(page.locator('main button').filter({ visible: true })).toHaveCount(0);
      });
    });
  });
}

test('what was answered in one language is done in the other', async ({ page }) => {
  await openPage(page, lesson('uk', 'the-game'));
  await solveAll(page);
  await page.locator('.masthead [data-language]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page.locator('[data-lesson-done]')).toHaveText(WORDS.ru.done);
});

test('the lessons lead on one after another, from the first to a game of one’s own', async ({
  page,
}) => {
  await openPage(page, lesson('uk', 'the-game'));
  const visited: string[] = [];
  while (page.url().includes('/learn/')) {
    visited.push(page.url());
    await page.locator('[data-next]').click();
    await expect(page).not.toHaveURL(visited.at(-1) ?? '');
  }
  expect(new Set(visited).size).toBe(15);
  await expect(page).toHaveURL('/uk/rebellion/play/#first');
});

test('nothing moves while a lesson already answered opens again', async ({ page }) => {
  await watchShifts(page);
  await openPage(page, lesson('uk', 'the-game'));
  await solveAll(page);
  await openPage(page, lesson('uk', 'the-game'));
  expect(await shiftsOn(page)).toEqual([]);
  await openPage(page, course('uk'));
  expect(await shiftsOn(page)).toEqual([]);
});

test('a storage that holds rubbish is as good as empty', async ({ page }) => {
  await page.goto('/uk/');
  for (const rubbish of ['{', '[]', '{"solved":7,"answers":{"game-who-hunts":[99]}}', '"x"']) {
    await page.evaluate((text) => {
      localStorage.setItem('course-rebellion', text);
    }, rubbish);
    await openPage(page, course('uk'));
    await expect(page.locator('[data-progress]'), rubbish).toHaveText(WORDS.uk.nothing);
    await openPage(page, lesson('uk', 'the-game'));
    await expect(page.locator('button.answer[aria-pressed="true"]'), rubbish).toHaveCount(0);
  }
});

test.describe('where the browser keeps its storage shut', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The storage is shut.', 'SecurityError');
        },
      });
    });
  });

  test('exercises answer back all the same', async ({ page }) => {
    await openPage(page, lesson('uk', 'missions'));
    const task = exercise(page, 'mission-tie');
    await answer(task, 1).click();
    await expect(verdict(task)).toContainText(WORDS.uk.right);
  });
});

test.describe('on a narrow window', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('an answered lesson is no wider than the window', async ({ page }) => {
    await openPage(page, lesson('ru', 'missions'));
    for (const button of await page.locator('button.answer').all()) await button.click();
    for (const check of await page.locator('[data-check]').all()) await check.click();
    for (const summary of await page.locator('.exercise-key summary').all()) await summary.click();
    const beyond = await page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          return left < 0 || Math.floor(right) > document.documentElement.clientWidth;
        })
        .map((element) => element.outerHTML.slice(0, 100)),
    );
    expect(beyond).toEqual([]);
  });
});

test('a lesson’s board says what to do, keeps what happened in view, and ends at the lesson’s own text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/uk/swlcg/learn/engagement/');
  await ready(page);
  const player = page.locator('[data-player]');
  await expect(player.locator('.player-task')).toContainText('Знищте директиву');
  const go = player.locator('.controls .primary');
  for (let press = 0; press < 7; press += 1) await go.click();
  await expect(player.locator('.question h3')).toHaveText('Завдання виконано.');
  await expect(player.locator('.latest .step-line')).toHaveCount(9);
  await expect(player.locator('.latest details')).toHaveCount(0);
  await go.click();
  await expect(page).toHaveURL('/uk/swlcg/learn/engagement/#read');
  await expect(page.locator('#read')).toBeInViewport();
});

test('cards are drawn in a lesson by one press, and taken back by one', async ({ page }) => {
  await openPage(page, '/ru/swlcg/learn/first-game/');
  await ready(page);
  const player = page.locator('[data-player]');
  for (let press = 0; press < 3; press += 1) await player.locator('.controls .primary').click();
  await player.getByRole('button', { name: 'Наугад', exact: true }).click();
  await expect(player.locator('.latest .step-line')).toHaveCount(4);
  await player.getByRole('button', { name: 'Шаг назад' }).click();
  await expect(player.getByRole('button', { name: 'Наугад', exact: true })).toBeVisible();
});
