import type { APIContext } from 'astro';
import { otherScenes } from '../../../../ask/scenes.ts';
import { subjectsOf } from '../../../../ask/subjects.ts';
import { gamePaths } from '../../../../layouts/paths.ts';
import { spokenTo } from '../../../../rules/languages.ts';

export const getStaticPaths = async () =>
  (await gamePaths()).filter(({ props }) => subjectsOf(props.game.id).length > 0);

/** Where walkthroughs and whole games begin: fetched when an address leads out of one of them. */
export const GET = ({
  props: { language, game },
}: APIContext<Awaited<ReturnType<typeof getStaticPaths>>[number]['props']>): Response =>
  new Response(JSON.stringify(otherScenes(game, spokenTo(language))));
