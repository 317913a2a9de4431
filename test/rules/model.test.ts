import { beforeAll, describe, expect, it } from 'vitest';
import type { Model, Rule } from '../../src/rules/model.ts';
import { topicOf } from '../../src/rules/ask/select.ts';
import { baseGame } from './support/base-game.ts';
import { baseModel, load } from './support/spoil.ts';

let model: Model;

beforeAll(async () => {
  model = await baseModel();
});

const gameOfModel = () => {
  const [game] = model.games;
  if (game === undefined) throw new Error('The little game was not loaded.');
  return game;
};

const fight = () => topicOf(gameOfModel(), 'fight').rules;
const move = () => topicOf(gameOfModel(), 'move').rules;
const tableOf = <T>(rules: readonly Rule[], read: (rule: Rule) => T) =>
  Object.fromEntries(rules.map((rule) => [rule.anchor, read(rule)]));

describe('the rules of a topic', () => {
  it('have ids of game, topic and name, in the order of the text', () => {
    expect(fight().map(({ id }) => id)).toEqual([
      'duel.fight.start',
      'duel.fight.blow',
      'duel.fight.hit',
      'duel.fight.bonus',
      'duel.fight.must-hit',
    ]);
  });

  it('are known by their ids across all games', () => {
    expect([...model.rules.keys()]).toEqual([...fight(), ...move()].map(({ id }) => id));
  });

  it('have the kind of the heading, the box or the paragraph they are', () => {
    expect(tableOf([...fight(), ...move()], ({ kind }) => kind)).toEqual({
      start: 'rule',
      blow: 'section',
      hit: 'rule',
      bonus: 'rule',
      'must-hit': 'faq',
      step: 'section',
      'two-steps': 'rule',
      together: 'team',
      straight: 'section',
      'straight-line': 'example',
    });
  });

  it('know the nearest heading above them, a small heading the large one', () => {
    expect(tableOf([...fight(), ...move()], ({ section }) => section)).toEqual({
      start: undefined,
      blow: undefined,
      hit: 'blow',
      bonus: 'blow',
      'must-hit': 'blow',
      step: undefined,
      'two-steps': 'step',
      together: 'step',
      straight: 'step',
      'straight-line': 'straight',
    });
  });

  it('know the rule in whose list they stand', () => {
    expect(tableOf(fight(), ({ parent }) => parent)).toEqual({
      start: undefined,
      blow: undefined,
      hit: undefined,
      bonus: 'hit',
      'must-hit': undefined,
    });
  });

  it('come from the sections listed for themselves, their heading or the topic', () => {
    expect(tableOf(fight(), ({ sources }) => sources)).toEqual({
      start: ['uk-fight'],
      blow: ['uk-blow'],
      hit: ['uk-blow'],
      bonus: ['uk-blow'],
      'must-hit': ['uk-fight', 'uk-blow'],
    });
  });

  it('come from the large heading when the small one above them lists no section', async () => {
    const file = 'content/duel/uk/fight.mdx';
    const { model: nested } = await load({
      ...baseGame,
      [file]: (baseGame[file] ?? '').replace('- Гравець', '### Кидок [#throw]\n\n- Гравець'),
    });
    expect(nested.rules.get('duel.fight.throw')).toMatchObject({ section: 'blow' });
    expect(nested.rules.get('duel.fight.hit')).toMatchObject({
      section: 'throw',
      sources: ['uk-blow'],
    });
  });

  it('speak about the rules that their box names', () => {
    expect(tableOf(fight(), ({ about }) => about)).toMatchObject({
      'must-hit': ['duel.fight.hit'],
      hit: [],
    });
  });

  it('refer to the rules that their words link, without terms and topics', () => {
    expect(tableOf(fight(), ({ statements }) => statements.uk?.refs)).toEqual({
      start: [],
      blow: [],
      hit: [],
      bonus: ['duel.fight.hit'],
      'must-hit': [],
    });
  });

  it('name the terms that they mention, in any form, a question in its title too', () => {
    expect(
      tableOf([...fight(), ...move()], ({ statements }) => statements.uk?.terms),
    ).toMatchObject({
      start: [],
      bonus: ['captain'],
      'must-hit': ['captain', 'figure'],
      together: ['captain'],
    });
  });

  it('have the words of both languages, without marks', () => {
    expect(
      tableOf(fight(), ({ statements }) => [statements.uk?.text, statements.ru?.text]),
    ).toEqual({
      start: ['Бій починає активний гравець.', 'Бой начинает активный игрок.'],
      blow: ['Удар', 'Удар'],
      hit: ['Гравець кидає кубик, див. рух.', 'Игрок бросает кубик, см. ход.'],
      bonus: ['Капітан додає одиницю до удару.', 'Капитан добавляет единицу к удару.'],
      'must-hit': [
        'Ні: капітан б’є завжди; фігура б’є за ним.',
        'Нет: капитан бьёт всегда; фигура бьёт за ним.',
      ],
    });
  });

  it('keep the words of a table apart', () => {
    expect(tableOf(move(), ({ statements }) => statements.uk?.text)).toMatchObject({
      'straight-line': 'Звідки Куди Тут Там',
    });
  });

  it('have titles where the text gives them: headings, questions, boxes', () => {
    expect(tableOf([...fight(), ...move()], ({ statements }) => statements.ru?.title)).toEqual({
      start: undefined,
      blow: 'Удар',
      hit: undefined,
      bonus: undefined,
      'must-hit': 'Можно ли не бить?',
      step: 'Шаг',
      'two-steps': undefined,
      together: undefined,
      straight: 'Прямо',
      'straight-line': 'По прямой',
    });
  });
});

