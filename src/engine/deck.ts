import type { Draw, Face } from './procedure.ts';

/** A deck as copies of each card. Its order is nobody's business until a card is drawn. */
export const facesOf = (cards: readonly string[]): readonly Face[] => {
  const copies = new Map<string, number>();
  for (const card of cards) copies.set(card, (copies.get(card) ?? 0) + 1);
  return [...copies].map(([result, weight]) => ({ result, weight }));
};

/** So many cards from the top of one shuffled deck. */
export const drawsFrom = (of: string, cards: readonly string[], count: number): readonly Draw[] => {
  const faces = facesOf(cards);
  return Array.from({ length: count }, () => ({ of, faces, leaves: true }));
};

/** The draw in its place, once the draws before it have shown their results. */
export const drawAfter = (
  draws: readonly Draw[],
  shown: readonly string[],
  index: number,
): Draw | undefined => {
  const draw = draws[index];
  if (!draw?.leaves) return draw;
  const taken = shown.filter((_, at) => draws[at]?.of === draw.of);
  const faces = draw.faces.map(({ result, weight }) => ({
    result,
    weight: weight - taken.filter((other) => other === result).length,
  }));
  return { ...draw, faces };
};
