import type { InterfaceLanguage } from '../i18n/languages.ts';
import { words } from '../i18n/words.ts';
import { spokenTo } from '../rules/languages.ts';
import type { Game } from '../rules/model.ts';
import { gameUrl, glossaryUrl, homeUrl } from '../rules/ask/urls.ts';
import { site } from '../site.ts';

/** What a page says to search engines in the words of https://schema.org. */
export type Thing = Readonly<{ '@type': string } & Record<string, unknown>>;

const absolute = (path: string): string => new URL(path, site.origin).href;

/** The way to a page, from the first page of the language down. */
export function breadcrumbs(
  language: InterfaceLanguage,
  game: Game,
  ...below: readonly (readonly [name: string, path: string])[]
): Thing {
  const way = [
    [words(language).siteName, homeUrl(language)],
    [game.name[spokenTo(language)], gameUrl(language, game.id)],
    ...below,
  ] as const;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  };
}

export function questions(
  language: InterfaceLanguage,
  asked: readonly { readonly question: string; readonly answer: string; readonly path: string }[],
): Thing {
  return {
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: asked.map(({ question, answer, path }) => ({
      '@type': 'Question',
      name: question,
      url: absolute(path),
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

export function termSet(language: InterfaceLanguage, game: Game): Thing {
  return {
    '@type': 'DefinedTermSet',
    '@id': absolute(glossaryUrl(language, game.id)),
    name: `${words(language).glossary}: ${game.name[spokenTo(language)]}`,
    inLanguage: language,
  };
}

export function definedTerm(
  language: InterfaceLanguage,
  game: Game,
  term: { readonly name: string; readonly definition: string; readonly aliases: readonly string[] },
): Thing {
  return {
    '@type': 'DefinedTerm',
    name: term.name,
    description: term.definition,
    ...(term.aliases.length > 0 && { alternateName: term.aliases }),
    inDefinedTermSet: absolute(glossaryUrl(language, game.id)),
  };
}

/** As the text of a script element: no text of ours can end the element early. */
export function jsonLd(things: readonly Thing[]): string {
  const [only, ...others] = things;
  const content = others.length === 0 ? { ...only } : { '@graph': things };
  return JSON.stringify({ '@context': 'https://schema.org', ...content }).replaceAll(
    '<',
    '\\u003c',
  );
}
