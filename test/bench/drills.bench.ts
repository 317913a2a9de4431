import { inTurns } from '../../src/drills/make.ts';
import { sourceOf, toldIn } from '../../src/drills/source.ts';
import type { Ratio } from '../../scripts/lib/bench.ts';
import { GAMES } from '../../src/games/index.ts';
import { LANGUAGES } from '../../src/rules/languages.ts';
import { mistakesIn } from '../drills/support/confirm.ts';
import { publishedModel } from '../rules/support/content.ts';
import { report, table } from './support/report.ts';

const QUESTIONS = 1000;

/** Generated questions: every right answer played, every wrong one refused or different, none told twice. */
export const ratios = async (): Promise<readonly Ratio[]> => {
  const model = await publishedModel();
  const found = GAMES.flatMap(({ id }) => {
    const source = sourceOf(id);
    const game = model.games.find((one) => one.id === id);
    if (!source || !game) return [];
    const questions = inTurns(source, QUESTIONS);
    const wrong = questions.flatMap((question) => mistakesIn(question, source));
    const twice = LANGUAGES.flatMap((language) => {
      const { question } = toldIn(game, language);
      const texts = questions.map(({ kind, facts }) => question(kind, facts));
      return texts.filter((text, at) => texts.indexOf(text) < at);
    });
    for (const one of [...wrong, ...twice].slice(0, 20)) console.log(`  ${id}: ${one}`);
    const kinds = new Set(questions.map(({ kind }) => kind)).size;
    return [{ id, kinds, asked: questions.length, wrong: wrong.length, twice: twice.length }];
  });
  const rows = found.map(({ id, kinds, asked, wrong, twice }) =>
    [id, kinds, asked, wrong, twice].map(String),
  );
  report('drills', table([['game', 'kinds', 'questions', 'not confirmed', 'told twice'], ...rows]));
  return found.flatMap(({ id, asked, wrong, twice }) => [
    {
      name: `${id}: not confirmed or told twice / questions`,
      measured: wrong + twice,
      reference: asked,
      unit: '',
      limit: 0,
    },
    {
      name: `${id}: questions wanted / made`,
      measured: QUESTIONS,
      reference: asked,
      unit: '',
      limit: 1,
    },
  ]);
};
