import { describe, expect, it } from 'vitest';
import { baseGame } from './support/base-game.ts';
import { itReports } from './support/mistakes.ts';
import { baseModel, load, write, type Change } from './support/spoil.ts';

const FILE = 'content/duel/quick.yaml';

const sheets = `groups:
  - name: { uk: Гра, ru: Игра }
    sheets:
      - id: blows
        title: { uk: Удар, ru: Удар }
        for: { uk: Хід, ru: Ход }
        blocks:
          - title: { uk: Початок, ru: Начало }
            rules: [fight.start, fight.must-hit]
          - title: { uk: Рух, ru: Ход }
            rules:
              - move.two-steps
`;

function spoilt(from: string, to: string): Change {
  expect(sheets.split(from)).toHaveLength(2);
  return write(FILE, sheets.replace(from, to));
}

describe('the quick references', () => {
  it('say at a glance what a long rule says, where that is written', async () => {
    const lines = `lines:\n  fight.start: { uk: Починає перший, ru: Начинает первый }\n${sheets}`;
    const { model, problems } = await load({ ...baseGame, [FILE]: lines });
    expect(problems).toEqual([]);
    expect([...(model.games[0]?.quick.lines ?? [])]).toEqual([
      ['duel.fight.start', { uk: 'Починає перший', ru: 'Начинает первый' }],
    ]);
  });

  it.each([
    ['a rule that is not there', 'fight.nothing: { uk: Так, ru: Да }'],
    ['more than nine words', 'fight.start: { uk: а б в г ґ д е є ж з, ru: Да }'],
  ])('stop the build at a line of %s', async (_, line) => {
    const { problems } = await load({ ...baseGame, [FILE]: `lines:\n  ${line}\n${sheets}` });
    expect(problems).toHaveLength(1);
  });

  it('list rules of the model by their full names, block by block', async () => {
    const { model, problems } = await load({ ...baseGame, [FILE]: sheets });
    expect(problems).toEqual([]);
    expect(model.games[0]?.quick.groups).toEqual([
      {
        name: { uk: 'Гра', ru: 'Игра' },
        sheets: [
          {
            id: 'blows',
            title: { uk: 'Удар', ru: 'Удар' },
            for: { uk: 'Хід', ru: 'Ход' },
            blocks: [
              {
                title: { uk: 'Початок', ru: 'Начало' },
                rules: ['duel.fight.start', 'duel.fight.must-hit'],
              },
              { title: { uk: 'Рух', ru: 'Ход' }, rules: ['duel.move.two-steps'] },
            ],
          },
        ],
      },
    ]);
  });

  it('may show tables of figures above the rules', async () => {
    const withTable = sheets.replace(
      '        blocks:',
      '        tables: [{ id: forces }]\n        blocks:',
    );
    const { model, problems } = await load({ ...baseGame, [FILE]: withTable });
    expect(problems).toEqual([]);
    expect(model.games[0]?.quick.groups[0]?.sheets[0]?.tables).toEqual([{ id: 'forces' }]);
  });

  it('may be absent', async () => {
    expect((await baseModel()).games[0]?.quick).toEqual({
      lines: new Map(),
      groups: [],
      checklists: [],
    });
  });
});

describe('a mistake in the quick references', () => {
  itReports([
    {
      mistake: 'an unknown rule',
      changes: [spoilt('- move.two-steps', '- ¦move.two-step')],
      says: 'There is no rule «move.two-step».',
      advises: 'The nearest is «duel.move.two-steps».',
    },
    {
      mistake: 'a topic instead of a rule',
      changes: [spoilt('- move.two-steps', '- ¦move')],
      says: 'There is no rule «move».',
      advises: 'The nearest is «duel.move.step».',
    },
    {
      mistake: 'a rule that stands twice on a sheet',
      changes: [spoilt('- move.two-steps', '- ¦fight.start')],
      says: 'The rule «fight.start» stands on this sheet already.',
      advises: 'Keep it where a player looks for it first.',
    },
    {
      mistake: 'a sheet listed twice',
      changes: [
        write(
          FILE,
          `${sheets}      - id: ¦blows\n        title: { uk: Рух, ru: Ход }\n        blocks:\n          - title: { uk: Рух, ru: Ход }\n            rules: [fight.start]\n`,
        ),
      ],
      says: 'The quick reference «blows» is listed twice; the first time at line 4.',
      advises: 'Keep one of the two, or give one another name.',
    },
    {
      mistake: 'a title in one language only',
      changes: [spoilt('{ uk: Початок, ru: Начало }', '¦{ uk: Початок }')],
      says: '«groups.0.sheets.0.blocks.0.title.ru» does not fit: Invalid input: expected string, received undefined.',
      advises: 'Compare with the description of this file in CONTRIBUTING.md.',
    },
    {
      mistake: 'a misspelt title',
      changes: [spoilt('{ uk: Початок,', '{ uk: ¦Пачаток,')],
      says: 'No dictionary knows «Пачаток».',
      advises: 'Correct it, or add the word to content/words.uk.txt if it is right.',
    },
  ]);
});
