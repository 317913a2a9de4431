import type { Model } from './model.ts';

/** A game still being written is checked with the others and shown when it is ready. */
export function withoutDrafts(model: Model): Model {
  const games = model.games.filter(({ draft }) => draft !== true);
  const shown = new Set(games.map(({ id }) => id));
  return {
    ...model,
    games,
    rules: new Map([...model.rules].filter(([, { game }]) => shown.has(game))),
    terms: new Map([...model.terms].filter(([, { game }]) => shown.has(game))),
  };
}
