import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/rules/languages.ts';
import { headersFor, parseHeaders } from '../../scripts/lib/headers.ts';
import { site } from '../../src/site.ts';
import { publishedModel } from '../rules/support/content.ts';
import { attribute, select, selectAll, textOf } from './support/elements.ts';
import {
  cards,
  files,
  languageOf,
  languagePages,
  pageAt,
  pages,
  readText,
  signposts,
  type Page,
} from './support/site.ts';

const { games } = await publishedModel();

const meta = ({ tree }: Page, name: string): string =>
  attribute(select(`meta[name="${name}"]`, tree), 'content') ?? '';
const link = ({ tree }: Page, rel: string): string =>
  attribute(select(`link[rel="${rel}"]`, tree), 'href') ?? '';
const title = ({ tree }: Page): string => textOf(select('title', select('head', tree))).trim();
const urls = (offenders: readonly Page[]): string[] => offenders.map(({ url }) => url);

/** The path of an address of this site; undefined for an address of any other. */
const pathHere = (address: string): string | undefined => {
  const { origin, pathname } = new URL(address);
  return origin === new URL(link(home(), 'canonical')).origin ? pathname : undefined;
};
const home = (): Page => {
  const found = pageAt.get('/uk/');
  if (found === undefined) throw new Error('The site has no page /uk/.');
  return found;
};

