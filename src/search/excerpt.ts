import { fold } from '../lexicon/fold.ts';
import { tokenize } from '../lexicon/tokenize.ts';

/** Where a word asked for stands: `text.slice(start, end)`; or the «не» that denies what is asked. */
export type Mark = readonly [start: number, end: number, denies?: true];

/** Which words of a text a query asks for. Each takes a folded key. */
export interface Wanted {
  readonly isAsked: (key: string) => boolean;
  /** Whether a word says no to what follows; none does where the query itself says so. */
  readonly isDenial: (key: string) => boolean;
}

export interface Excerpt {
  readonly excerpt: string;
  readonly marks: readonly Mark[];
}

const LONGEST = 180;
/** So many characters before the first word asked for say what it is about. */
const LEAD = 48;

/** «Не» belongs to the next word, or to the one after it: «не можна атакувати». */
const REACH = 2;

/** The part of the text that holds most of the words asked for. */
export function excerptOf(text: string, { isAsked, isDenial }: Wanted): Excerpt {
  const flat = text.replace(/\s+/g, ' ').trim();
  const words = tokenize(flat).map((word) => ({ ...word, key: fold(word.text) }));
  const marks = words.flatMap(({ start, end, key }, at): readonly Mark[] => {
    // An answer that begins with «Ні» denies all that was asked.
    const denied = words.slice(at + 1, at + 1 + REACH);
    if (isDenial(key) && (at === 0 || denied.some((word) => isAsked(word.key)))) {
      return [[start, end, true]];
    }
    return isAsked(key) ? [[start, end]] : [];
  });
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
      .map(([from, to, ...denies]): Mark => [from + shift, to + shift, ...denies]),
  };
}
