import type { APIRoute } from 'astro';
import { glossaryFile, rulesFile } from '../../../../../api/files.ts';
import type { Language } from '../../../../../rules/languages.ts';
import type { Game } from '../../../../../rules/model.ts';
import { toldGamePaths } from '../../../../../layouts/paths.ts';

const FILES = { rules: rulesFile, glossary: glossaryFile } as const;

interface Props {
  game: Game;
  language: Language;
  file: keyof typeof FILES;
}

export async function getStaticPaths() {
  const games = await toldGamePaths();
  return (['rules', 'glossary'] as const).flatMap((file) =>
    games.map(({ params, props }) => ({
      params: { ...params, file },
      props: { ...props, file } satisfies Props,
    })),
  );
}

export const GET: APIRoute<Props> = ({ props: { game, language, file } }) =>
  Response.json(FILES[file](game, language));