describe('every page', () => {
  it('names its language', () => {
    const wrong = pages.filter(
      ({ url, tree }) => attribute(select('html', tree), 'lang') !== (languageOf(url) ?? 'uk'),
    );
    expect(urls(wrong)).toEqual([]);
  });

  it('has a title and a description', () => {
    expect(urls(pages.filter((page) => title(page) === ''))).toEqual([]);
    expect(urls(pages.filter((page) => meta(page, 'description').trim() === ''))).toEqual([]);
  });

  it('has exactly one main heading, with words', () => {
    const wrong = pages.filter(({ tree }) => {
      const headings = selectAll('h1', tree);
      return headings.length !== 1 || textOf(headings[0]).trim() === '';
    });
    expect(urls(wrong)).toEqual([]);
  });

  it('says nothing that the program failed to say', () => {
    const broken = pages.filter(({ tree }) =>
      /undefined|\[object |\bNaN\b/.test(textOf(select('main', tree))),
    );
    expect(urls(broken)).toEqual([]);
  });

  it('says that the site is unofficial', () => {
    const silent = pages.filter(
      ({ tree }) => !/неофіційн|неофициальн/i.test(textOf(select('footer', tree))),
    );
    expect(urls(silent)).toEqual([]);
  });

  it('names the owners of the games and links their publishers', () => {
    const owners = games.flatMap(({ publisher, trademarks }) => [publisher.name, ...trademarks]);
    const publishers = games.map(({ publisher }) => publisher.url);
    expect(publishers.length).toBeGreaterThan(0);
    const silent = pages.filter(({ tree }) => {
      const footer = select('footer', tree);
      const linked = footer === undefined ? [] : selectAll('a', footer);
      return (
        owners.some((owner) => !textOf(footer).includes(owner)) ||
        publishers.some((url) => linked.every((a) => attribute(a, 'href') !== url))
      );
    });
    expect(urls(silent)).toEqual([]);
  });
});

/** The languages that tell what a page shows; the words of tables, examples, odds and a game's own page are in both. */
function toldIn(url: string): readonly string[] {
  const [, , of, part = '', name] = url.split('/');
  const isLocalized =
    ['', 'walkthroughs', 'data', 'odds'].includes(part) || (part === 'quick' && name === '');
  return isLocalized ? LANGUAGES : (games.find(({ id }) => id === of)?.languages ?? LANGUAGES);
}

/** Pages that show the words of another language among the menus of their own. */
const isBorrowed = ({ url }: Page): boolean => !toldIn(url).includes(languageOf(url) ?? '');
const borrowed = languagePages.filter(isBorrowed);

describe('every page of a language', () => {
  it('has an address of this site for search engines, which exists, in a language that tells it', () => {
    const wrong = languagePages.filter((page) => {
      const path = pathHere(link(page, 'canonical')) ?? '';
      const told = isBorrowed(page) ? toldIn(page.url)[0] : languageOf(page.url);
      return !pageAt.has(path) || languageOf(path) !== told;
    });
    expect(urls(wrong)).toEqual([]);
  });

  it('is its own address for search engines unless it is borrowed or shows one rule of a topic', () => {
    const other = languagePages.filter(
      (page) => !isBorrowed(page) && pathHere(link(page, 'canonical')) !== page.url,
    );
    const topics = games.flatMap((game) => game.topics.map(({ id }) => `${game.id}/${id}`));
    const strange = other.filter(({ url }) => {
      const [, , game, topic, rule] = url.split('/');
      return rule === '' || !topics.includes(`${String(game)}/${String(topic)}`);
    });
    expect(urls(strange)).toEqual([]);
    expect(other.length).toBeGreaterThan(0);
  });

  it('that is borrowed is the same page as in the language that tells it', () => {
    const wrong = borrowed.filter(({ url, tree }) => {
      const own = attribute(select('link[rel="canonical"]', tree), 'href') ?? '';
      return pathHere(own)?.slice('/uk'.length) !== url.slice('/uk'.length);
    });
    expect(urls(wrong)).toEqual([]);
  });

  it('names itself in every language that tells it, and in no other', () => {
    const wrong = languagePages.filter(({ url, tree }) => {
      const named = selectAll('link[rel="alternate"][hreflang]', tree).map((element) => [
        attribute(element, 'hrefLang'),
        pathHere(attribute(element, 'href') ?? ''),
      ]);
      const tail = url.slice('/uk'.length);
      const expected = toldIn(url).map((language) => [language, `/${language}${tail}`]);
      // In which order nobody cares.
      return JSON.stringify(named.sort()) !== JSON.stringify(expected.sort());
    });
    expect(urls(wrong)).toEqual([]);
  });

  it('has a title of its own', () => {
    // A share page may repeat another only where two rules have the same words.
    const full = languagePages.filter((page) => pathHere(link(page, 'canonical')) === page.url);
    const titles = Map.groupBy(full, title);
    expect([...titles.values()].filter(({ length }) => length > 1).map(urls)).toEqual([]);
  });
});

describe('a page with the words of another language', () => {
  it('exists for every topic of a game that one language does not tell', () => {
    const topics = games.flatMap((game) =>
      LANGUAGES.filter((language) => !game.languages.includes(language)).flatMap((language) =>
        game.topics.map(({ id }) => `/${language}/${game.id}/${id}/`),
      ),
    );
    expect(topics.filter((url) => !urls(borrowed).includes(url))).toEqual([]);
  });

  it('says so in its own language', () => {
    const silent = borrowed.filter(({ url, tree }) => {
      const notice = select('main .notice:not([lang], [hidden])', tree);
      return !(languageOf(url) === 'ru' ? /по-украински/ : /російською/).test(textOf(notice));
    });
    expect(urls(silent)).toEqual([]);
  });

  it('names the language of the text, its title and its entries', () => {
    const marked = ['article', 'h1', '.lead', '.definition', '.contents li:has(> [aria-current])'];
    const wrong = borrowed.filter(({ url, tree }) => {
      const [, , game, topic, ...rest] = url.split('/');
      const isTopic =
        rest.join('') === '' &&
        games.some((known) => known.id === game && known.topics.some(({ id }) => id === topic));
      return (
        isTopic &&
        marked
          .flatMap((selector) => selectAll(selector, tree))
          .some((element) => attribute(element, 'lang') !== toldIn(url)[0])
      );
    });
    expect(urls(wrong)).toEqual([]);
  });
});

describe('styles of equal weight', () => {
  const sheets = (): string[] =>
    selectAll('link[rel="stylesheet"]', home().tree).map((link) =>
      readText(attribute(link, 'href') ?? ''),
    );
  const holding = (selector: string): number =>
    sheets().findIndex((sheet) => sheet.includes(selector));

  it('come on the home page after those of every page, which they change', () => {
    expect(holding('.quiet')).toBeGreaterThanOrEqual(0);
    expect(holding('.term-filter')).toBeGreaterThanOrEqual(0);
    expect(holding('.home-search input')).toBeGreaterThan(holding('.quiet'));
    expect(holding('.home-search input')).toBeGreaterThan(holding('.term-filter'));
  });
});

describe('what the Content-Security-Policy forbids', () => {
  it('is written down for the hosts', () => {
    expect(files.has('/_headers')).toBe(true);
    const policy = /Content-Security-Policy: (.*)/.exec(readText('/_headers'))?.[1] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("'unsafe-inline'");
    expect(policy).not.toMatch(/https?:/);
  });

  it('takes in frames, except that the cards may stand in them', () => {
    const rules = parseHeaders(readText('/_headers'));
    const framed = (ancestors: string) => (page: Page) =>
      headersFor(rules, page.url)
        .get('content-security-policy')
        ?.endsWith(`; frame-ancestors ${ancestors}`);
    expect(cards).toHaveLength(LANGUAGES.length);
    expect(urls([...pages, ...signposts].filter((page) => !framed("'none'")(page)))).toEqual([]);
    expect(urls(cards.filter((page) => !framed('*')(page)))).toEqual([]);
  });

  it('goes for what a device lets a page do as well, the same on every page', () => {
    const rules = parseHeaders(readText('/_headers'));
    const allowed = new Set(
      [...pages, ...signposts, ...cards].map(({ url }) =>
        headersFor(rules, url).get('permissions-policy'),
      ),
    );
    expect(allowed.size).toBe(1);
    expect([...allowed][0]).toContain('camera=()');
  });

  it('stands in the page for unknown addresses, too, for hosts that send it the headers of those', () => {
    const said = Array.from(
      readText('/404.html').matchAll(/http-equiv="Content-Security-Policy" content="([^"]*)"/g),
      ([, policy = '']) => policy,
    );
    const sent = headersFor(parseHeaders(readText('/_headers')), '/404.html');
    // Only a header can speak of frames.
    expect(`${said.join(', ')}; frame-ancestors 'none'`).toBe(sent.get('content-security-policy'));
  });

  it.each([
    [
      'an inline script',
      'script:not([src]):not([type="application/json"]):not([type="application/ld+json"])',
    ],
    ['an inline style sheet', 'style'],
    ['a frame', 'iframe', 'object', 'embed'],
    ['a base address', 'base'],
  ])('%s stands on no page', (_, ...selectors) => {
    const wrong = pages.filter(({ tree }) => selectors.some((one) => select(one, tree)));
    expect(urls(wrong)).toEqual([]);
  });

  it('a style, an event attribute or a script address stands on no page', () => {
    const wrong = pages.filter(({ elements }) =>
      elements.some(({ element }) =>
        Object.entries(element.properties).some(
          ([name, value]) =>
            /^(?:style|on[a-z].*)$/i.test(name) || /^\s*javascript:/i.test(String(value)),
        ),
      ),
    );
    expect(urls(wrong)).toEqual([]);
  });
});

