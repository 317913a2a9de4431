/** Where a sentence ends: the next one begins with a capital letter, an opening quote or a dash. */
const SENTENCE_END = /[.!?…][»”)]*(?=\s+[\p{Lu}«„(—])/gu;

/** So much of the room a whole sentence must fill; else it would tell too little. */
const LEAST = 0.6;

/** At most so many characters: whole sentences where they tell enough, else whole words. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = Array.from(text.matchAll(SENTENCE_END), ({ 0: sign, index }) => index + sign.length)
    .filter((at) => at + 2 <= length)
    .at(-1);
  if (end !== undefined && end >= length * LEAST) return `${text.slice(0, end)} …`;
  const cut = text.lastIndexOf(' ', length - 1);
  return `${text.slice(0, cut > 0 ? cut : length - 1)}…`;
}

/** What a text says first; all of it where there is nothing more. */
export function firstSentence(text: string): string {
  const [end] = text.matchAll(SENTENCE_END);
  return end === undefined ? text : text.slice(0, end.index + end[0].length);
}
