import type { Language } from '../../../rules/languages.ts';
import { ru as gameRu } from './ru/game.ts';
import type { GameMessages } from './game.ts';
import { uk as gameUk } from './uk/game.ts';
import { ru as toolsRu } from './ru/tools.ts';
import type { ToolMessages } from './tools.ts';
import { uk as toolsUk } from './uk/tools.ts';

export interface CardGameWords {
  readonly game: GameMessages;
  readonly tools: ToolMessages;
}

/** For the build, which speaks every language; a page loads only its own. */
export const cardGameWords: Readonly<Record<Language, CardGameWords>> = {
  uk: { game: gameUk, tools: toolsUk },
  ru: { game: gameRu, tools: toolsRu },
};
