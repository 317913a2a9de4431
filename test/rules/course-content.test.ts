import { beforeAll, describe, expect, it } from 'vitest';
import type { Course, Game, Model } from '../../src/rules/model.ts';
import { contentModel } from './support/content.ts';

interface Taught extends Game {
  readonly course: Course;
}

let model: Model;
let taught: readonly Taught[];
beforeAll(async () => {
  model = await contentModel();
  taught = model.games.filter((game): game is Taught => game.course !== undefined);
});

const exercises = () =>
  taught.flatMap(({ course }) => [...course.exercises.values()].map((exercise) => exercise));

describe('the courses', () => {
  it('teach at least one game', () => {
    expect(taught).not.toEqual([]);
  });

  it('tell every lesson in each language of its game', () => {
    for (const { languages, course } of taught) {
      for (const { id, texts } of course.lessons) {
        expect(Object.keys(texts).sort(), id).toEqual([...languages].sort());
      }
    }
  });

  it('leave two to four things to try in every lesson, and say what to reach on its board', () => {
    for (const { id, scenario, board, exercises: own } of taught.flatMap(
      ({ course }) => course.lessons,
    )) {
      expect(board !== undefined, id).toBe(scenario !== undefined);
      expect(own.length, id).toBeGreaterThanOrEqual(2);
      expect(own.length, id).toBeLessThanOrEqual(4);
    }
  });
});

describe('the exercises', () => {
  it('have as many right answers as their kind promises', () => {
    for (const { id, kind, answers } of exercises()) {
      const right = answers.filter((answer) => answer.right).length;
      const [least, most] = { one: [1, 1], all: [1, answers.length - 1], order: [0, 0] }[kind];
      expect(right, id).toBeGreaterThanOrEqual(least ?? 0);
      expect(right, id).toBeLessThanOrEqual(most ?? 0);
    }
  });

  it('cite behind every answer a rule that is told in both languages', () => {
    for (const { id, answers } of exercises()) {
      for (const { rule } of answers) {
        const cited = model.rules.get(rule);
        expect(cited?.kind, `${id}: ${rule}`).not.toBe('section');
        expect(cited?.statements.uk?.text, `${id}: ${rule}`).toBeTruthy();
        expect(cited?.statements.ru?.text, `${id}: ${rule}`).toBeTruthy();
      }
    }
  });

  it('lose no answer on the way from the file', () => {
    for (const { id, answers } of exercises()) {
      expect(answers.length, id).toBeGreaterThanOrEqual(2);
    }
  });

  it('do not hide the right answer always in the same place', () => {
    const places = exercises()
      .filter(({ kind }) => kind === 'one')
      .map(({ answers }) => answers.findIndex((answer) => answer.right));
    const first = places.filter((place) => place === 0).length;
    expect(first / places.length).toBeGreaterThan(0.15);
    expect(first / places.length).toBeLessThan(0.6);
  });

  it('say of no two answers the same words', () => {
    for (const { id, answers } of exercises()) {
      expect(new Set(answers.map(({ text }) => text.uk)).size, id).toBe(answers.length);
      expect(new Set(answers.map(({ text }) => text.ru)).size, id).toBe(answers.length);
    }
  });
});
