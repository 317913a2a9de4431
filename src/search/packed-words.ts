/** Sorted words: of each, how many letters of the one before go on, then the others. */
export function packWords(sorted: readonly string[]): string {
  return sorted
    .map((word, at) => {
      const before = sorted[at - 1] ?? '';
      let shared = 0;
      while (shared < MOST && shared < word.length && word[shared] === before[shared]) shared += 1;
      return `${shared}${word.slice(shared)}`;
    })
    .join(' ');
}

/** One sign counts them. */
const MOST = 9;

export function unpackWords(packed: string): readonly string[] {
  let last = '';
  return packed.split(' ').map((word) => (last = last.slice(0, Number(word[0])) + word.slice(1)));
}
