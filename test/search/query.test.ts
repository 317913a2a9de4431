import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endIndexing, writeBundle, type BundleReport } from '../../src/search/index.ts';
import { NoIndexError, openSearchIn } from '../../src/search/node.ts';
import type { Search, SearchOptions } from '../../src/search/query.ts';
import { smallGame } from './support/small-game.ts';
import { writeSmallSite } from './support/small-site.ts';

let site: string;
let report: BundleReport;
let uk: Search;
let ru: Search;

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'kodeks-search-'));
  const model = await smallGame();
  await writeSmallSite(model, site);
  report = await writeBundle(model, 'uk', site);
  await writeBundle(model, 'ru', site);
  await endIndexing();
  uk = await openSearchIn(site, 'uk');
  ru = await openSearchIn(site, 'ru');
}, 30_000);

afterAll(() => rm(site, { recursive: true }));

async function ids(search: Search, query: string, options?: SearchOptions): Promise<string[]> {
  const { results } = await search(query, options);
  return results.map(({ id }) => id.replace('hexes.', ''));
}

describe('what is found', () => {
  it('is a term first, then the heading of that name, then the rules', async () => {
    const [first, second] = await ids(uk, 'відступ');
    expect([first, second]).toEqual(['glossary.retreat', 'combat.retreat']);
    expect(await ids(uk, 'відступ')).toContain('combat.needs-leader');
  });

  it('is the same in every form of the word', async () => {
    const asked = await ids(uk, 'бій');
    expect(asked).toContain('combat.leave');
    for (const form of ['бою', 'боєм', 'боями', 'БОЇ']) expect(await ids(uk, form)).toEqual(asked);
  });

  it('is never another word that begins like the stem', async () => {
    expect((await ids(ru, 'более'))[0]).toBe('supply.what');
    expect(await ids(ru, 'бой')).not.toContain('supply.what');
  });

  it('is the same with every apostrophe, with «г» for «ґ», and with Latin look-alikes', async () => {
    for (const word of ["об'єкт", 'об’єкт', 'обʼєкт']) {
      expect((await ids(uk, word))[0]).toBe('supply.what');
    }
    expect(await ids(uk, 'грат')).toEqual(['combat.train']);
    expect(await ids(uk, 'рiчкa')).toEqual(await ids(uk, 'річка'));
  });

  it('answers to the other language, to English and to what players say', async () => {
    for (const word of ['командир', 'leader', 'ватажок']) {
      expect(await ids(uk, word)).toEqual(await ids(uk, 'лідер'));
    }
    expect((await ids(uk, 'лідер')).slice(0, 2)).toEqual([
      'glossary.leader',
      'combat.needs-leader',
    ]);
  });

  it('has the rule that holds all the words of a question on top', async () => {
    expect((await ids(uk, 'чи можна відступити без лідера'))[0]).toBe('combat.needs-leader');
    expect((await ids(ru, 'а можно отступить через реку?'))[0]).toBe('combat.river');
  });

  it('shows a rule once, not again under its heading', async () => {
    const { results } = await uk('загін поле');
    expect(results.filter(({ excerpt }) => excerpt.includes('вільне поле'))).toHaveLength(1);
  });

  it('shows two questions that have the same answer', async () => {
    expect((await ids(uk, 'річка')).sort()).toEqual(['combat.night', 'combat.river']);
  });

  it('comes with the words marked that were asked for, in the form the text has', async () => {
    const [result] = (await uk('лідери', { kinds: ['rule'] })).results;
    expect(result?.excerpt).toBe('Щоб відступити, загін повинен мати лідера.');
    expect(result?.marks.map(([start, end]) => result.excerpt.slice(start, end))).toEqual([
      'лідера',
    ]);
    expect(result).toMatchObject({
      kind: 'rule',
      game: 'hexes',
      title: 'Бій › Відступ',
      url: '/uk/hexes/combat/#needs-leader',
    });
  });

  it('can be narrowed to kinds and games, and counted beyond the limit', async () => {
    expect(await ids(uk, 'відступити', { kinds: ['faq'] })).toEqual(['combat.river']);
    expect(await ids(uk, 'відступ', { games: ['chess'] })).toEqual([]);
    const { results, total } = await uk('загін', { limit: 2 });
    expect(results).toHaveLength(2);
    expect(total).toBeGreaterThan(2);
  });

  it('says how much each filter would leave, whichever of them is chosen', async () => {
    const { counts } = await uk('річка');
    expect(counts).toEqual({ kinds: { faq: 2 }, games: { hexes: 2 } });
    const narrowed = await uk('відступ', { kinds: ['term'] });
    expect(narrowed.counts.kinds.rule).toBeGreaterThan(0);
    expect(narrowed.counts.games).toEqual({ hexes: narrowed.total });
  });

  it('tells in which topic a rule stands', async () => {
    const { results } = await uk('відступ');
    expect(results.map(({ topic, kind }) => (kind === 'term' ? topic : ''))).not.toContain('Бій');
    expect(results.find(({ id }) => id === 'hexes.combat.retreat')?.topic).toBe('Бій');
  });
});

