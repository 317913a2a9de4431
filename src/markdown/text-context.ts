import { getModel } from '../rules/ask/get-model.ts';
import { formerAnchors } from '../rules/ask/moved.ts';
import { ruleId } from '../rules/link/references.ts';
import { stateOf } from '../rules/translations.ts';
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
  return {
    ...place,
    formerAnchors: formerAnchors(model, game, topic),
    isStale: (anchor) => stateOf(model, ruleId(game, topic, anchor), language) === 'stale',
    findTerms: (text) =>
      model.vocabulary.terms(game, language, text).filter(({ termId }) => linking.has(termId)),
  };
};
