import type { APIRoute } from 'astro';
import { searchWords } from '../../i18n/search.ts';
import { words } from '../../i18n/words.ts';
import { withBase } from '../../base.ts';
import { INTERFACE, interfaceOf } from '../../i18n/languages.ts';
import { homeUrl } from '../../rules/ask/urls.ts';
import { site } from '../../site.ts';

export const getStaticPaths = () => INTERFACE.map((language) => ({ params: { language } }));

/** Lets a browser search the rules from its own address bar. */
export const GET: APIRoute = ({ params }) => {
  const language = interfaceOf(params['language']);
  const { siteName } = words(language);
  const home = new URL(homeUrl(language), site.origin).href;
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${siteName}</ShortName>
  <Description>${searchWords(language).title}: ${words(language).tagline}</Description>
  <Language>${language}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Image type="image/svg+xml">${new URL(withBase('/icon.svg'), site.origin).href}</Image>
  <Url type="text/html" template="${home}?q={searchTerms}" />
</OpenSearchDescription>
`;
  return new Response(text, {
    headers: { 'Content-Type': 'application/opensearchdescription+xml' },
  });
};
