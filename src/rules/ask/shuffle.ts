/** The same order on every build and in every language, and never the order it began with. */
export function shuffled(seed: string, length: number): readonly number[] {
  const places = Array.from({ length }, (_, index) => index);
  const mixed = places.toSorted((a, b) => hash(`${seed} ${a}`) - hash(`${seed} ${b}`));
  return mixed.every((place, index) => place === index) ? mixed.toReversed() : mixed;
}

/** FNV-1a: short texts fall far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
