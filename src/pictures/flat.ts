import type { Flat } from '../player/flatten.ts';

/** What makes its own kind of row or picture, in the order of the board. */
export const found = (all: readonly Flat[], is: (one: Flat) => boolean): readonly Flat[] =>
  all.flatMap((one) => (is(one) ? [one] : found(one.inner, is)));

export const classesOf = ({ look }: Flat): readonly string[] =>
  typeof look['class'] === 'string' ? look['class'].split(' ') : [];

const ATTRIBUTES =
  /^(?:d|x|y|x1|x2|y1|y2|r|cx|cy|rx|ry|width|height|points|transform|class|viewBox|pathLength|stroke-dasharray)$/;

/** As text of an SVG; letters are left out, for the machine that draws may have no face for them. */
export function written({ name, look, inner }: Flat): string {
  if (name === 'text' || name === 'title') return '';
  const attributes = Object.entries(look).flatMap(([key, value]) =>
    ATTRIBUTES.test(key) && (typeof value === 'string' || typeof value === 'number')
      ? [` ${key}="${value}"`]
      : [],
  );
  return `<${name}${attributes.join('')}>${inner.map(written).join('')}</${name}>`;
}
