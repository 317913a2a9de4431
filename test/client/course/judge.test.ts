import { describe, expect, it } from 'vitest';
import { isComplete, judge, toggle } from '../../../src/client/course/judge.ts';

describe('one right answer', () => {
  it('is right when it is chosen', () => {
    expect(judge('one', [1], [1])).toEqual({ kind: 'right', about: [1] });
  });

  it('is missed by any other, and it is the other that is spoken of', () => {
    expect(judge('one', [1], [2])).toEqual({ kind: 'wrong', about: [2] });
  });

  it('takes the place of the one chosen before', () => {
    expect(toggle('one', [0], 2)).toEqual([2]);
    expect(toggle('one', [2], 2)).toEqual([2]);
  });
});

describe('several right answers', () => {
  it('are right together, in whatever order they were chosen', () => {
    expect(judge('all', [0, 2], [2, 0])).toEqual({ kind: 'right', about: [0, 2] });
  });

  it('are not betrayed while some are missing', () => {
    expect(judge('all', [0, 2], [0])).toEqual({ kind: 'more' });
  });

  it('do not excuse a wrong one among them', () => {
    expect(judge('all', [0, 2], [0, 1, 2])).toEqual({ kind: 'wrong', about: [1] });
  });

  it('can be taken back', () => {
    expect(toggle('all', [0, 2], 0)).toEqual([2]);
    expect(toggle('all', [2], 0)).toEqual([2, 0]);
  });
});

describe('steps in order', () => {
  it('are right in the order of the content', () => {
    expect(judge('order', [0, 1, 2], [0, 1, 2])).toEqual({ kind: 'right', about: [0, 1, 2] });
  });

  it('are wrong from the first step out of its place on', () => {
    expect(judge('order', [0, 1, 2], [0, 2, 1])).toEqual({
      kind: 'wrong-at',
      place: 2,
      about: [2],
    });
  });

  it('are judged only when all have a place', () => {
    expect(isComplete('order', 3, [0, 1])).toBe(false);
    expect(isComplete('order', 3, [2, 0, 1])).toBe(true);
  });

  it('close the gap when one is taken back', () => {
    expect(toggle('order', [2, 0, 1], 0)).toEqual([2, 1]);
  });
});

it('nothing chosen is no answer', () => {
  expect(isComplete('one', 3, [])).toBe(false);
  expect(isComplete('all', 3, [])).toBe(false);
  expect(isComplete('all', 3, [1])).toBe(true);
});
