import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatProgress,
  isLessonDone,
  NOTHING_DONE,
  parseProgress,
  withAnswer,
  withLessonRead,
} from '../../../src/client/course/progress.ts';

describe('what the device remembers', () => {
  it('comes back as it was put away', () => {
    const answered = withAnswer(NOTHING_DONE, 'who-rolls', [1], true);
    const both = withAnswer(answered, 'blow-order', [2, 0, 1], false);
    const progress = withLessonRead(both, 'first-step');
    expect(parseProgress(formatProgress(progress))).toEqual({
      solved: new Set(['who-rolls']),
      read: new Set(['first-step']),
      answers: new Map([
        ['who-rolls', [1]],
        ['blow-order', [2, 0, 1]],
      ]),
    });
  });

  it('is nothing where nothing was put away', () => {
    expect(parseProgress(null)).toEqual(NOTHING_DONE);
  });

  it.each([
    'not json',
    '',
    '5',
    'null',
    '[]',
    '{"solved":5,"read":{"a":1},"answers":[]}',
    '{"solved":["../x","<b>","UPPER",3,null],"answers":{"a":[-1],"b":[1.5],"c":["0"],"d":[99],"e":[1,1],"<x>":[0]}}',
    `{"solved":["${'a'.repeat(81)}"]}`,
    `{"solved":["a"],"more":"${'x'.repeat(20_000)}"}`,
    `{"answers":{"a":[0,1,2,3,4,5,6,7,8]}}`,
  ])('is nothing where the storage holds %.60s', (text) => {
    expect(parseProgress(text)).toEqual(NOTHING_DONE);
  });

  it('keeps what makes sense beside what does not', () => {
    expect(parseProgress('{"solved":["a",5],"answers":{"b":[0],"c":[-1]}}')).toEqual({
      solved: new Set(['a']),
      read: new Set(),
      answers: new Map([['b', [0]]]),
    });
  });

  it('holds no more than a course can have', () => {
    const many = Array.from({ length: 1000 }, (_, index) => `e${index}`);
    expect(parseProgress(JSON.stringify({ solved: many })).solved.size).toBe(300);
  });

  it('never fails, whatever lies in the storage', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { solved, answers } = parseProgress(text);
        return [...solved, ...answers.keys()].every((name) => /^[a-z0-9-]+$/.test(name));
      }),
    );
  });
});

describe('a lesson', () => {
  it('is done when each of its exercises was answered right once', () => {
    const one = withAnswer(NOTHING_DONE, 'a', [0], true);
    expect(isLessonDone(one, 'lesson', ['a', 'b'])).toBe(false);
    expect(isLessonDone(withAnswer(one, 'b', [1], true), 'lesson', ['a', 'b'])).toBe(true);
  });

  it('stays done when its reader looks what a wrong answer would say', () => {
    const done = withAnswer(NOTHING_DONE, 'a', [0], true);
    expect(isLessonDone(withAnswer(done, 'a', [1], false), 'lesson', ['a'])).toBe(true);
  });

  it('without exercises is done when it was read to the end', () => {
    expect(isLessonDone(NOTHING_DONE, 'lesson', [])).toBe(false);
    expect(isLessonDone(withLessonRead(NOTHING_DONE, 'lesson'), 'lesson', [])).toBe(true);
  });
});
