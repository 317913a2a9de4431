import { wordKeys } from '../words/term-forms.ts';
import { SHARD, type ShownText } from './bundle.ts';

/**
 * The places of the records that hold a phrase, by reading all texts: slower than an index of
 * phrases, and needs nothing that the search has not got anyway.
 */
export async function recordsHolding(
  phrase: string,
  records: number,
  texts: (shard: number) => Promise<readonly ShownText[]>,
): Promise<readonly number[]> {
  const asked = keyed(phrase);
  const shards = Array.from({ length: Math.ceil(records / SHARD) }, (_, shard) => shard);
  const found = await Promise.all(
    shards.map(async (shard) =>
      (await texts(shard)).flatMap(([, , text], at) =>
        keyed(text).includes(asked) ? [shard * SHARD + at] : [],
      ),
    ),
  );
  return found.flat();
}

/** Word by word, however they are written, so that no part of a word is taken for one. */
const keyed = (text: string): string => ` ${wordKeys(text).join(' ')} `;
