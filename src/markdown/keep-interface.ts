import { BASE } from '../base.ts';
import { withInterface } from '../rules/ask/urls.ts';

/** A borrowed text links as it does at home; its reader stays with the menus of this language. */
export function keepInterface(html: string, from: string, to: string): string {
  if (from === to) return html;
  return html.replace(new RegExp(`(?<= href=")${BASE}/${from}/[^"]*`, 'g'), (url) =>
    withInterface(url, to),
  );
}