describe('a query that is not quite right', () => {
  it('is corrected when a word is one mistake away, and says so', async () => {
    const answer = await uk('відстпу');
    expect(answer.corrected).toBe('відступ');
    expect(answer.results[0]?.id).toBe('hexes.glossary.retreat');
  });

  it('finds by a word still being typed', async () => {
    expect((await ids(uk, 'відс'))[0]).toBe('glossary.retreat');
    expect((await uk('відс')).corrected).toBeUndefined();
  });

  it('finds by the stem when the texts have another form of the word only', async () => {
    expect(await ids(uk, 'рухатися')).toEqual(['combat.train']);
  });

  it('is understood in the wrong layout, and says so', async () => {
    expect(await ids(uk, ',sq')).toEqual(await ids(uk, 'бій'));
    expect((await uk(',sq')).corrected).toBe('бій');
    expect(await ids(uk, 'бый')).toEqual(await ids(uk, 'бій'));
    // A sign alone is no word; on the other layout it is a letter.
    expect((await uk("'")).corrected).toBe('є');
    expect(await ids(ru, ',jq')).toEqual(await ids(ru, 'бой'));
    expect((await uk('leader')).corrected).toBeUndefined();
  });

  it('may spell an English or a Ukrainian name by ear', async () => {
    expect((await ids(uk, 'ритрит'))[0]).toBe('glossary.retreat');
    expect((await ids(uk, 'vidstup'))[0]).toBe('glossary.retreat');
  });

  it('finds other words of the same root', async () => {
    expect(await ids(uk, 'відступають')).toContain('combat.needs-leader');
    expect((await ids(ru, 'отступая'))[0]).toBe('glossary.retreat');
  });

  it('with a word that nobody wrote is answered by the others', async () => {
    expect((await ids(uk, 'відступ ліхтар'))[0]).toBe('glossary.retreat');
  });

  it('forgives no slip in a word of four letters', async () => {
    expect((await uk('поеле')).corrected).toBe('поле');
    expect((await uk('полу')).corrected).toBeUndefined();
  });

  it('offers the nearest terms when nothing matches', async () => {
    const answer = await uk('ліхтар');
    expect(answer.results).toEqual([]);
    expect(answer.total).toBe(0);
    expect(answer.suggestions[0]).toMatchObject({
      id: 'hexes.glossary.leader',
      kind: 'term',
      url: '/uk/hexes/glossary/leader/',
    });
  });

  it('finds nothing and offers nothing when there is no word in it', async () => {
    expect(await uk(' ?! ')).toEqual({
      results: [],
      total: 0,
      counts: { kinds: {}, games: {} },
      isWhole: false,
      suggestions: [],
    });
  });

  it('is read no further than its first 200 characters', async () => {
    expect((await ids(uk, `відступ${' '.repeat(193)}річка`))[0]).toBe('glossary.retreat');
    expect(await ids(uk, `${' '.repeat(200)}відступ`)).toEqual([]);
  });
});

describe('a quoted query', () => {
  it('finds those very words only', async () => {
    expect(await ids(uk, '«вийти з бою»')).toEqual(['glossary.retreat', 'combat.leave']);
    expect(await ids(uk, '"вільне поле"')).toEqual(['combat.leave']);
  });

  it('finds no words that follow each other on the page only, in two rules', async () => {
    const words = 'вільне поле щоб відступити';
    expect(await ids(uk, `«${words}»`)).toEqual(await ids(uk, words));
  });

  it('is read without its quotes when nobody wrote them', async () => {
    expect(await ids(uk, '«відступ лідера»')).toEqual(await ids(uk, 'відступ лідера'));
  });
});

describe('the written search', () => {
  it('names the licences of the word forms in the file itself', async () => {
    const read = async (language: string, file: string) =>
      (await readFile(join(site, 'search', language, file), 'utf8')).slice(0, 2000);
    for (const language of ['uk', 'ru']) {
      for (const file of ['words.json', 'real-words.json']) {
        expect(await read(language, file)).toContain('https://www.mozilla.org/MPL/1.1/');
        expect(await read(language, file)).toContain('Alexander I. Lebedev');
      }
      // The whole text where it need not be waited for.
      expect(await read(language, 'real-words.json')).toContain('MERCHANTABILITY');
    }
  });

  it('holds no interface of Pagefind', async () => {
    const files = await readdir(join(site, 'search', 'uk'));
    expect(files).toContain('pagefind.js');
    expect(files).toContain('words.json');
    expect(files.filter((file) => /ui|css|highlight/.test(file))).toEqual([]);
  });

  it('counts its records and its bytes', () => {
    expect(report.records).toBe(15);
    // Two topics and the list of terms, few enough to be read as one page.
    expect(report.files.filter(({ path }) => path.endsWith('.pf_fragment'))).toHaveLength(1);
    for (const { bytes, packed } of report.files) expect(packed).toBeLessThanOrEqual(bytes);
  });

  it('is missed with a name for what is missing', async () => {
    await expect(openSearchIn(join(site, 'nowhere'), 'uk')).rejects.toThrow(NoIndexError);
  });
});
