import { readNumbers, writeNumbers, type Coding, type NumberCoder } from './number-coder.ts';

/** Lists of sorted words, letter by letter: which letter comes next, the one before tells best. */
export interface PackedStems {
  /** All there are; their places count from 1, and 0 ends a word. */
  readonly letters: string;
  readonly words: string;
}

type Lists = readonly (readonly string[])[];

export function packStems(lists: Lists): PackedStems {
  const letters = [...new Set(lists.flat().join(''))].sort().join('');
  return {
    letters,
    words: writeNumbers(codingOf(letters), (code) => void codeLists(code, letters, lists)),
  };
}

export const unpackStems = ({ letters, words }: PackedStems): Lists =>
  readNumbers(codingOf(letters), words, (code) => codeLists(code, letters));

const COUNTS = 0;
const SHARED = 1;
const LETTERS = 2;

/** Alphabets have letters of five bits. */
const codingOf = (letters: string): Coding => ({
  contexts: LETTERS + letters.length + 1,
  together: 5,
});

function codeLists(code: NumberCoder, letters: string, told?: Lists): Lists {
  let last = '';

  function word(given: string | undefined): string {
    let read = last.slice(0, code(SHARED, given === undefined ? undefined : shared(last, given)));
    let letter = letters.indexOf(read.at(-1) ?? ' ') + 1;
    for (;;) {
      letter = code(LETTERS + letter, letters.indexOf(given?.[read.length] ?? ' ') + 1);
      if (letter === 0) return (last = read);
      read += letters.charAt(letter - 1);
    }
  }

  return Array.from({ length: code(COUNTS, told?.length) }, (_, list) =>
    Array.from({ length: code(COUNTS, told?.[list]?.length) }, (__, at) =>
      word(told?.[list]?.[at]),
    ),
  );
}

function shared(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
