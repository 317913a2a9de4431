import type { Page } from '@playwright/test';
import { times } from '../support/effort.ts';
import { expect, test } from './support/test.ts';

/** Markup that would tell if any of it came to life. */
const MARKUP =
  '<img src="/nothing.png" onerror="window.cameToLife=1"><script>cameToLife=1</script>';

const FRAGMENTS = [
  encodeURIComponent(MARKUP),
  MARKUP.replaceAll(' ', '%20'),
  'javascript:cameToLife=1',
  '%E0%A4%A',
  '\\"]//*[',
  'play=1.yavin-space-battle.zzzz.999999',
  `play=${'9'.repeat(5000)}`,
  'play=1.__proto__.constructor.1',
  'odds=1.__proto__~1_constructor~2_a~999999999999',
  `odds=1.${'a~1_'.repeat(2000)}`,
  'step-99999999999999999999',
  ':target,*{}',
  '__proto__',
];

const STORED = [
  MARKUP,
  `{"__proto__":{"cameToLife":1},"table":"${'a'.repeat(100)}"}`,
  JSON.stringify([MARKUP, null, { a: [] }, -1]),
  '['.repeat(10_000),
  '',
];

const KEYS = [
  'theme',
  'language',
  'kodeks.searches',
  'kodeks.unanswered',
  'course-rebellion',
  'checklist-first-game',
  'checklist-rebellion.first-game',
  'helper-swdbg',
];

/** One page for each reader of the address, of the storage and of messages, with what it reads. */
const PAGES = [
  ['/uk/rebellion/combat/', /^:target/],
  ['/uk/rebellion/walkthroughs/yavin-space-battle/', /^(?:play=|step-)/],
  ['/uk/rebellion/glossary/', null],
  ['/uk/rebellion/learn/', null],
  ['/uk/rebellion/checklist/first-game/', null],
  ['/uk/rebellion/quick/', null],
  ['/uk/swdbg/helper/', null],
  ['/uk/ti4/odds/space-combat/', /^odds=/],
  ['/uk/offline/', null],
  ['/uk/', null],
] as const;

/** Nothing of what was put in has become an element, a script or a property of everything. */
async function expectLifeless(page: Page): Promise<void> {
  const signs = await page.evaluate(() => ({
    cameToLife: 'cameToLife' in globalThis || 'cameToLife' in {},
    elements: document.querySelectorAll(
      '[onerror], img[src="/nothing.png"], script:not([src]):not([type])',
    ).length,
  }));
  expect(signs).toEqual({ cameToLife: false, elements: 0 });
  await expect(page.locator('main')).toBeVisible();
}

/** Comes back when the page has heard of its new address. */
const changeFragment = (page: Page, fragment: string): Promise<void> =>
  page.evaluate(async (text) => {
    const before = location.hash;
    const heard = new Promise((resolve) => {
      addEventListener('hashchange', resolve, { once: true });
    });
    location.hash = text;
    if (location.hash !== before) await heard;
  }, fragment);

for (const [at, [address, read]] of PAGES.entries()) {
  test(`${address} takes hostile addresses, storage and messages for nothing`, async ({ page }) => {
    // Each page is opened at what it reads, and at some of the rest; other pages at others.
    const turned = FRAGMENTS.map(
      (_, index) => FRAGMENTS[(index + 5 * at) % FRAGMENTS.length] ?? '',
    );
    const own = turned.filter((fragment) => read?.test(fragment) ?? false);
    const opened = new Set([...own, ...turned.slice(0, times(STORED.length))]);
    await page.goto('/uk/');
    let turn = 0;
    for (const fragment of opened) {
      const value = STORED[turn++ % STORED.length] ?? '';
      await page.evaluate(
        ([keys, text]) => {
          for (const key of keys) localStorage.setItem(key, text);
        },
        [KEYS, value] as const,
      );
      const query = encodeURIComponent(turn % 2 === 0 ? MARKUP : '"маркер\u202e');
      // The same page with another fragment alone would not be loaded again.
      await page.goto(`${address}?turn=${turn}${turn % 4 === 0 ? `&q=${query}` : ''}#${fragment}`);
      await page.evaluate((markup) => {
        for (const data of [markup, { type: 'update', html: markup }, null, [markup]]) {
          window.postMessage(data, '*');
        }
        dispatchEvent(new HashChangeEvent('hashchange'));
        dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: markup }));
      }, MARKUP);
      await expectLifeless(page);
    }
    for (const fragment of FRAGMENTS) {
      await changeFragment(page, fragment);
      await expectLifeless(page);
    }
  });
}

test.describe('the policy of a page', () => {
  // The browser tells of each thing that it refuses here.
  test.use({
    expectedProblems: [/Content Security Policy|Trusted/i],
  });

  test('lets no text become markup, no foreign script and no WebAssembly run', async ({ page }) => {
    await page.goto('/uk/rebellion/combat/');
    const refused = await page.evaluate(async () => {
      const tries: Record<string, () => unknown> = {
        markup: () => (document.createElement('div').innerHTML = '<b>!</b>'),
        parsing: () => new DOMParser().parseFromString('<b>!</b>', 'text/html'),
        foreignWorker: () => new Worker('https://elsewhere.example/worker.js'),
        dataWorker: () => new Worker('data:text/javascript,0'),
        scriptText: () => (document.createElement('script').text = '0'),
        policy: () =>
          (
            globalThis as never as {
              trustedTypes: { createPolicy: (n: string, r: object) => unknown };
            }
          ).trustedTypes.createPolicy('mine', {}),
        webAssembly: () => WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])),
      };
      const names: string[] = [];
      for (const [name, attempt] of Object.entries(tries)) {
        try {
          await attempt();
        } catch {
          names.push(name);
        }
      }
      return names;
    });
    expect(refused).toEqual([
      'markup',
      'parsing',
      'foreignWorker',
      'dataWorker',
      'scriptText',
      'policy',
      'webAssembly',
    ]);
  });
});

test('the search for a phrase, which needs WebAssembly, runs under the policy', async ({
  page,
}) => {
  await page.goto('/uk/rebellion/combat/');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('"кидає кубики"');
  await expect(page.getByRole('option').first()).toBeVisible();
});
