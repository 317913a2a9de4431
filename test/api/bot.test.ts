import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer } from '../../public/api/v1/bot.mjs';
import { gamesFile, glossaryFile, rulesFile } from '../../src/api/files.ts';
import type { Game } from '../../src/rules/model.ts';
import { root } from '../rules/support/content.ts';
import { baseModel } from '../rules/support/spoil.ts';

const model = await baseModel();
const [duel] = model.games;
if (duel === undefined) throw new Error('The little game is missing.');
const numbered: Game = {
  ...duel,
  topics: duel.topics.map((topic) => ({
    ...topic,
    rules: topic.rules.map((rule) =>
      rule.anchor === 'two-steps' ? { ...rule, numbers: ['43.5'] } : rule,
    ),
  })),
};

const site = 'https://rules.test';
const published: Readonly<Record<string, unknown>> = {
  [`${site}/api/v1/games.json`]: gamesFile(model),
  [`${site}/api/v1/duel/uk/rules.json`]: rulesFile(numbered, 'uk'),
  [`${site}/api/v1/duel/uk/glossary.json`]: glossaryFile(duel, 'uk'),
  [`${site}/api/v1/duel/ru/rules.json`]: rulesFile(numbered, 'ru'),
  [`${site}/api/v1/duel/ru/glossary.json`]: glossaryFile(duel, 'ru'),
};
const asked: string[] = [];

beforeEach(() => {
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(Response.json(published[url]));
  });
});
afterEach(() => void vi.unstubAllGlobals());

const say = (message: string, language: 'uk' | 'ru' = 'uk'): Promise<string> =>
  answer(message, { origin: site, language });

describe('the sample bot', () => {
  it('is a file of under sixty lines', () => {
    const text = readFileSync(join(root, 'public/api/v1/bot.mjs'), 'utf8');
    expect(text.split('\n').length).toBeLessThan(60);
  });

  it('answers a term with its name, its definition and its link', async () => {
    expect(await say('/rule капітан')).toBe(
      'Двобій: капітан\nТой, хто веде за собою.\nhttps://rules.test/uk/duel/glossary/captain/',
    );
  });

  it('answers in the language it is set to', async () => {
    expect(await say('/rule капитан', 'ru')).toBe(
      'Дуэль: капитан\nТот, кто ведёт за собой.\nhttps://rules.test/ru/duel/glossary/captain/',
    );
  });

  it.each([
    ['another name of a term', '/rule Ватажок', '/uk/duel/glossary/captain/'],
    ['a word of a rule', '/rule кубик', '/uk/duel/fight/hit/'],
    ['a word in another form', '/rule клітинка', '/uk/duel/move/two-steps/'],
    ['several words in any order', '/rule клітинки фігура', '/uk/duel/move/two-steps/'],
    ['a printed number', '/rule 43.5', '/uk/duel/move/two-steps/'],
    ['an id', '/rule duel.fight.bonus', '/uk/duel/fight/bonus/'],
    ['a command with the bot’s name', '/rule@kodeks_bot капітан', '/uk/duel/glossary/captain/'],
  ])('finds %s', async (_, message, address) => {
    expect(await say(message)).toContain(`${site}${address}`);
  });

  it.each(['капітан', '/rules капітан', '/rule', '/rule   '])(
    'keeps silent at «%s», which does not ask it',
    async (message) => {
      expect(await say(message)).toBe('');
    },
  );

  it.each(['/rule дракон', '/rule ???', '/rule капітан дракон'])(
    'says at «%s» that it found nothing',
    async (message) => {
      expect(await say(message)).toBe('Нічого не знайдено');
    },
  );

  it('reads each file once, however often it is asked', async () => {
    await say('/rule капітан');
    asked.length = 0;
    await say('/rule удар');
    expect(asked).toEqual([]);
  });
});
