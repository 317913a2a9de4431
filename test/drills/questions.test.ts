import { describe, expect, it } from 'vitest';
import { inTurns, isRule } from '../../src/drills/make.ts';
import { poolOf } from '../../src/drills/pool.ts';
import { questionsFor, sourceOf, toldIn } from '../../src/drills/source.ts';
import { ALLOWED } from '../../src/drills/question.ts';
import { daysBefore, ofDay } from '../../src/drills/day.ts';
import { GAMES } from '../../src/games/index.ts';
import { LANGUAGES } from '../../src/rules/languages.ts';
import { publishedModel } from '../rules/support/content.ts';
import { times } from '../support/effort.ts';
import { mistakesIn } from './support/confirm.ts';

const KINDS = 12;
const MONTH = 31;

const model = await publishedModel();

const digits = (text: string): readonly string[] =>
  (text.match(/\d+/g) ?? []).toSorted((one, other) => Number(one) - Number(other));

describe.each(GAMES.map(({ id }) => id))('practice of %s', (id) => {
  const source = sourceOf(id);
  const game = model.games.find((one) => one.id === id);
  if (!source || !game) throw new Error(`Nothing is asked about ${id}.`);
  const questions = inTurns(source, times(150));
  const told = LANGUAGES.map((language) => ({ language, ...toldIn(game, language) }));

  it('has twelve kinds of questions at least, each of which asks something', () => {
    const kinds = Object.keys(source.kinds);
    expect(kinds.length).toBeGreaterThanOrEqual(KINDS);
    expect(kinds.filter((kind) => !questions.some((one) => one.kind === kind))).toEqual([]);
  });

  it('asks what playing confirms: the right answer holds, the wrong ones do not', () => {
    expect(questions.flatMap((question) => mistakesIn(question, source))).toEqual([]);
  });

  it('asks the same when it is asked again', () => {
    expect(inTurns(source, 40)).toEqual(questions.slice(0, 40));
  });

  it.each(told)(
    'tells each question in other words in $language, and its answers apart',
    (words) => {
      const texts = questions.map(({ kind, facts }) => words.question(kind, facts));
      const twice = texts.filter((text, at) => texts.indexOf(text) < at);
      const alike = questions.filter(({ kind, answers }) => {
        const said = answers.map((value) =>
          isRule(value) || value === ALLOWED ? value : words.answer(kind, value),
        );
        return new Set(said).size < said.length;
      });
      expect(twice).toEqual([]);
      expect(alike.map((one) => one.id)).toEqual([]);
    },
  );

  it('tells the same numbers in both languages', () => {
    const apart = questions.filter(({ kind, facts }) => {
      const [one = [], other = []] = told.map(({ question }) => digits(question(kind, facts)));
      return one.join() !== other.join();
    });
    expect(apart.map((one) => one.id)).toEqual([]);
  });

  it('offers only rules that are written, and the one that decides among them or apart', () => {
    const named = questions.flatMap(({ rule, answers }) => [rule, ...answers.filter(isRule)]);
    // What a box says is told beside the rules: an example, a question, a difference of editions.
    const strange = named.filter((one) => model.rules.get(one)?.kind !== 'rule');
    expect([...new Set(strange)]).toEqual([]);
  });

  it.each(LANGUAGES)('gives no heading of a step for a reason in %s', (language) => {
    const texts = Object.values(poolOf(model, game, language).rules).map(({ text }) => text);
    // «Крок 2.», «Шаг 2.», «Виберіть ціль.»: a sentence of at most three words before another one.
    const headed = texts.filter((text) => /^\S+(?: \S+){0,2}\. \p{Lu}/u.test(text));
    expect(headed).toEqual([]);
  });

  it('asks nothing twice in any month of days', () => {
    const all = questionsFor(id);
    for (const last of ['2026-12-18', '2027-02-01', '2027-06-30', '2031-01-15']) {
      const month = daysBefore(last, MONTH).map((day) => ofDay(all, day)?.id);
      expect(new Set(month).size).toBe(MONTH);
    }
  });
});
