import { describe, expect, it } from 'vitest';
import { inTurns } from '../../src/drills/make.ts';
import { sourceOf } from '../../src/drills/source.ts';
import { GAMES } from '../../src/games/index.ts';
import type { Question } from '../../src/drills/question.ts';
import { mistakesIn } from './support/confirm.ts';

const asked = GAMES.flatMap(({ id }) => {
  const source = sourceOf(id);
  return source ? inTurns(source, 40).map((question) => ({ question, source })) : [];
});

const by = (way: Question['ask']['by']) => {
  const found = asked.find(({ question }) => question.ask.by === way);
  if (!found) throw new Error(`Nothing is asked by «${way}».`);
  return found;
};

describe('the confirmation by playing', () => {
  it.each(['choice', 'decides', 'draws', 'events', 'summary', 'figure'] as const)(
    'sees that another answer is taken for right: %s',
    (way) => {
      const { question, source } = by(way);
      expect(mistakesIn(question, source)).toEqual([]);
      const right = (question.right + 1) % question.answers.length;
      expect(mistakesIn({ ...question, right }, source)).not.toEqual([]);
    },
  );

  it('sees an answer that stands there twice, and one that stands alone', () => {
    const { question, source } = by('draws');
    const [one = 0] = [question.answers[question.right]];
    expect(mistakesIn({ ...question, answers: [one, one], right: 0 }, source)).not.toEqual([]);
    expect(mistakesIn({ ...question, answers: [one], right: 0 }, source)).not.toEqual([]);
  });
});
