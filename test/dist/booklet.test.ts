import { describe, expect, it } from 'vitest';
import { codePlace } from '../../src/markdown/for-paper.ts';
import { codesOf } from '../../src/rules/read/codes.ts';
import { isTold } from '../../src/rules/ask/select.ts';
import { publishedModel } from '../rules/support/content.ts';
import { attribute, selectAll, textOf } from './support/elements.ts';
import { files, page, readText } from './support/site.ts';

const model = await publishedModel();
const booklets = model.games.flatMap((game) =>
  game.languages.map((language) => ({
    url: `/${language}/${game.id}/booklet/`,
    game,
    language,
  })),
);

describe('the booklet of a game', () => {
  it.each(booklets)('tells every rule and every term beside its code: $url', (booklet) => {
    const { url, game, language } = booklet;
    const codes = [...codesOf(model, game)].filter(([id]) => isTold(model, id, language));
    const expected = codes.map(([, code]) => code).sort();
    const printed = selectAll('.code, .term-code', page(url).tree).map(textOf).sort();
    expect(printed.length).toBeGreaterThan(300);
    expect(printed).toEqual(expected);
    const places = new Set(page(url).ids);
    expect(codes.filter(([, code]) => !places.has(codePlace(code)))).toEqual([]);
  });

  it.each(booklets)('has a head for the pages of each chapter: $url', ({ url }) => {
    expect(files.has(`${url}pages.css`)).toBe(true);
    const heads = new Set<string>(readText(`${url}pages.css`).match(/\.chapter-[\w-]+/g));
    const chapters = selectAll('.chapter', page(url).tree).map(
      (chapter) => `.${attribute(chapter, 'className')?.split(' ').at(-1) ?? ''}`,
    );
    expect(chapters.length).toBeGreaterThan(3);
    expect(chapters.filter((chapter) => !heads.has(chapter))).toEqual([]);
  });

  it.each(booklets)('is no page of its own for search engines: $url', ({ url }) => {
    const robots = selectAll('meta[name="robots"]', page(url).tree);
    expect(robots.map((element) => attribute(element, 'content'))).toEqual(['noindex']);
    expect(
      [...files]
        .filter((file) => /sitemap.*xml$/.test(file))
        .map(readText)
        .join(),
    ).not.toContain(url);
  });
});