describe('a topic', () => {
  it('has its words, group, sources, neighbours and examples', () => {
    expect(topicOf(gameOfModel(), 'fight')).toMatchObject({
      game: 'duel',
      group: 'play',
      sources: ['uk-fight', 'uk-blow'],
      see: ['move'],
      scenarios: ['opening'],
      texts: {
        uk: { title: 'Бій', summary: 'Як б’ються дві фігури.', file: 'content/duel/uk/fight.mdx' },
        ru: { title: 'Бой', summary: 'Как дерутся две фигуры.', file: 'content/duel/ru/fight.mdx' },
      },
    });
  });

  it('stands in the order of topics.yaml', () => {
    expect(gameOfModel().topics.map(({ id }) => id)).toEqual(['fight', 'move']);
  });
});

describe('the concordance', () => {
  it('leads from each printed section to the topics and rules that name it', () => {
    const sections = gameOfModel().books.flatMap((book) => book.sections);
    expect(Object.fromEntries(sections.map(({ id, places }) => [id, places]))).toEqual({
      'uk-fight': [{ topic: 'fight' }, { topic: 'fight', anchor: 'must-hit' }],
      'uk-blow': [
        { topic: 'fight', anchor: 'blow' },
        { topic: 'fight', anchor: 'must-hit' },
      ],
      'uk-move': [{ topic: 'move' }],
      'uk-prizes': [],
    });
  });
});

describe('the terms', () => {
  it('are known by ids of their own topic', () => {
    expect([...model.terms.keys()]).toEqual(['duel.glossary.captain', 'duel.glossary.figure']);
  });

  it('have their words, their rules and link themselves unless told not to', () => {
    expect(gameOfModel().terms).toMatchObject([
      {
        id: 'captain',
        kind: 'leader',
        autolink: true,
        rules: ['duel.fight.bonus'],
        words: {
          uk: { name: 'капітан', aliases: ['ватажок'] },
          ru: { name: 'капитан', aliases: [] },
        },
      },
      { id: 'figure', kind: 'unit', autolink: false, rules: [] },
    ]);
  });
});

it('remembers what took the place of a published id', () => {
  expect([...model.aliases]).toEqual([['duel.fight.first-blow', 'duel.fight.hit']]);
});

it('holds the worked examples with their game', () => {
  expect(gameOfModel().scenarios).toMatchObject([
    { id: 'opening', game: 'duel', title: { uk: 'Початок', ru: 'Начало' } },
  ]);
});
