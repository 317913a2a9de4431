import type { ContentFiles } from '../read/content-files.ts';
import { placeAt } from '../ask/places.ts';
import type { ProblemList } from '../problems.ts';

/** Signs that no editor shows, or that look like others: what they are, and what to do. */
const CHARACTERS: readonly (readonly [pattern: RegExp, what: string, hint: string])[] = [
  [/^\uFEFF/, 'A byte order mark begins the file', 'Save the file as UTF-8 without a mark.'],
  [/\r/, 'A line ends as on Windows', 'Save the file with line feeds alone: «LF».'],
  [/\t/, 'A tab stands in the file', 'Write spaces.'],
  [/\uFFFD/, 'A letter was lost: «\uFFFD» stands in its place', 'Type the letter again.'],
  [/\u00AD/, 'A soft hyphen stands in a word', 'Remove it: browsers break words themselves.'],
  [
    /[\u200B-\u200F\u2028-\u202E\u2060-\u206F]|(?<!^)\uFEFF/,
    'An invisible sign stands in the text',
    'Delete it: remove the letters on both sides and type them again.',
  ],
  [/(?![\n\r\t])\p{Cc}|\p{Co}/u, 'A control sign stands in the text', 'Delete it.'],
  [
    /(?![\u00A0 ])\p{Zs}/u,
    'A space of an odd width stands in the text',
    'Write an ordinary space.',
  ],
  [
    /[\p{L}\p{N}]\p{Mn}/u,
    'A letter is put together from two signs',
    'Type it as one: «й», «ї», «ё»; a text has no stress marks.',
  ],
  [/\p{Extended_Pictographic}/u, 'A picture stands among the letters', 'Say it in words.'],
];

/** The same files; of each that is read, every kind of odd sign is reported where it stands first. */
export function checkingCharacters(files: ContentFiles, problems: ProblemList): ContentFiles {
  const read = new Set<string>();
  return {
    ...files,
    read(path) {
      const text = files.read(path);
      if (text === undefined) return undefined;
      const letters = text.replace(/^\uFEFF/, '');
      if (read.has(path)) return letters;
      read.add(path);
      for (const [pattern, what, hint] of CHARACTERS) {
        const found = pattern.exec(text);
        if (found === null) continue;
        problems.add('odd-character', placeAt(path, text, found.index), `${what}.`, hint);
      }
      return letters;
    },
  };
}
