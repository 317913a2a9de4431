import { BASE } from '../base.ts';
import type { Language } from '../rules/languages.ts';
import { withInterface } from '../rules/ask/urls.ts';

/** A borrowed text links as it does at home; its reader stays with the menus of this language. */
export function keepInterface(html: string, from: Language, to: Language): string {
  if (from === to) return html;
  return html.replace(new RegExp(`(?<= href=")${BASE}/${from}/[^"]*`, 'g'), (url) =>
    withInterface(url, to),
  );
}
