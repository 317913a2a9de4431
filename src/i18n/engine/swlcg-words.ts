import type { Language } from '../../rules/languages.ts';
import { ru as gameRu } from './swlcg-game.ru.ts';
import type { GameMessages } from './swlcg-game.ts';
import { uk as gameUk } from './swlcg-game.uk.ts';
import { ru as toolsRu } from './swlcg-tools.ru.ts';
import type { ToolMessages } from './swlcg-tools.ts';
import { uk as toolsUk } from './swlcg-tools.uk.ts';

export interface CardGameWords {
  readonly game: GameMessages;
  readonly tools: ToolMessages;
}

/** For the build, which speaks every language; a page loads only its own. */
export const cardGameWords: Readonly<Record<Language, CardGameWords>> = {
  uk: { game: gameUk, tools: toolsUk },
  ru: { game: gameRu, tools: toolsRu },
};
