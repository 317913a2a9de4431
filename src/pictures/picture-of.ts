import type { Card } from '../embeds/card.ts';
import { words } from '../i18n/words.ts';
import type { SharePicture } from './share-picture.ts';

/** What the picture of a rule or a term shows, the same that its card tells. */
export function pictureOf({
  game,
  language,
  path,
  title,
  texts,
  ruling = '',
  source,
}: Card): SharePicture {
  const { siteName, languageName } = words(language);
  return {
    game: game.id,
    topic: path,
    title,
    statement: ruling === '' ? texts.map(({ text }) => closed(text)).join(' ') : ruling,
    // The letters of the picture have no other sign for «about».
    source: source.replace('≈\u00A0', '~'),
    site: `${siteName} · ${languageName}`,
  };
}

/** Lines of a table and headings end without a sign, which would run them into what follows. */
const closed = (text: string): string => (/[\p{L}\p{N}]$/u.test(text) ? `${text}.` : text);
