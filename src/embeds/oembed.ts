import { words } from '../i18n/words.ts';
import { PICTURE } from '../pictures/size.ts';
import { shorten } from '../rules/shorten.ts';
import { pictureUrl } from '../rules/urls.ts';
import { site, siteAddress } from '../site.ts';
import type { Card } from './card.ts';
import { frameOf } from './frame.ts';

/** What other sites ask for to show a link as a card: https://oembed.com, version 1.0. */
export function oembedOf(card: Card): Readonly<Record<string, string | number>> {
  const { language, id, game, title, texts } = card;
  const { width, height, code } = frameOf(card);
  return {
    version: '1.0',
    type: 'rich',
    title: shorten(title ?? texts.map(({ text }) => text).join(' '), 200),
    author_name: game.name[language],
    provider_name: words(language).siteName,
    provider_url: siteAddress,
    width,
    height,
    html: code,
    thumbnail_url: new URL(pictureUrl(language, id), site.origin).href,
    thumbnail_width: PICTURE.width,
    thumbnail_height: PICTURE.height,
  };
}
