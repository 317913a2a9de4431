import type { TacticId } from '../tactics.ts';

/** A deck without one copy of each of these cards. */
export const without = (
  deck: readonly TacticId[],
  cards: readonly TacticId[],
): readonly TacticId[] => {
  const rest = [...deck];
  for (const card of cards) {
    const index = rest.indexOf(card);
    if (index >= 0) rest.splice(index, 1);
  }
  return rest;
};
