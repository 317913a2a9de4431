import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/rules/languages.ts';
import { hasQuestions } from '../../src/rules/ask/select.ts';
import { publishedModel } from '../rules/support/content.ts';
import { attribute, select, selectAll, textOf } from './support/elements.ts';
import { files, page, pageAt, pages, readText, type Page } from './support/site.ts';

const { games } = await publishedModel();
const canonicalOf = ({ tree }: Page): string =>
  attribute(select('link[rel="canonical"]', tree), 'href') ?? '';
const isKeptFromSearch = ({ tree }: Page): boolean =>
  attribute(select('meta[name="robots"]', tree), 'content') === 'noindex';
const { origin } = new URL(canonicalOf(page('/uk/')));
const locationsIn = (file: string): string[] =>
  Array.from(readText(file).matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = '']) => url);
const toldGames = games.flatMap((game) => game.languages.map((language) => ({ game, language })));

describe('the sitemap', () => {
  const parts = locationsIn('/sitemap.xml').map((url) => url.slice(origin.length));
  const listed = parts.flatMap(locationsIn);

  it('is named in robots.txt, with the origin of the site', () => {
    expect(readText('/robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
  });

  it('has a part for each game, and all its parts are there', () => {
    expect(parts.filter((part) => !files.has(part))).toEqual([]);
    expect(parts.sort()).toEqual(
      ['site', ...games.map(({ id }) => id)].map((part) => `/sitemap/${part}.xml`).sort(),
    );
  });

  it('lists each page that is to be found, once, and no other', () => {
    const expected = pages.filter(
      (shown) => canonicalOf(shown) === origin + shown.url && !isKeptFromSearch(shown),
    );
    expect(expected.length).toBeGreaterThan(1000);
    expect(listed.sort()).toEqual(expected.map(({ url }) => origin + url).sort());
  });

  it('lists no page of a single rule: its topic is found instead', () => {
    const ruled = games.flatMap((game) =>
      game.topics.flatMap(({ id, rules }) =>
        LANGUAGES.flatMap((language) =>
          rules.map(({ anchor }) => `${origin}/${language}/${game.id}/${id}/${anchor}/`),
        ),
      ),
    );
    const shares = new Set(ruled);
    expect(listed.filter((url) => shares.has(url))).toEqual([]);
  });

  it('lists every topic, in every language that tells it, with the languages side by side', () => {
    for (const { game, language } of toldGames) {
      const part = readText(`/sitemap/${game.id}.xml`);
      for (const { id } of game.topics) {
        const entry = new RegExp(`<loc>${origin}/${language}/${game.id}/${id}/</loc>(.*)</url>`);
        const [, links = ''] = entry.exec(part) ?? [];
        const languages = Array.from(links.matchAll(/hreflang="([^"]*)"/g), ([, code]) => code);
        expect(languages, id).toEqual(game.languages.length > 1 ? game.languages : []);
      }
    }
  });
});

describe('structured data', () => {
  interface Thing {
    readonly '@type': string;
    readonly [name: string]: unknown;
  }

  const thingsOn = ({ tree }: Page): readonly Thing[] =>
    selectAll('script[type="application/ld+json"]', tree).flatMap((element) => {
      const data = JSON.parse(textOf(element)) as Thing & { readonly '@graph'?: readonly Thing[] };
      const { '@context': context, '@graph': graph, ...only } = data;
      expect(context).toBe('https://schema.org');
      return graph ?? [only];
    });
  const typesOn = (url: string): string[] => thingsOn(page(url)).map((thing) => thing['@type']);

  it.each(toldGames)(
    'of $game.id in $language says what each kind of page is',
    ({ game, language }) => {
      const home = `/${language}/${game.id}/`;
      for (const { id } of game.topics)
        expect(typesOn(`${home}${id}/`)).toEqual(['BreadcrumbList']);
      expect(typesOn(`${home}glossary/`)).toEqual(['DefinedTermSet', 'BreadcrumbList']);
      for (const { id, words } of game.terms) {
        if (words[language] === undefined) continue;
        expect(typesOn(`${home}glossary/${id}/`), id).toEqual(['DefinedTerm', 'BreadcrumbList']);
      }
      if (hasQuestions(game)) expect(typesOn(`${home}faq/`)).toEqual(['FAQPage', 'BreadcrumbList']);
    },
  );

  it('stands on pages that search engines are to list, and on no others', () => {
    const wrong = pages.filter(
      (shown) => thingsOn(shown).length > 0 && canonicalOf(shown) !== origin + shown.url,
    );
    expect(wrong.map(({ url }) => url)).toEqual([]);
  });

  it('leads only to addresses of the site that answer', () => {
    const dead = pages.flatMap(
      (shown) =>
        JSON.stringify(thingsOn(shown))
          .match(/"https?:\/\/[^"#]*/g)
          ?.map((url) => url.slice(1 + origin.length))
          .filter((path) => !pageAt.has(path)) ?? [],
    );
    expect(dead).toEqual([]);
  });

  it.each(toldGames.filter(({ game }) => hasQuestions(game)))(
    'of the questions of $game.id in $language is what their page shows',
    ({ game, language }) => {
      const shown = page(`/${language}/${game.id}/faq/`);
      const [faq] = thingsOn(shown);
      const entries = faq?.['mainEntity'] as readonly {
        name: string;
        acceptedAnswer: { text: string };
      }[];
      expect(entries.map(({ name }) => name)).toEqual(
        selectAll('.box.faq:not(.said) .box-title strong', shown.tree).map((element) =>
          textOf(element).trim(),
        ),
      );
      const text = textOf(select('main', shown.tree)).replace(/\s+/g, '');
      const silent = entries.filter(
        ({ acceptedAnswer }) => !text.includes(acceptedAnswer.text.replace(/\s+/g, '')),
      );
      expect(silent.map(({ name }) => name)).toEqual([]);
    },
  );
});

it.each(toldGames)(
  'the plain text of $game.id in $language holds every rule and term once',
  ({ game, language }) => {
    const text = readText(`/${language}/${game.id}/rules.txt`);
    const ids = [
      ...game.topics.flatMap(({ rules }) =>
        rules.filter(({ statements }) => statements[language]).map(({ id }) => id),
      ),
      ...game.terms
        .filter(({ words }) => words[language])
        .map(({ id }) => `${game.id}.glossary.${id}`),
    ];
    const named = Array.from(
      text.matchAll(/\[([a-z0-9-]+\.[a-z0-9-]+\.[a-z0-9-]+)\]$/gm),
      ([, id]) => id,
    );
    expect(named).toEqual(ids);
  },
);

it('the text for language models leads only to files and pages that are there', () => {
  const links = Array.from(readText('/llms.txt').matchAll(/\]\(([^)]*)\)/g), ([, url = '']) => url);
  expect(links.length).toBeGreaterThan(8);
  const dead = links
    .map((url) => url.slice(origin.length))
    .filter((path) => !files.has(path) && !pageAt.has(path));
  expect(dead).toEqual([]);
});
