import { isMap, isScalar, parseDocument, type Document } from 'yaml';
import type { z } from 'astro/zod';
import { offsetOfWord, placeAt } from '../ask/places.ts';
import type { Place, ProblemList } from '../problems.ts';

export type Path = readonly (string | number)[];

/** Checked data of a YAML text, with the place of every value for later messages. */
export interface YamlFile<T> {
  readonly file: string;
  readonly data: T;
  readonly place: (path: Path) => Place;
  /** Where a word stands inside the value. */
  readonly placeOfWord: (path: Path, word: string) => Place;
  /** Where the letters of a text stand that is the value, from one index of it to another. */
  readonly placeOfLetters: (path: Path, text: string, start: number, end: number) => Place;
}

/**
 * Reads YAML against a schema. Every mistake is reported at its own line; undefined means that
 * the data cannot be used.
 * @param firstLine line of the file at which the text starts: front matter starts on the second
 */
export function readYaml<T>(
  file: string,
  text: string,
  schema: z.ZodType<T>,
  problems: ProblemList,
  firstLine = 1,
): YamlFile<T> | undefined {
  const document = parseDocument(text, { prettyErrors: false });
  const at = (offset: number): Place => {
    const place = placeAt(file, text, offset);
    return { ...place, line: place.line + firstLine - 1 };
  };

  if (document.errors.length > 0) {
    // Those after the first mostly follow from it.
    for (const error of document.errors.slice(0, 1)) {
      problems.add(
        'malformed-data',
        at(error.pos[0]),
        `The YAML cannot be read: ${withoutStop(error.message)}.`,
        'Mend the indentation, quotes or brackets at this place.',
      );
    }
    return undefined;
  }
  const result = schema.safeParse(document.toJS());
  if (result.success) {
    return {
      file,
      data: result.data,
      place: (path) => at(offsetOf(document, path)),
      placeOfWord: (path, word) => at(offsetOfWord(text, offsetOf(document, path), word)),
      placeOfLetters: (path, value, start, end) => {
        const offset = offsetOf(document, path);
        // A quote may stand before it; a text of several lines is not there as it is read.
        const from = [offset, offset + 1].find((begin) => text.startsWith(value, begin));
        return at(
          from === undefined ? offsetOfWord(text, offset, value.slice(start, end)) : from + start,
        );
      },
    };
  }
  for (const issue of result.error.issues) {
    const path = issue.path.filter((part) => typeof part !== 'symbol');
    const unknownKey = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
    problems.add(
      'malformed-data',
      at(
        unknownKey === undefined
          ? offsetOf(document, path)
          : offsetOfKey(document, path, unknownKey),
      ),
      `${path.length > 0 ? `«${path.join('.')}»` : 'The file'} does not fit: ${withoutStop(issue.message)}.`,
      'Compare with the description of this file in CONTRIBUTING.md.',
    );
  }
  return undefined;
}

/** The value at a path, or the nearest thing around it that exists. */
function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (hasRange(node)) return node.range[0];
  }
  return 0;
}

function offsetOfKey(document: Document, path: Path, key: string): number {
  const map: unknown = path.length === 0 ? document.contents : document.getIn(path, true);
  const pair = isMap(map)
    ? map.items.find((item) => isScalar(item.key) && item.key.value === key)
    : undefined;
  return hasRange(pair?.key) ? pair.key.range[0] : offsetOf(document, path);
}

function hasRange(node: unknown): node is { range: readonly [number, number, number] } {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range);
}

function withoutStop(message: string): string {
  return message.replace(/\.$/, '');
}
