import { getModel } from '../rules/get-model.ts';
import { splitRuleId } from '../rules/references.ts';
import type { ContextFor } from './remark-topic.ts';

/** What the model knows about the place where a text stands. */
export const textContext: ContextFor = async (place) => {
  const { game, language, topic } = place;
  const model = await getModel();
  const linking = new Set(
    model.games
      .find(({ id }) => id === game)
      ?.terms.flatMap((term) => (term.autolink ? term.id : [])),
  );
  const formerAnchors = new Map<string, string[]>();
  for (const [former, successor] of model.aliases) {
    const from = splitRuleId(former);
    const to = splitRuleId(successor);
    if (from.game !== game || from.topic !== topic || to.topic !== topic) continue;
    formerAnchors.set(to.anchor, [...(formerAnchors.get(to.anchor) ?? []), from.anchor]);
  }
  return {
    ...place,
    formerAnchors,
    findTerms: (text) =>
      model.vocabulary.terms(game, language, text).filter(({ termId }) => linking.has(termId)),
  };
};
