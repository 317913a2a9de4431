const WORD = /[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu;

/** How many words there are to read. */
export const wordsIn = (text: string): number => text.match(WORD)?.length ?? 0;
