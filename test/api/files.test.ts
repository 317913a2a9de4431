import { describe, expect, it } from 'vitest';
import { llmsText } from '../../src/api/llms.ts';
import { plainTextOf } from '../../src/api/plain-text.ts';
import { changesFile } from '../../src/api/released.ts';
import { apiSchemas } from '../../src/api/schemas.ts';
import { topicFile, topicsNamed } from '../../src/api/topic-file.ts';
import { gameOf } from '../../src/rules/ask/select.ts';
import { baseGame } from '../rules/support/base-game.ts';
import { baseModel, load } from '../rules/support/spoil.ts';

const model = await baseModel();

describe('the file of a topic', () => {
  const duel = gameOf(model, 'duel');
  const ruleOf = (topic: string, id: string) =>
    topicFile(model, duel, topic).rules.find((rule) => rule.id === id);

  it.each(topicsNamed(model, duel))('holds what its schema says: «%s»', (topic) => {
    const file = topicFile(model, duel, topic);
    expect(apiSchemas.topic.parse(file)).toEqual(file);
  });

  it('holds each rule in both languages, with its addresses and its place in print', () => {
    const rule = ruleOf('fight', 'duel.fight.hit');
    expect(rule).toMatchObject({ id: 'duel.fight.hit', kind: 'rule', below: [] });
    expect(rule?.texts.uk).toMatchObject({
      title: 'Бій › Удар',
      path: 'Бій › Удар',
      source: 'Двобій · Правила, с. ≈\u00A04',
      url: '/uk/duel/fight/#hit',
      share: '/uk/duel/fight/hit/',
      picture: '/og/uk/duel/fight/hit.png',
    });
    expect(rule?.texts.ru?.text).toContain('Игрок бросает кубик');
  });

  it('says what became of an id that a rule had before', () => {
    expect(topicFile(model, duel, 'fight').moved).toEqual({
      'duel.fight.first-blow': 'duel.fight.hit',
    });
  });

  it('is there for a topic that only old ids name', () => {
    const aliases = new Map([['duel.brawl.hit', 'duel.fight.hit']] as const);
    expect(topicsNamed({ ...model, aliases }, duel)).toContain('brawl');
    expect(topicFile({ ...model, aliases }, duel, 'brawl')).toMatchObject({
      rules: [],
      moved: { 'duel.brawl.hit': 'duel.fight.hit' },
    });
  });

  it('names what a question is about, and what it asks', () => {
    const question = ruleOf('fight', 'duel.fight.must-hit');
    expect(question).toMatchObject({ kind: 'faq', about: ['duel.fight.hit'] });
    expect(question?.texts.uk).toMatchObject({ name: 'Чи можна не бити?', label: 'Питання' });
  });

  it('names the rules that speak for a heading', () => {
    expect(ruleOf('fight', 'duel.fight.blow')).toMatchObject({
      below: ['duel.fight.hit', 'duel.fight.must-hit'],
    });
  });

  it('holds the terms as well, with the rules that say what they mean', () => {
    const term = ruleOf('glossary', 'duel.glossary.captain');
    expect(term).toMatchObject({ kind: 'term' });
    expect(term?.texts.uk).toMatchObject({
      title: 'капітан',
      text: 'Той, хто веде за собою.',
      url: '/uk/duel/glossary/captain/',
      refs: ['duel.fight.bonus'],
    });
  });
});

describe('the file of changes', () => {
  const record = (lines: string): Promise<typeof model> =>
    load({ ...baseGame, 'content/releases.txt': `release 0.1.0 2026-01-31\n${lines}` }).then(
      (loaded) => loaded.model,
    );

  it('is empty before the first release', () => {
    expect(changesFile(model)).toEqual([]);
  });

  it('leads from what changed to where it stands today', async () => {
    const changed = changesFile(await record('duel.fight.first-blow 00006 uk:00000000\n'));
    expect(apiSchemas.changes.parse(changed)).toEqual(changed);
    expect(changed.map(({ version, first, ids }) => [version, first, ids])).toEqual([
      [undefined, false, 12],
      ['0.1.0', true, 1],
    ]);
    expect(changed[0]?.changes).toContainEqual({
      change: 'moved',
      id: 'duel.fight.hit',
      from: 'duel.fight.first-blow',
      game: 'duel',
      languages: ['uk', 'ru'],
      url: { uk: '/uk/duel/fight/hit/', ru: '/ru/duel/fight/hit/' },
    });
  });

  it('leads nowhere from what is no more', async () => {
    const changed = changesFile(await record('duel.fight.duel 00014 uk:00000000\n'));
    expect(changed[0]?.changes).toContainEqual({
      change: 'removed',
      id: 'duel.fight.duel',
      game: 'duel',
      languages: ['uk'],
      url: {},
    });
  });
});

describe('the plain text of a game', () => {
  const text = plainTextOf(gameOf(model, 'duel'), 'uk', 'https://rules.test/uk/duel/');
  const lines = text.split('\n');

  it('says what it is, where it is from, and under which licence it stands', () => {
    expect(lines.slice(0, 3).join('\n')).toMatch(
      /^Двобій \(Duel\)\nКодекс: https:\/\/rules\.test\/uk\/duel\/\n.*неофіційний.*CC BY-SA 4\.0/,
    );
  });

  it('has each rule once, under its topic and heading, with its id at the end', () => {
    for (const id of model.rules.keys()) {
      expect(
        lines.filter((line) => line.endsWith(` [${id}]`)),
        id,
      ).toHaveLength(1);
    }
    const order = [
      '# Бій',
      '- Бій починає',
      '## Удар [duel.fight.blow]',
      '- Гравець кидає',
      '# Рух',
    ];
    const places = order.map((start) => lines.findIndex((line) => line.startsWith(start)));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('puts a rule of a list below the rule it belongs to', () => {
    const at = lines.findIndex((line) => line.includes('[duel.fight.hit]'));
    expect(lines[at + 1]).toMatch(/^ {2}- Капітан .*\[duel\.fight\.bonus\]$/);
  });

  it('says of a question that it is one', () => {
    expect(text).toContain('- Питання: Чи можна не бити? Ні:');
  });

  it('ends with the terms, their other names and their definitions', () => {
    expect(text).toContain(
      '- капітан, ватажок (captain): Той, хто веде за собою. [duel.glossary.captain]',
    );
  });
});

it('the text for language models leads to every edition and to the data', () => {
  const text = llmsText(model, 'https://rules.test');
  expect(text.startsWith('# Кодекс\n\n> ')).toBe(true);
  for (const path of [
    '/uk/duel/rules.txt',
    '/ru/duel/rules.txt',
    '/api/v1/games.json',
    '/api/v1/changes.json',
    '/uk/api/',
    '/ru/duel/',
  ]) {
    expect(text).toContain(`](https://rules.test${path})`);
  }
});
