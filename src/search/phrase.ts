import { wordKeys } from '../lexicon/term-forms.ts';

/** Which of these hold a phrase, by reading their texts. */
export async function holding<T>(
  phrase: string,
  all: readonly T[],
  textOf: (one: T) => Promise<string>,
): Promise<readonly T[]> {
  const asked = keyed(phrase);
  const found = await Promise.all(
    all.map(async (one) => (keyed(await textOf(one)).includes(asked) ? [one] : [])),
  );
  return found.flat();
}

/** Word by word, however they are written, so that no part of a word is taken for one. */
const keyed = (text: string): string => ` ${wordKeys(text).join(' ')} `;
