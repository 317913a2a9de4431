import { describe, expect, it } from 'vitest';
import { baseGame } from './support/base-game.ts';
import { itReports } from './support/mistakes.ts';
import { baseModel, load, write, type Change } from './support/spoil.ts';

const FILE = 'content/duel/questions.yaml';

const questions = `questions:
  - id: hit-or-not
    often: true
    asked:
      uk: [Бити чи ні?, Чи треба бити?]
      ru: [Бить или нет?]
    answer: { uk: 'Так, бити.', ru: 'Да, бить.' }
    rules: [fight.hit, fight.must-hit]
`;

function spoilt(from: string, to: string): readonly Change[] {
  expect(questions.split(from)).toHaveLength(2);
  return [write(FILE, questions.replace(from, to))];
}

describe('asked questions', () => {
  it('have ways of asking, an answer, and the rules that decide', async () => {
    const { model, problems } = await load({ ...baseGame, [FILE]: questions });
    expect(problems).toEqual([]);
    expect(model.games[0]?.questions).toEqual([
      {
        id: 'duel.faq.hit-or-not',
        isOften: true,
        asked: { uk: ['Бити чи ні?', 'Чи треба бити?'], ru: ['Бить или нет?'] },
        answer: { uk: 'Так, бити.', ru: 'Да, бить.' },
        rules: ['duel.fight.hit', 'duel.fight.must-hit'],
      },
    ]);
  });

  it('may be absent', async () => {
    expect((await baseModel()).games[0]?.questions).toEqual([]);
  });
});

describe('a mistake in the questions', () => {
  itReports([
    {
      mistake: 'an unknown rule',
      changes: spoilt('[fight.hit', '[¦fight.hot'),
      says: 'There is no rule «fight.hot».',
      advises: 'The nearest is «duel.fight.hit».',
    },
    {
      mistake: 'a question without an answer, asked of no box',
      changes: spoilt(
        "  - id: hit-or-not\n    often: true\n    asked:\n      uk: [Бити чи ні?, Чи треба бити?]\n      ru: [Бить или нет?]\n    answer: { uk: 'Так, бити.', ru: 'Да, бить.' }\n",
        '  - id: ¦hit-or-not\n    asked:\n      uk: [Бити чи ні?]\n      ru: [Бить или нет?]\n',
      ),
      says: 'The question «hit-or-not» has no answer, and its first rule is not a box that answers.',
      advises: 'Write `answer` in every language, «Так», «Ні» or a number first.',
    },
    {
      mistake: 'a question in one language only',
      changes: spoilt(
        'uk: [Бити чи ні?, Чи треба бити?]\n      ru: [Бить или нет?]',
        'uk: [Бити?]',
      ).map((change) => ({ ...change, place: undefined })),
      place: `${FILE}:5:7`,
      says: '«questions.0.asked.ru» does not fit: Invalid input: expected array, received undefined.',
      advises: 'Compare with the description of this file in CONTRIBUTING.md.',
    },
    {
      mistake: 'a misspelt question',
      changes: spoilt('Чи треба бити?', 'Чи ¦кубек?'),
      says: 'No dictionary knows «кубек».',
      advises: 'Correct it, or add the word to content/words.uk.txt if it is right.',
    },
  ]);
});
