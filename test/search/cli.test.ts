import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/root.mjs';
import { endIndexing, writeBundle } from '../../src/search/index.ts';
import { smallGame } from './support/small-game.ts';
import { writeSmallSite } from './support/small-site.ts';

interface Ending {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

let site: string;

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'kodeks-search-'));
  const model = await smallGame();
  await writeSmallSite(model, site);
  await writeBundle(model, 'uk', site);
  await writeBundle(model, 'ru', site);
  await endIndexing();
}, 30_000);

afterAll(() => rm(site, { recursive: true }));

function search(...args: string[]): Promise<Ending> {
  return new Promise((resolve) => {
    const command = ['scripts/search.ts', '--site', site, ...args];
    execFile(process.execPath, command, { cwd: root }, (failure, out, error) =>
      resolve({ code: typeof failure?.code === 'number' ? failure.code : 0, out, error }),
    );
  });
}

describe('npm run search', () => {
  it('prints with --json what programs may rely on and nothing else', async () => {
    const { code, out, error } = await search('--lang', 'ru', '--json', 'можно отступить за реку');
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect((JSON.parse(out) as unknown[])[0]).toEqual({
      id: 'hexes.combat.river',
      kind: 'faq',
      game: 'hexes',
      title: 'Можно ли отступить через реку?',
      url: '/ru/hexes/combat/#river',
      excerpt: 'Нет, река останавливает отряд.',
    });
  });

  it('prints an empty array when nothing matches', async () => {
    expect(await search('--json', 'ліхтар')).toEqual({ code: 0, out: '[]\n', error: '' });
  });

  it('prints a list to read without --json, and takes Ukrainian for granted', async () => {
    const { out } = await search('--kind', 'faq', 'відступити');
    expect(out).toBe(
      'Чи можна відступити через річку?  [faq]\n' +
        '  Ні, річка спиняє загін.\n' +
        '  /uk/hexes/combat/#river\n\n' +
        '1 of 1\n',
    );
  });

  it('tells the nearest terms and what a misspelt word was taken for', async () => {
    expect((await search('ліхтар')).out).toContain('лідер  /uk/hexes/glossary/leader/');
    expect((await search('відстпу')).out).toMatch(/^Taken for: відступ\n/);
  });

  it('narrows by --kind and --game and stops at --limit', async () => {
    const idsOf = async (...args: string[]): Promise<string[]> => {
      const { out } = await search('--json', 'загін', ...args);
      return (JSON.parse(out) as { id: string }[]).map(({ id }) => id);
    };
    expect(await idsOf('--limit', '2')).toHaveLength(2);
    expect((await idsOf('--kind', 'faq')).sort()).toEqual([
      'hexes.combat.night',
      'hexes.combat.river',
    ]);
    expect(await idsOf('--game', 'chess')).toEqual([]);
  });

  it.each([
    [[], 'There is nothing to search for.', '--lang uk|ru'],
    [['--lang', 'en', 'word'], 'There is no language «en».', 'Choose one of: uk, ru.'],
    [['--kind', 'poem', 'word'], 'There is no kind «poem».', 'Choose one of: term, topic, rule'],
    [['--limit', '0', 'word'], '--limit is not a number of results: 0', 'whole number from 1'],
    [['--site', '/nowhere', 'word'], 'There is no search index in', 'npm run build'],
    [['--colour', 'word'], "Unknown option '--colour'", '--lang uk|ru'],
  ])('says of %j what is wrong, then what to do', async (args, what, todo) => {
    const { code, out, error } = await search(...args);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(error.trimStart().startsWith(what)).toBe(true);
    expect(error.indexOf(todo)).toBeGreaterThan(error.indexOf(what));
  });
});
