import { describe, expect, it } from 'vitest';
import { atomOf, jsonFeedOf, newsOf } from '../../src/api/news.ts';
import { gameOf } from '../../src/rules/ask/select.ts';
import { snapshotOf } from '../../src/rules/ask/snapshot.ts';
import type { Model } from '../../src/rules/model.ts';
import { baseGame } from '../rules/support/base-game.ts';
import { load } from '../rules/support/spoil.ts';

const rulings = `sources:
  - id: letter
    level: designer
    title: { uk: 'Лист <1> & "2"', ru: Письмо }
    who: N. N.
    date: '2019-05'
  - id: undated
    level: faq
    title: { uk: Книжка, ru: Книга }
    who: N. N.
rulings:
  - id: hit-twice
    source: letter
    question: { uk: 'Бити чи ні?', ru: 'Бить или нет?' }
    ruling: { uk: 'Так, бити.', ru: 'Да, бить.' }
    rules: [fight.hit]
`;

const { model: told } = await load({ ...baseGame, 'content/duel/rulings.yaml': rulings });
const now = snapshotOf(told);
const before = new Map([...now].filter(([id]) => id !== 'duel.fight.hit'));
const model: Model = {
  ...told,
  releases: [
    { version: '0.1.0', date: '2026-11-18', snapshot: before, moves: new Map() },
    { version: '0.2.0', date: '2026-12-01', snapshot: now, moves: new Map() },
  ],
};
const duel = gameOf(model, 'duel');
const SELF = 'https://kodeks.example/uk/duel/changes/atom.xml';

/** The tags of a text that is well formed, in their order; it throws at what is not. */
function tagsOf(xml: string): readonly string[] {
  const open: string[] = [];
  const tags: string[] = [];
  const rest = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '');
  for (const [, closing, name = '', empty] of rest.matchAll(
    /<(\/?)([a-z]+)(?: [a-z:]+="[^"<&]*(?:&(?:amp|lt|gt|quot);[^"<&]*)*")*(\/?)>/g,
  )) {
    if (closing === '/') {
      expect(open.pop()).toBe(name);
      continue;
    }
    tags.push(name);
    if (empty !== '/') open.push(name);
  }
  expect(open).toEqual([]);
  const texts = rest.replace(/<[^>]*>/g, '');
  expect(texts.replace(/&(?:amp|lt|gt|quot);/g, '')).not.toMatch(/[<>&]/);
  return tags;
}

describe('the news of a game', () => {
  const news = newsOf(model, duel, 'uk');

  it('tell releases and what was ruled, the newest first, each with its own name', () => {
    expect(news.items.map(({ title, date }) => [title, date])).toEqual([
      ['Випуск 0.2.0', '2026-12-01'],
      ['Випуск 0.1.0', '2026-11-18'],
      ['Офіційні роз’яснення: Лист <1> & "2"', '2019-05-01'],
    ]);
    expect(new Set(news.items.map(({ id }) => id)).size).toBe(3);
  });

  it('say what changed in the words of today, with its address', () => {
    const [latest] = news.items;
    expect(latest?.html).toContain('<h3>Додано</h3>');
    expect(latest?.html).toContain('href="https://kodeks.example/uk/duel/fight/hit/"');
    expect(news.items[2]?.html).toContain('Так, бити.');
  });

  it('say what a version means, and the words that it replaced', () => {
    const reworded: Model = {
      ...model,
      releases: [
        {
          version: '0.1.0',
          date: '2026-11-18',
          snapshot: new Map(now).set('duel.fight.hit', {
            code: '00003',
            prints: { uk: '00000000', ru: '00000000' },
            numbers: [],
          }),
          moves: new Map(),
        },
        {
          version: '0.2.0',
          date: '2026-12-01',
          meaning: 'style',
          snapshot: now,
          moves: new Map(),
        },
      ],
      reworded: new Map([['0.2.0', new Map([['duel.fight.hit', { uk: 'Як <було>.' }]])]]),
    };
    const html = newsOf(reworded, duel, 'uk').items[0]?.html;
    expect(html).toContain('<p>Слова стали кращими, зміст той самий.</p>');
    expect(html).toContain('Було: <del>Як &lt;було&gt;.</del>');
    expect(newsOf(reworded, duel, 'ru').items[0]?.html).not.toContain('<del>');
  });

  it('are told in the language of their readers', () => {
    expect(newsOf(model, duel, 'ru').items[0]?.title).toBe('Выпуск 0.2.0');
  });

  it('leave out what is of no release and no day', () => {
    const unreleased: Model = { ...model, releases: model.releases.slice(0, 1) };
    expect(newsOf(unreleased, duel, 'uk').items.map(({ title }) => title)).toEqual([
      'Випуск 0.1.0',
      'Офіційні роз’яснення: Лист <1> & "2"',
    ]);
  });

  it('are well-formed Atom with all that RFC 4287 asks for', () => {
    const atom = atomOf(news, SELF);
    const tags = tagsOf(atom);
    expect(tags.slice(0, 8)).toEqual([
      ...['feed', 'id', 'title', 'subtitle', 'updated', 'author', 'name', 'link'],
    ]);
    expect(tags.filter((tag) => tag === 'entry')).toHaveLength(3);
    for (const required of ['id', 'title', 'updated', 'content']) {
      expect(tags.filter((tag) => tag === required).length).toBeGreaterThanOrEqual(3);
    }
    expect(atom).toContain('<updated>2026-12-01T00:00:00Z</updated>\n<author>');
    expect(atom).toContain(`<link rel="self" href="${SELF}"/>`);
    expect(atom).toContain('&lt;h3&gt;Додано&lt;/h3&gt;');
  });

  it('are JSON Feed 1.1 with the same items', () => {
    const feed = jsonFeedOf(news, SELF);
    expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
    expect(feed.feed_url).toBe(SELF);
    expect(feed.items.map(({ id }) => id)).toEqual(news.items.map(({ id }) => id));
    for (const { date_published: date } of feed.items) {
      expect(new Date(date).toISOString()).toBe(date.replace('Z', '.000Z'));
    }
  });
});
