import { expect, it } from 'vitest';
import { spentOn } from '../../src/pictures/drawing-time.ts';

it.each([
  ['nothing takes no time', [], 0],
  [
    'pauses do not count',
    [
      [0, 5],
      [10, 5],
    ],
    10,
  ],
  [
    'what overlaps counts once',
    [
      [0, 10],
      [5, 10],
    ],
    15,
  ],
  [
    'what lies within something longer adds nothing',
    [
      [0, 10],
      [2, 3],
      [9, 4],
    ],
    13,
  ],
  [
    'the order of the notes does not matter',
    [
      [10, 5],
      [0, 5],
    ],
    10,
  ],
] as const)('%s', (_, spans, spent) => {
  expect(spentOn(spans.map(([startTime, duration]) => ({ startTime, duration })))).toBe(spent);
});
