/** A place of the galaxy: axial coordinates of flat-topped hexes, [0, 0] is Mecatol Rex. */
export type Hex = readonly [q: number, r: number];

const AROUND: readonly Hex[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

export const sameHex = (a: Hex, b: Hex): boolean => a[0] === b[0] && a[1] === b[1];

export const hexDistance = (a: Hex, b: Hex): number => {
  const q = a[0] - b[0];
  const r = a[1] - b[1];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
};

/** A ring from the hex straight above the centre, clockwise. */
export const ringOf = (radius: number): readonly Hex[] => {
  if (radius === 0) return [[0, 0]];
  let at: Hex = [0, -radius];
  const found: Hex[] = [];
  // From the top the ring runs down to the right first: the third direction of six.
  for (const turn of [2, 3, 4, 5, 0, 1]) {
    const step = AROUND[turn] ?? [0, 0];
    for (let side = 0; side < radius; side += 1) {
      found.push(at);
      at = [at[0] + step[0], at[1] + step[1]];
    }
  }
  return found;
};
