/** How the rows of a table stand after a click on a heading. */

export type Direction = 'ascending' | 'descending';

/** The first click goes up, the next one down, and so on. */
export const nextDirection = (current: string | null): Direction =>
  current === 'ascending' ? 'descending' : 'ascending';

/**
 * Places of the keys in their new order. Empty keys stand last either way: they are no values.
 * Equal keys keep their order.
 */
export function orderOf(
  keys: readonly string[],
  kind: 'number' | 'text',
  direction: Direction,
  language: string,
): readonly number[] {
  const collator = new Intl.Collator(language, { numeric: true });
  const sign = direction === 'ascending' ? 1 : -1;
  const compare = (a: string, b: string): number =>
    kind === 'number' ? Number(a) - Number(b) : collator.compare(a, b);
  return keys
    .map((key, place) => ({ key, place }))
    .sort((a, b) => {
      if (a.key === '' || b.key === '') return Number(a.key === '') - Number(b.key === '');
      return sign * compare(a.key, b.key);
    })
    .map(({ place }) => place);
}
