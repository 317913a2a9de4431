import { fold } from '../lexicon/fold.ts';
import { tokenize } from '../lexicon/tokenize.ts';

/** Where a word asked for stands: `text.slice(start, end)`. */
export type Mark = readonly [start: number, end: number];

export interface Excerpt {
  readonly excerpt: string;
  readonly marks: readonly Mark[];
}

const LONGEST = 180;
/** So many characters before the first word asked for say what it is about. */
const LEAD = 48;

/** The part of the text that holds most of the words asked for. `asked` takes a folded key. */
export function excerptOf(text: string, asked: (key: string) => boolean): Excerpt {
  const flat = text.replace(/\s+/g, ' ').trim();
  const words = tokenize(flat);
  const marks = words
    .filter((word) => asked(fold(word.text)))
    .map(({ start, end }): Mark => [start, end]);
  if (flat.length <= LONGEST) return { excerpt: flat, marks };

  const within = (from: number): readonly Mark[] =>
    marks.filter(([start, end]) => start >= from && end <= from + LONGEST);
  const starts = [0, ...marks.map(([start]) => Math.max(0, start - LEAD))];
  const from = starts.reduce((best, start) =>
    within(start).length > within(best).length ? start : best,
  );
  const start = words.find((word) => word.start >= from)?.start ?? 0;
  const end = words.findLast((word) => word.end <= start + LONGEST)?.end ?? flat.length;
  const opening = start === words[0]?.start ? flat.slice(0, start) : '…';
  const shift = opening.length - start;
  return {
    excerpt: `${opening}${flat.slice(start, end)}${end < (words.at(-1)?.end ?? 0) ? '…' : flat.slice(end)}`,
    marks: marks
      .filter(([from, to]) => from >= start && to <= end)
      .map(([from, to]): Mark => [from + shift, to + shift]),
  };
}
