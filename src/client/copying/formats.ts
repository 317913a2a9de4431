/** A rule as it is pasted elsewhere. */
export interface Quote {
  readonly words: string;
  readonly url: string;
  /** Topic and game: what the link is called where links have names. */
  readonly title: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const html = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Signs of the text that Markdown would take for its own. */
const markdown = (text: string): string => text.replace(/[\\`*_[\]<>~]/g, '\\$&');

export const FORMATS = {
  link: ({ url }) => url,
  text: ({ words, url }) => `${words}\n${url}`,
  markdown: ({ words, url }) => `> ${markdown(words)}\n\n${url}`,
  /** The few tags that Telegram reads, for whoever posts by a bot. */
  telegram: ({ words, url, title }) =>
    `<blockquote>${html(words)}</blockquote>\n<a href="${html(url)}">${html(title)}</a>`,
} as const satisfies Readonly<Record<string, (quote: Quote) => string>>;

export type Format = keyof typeof FORMATS;

export const isFormat = (name: string | undefined): name is Format =>
  name !== undefined && Object.hasOwn(FORMATS, name);
