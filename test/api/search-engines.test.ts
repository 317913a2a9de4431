import { describe, expect, it } from 'vitest';
import { indexedPage, sitemapFiles } from '../../src/api/sitemap.ts';
import { breadcrumbs, jsonLd } from '../../src/api/structured-data.ts';
import { gameOf } from '../../src/rules/ask/select.ts';
import { baseModel } from '../rules/support/spoil.ts';

const here = 'https://rules.test/uk/duel/fight/';
const canonical = (url: string): string => `<link rel="canonical" href="${url}">`;
const alternates =
  '<link rel="alternate" hreflang="uk" href="https://rules.test/uk/duel/fight/">' +
  '<link rel="alternate" hreflang="ru" href="https://rules.test/ru/duel/fight/">';

describe('a page for search engines', () => {
  it('is one that names itself as the page to be listed', () => {
    expect(indexedPage(canonical(here) + alternates, here)).toEqual({
      url: here,
      alternates: [
        { language: 'uk', url: 'https://rules.test/uk/duel/fight/' },
        { language: 'ru', url: 'https://rules.test/ru/duel/fight/' },
      ],
    });
  });

  it.each([
    ['names another page', canonical('https://rules.test/uk/duel/')],
    ['names none', '<title>Бій</title>'],
    ['asks not to be listed', `<meta name="robots" content="noindex">${canonical(here)}`],
  ])('is none that %s', (_, head) => {
    expect(indexedPage(head, here)).toBeUndefined();
  });
});

describe('the sitemap', () => {
  const page = (path: string) => ({ url: `https://rules.test${path}`, alternates: [] });
  const both = indexedPage(canonical(here) + alternates, here) ?? page('/');
  const files = sitemapFiles(
    [both, page('/uk/'), page('/uk/chess/')],
    ['duel'],
    'https://rules.test',
  );

  it('has a part for each game and one for the rest, all in one list', () => {
    expect([...files.keys()]).toEqual(['sitemap.xml', 'sitemap/duel.xml', 'sitemap/site.xml']);
    expect(files.get('sitemap.xml')).toContain(
      '<sitemap><loc>https://rules.test/sitemap/duel.xml</loc></sitemap>\n' +
        '<sitemap><loc>https://rules.test/sitemap/site.xml</loc></sitemap>',
    );
    expect(files.get('sitemap/site.xml')).toContain(
      '<url><loc>https://rules.test/uk/</loc></url>\n<url><loc>https://rules.test/uk/chess/</loc></url>',
    );
  });

  it('names the languages of a page that is told in several', () => {
    expect(files.get('sitemap/duel.xml')).toContain(
      '<url><loc>https://rules.test/uk/duel/fight/</loc>' +
        '<xhtml:link rel="alternate" hreflang="uk" href="https://rules.test/uk/duel/fight/"/>' +
        '<xhtml:link rel="alternate" hreflang="ru" href="https://rules.test/ru/duel/fight/"/></url>',
    );
  });
});

describe('structured data', () => {
  it('counts the way to a page from the first one down', async () => {
    const game = gameOf(await baseModel(), 'duel');
    const { itemListElement } = breadcrumbs('uk', game, ['Бій', '/uk/duel/fight/']);
    expect(itemListElement).toMatchObject([
      { position: 1, name: 'Кодекс', item: expect.stringMatching(/\/uk\/$/) as string },
      { position: 2, name: 'Двобій', item: expect.stringMatching(/\/uk\/duel\/$/) as string },
      { position: 3, name: 'Бій', item: expect.stringMatching(/\/uk\/duel\/fight\/$/) as string },
    ]);
  });

  it('cannot end its element early, whatever a text says', () => {
    const text = jsonLd([{ '@type': 'DefinedTerm', name: '</script><b>' }]);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toMatchObject({ '@type': 'DefinedTerm', name: '</script><b>' });
  });

  it('says several things of one page side by side', () => {
    expect(JSON.parse(jsonLd([{ '@type': 'FAQPage' }, { '@type': 'BreadcrumbList' }]))).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'FAQPage' }, { '@type': 'BreadcrumbList' }],
    });
  });
});
