import type { Model } from '../model.ts';
import { splitRuleId } from '../link/references.ts';

/**
 * A game still being written is checked with the others and shown when it is ready.
 * @param only the games to show, where not all of the others are wanted
 */
export function withoutDrafts(model: Model, only?: readonly string[]): Model {
  const games = model.games.filter(
    ({ id, draft }) => draft !== true && (only === undefined || only.includes(id)),
  );
  const shown = new Set(games.map(({ id }) => id));
  return {
    ...model,
    games,
    rules: new Map([...model.rules].filter(([, { game }]) => shown.has(game))),
    editions: model.editions.filter(({ game }) => shown.has(game)),
    terms: new Map([...model.terms].filter(([, { game }]) => shown.has(game))),
    aliases: new Map([...model.aliases].filter(([, id]) => shown.has(splitRuleId(id).game))),
  };
}
