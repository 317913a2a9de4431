import { beforeAll, describe, expect, it } from 'vitest';
import type { Model, Rule } from '../../src/rules/model.ts';
import {
  childrenOf,
  gameLanguage,
  gameOf,
  hasQuestions,
  isTold,
  pathOf,
  scenariosOf,
  sectionsOf,
  statementOf,
  titleOf,
  topicOf,
} from '../../src/rules/ask/select.ts';
import { borrowedFrom, toldLanguage } from '../../src/rules/languages.ts';
import type { RuleId } from '../../src/rules/link/references.ts';
import { baseModel } from './support/spoil.ts';

let model: Model;

beforeAll(async () => {
  model = await baseModel();
});

const topic = (id: string) => topicOf(gameOf(model, 'duel'), id);
const rule = (id: RuleId): Rule => {
  const found = model.rules.get(id);
  if (found === undefined) throw new Error(`The little game has no rule ${id}.`);
  return found;
};
const anchors = (rules: readonly Rule[]) => rules.map(({ anchor }) => anchor);

describe('a rule’s place in words', () => {
  it('is the topic alone above the first heading', () => {
    expect(pathOf(topic('fight'), rule('duel.fight.start'), 'uk')).toEqual(['Бій']);
  });

  it('is the topic and the heading below it, in the language asked for', () => {
    expect(pathOf(topic('fight'), rule('duel.fight.hit'), 'ru')).toEqual(['Бой', 'Удар']);
  });

  it('names the large heading before the small one', () => {
    expect(pathOf(topic('move'), rule('duel.move.straight-line'), 'uk')).toEqual([
      'Рух',
      'Крок',
      'Прямо',
    ]);
  });

  it('is the topic alone for a heading itself', () => {
    expect(pathOf(topic('fight'), rule('duel.fight.blow'), 'uk')).toEqual(['Бій']);
  });

  it('is the rule’s title where it has no name of its own', () => {
    expect(titleOf(topic('fight'), rule('duel.fight.bonus'), 'uk')).toBe('Бій › Удар');
    expect(titleOf(topic('fight'), rule('duel.fight.must-hit'), 'uk')).toBe('Чи можна не бити?');
  });
});

describe('the rules below', () => {
  it('a heading are those of its section, without the items of inner lists', () => {
    expect(anchors(childrenOf(topic('fight'), rule('duel.fight.blow')))).toEqual([
      'hit',
      'must-hit',
    ]);
  });

  it('a list item are the items of its own list', () => {
    expect(anchors(childrenOf(topic('fight'), rule('duel.fight.hit')))).toEqual(['bonus']);
  });

  it('any other rule are none', () => {
    expect(childrenOf(topic('fight'), rule('duel.fight.start'))).toEqual([]);
  });
});

describe('a missing language', () => {
  const uk = () => ({ ...topic('fight'), texts: { uk: topic('fight').texts.uk ?? never() } });
  const never = (): never => {
    throw new Error('The little game has a Ukrainian text.');
  };

  it('gives way to the one that is written', () => {
    expect(toldLanguage(uk().texts, 'ru')).toBe('uk');
    expect(toldLanguage(topic('fight').texts, 'ru')).toBe('ru');
  });

  it('is named where the words of the other one are shown', () => {
    expect(borrowedFrom(uk().texts, 'ru')).toBe('uk');
    expect(borrowedFrom(uk().texts, 'uk')).toBeUndefined();
  });

  it('of a game gives way to the one that tells it, either way', () => {
    const game = gameOf(model, 'duel');
    expect(gameLanguage({ ...game, languages: ['uk'] }, 'ru')).toBe('uk');
    expect(gameLanguage({ ...game, languages: ['ru'] }, 'uk')).toBe('ru');
    expect(gameLanguage(game, 'ru')).toBe('ru');
  });

  it('leaves a rule or a term untold', () => {
    const start = rule('duel.fight.start');
    const only = { ...start, statements: { uk: start.statements.uk ?? never() } };
    const rules = new Map([[start.id, only]]);
    expect(isTold({ ...model, rules }, start.id, 'uk')).toBe(true);
    expect(isTold({ ...model, rules }, start.id, 'ru')).toBe(false);
    expect(isTold(model, 'duel.glossary.captain', 'ru')).toBe(true);
    expect(isTold(model, 'duel.glossary.stranger', 'ru')).toBe(false);
  });

  it('shows the statement that is written', () => {
    const start = rule('duel.fight.start');
    const only = { ...start, statements: { uk: start.statements.uk ?? never() } };
    expect(statementOf(only, 'ru')?.text).toBe('Бій починає активний гравець.');
    expect(statementOf(start, 'ru')?.text).toBe('Бой начинает активный игрок.');
  });
});

it('lists sections of the booklets in their printed order', () => {
  const sections = sectionsOf(gameOf(model, 'duel'), ['uk-move', 'uk-fight']);
  expect(sections.map(({ id }) => id)).toEqual(['uk-fight', 'uk-move']);
});

it('lists the examples that topics show before those that none shows', () => {
  const game = gameOf(model, 'duel');
  const [opening] = game.scenarios;
  if (opening === undefined) throw new Error('The little game has an example.');
  const scenarios = [{ ...opening, id: 'another' }, opening];
  expect(scenariosOf({ ...game, scenarios }).map(({ id }) => id)).toEqual(['opening', 'another']);
});

it('knows whether anything is asked about a game', () => {
  const game = gameOf(model, 'duel');
  expect(hasQuestions(game)).toBe(true);
  expect(hasQuestions({ ...game, topics: [topic('move')] })).toBe(false);
});

it('refuses games and topics that do not exist', () => {
  expect(() => gameOf(model, 'chess')).toThrow('There is no game «chess».');
  expect(() => topic('prizes')).toThrow('The game «duel» has no topic «prizes».');
});
