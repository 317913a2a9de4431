import { wordKeys } from '../lexicon/term-forms.ts';
import { SHARD, type ShownText } from './bundle.ts';

/** Which of these records hold a phrase, by reading their texts. */
export async function recordsHolding(
  phrase: string,
  records: readonly number[],
  texts: (shard: number) => Promise<readonly ShownText[]>,
): Promise<readonly number[]> {
  const asked = keyed(phrase);
  const found = await Promise.all(
    records.map(async (record) => {
      const [, , text = ''] = (await texts(Math.floor(record / SHARD)))[record % SHARD] ?? [];
      return keyed(text).includes(asked) ? record : [];
    }),
  );
  return found.flat();
}

/** Word by word, however they are written, so that no part of a word is taken for one. */
const keyed = (text: string): string => ` ${wordKeys(text).join(' ')} `;
