const SMALL: ReadonlySet<string> = new Set([
  'a',
  'and',
  'for',
  'from',
  'in',
  'of',
  'on',
  'the',
  'to',
]);

const written = (word: string, at: number): string => {
  if (at > 0 && SMALL.has(word)) return word;
  return /^[iv]+$/.test(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1);
};

/** An English title is what its id spells; signs and abbreviations have to be told beside it. */
export const englishTitle = (id: string): string => id.split('-').map(written).join(' ');
