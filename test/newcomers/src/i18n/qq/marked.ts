/** Letters with a dot below, which nobody writes: what bears none on a page came from elsewhere. */
export const MARK = '\u0323';

/** The words of a language with every Cyrillic letter marked, those that functions make as well. */
export function marked<Words>(words: Words): Words {
  return mark(words) as Words;
}

function mark(words: unknown): unknown {
  if (typeof words === 'string')
    return words.normalize('NFC').replace(/\p{Script=Cyrillic}/gu, `$&${MARK}`);
  if (isFunction(words)) return (...given: unknown[]): unknown => mark(words(...given));
  if (Array.isArray(words)) return words.map(mark);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([name, value]) => [name, mark(value)]));
}

const isFunction = (value: unknown): value is (...given: unknown[]) => unknown =>
  typeof value === 'function';
