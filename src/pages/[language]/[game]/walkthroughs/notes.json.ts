import type { APIContext } from 'astro';
import { procedureOf } from '../../../../games/procedures.ts';
import { triedOf } from '../../../../drills/source.ts';
import { beginningsOf } from '../../../../party/beginnings.ts';
import { getModel } from '../../../../rules/ask/get-model.ts';
import { gamePaths } from '../../../../layouts/paths.ts';
import { ruleNotes, termNotes } from '../../../../rules/ask/rule-notes.ts';
import type { Described } from '../../../../player/described.ts';
import type { Game } from '../../../../rules/model.ts';
import type { SharedNotes } from '../../../../player/player-data.ts';
import { spokenTo } from '../../../../rules/languages.ts';

/** Those of its worked examples, of its whole game and of practice that leave rules and terms to one file. */
const sharingOf = ({ id, scenarios }: Game): readonly Described[] => [
  ...[...scenarios, ...beginningsOf(id)]
    .map(({ procedure }) => procedureOf(procedure))
    .filter((procedure) => procedure.shared === true),
  ...triedOf(id),
];

export const getStaticPaths = async () =>
  (await gamePaths()).filter(({ props }) => sharingOf(props.game).length > 0);

/** Rules and terms that all walkthroughs of the whole game share: fetched once, kept for the next. */
export const GET = async ({
  props: { language, game },
}: APIContext<Awaited<ReturnType<typeof getStaticPaths>>[number]['props']>): Promise<Response> => {
  const shared = sharingOf(game);
  const notes: SharedNotes = {
    rules: ruleNotes(await getModel(), language, [
      ...new Set(shared.flatMap(({ cited }) => cited)),
    ]),
    terms: {
      ...Object.fromEntries(
        shared.flatMap(({ unprinted }) => Object.entries(unprinted?.(spokenTo(language)) ?? {})),
      ),
      ...termNotes(game, language, [...new Set(shared.flatMap(({ terms }) => terms))]),
    },
  };
  return new Response(JSON.stringify(notes));
};
