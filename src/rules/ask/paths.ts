import { getModel } from './get-model.ts';
import { LANGUAGES, type Language } from '../languages.ts';
import type { Game } from '../model.ts';

/** Every game in every language of the interface, for pages of which each game has one. */
export async function gamePaths(): Promise<
  { params: { language: Language; game: string }; props: { language: Language; game: Game } }[]
> {
  const { games } = await getModel();
  return LANGUAGES.flatMap((language) =>
    games.map((game) => ({
      params: { language, game: game.id },
      props: { language, game },
    })),
  );
}

/** The same for what a reader of another language is shown in the language that tells it. */
export async function toldGamePaths() {
  const games = await gamePaths();
  return games.filter(({ props: { game, language } }) => game.languages.includes(language));
}

/** The same, once for each thing that a game has several of. */
export async function gamePartPaths<K extends string, T>(
  key: K,
  parts: (game: Game) => readonly T[],
  idOf: (part: T) => string,
) {
  const games = await gamePaths();
  return games.flatMap(({ params, props }) =>
    parts(props.game).map((part) => ({
      params: { ...params, [key]: idOf(part) } as typeof params & Record<K, string>,
      props: { ...props, part },
    })),
  );
}
