import { headersFor, type HeaderRule } from '../../scripts/lib/headers.ts';

const CHARSET = '<meta charset="utf-8">';
/** Only a header can say these. */
const OF_HEADERS = /^(?:frame-ancestors|report-uri|sandbox)\b/;

/** What hosts without headers leave out, said by the page itself as far as pages can. */
export function withMetaPolicy(html: string, rules: readonly HeaderRule[], path: string): string {
  const headers = headersFor(rules, path);
  // Policies of several patterns are joined by commas; an element holds one.
  const policies = (headers.get('content-security-policy') ?? '')
    .split(',')
    .map((policy) =>
      policy
        .split(';')
        .map((part) => part.trim())
        .filter((part) => part !== '' && !OF_HEADERS.test(part))
        .join('; '),
    )
    .filter((policy) => policy !== '')
    .map((policy) => `<meta http-equiv="Content-Security-Policy" content="${policy}">`);
  const referrer = headers.get('referrer-policy');
  const metas = [
    ...policies,
    ...(referrer === undefined ? [] : [`<meta name="referrer" content="${referrer}">`]),
  ];
  if (!html.includes(CHARSET)) throw new Error(`${path} does not say its charset first.`);
  return html.replace(CHARSET, `${CHARSET}${metas.join('')}`);
}
