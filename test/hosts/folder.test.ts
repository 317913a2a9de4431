import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../../scripts/lib/browser.mjs';
import { filesBelow } from '../../scripts/lib/files.mjs';
import { parseHeaders } from '../../scripts/lib/headers.ts';
import { nginxSite } from '../../scripts/lib/hosts/nginx.ts';
import { serve } from '../../scripts/serve.ts';
import { site as setting } from '../../src/site.ts';
import { noNginx, startNginx } from './support/nginx.ts';
import { packedSite, WORK } from './support/packed-site.ts';
import { BASE, GAME, siteInFolder } from './support/site-in-folder.ts';

/** Everything here is about a site of one game that is published at https://…/kodeks/. */
let site = '';
let files: readonly string[] = [];

beforeAll(async () => {
  site = await siteInFolder();
  files = filesBelow(site, '.');
}, 600_000);

/** A bound for what hangs; other work may run beside. */
const PATIENCE = { timeout: 20_000 };

const read = (file: string): string => readFileSync(path.join(site, file), 'utf8');
const texts = (ending: RegExp): readonly string[] => files.filter((file) => ending.test(file));

describe('a site in a folder of its host', () => {
  it('is whole', () => {
    expect(texts(/^uk\/.*\.html$/).length).toBeGreaterThan(300);
    expect(files).toContain(`uk/${GAME}/index.html`);
    expect(files).toContain('search/uk/index.json');
  });

  it('names no address outside the folder', () => {
    // Whatever stands at the top of the site, written as an address from the root of the host.
    const top = readdirSync(site).map((name) => name.replaceAll('.', '\\.'));
    const outside = new RegExp(
      `(?:["'\`(=>]|&quot;|\\s|${setting.origin})/(?:${top.join('|')})(?=[/"'\`)#?<\\s&])[^"'\`)<\\s]{0,60}`,
      'g',
    );
    // In a script the one helper puts the folder before its argument; a part that is looked for is no address.
    const helped = /(?:(?<![\w.$])[\w$]{1,2}|\.includes)\((["'`])\/[^"'`]*\1/g;
    const found = texts(/\.(?:html|css|m?js|json|xml|txt|svg|webmanifest)$/).flatMap((file) => {
      const text = file.endsWith('.js') ? read(file).replaceAll(helped, '') : read(file);
      return Array.from(text.matchAll(outside), ([address]) => `${file}: ${address}`);
    });
    expect(found.slice(0, 20)).toEqual([]);
  });

  it('has everything that its pages link to', () => {
    const there = new Set(files);
    const targets = new Map<string, string>();
    for (const file of texts(/\.html$/)) {
      for (const [, address = ''] of read(file).matchAll(/ (?:href|src|action)="(\/[^"#?]*)/g)) {
        targets.set(address, file);
      }
    }
    const lost = [...targets].filter(([address]) => {
      const name = decodeURI(address.slice(BASE.length + 1));
      const answers = name === '' || name.endsWith('/') ? `${name}index.html` : name;
      return (
        !address.startsWith(`${BASE}/`) || !(there.has(answers) || there.has(`${answers}.html`))
      );
    });
    expect(lost).toEqual([]);
    expect(targets.size).toBeGreaterThan(500);
  });

  it('tells search engines, chats and programs addresses in the folder', () => {
    const home = `${setting.origin}${BASE}/`;
    const topic = read(`uk/${GAME}/turn/index.html`);
    expect(topic).toContain(`<link rel="canonical" href="${home}uk/${GAME}/turn/">`);
    expect(read('sitemap.xml')).toContain(`<loc>${home}sitemap/${GAME}.xml</loc>`);
    expect(read('robots.txt')).toContain(`Sitemap: ${home}sitemap.xml`);
    expect(read('llms.txt')).toContain(`${home}api/v1/games.json`);
    const [rule] = JSON.parse(read(`api/v1/${GAME}/uk/rules.json`)) as { url: string }[];
    expect(rule?.url.startsWith(`${BASE}/uk/${GAME}/`)).toBe(true);
  });

  it('has headers for its own paths only', () => {
    const paths = parseHeaders(read('_headers')).map((rule) => rule.path);
    expect(paths.filter((name) => !name.startsWith(`${BASE}/`))).toEqual([]);
  });
});

describe('in a browser, a site in a folder', () => {
  let browser: Browser;
  let stop: () => Promise<void>;
  let origin = '';
  /** What went wrong or left the folder on any page of the tests below. */
  const strayed: string[] = [];

  beforeAll(async () => {
    if (noNginx === undefined) {
      await packedSite(site, `packed${BASE}`);
      const settings = nginxSite(parseHeaders(read('_headers')), BASE);
      const nginx = await startNginx(
        path.join(WORK, 'nginx-folder'),
        path.join(WORK, 'packed'),
        settings,
      );
      origin = `http://localhost:${nginx.port}`;
      stop = () => nginx.stop();
    } else {
      const serving = await serve({ dir: site, port: 0, base: BASE });
      origin = serving.address;
      stop = () => serving.close();
    }
    const executablePath = findBrowser();
    browser = await chromium.launch({
      ...(executablePath === null ? {} : { executablePath }),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await stop();
  });

  const open = async (address: string): Promise<Page> => {
    const context = await browser.newContext({
      locale: 'uk-UA',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => strayed.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') strayed.push(message.text());
    });
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(`${origin}${BASE}/`)) strayed.push(`asked for ${url}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) strayed.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(`${origin}${BASE}${address}`);
    return page;
  };

  it('leads from its first page to the reader’s language', async () => {
    const page = await open('/');
    await page.waitForURL(`${origin}${BASE}/uk/`);
    await page.locator(`main a[href="${BASE}/uk/${GAME}/"]`).first().click();
    await page.waitForURL(`${origin}${BASE}/uk/${GAME}/`);
    await page.close();
  });

  it('finds a word, a phrase in quotes, and leads to the rule', async () => {
    const page = await open(`/uk/${GAME}/turn/`);
    await page.keyboard.press('/');
    const input = page.getByRole('combobox');
    await input.fill('"маркер Сили"');
    const option = page.getByRole('option').first();
    await option.waitFor();
    // Else the list of before is still there for a moment.
    await input.fill('');
    await option.waitFor({ state: 'detached' });
    await input.fill('маркер');
    await option.waitFor();
    const address = await option.getAttribute('href');
    expect(address).toMatch(new RegExp(`^${BASE}/uk/${GAME}/`));
    await option.click();
    await page.waitForURL(`${origin}${address ?? ''}`);
    await page.close();
  });

  it('plays a walkthrough, and the copied link opens the same moment', async () => {
    const page = await open(`/uk/${GAME}/walkthroughs/force-bonus/`);
    await page.getByRole('button', { name: 'За прикладом', exact: true }).click();
    await page.locator('.player-place').filter({ hasText: 'Крок 1' }).waitFor();
    const told = await page.locator('.player .latest').textContent();
    await page.getByRole('button', { name: 'Ще: посилання, попередні кроки' }).click();
    await page.getByRole('button', { name: 'Скопіювати посилання на цю мить' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()), PATIENCE)
      .toContain('#');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link.startsWith(`${origin}${BASE}/uk/${GAME}/walkthroughs/force-bonus/#`)).toBe(true);
    const again = await open(link.slice(`${origin}${BASE}`.length));
    await expect.poll(() => again.locator('.player .latest').textContent(), PATIENCE).toBe(told);
    await Promise.all([page.close(), again.close()]);
  });

  it('copies the published link of a rule', async () => {
    const page = await open(`/uk/${GAME}/turn/`);
    const mark = page.locator('article a.permalink').first();
    const address = await mark.getAttribute('href');
    await mark.click();
    await page.getByRole('menuitem', { name: 'Скопіювати посилання', exact: true }).click();
    const published = `${setting.origin}${address ?? ''}`;
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()), PATIENCE)
      .toBe(published);
    expect(address).toMatch(new RegExp(`^${BASE}/uk/`));
    await page.close();
  });

  it('asked for nothing outside its folder meanwhile, and nothing failed', () => {
    expect(strayed).toEqual([]);
  });
});
