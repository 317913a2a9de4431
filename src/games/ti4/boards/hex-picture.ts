import type { Hex } from '../engine/hexes.ts';

/** From the centre of a hex to its corner, in units of the picture. */
export const SIZE = 40;
export const HEIGHT = Math.sqrt(3) * SIZE;

export const CORNERS = [0, 1, 2, 3, 4, 5]
  .map((corner) => {
    const angle = (Math.PI / 3) * corner;
    return `${(SIZE * Math.cos(angle)).toFixed(1)},${(SIZE * Math.sin(angle)).toFixed(1)}`;
  })
  .join(' ');

export const hexPoint = ([q, r]: Hex): readonly [number, number] => [
  1.5 * SIZE * q,
  Number((HEIGHT * (r + q / 2)).toFixed(1)),
];
