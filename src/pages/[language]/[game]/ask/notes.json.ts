import type { APIContext } from 'astro';
import { subjectsOf } from '../../../../ask/subjects.ts';
import { procedureOf } from '../../../../games/procedures.ts';
import { gamePaths } from '../../../../layouts/paths.ts';
import type { SharedNotes } from '../../../../player/player-data.ts';
import { getModel } from '../../../../rules/ask/get-model.ts';
import { ruleNotes, termNotes } from '../../../../rules/ask/rule-notes.ts';
import { spokenTo } from '../../../../rules/languages.ts';

export const getStaticPaths = async () =>
  (await gamePaths()).filter(({ props }) => subjectsOf(props.game.id).length > 0);

/** Rules and terms of everything that can be asked: fetched once, with the first question. */
export const GET = async ({
  props: { language, game },
}: APIContext<Awaited<ReturnType<typeof getStaticPaths>>[number]['props']>): Promise<Response> => {
  const ids = subjectsOf(game.id).flatMap(({ presets }) =>
    presets.map(({ procedure }) => procedure),
  );
  const procedures = [...new Set(ids)].map(procedureOf);
  const notes: SharedNotes = {
    rules: ruleNotes(await getModel(), language, [
      ...new Set(procedures.flatMap(({ cited }) => cited)),
    ]),
    terms: {
      ...Object.fromEntries(
        procedures.flatMap(({ unprinted }) =>
          Object.entries(unprinted?.(spokenTo(language)) ?? {}),
        ),
      ),
      ...termNotes(game, language, [...new Set(procedures.flatMap(({ terms }) => terms))]),
    },
  };
  return new Response(JSON.stringify(notes));
};