describe('another origin', () => {
  const outward = /^(?:[a-z][a-z+.-]*:)?\/\/|^data:/i;
  const sources = new Set(games.flatMap(({ rulings }) => rulings.map(({ source }) => source.url)));

  it('is linked from the footer, by sources of rulings and by the form for reports only', () => {
    const wrong = pages.flatMap(({ url, elements }) =>
      elements.flatMap(({ element, inFooter }) => {
        const address = attribute(element, 'href');
        const isLink = element.tagName === 'a' || element.tagName === 'area';
        if (!isLink || inFooter || address === undefined || !outward.test(address)) return [];
        if (
          sources.has(address) ||
          (url.endsWith('/report/') && address.startsWith(site.repository))
        )
          return [];
        return `${url} -> ${address}`;
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('gives nothing that a page loads', () => {
    const loading = ['src', 'srcSet', 'poster', 'data', 'action', 'formAction', 'manifest'];
    const wrong = pages.flatMap(({ url, elements }) =>
      elements.flatMap(({ element }) => {
        const names = [
          ...loading,
          ...(element.tagName === 'link' && !isAddressOnly(element.properties.rel) ? ['href'] : []),
        ];
        return names.flatMap((name) => {
          const address = attribute(element, name);
          return address !== undefined && outward.test(address) ? `${url} ${name}=${address}` : [];
        });
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('gives nothing that a style sheet loads', () => {
    const sheets = [...files].filter((file) => file.endsWith('.css'));
    expect(sheets.length).toBeGreaterThan(0);
    expect(
      sheets.filter((file) => /@import|url\(\s*['"]?(?:[a-z]+:)?\/\//i.test(readText(file))),
    ).toEqual([]);
  });
});

/** These links tell where a page lives and load nothing. */
function isAddressOnly(rel: unknown): boolean {
  return Array.isArray(rel) && (rel.includes('canonical') || rel.includes('alternate'));
}

describe('what maintainers look at', () => {
  it('is not published: the boards in all their states are drawn in «npm run dev» only', () => {
    expect([...files].filter((file) => /^\/?boards/.test(file))).toEqual([]);
    expect(pages.filter(({ tree }) => select('.boards-of', tree)).map(({ url }) => url)).toEqual(
      [],
    );
  });
});
