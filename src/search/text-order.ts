/**
 * The records of a game in the order in which their texts are kept: what is about a rule follows it,
 * since an answer is shown with the rule that decides it. Texts that are read together share a file.
 */
export function textOrder(
  count: number,
  abouts: ReadonlyMap<number, readonly number[]>,
): readonly number[] {
  const besideOf = (record: number): number => abouts.get(record)?.[0] ?? record;
  return Array.from({ length: count }, (_, record) => record).sort(
    (a, b) => besideOf(a) - besideOf(b) || Number(abouts.has(a)) - Number(abouts.has(b)) || a - b,
  );
}

/** Where each of them then stands. */
export function placesIn(order: readonly number[]): readonly number[] {
  const places: number[] = [];
  for (const [place, record] of order.entries()) places[record] = place;
  return places;
}
