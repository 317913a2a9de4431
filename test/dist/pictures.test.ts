import { describe, expect, it } from 'vitest';
import { publishedModel } from '../rules/support/content.ts';
import { attribute, select } from './support/elements.ts';
import { files, pageAt, pages, readBytes } from './support/site.ts';

const { games } = await publishedModel();
const isEmbed = (url: string): boolean => url.startsWith('/embed/');
const shown = pages.flatMap((page) => {
  const address = attribute(select('meta[property="og:image"]', page.tree), 'content');
  return address === undefined ? [] : [{ url: page.url, picture: new URL(address).pathname }];
});
const pictureAt = new Map(shown.map(({ url, picture }) => [url, picture]));

describe('the picture of a link', () => {
  it('is there for every page that a reader may pass on', () => {
    const without = pages
      .map(({ url, tree }) => ({ url, isPage: select('body > .masthead', tree) !== undefined }))
      .filter(({ url, isPage }) => isPage && !isEmbed(url) && !pictureAt.has(url));
    expect(without.map(({ url }) => url)).toEqual([]);
  });

  it('is a file of the site', () => {
    const known = new Set(files);
    const missing = shown.filter(({ picture }) => !known.has(picture));
    expect(missing.slice(0, 5)).toEqual([]);
  });

  it('of a walkthrough is its board, the same in both languages, wherever there is a board to see', () => {
    const told = games.flatMap(({ id, scenarios }) =>
      scenarios.map(({ id: scenario }) => ({ id, scenario })),
    );
    const own = told.filter(
      ({ id, scenario }) =>
        pictureAt.get(`/uk/${id}/walkthroughs/${scenario}/`) === `/og/boards/${id}/${scenario}.png`,
    );
    expect(own.length).toBeGreaterThan(told.length * 0.75);
    for (const { id, scenario } of own) {
      expect(pictureAt.get(`/ru/${id}/walkthroughs/${scenario}/`)).toBe(
        pictureAt.get(`/uk/${id}/walkthroughs/${scenario}/`),
      );
    }
    const drawn = own.map(({ id, scenario }) =>
      Buffer.from(readBytes(`/og/boards/${id}/${scenario}.png`)).toString('base64'),
    );
    // Two of a family may stand at the same moment; most do not.
    expect(new Set(drawn).size).toBeGreaterThan(drawn.length * 0.8);
  });

  it('of a calculator, a game and the first page is their own', () => {
    expect(pictureAt.get('/uk/')).toBe('/og/uk/pages/home.png');
    expect(pictureAt.get('/ru/ti4/')).toBe('/og/ru/pages/ti4.png');
    expect(pictureAt.get('/uk/ti4/odds/invasion/')).toBe('/og/uk/pages/ti4-odds-invasion.png');
    expect(pageAt.has('/uk/ti4/odds/invasion/')).toBe(true);
  });

  it('of a topic is that of its first rule', () => {
    expect(pictureAt.get('/uk/rebellion/combat/')).toMatch(
      /^\/og\/uk\/rebellion\/combat\/[a-z-]+\.png$/,
    );
  });
});
