import { INTERFACE, type InterfaceLanguage } from '../i18n/languages.ts';
import { getModel } from '../rules/ask/get-model.ts';
import { LANGUAGES, type Language } from '../rules/languages.ts';
import type { Game } from '../rules/model.ts';

interface GamePath<Reading> {
  readonly params: { readonly language: Reading; readonly game: string };
  readonly props: { readonly language: Reading; readonly game: Game };
}

const pathsIn = <Reading>(language: Reading, games: readonly Game[]): GamePath<Reading>[] =>
  games.map((game) => ({ params: { language, game: game.id }, props: { language, game } }));

/** Every game in every language of the interface, for pages of which each game has one. */
export async function gamePaths(): Promise<GamePath<InterfaceLanguage>[]> {
  const { games } = await getModel();
  return INTERFACE.flatMap((language) => pathsIn(language, games));
}

/** The same for what a reader of another language is shown in the language that tells it. */
export async function toldGamePaths(): Promise<GamePath<Language>[]> {
  const { games } = await getModel();
  return LANGUAGES.flatMap((language) =>
    pathsIn(
      language,
      games.filter(({ languages }) => languages.includes(language)),
    ),
  );
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
