import type { InterfaceLanguage } from '../../i18n/languages.ts';
import type { InterfaceWords } from '../../i18n/words.ts';
import { spokenTo } from '../../rules/languages.ts';
import type { Game } from '../../rules/model.ts';

export const THEME_COLOURS = { light: '#f6f3ec', dark: '#131418' } as const;

/** Addresses are relative to the manifest, so that the site may lie in any folder of a host. */
export function appManifest(
  language: InterfaceLanguage,
  words: InterfaceWords,
  games: readonly Pick<Game, 'id' | 'name'>[],
) {
  const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `../icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    name: words.siteName,
    short_name: words.siteName,
    description: words.tagline,
    lang: language,
    dir: 'ltr',
    start_url: './',
    scope: '../',
    display: 'standalone',
    theme_color: THEME_COLOURS.light,
    background_color: THEME_COLOURS.light,
    icons: [
      icon('192', 192, 'any'),
      icon('512', 512, 'any'),
      icon('maskable-512', 512, 'maskable'),
      { src: '../icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts: games.map(({ id, name }) => ({
      name: name[spokenTo(language)],
      url: `./${id}/`,
      icons: [icon('192', 192, 'any')],
    })),
  };
}
