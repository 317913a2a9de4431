import { afterEach, describe, expect, it, vi } from 'vitest';
import { daysFeed, daysNews } from '../../src/drills/feed.ts';
import { poolOf } from '../../src/drills/pool.ts';
import { publishedModel } from '../rules/support/content.ts';

const model = await publishedModel();
const pools = model.games.map((game) => ({ ...poolOf(model, game, 'uk'), name: game.name.uk }));
const page = { title: 'Позиція дня', about: 'Щодня інша гра.', home: '/uk/day/' };

const on = (day: string): void => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(`${day}T12:00:00Z`) / 1000));
};

describe('the feed of days', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('tells the days up to that of the build, each at its own address', () => {
    on('2026-11-20');
    const { items } = daysNews(pools, 'uk', page);
    expect(items.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-19', '2026-11-18']);
    expect(items.every(({ url, date }) => url.endsWith(`/uk/day/#${date}`))).toBe(true);
  });

  it('gives every game its turn', () => {
    on('2026-12-31');
    const { items } = daysNews(pools, 'uk', page);
    expect(items).toHaveLength(14);
    expect(new Set(items.map(({ title }) => title)).size).toBe(pools.length);
  });

  it('asks, and does not give the answer away', () => {
    on('2026-12-31');
    const [item] = daysNews(pools.slice(0, 1), 'uk', page).items;
    expect(item?.html).toMatch(/<ol>(<li>[^<]+<\/li>){2,4}<\/ol>/);
  });

  it('is the same whenever it is built on that day', async () => {
    on('2026-11-20');
    const once = await daysFeed(pools, 'uk', page).text();
    expect(once).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="uk">');
    expect(await daysFeed(pools, 'uk', page).text()).toBe(once);
  });
});
