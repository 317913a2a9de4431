import { withBase, withoutBase } from '../base.ts';

/** What a built page says about itself to search engines. */
export interface IndexedPage {
  readonly url: string;
  readonly alternates: readonly { readonly language: string; readonly url: string }[];
}

/**
 * The page as a search engine may list it; undefined where it asks not to be listed or names
 * another page to be listed instead: rules on pages of their own, borrowed texts, signposts.
 * @param head the beginning of its HTML, in which the site writes these elements
 */
export function indexedPage(head: string, address: string): IndexedPage | undefined {
  const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(head) ?? [];
  if (canonical !== address || head.includes('<meta name="robots" content="noindex"'))
    return undefined;
  const found = head.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g);
  const alternates = Array.from(found, ([, language = '', url = '']) => ({ language, url }));
  return { url: canonical, alternates };
}

/** One part for each game, one for the rest, and the list of the parts. */
export function sitemapFiles(
  pages: readonly IndexedPage[],
  games: readonly string[],
  origin: string,
): ReadonlyMap<string, string> {
  const partOf = ({ url }: IndexedPage): string => {
    const [, , folder = ''] = withoutBase(new URL(url).pathname).split('/');
    return games.includes(folder) ? folder : 'site';
  };
  const parts = [...Map.groupBy(pages, partOf)].map(
    ([part, listed]) => [`sitemap/${part}.xml`, partFile(listed)] as const,
  );
  const list = parts.map(
    ([name]) => `<sitemap><loc>${new URL(withBase(`/${name}`), origin).href}</loc></sitemap>`,
  );
  return new Map([['sitemap.xml', xml('sitemapindex', '', list)], ...parts]);
}

function partFile(pages: readonly IndexedPage[]): string {
  const urls = pages.map(({ url, alternates }) => {
    // A page in one language has no alternate to speak of.
    const others = alternates.length < 2 ? [] : alternates;
    const links = others.map(
      (other) => `<xhtml:link rel="alternate" hreflang="${other.language}" href="${other.url}"/>`,
    );
    return `<url><loc>${url}</loc>${links.join('')}</url>`;
  });
  return xml('urlset', ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', urls);
}

const xml = (root: string, namespaces: string, children: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>
${children.join('\n')}
</${root}>
`;
