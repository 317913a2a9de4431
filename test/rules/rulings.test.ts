import { describe, expect, it } from 'vitest';
import { getModel } from '../../src/rules/ask/get-model.ts';
import { RULING_LEVELS } from '../../src/rules/read/schemas.ts';
import { LANGUAGES } from '../../src/rules/languages.ts';
import { recordsOf } from '../../src/search/records.ts';
import { rulingsFile } from '../../src/api/files.ts';
import { baseGame } from './support/base-game.ts';
import { itReports } from './support/mistakes.ts';
import { baseModel, load, write, type Change } from './support/spoil.ts';

const FILE = 'content/duel/rulings.yaml';

const rulings = `sources:
  - id: letter
    level: designer
    title: { uk: Лист, ru: Письмо }
    who: N. N.
    date: '2019-05'
rulings:
  - id: hit-twice
    source: letter
    where: { uk: 'с. 2', ru: 'с. 2' }
    question: { uk: 'Бити чи ні?', ru: 'Бить или нет?' }
    ruling: { uk: 'Так, бити.', ru: 'Да, бить.' }
    rules: [fight.hit]
`;

function spoilt(from: string, to: string): readonly Change[] {
  expect(rulings.split(from)).toHaveLength(2);
  return [write(FILE, rulings.replace(from, to))];
}

describe('rulings', () => {
  it('say who, when, where, and about which rules', async () => {
    const { model, problems } = await load({ ...baseGame, [FILE]: rulings });
    expect(problems).toEqual([]);
    expect(model.games[0]?.rulings).toMatchObject([
      {
        id: 'duel.faq.hit-twice',
        ruling: { uk: 'Так, бити.' },
        rules: ['duel.fight.hit'],
        source: { level: 'designer', who: 'N. N.', date: '2019-05' },
      },
    ]);
    const found = recordsOf(model, 'uk').find(({ id }) => id === 'duel.faq.hit-twice');
    expect(found?.text).toBe('Так, бити. (Лист, с. 2, 2019-05)');
  });

  it('may be absent', async () => {
    expect((await baseModel()).games[0]?.rulings).toEqual([]);
  });
});

describe('a mistake in the rulings', () => {
  itReports([
    {
      mistake: 'an unknown rule',
      changes: spoilt('[fight.hit', '[¦fight.hot'),
      says: 'There is no rule «fight.hot».',
      advises: 'The nearest is «duel.fight.hit».',
    },
    {
      mistake: 'a source that is not listed',
      changes: spoilt('source: letter', 'source: ¦lettre'),
      says: 'No source of rulings is called «lettre».',
      advises: 'List it under «sources». The nearest is «letter».',
    },
    {
      mistake: 'a ruling that is told nowhere',
      changes: spoilt(
        "  - id: hit-twice\n    source: letter\n    where: { uk: 'с. 2', ru: 'с. 2' }\n    question: { uk: 'Бити чи ні?', ru: 'Бить или нет?' }\n    ruling: { uk: 'Так, бити.', ru: 'Да, бить.' }\n",
        '  - id: ¦hit-twice\n    source: letter\n',
      ),
      says: 'The ruling «hit-twice» is told nowhere.',
      advises:
        'Write `question` and `ruling` in every language, or name a box `:::faq` that tells both.',
    },
  ]);
});

describe('the rulings of the site', () => {
  it('are all told in both languages and trace to who said so', async () => {
    const { games } = await getModel();
    const all = games.flatMap((game) => game.rulings);
    expect(all.length).toBeGreaterThan(60);
    for (const { id, question, ruling, rules, source } of all) {
      for (const language of LANGUAGES) {
        expect([id, question[language], ruling[language]]).toEqual([
          id,
          expect.any(String),
          expect.any(String),
        ]);
      }
      expect(rules.length).toBeGreaterThan(0);
      expect(RULING_LEVELS).toContain(source.level);
      expect(source.who).not.toBe('');
    }
  });

  it.each([
    ['rebellion', 25],
    ['ti4', 25],
  ])('are enough for %s', async (id, least) => {
    const { games } = await getModel();
    const game = games.find((one) => one.id === id);
    expect(game?.rulings.length).toBeGreaterThanOrEqual(least);
    expect(game && rulingsFile(game)).toHaveLength(game?.rulings.length ?? 0);
  });
});
