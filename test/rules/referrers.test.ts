import { beforeAll, describe, expect, it } from 'vitest';
import type { Model } from '../../src/rules/model.ts';
import { referrersOf } from '../../src/rules/ask/referrers.ts';
import type { RuleId } from '../../src/rules/link/references.ts';
import { baseGame } from './support/base-game.ts';
import { baseModel, load } from './support/spoil.ts';

const QUICK = `groups:
  - name: { uk: Гравці, ru: Игроки }
    sheets:
      - id: fight
        title: { uk: Бій, ru: Бой }
        blocks:
          - title: { uk: Удар, ru: Удар }
            rules: [fight.hit]
checklists:
  - id: setup
    title: { uk: Приготування, ru: Подготовка }
    blocks:
      - title: { uk: Фігури, ru: Фигуры }
        rules: [move.together]
`;

const WITH_EXAMPLE = {
  'content/duel/uk/move.mdx': 'По прямій]{#straight-line}\nДив. [крок](rule:two-steps).\n\n',
  'content/duel/ru/move.mdx': 'По прямой]{#straight-line}\nСм. [шаг](rule:two-steps).\n\n',
};

let model: Model;

beforeAll(async () => {
  const spoken = Object.entries(WITH_EXAMPLE).map(([file, text]): [string, string] => [
    file,
    baseGame[file]?.replace(/По прям\p{L}+\]\{#straight-line\}\n/u, text) ?? '',
  ]);
  const { model: loaded, problems } = await load({
    ...baseGame,
    ...Object.fromEntries(spoken),
    'content/duel/quick.yaml': QUICK,
  });
  expect(problems).toEqual([]);
  model = loaded;
});

/** What points at a rule, by name. */
const pointing = (id: RuleId, of = model) => {
  const { questions, examples, rules, terms, moments, sheets, checklists } = referrersOf(of, {
    id,
    game: 'duel',
  });
  return {
    questions: questions.map(({ anchor }) => anchor),
    examples: examples.map(({ anchor }) => anchor),
    rules: rules.map(({ anchor }) => anchor),
    terms: terms.map((term) => term.id),
    moments: moments.map(({ scenario }) => scenario.id),
    sheets: sheets.map((sheet) => sheet.id),
    checklists: checklists.map((list) => list.id),
  };
};

const NOTHING = {
  questions: [],
  examples: [],
  rules: [],
  terms: [],
  moments: [],
  sheets: [],
  checklists: [],
};

describe('what points at a rule', () => {
  it('are the questions about it, the rules that name it and the sheets that repeat it', () => {
    expect(pointing('duel.fight.hit')).toEqual({
      ...NOTHING,
      questions: ['must-hit'],
      rules: ['bonus'],
      sheets: ['fight'],
    });
  });

  it('are the examples that name it, apart from the rules', () => {
    expect(pointing('duel.move.two-steps')).toEqual({ ...NOTHING, examples: ['straight-line'] });
  });

  it('are the terms that it explains', () => {
    expect(pointing('duel.fight.bonus')).toEqual({ ...NOTHING, terms: ['captain'] });
  });

  it('are the checklists that ask for it', () => {
    expect(pointing('duel.move.together')).toEqual({ ...NOTHING, checklists: ['setup'] });
  });

  it('is nothing for a rule that nobody names', () => {
    expect(pointing('duel.move.straight')).toEqual(NOTHING);
  });

  it('are the moments of play that apply it', () => {
    const [duel] = model.games;
    const [opening] = duel?.scenarios ?? [];
    if (duel === undefined || opening === undefined) throw new Error('There is an example.');
    const applied = { ...opening, moments: [[], ['duel.fight.start' as const]] };
    const played = { ...model, games: [{ ...duel, scenarios: [applied] }] };
    expect(pointing('duel.fight.start', played).moments).toEqual(['opening']);
  });

  it('follows a change of the content', async () => {
    expect(pointing('duel.move.two-steps', await baseModel())).toEqual(NOTHING);
  });
});
