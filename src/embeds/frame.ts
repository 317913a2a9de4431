import { embedUrl, shareUrl } from '../rules/ask/urls.ts';
import { site } from '../site.ts';
import { blocksIn, type Card } from './card.ts';

/** What another site needs to show a card; where frames are left out, a link stands for it. */
export interface Frame {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly code: string;
}

/** Wide enough for a line that reads well. */
const WIDTH = 480;

/** In pixels of the card's style sheet: what stands around the text, and one line of each part. */
const AROUND = 84;
const [LINE, SMALL_LINE, TITLE_LINE, GAP] = [26, 22, 25, 8];
/** Letters that surely fit on a line of each, the widest ones among them. */
const [LETTERS, SMALL_LETTERS, TITLE_LETTERS] = [42, 50, 38];

/**
 * A frame cannot ask its page how high it is without a script, so its height is reckoned from the
 * letters: rather a line too many than a rule cut off.
 */
function heightOf({ path, label = '', numbers, title, texts, source }: Card): number {
  const lines = (letters: number, most: number): number => Math.ceil(letters / most);
  const head = lines(path.length + label.length + numbers.join('').length + 6, SMALL_LETTERS);
  const heading = title === undefined ? 0 : lines(title.length, TITLE_LETTERS) * TITLE_LINE + GAP;
  const body = texts.map((text) => {
    const blocks = blocksIn(text);
    return (lines(text.text.length, LETTERS) + blocks - 1) * LINE + blocks * GAP;
  });
  const foot = lines(source.length, SMALL_LETTERS);
  return AROUND + (head + foot) * SMALL_LINE + heading + body.reduce((sum, part) => sum + part, 0);
}

export function frameOf(card: Card): Frame {
  const addressOf = (path: string): string => new URL(path, site.origin).href;
  const url = addressOf(embedUrl(card.language, card.id));
  const share = addressOf(shareUrl(card.language, card.id));
  const height = heightOf(card);
  const name = (card.title ?? card.path)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');
  const code =
    `<iframe src="${url}" width="${WIDTH}" height="${height}" title="${name}" loading="lazy" ` +
    `style="max-width: 100%; border: 0"><a href="${share}">${name}</a></iframe>`;
  return { url, width: WIDTH, height, code };
}
