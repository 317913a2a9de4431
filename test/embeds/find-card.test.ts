import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { topicFile, topicsNamed } from '../../src/api/topic-file.ts';
import { findCard, splitCardId, type FoundCard } from '../../src/embeds/find-card.ts';
import { gameOf } from '../../src/rules/ask/select.ts';
import { baseModel } from '../rules/support/spoil.ts';

const loaded = await baseModel();
/** As if a topic had been renamed, and one id had been given twice by mistake. */
const model = {
  ...loaded,
  aliases: new Map([
    ...loaded.aliases,
    ['duel.brawl.hit', 'duel.fight.hit'] as const,
    ['duel.brawl.round', 'duel.brawl.round'] as const,
  ]),
};
const duel = gameOf(model, 'duel');
const published = new Map(
  topicsNamed(model, duel).map((topic) => [
    `/api/v1/duel/topics/${topic}.json`,
    topicFile(model, duel, topic),
  ]),
);
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    const file = published.get(url);
    return Promise.resolve(
      file === undefined ? new Response(null, { status: 404 }) : Response.json(file),
    );
  });
});
afterEach(() => void vi.unstubAllGlobals());

async function card(text: string, language = 'uk'): Promise<FoundCard | undefined> {
  const id = splitCardId(text);
  return id && findCard('/api/v1/', id, language);
}

describe('the card that an address names', () => {
  it('is read from the one file of its topic', async () => {
    expect(await card('duel.fight.hit')).toMatchObject({
      game: 'duel',
      told: { path: 'Бій › Удар', source: 'Двобій · Правила, с. ≈\u00A04' },
    });
    expect(asked).toEqual(['/api/v1/duel/topics/fight.json']);
  });

  it('is told in the language of its page', async () => {
    expect((await card('duel.fight.hit', 'ru'))?.told.text).toContain('Игрок бросает кубик');
  });

  it('shows a term by its name and definition', async () => {
    expect(await card('duel.glossary.captain')).toMatchObject({
      told: { name: 'капітан' },
      statements: [[{ is: 'p', has: ['Той, хто веде за собою.'] }]],
    });
  });

  it('has the rules below a heading speak for it', async () => {
    expect((await card('duel.fight.blow'))?.statements).toHaveLength(2);
  });

  it.each(['duel.fight.first-blow', 'duel.brawl.hit'])(
    'is found under the id it had before: %s',
    async (former) => {
      expect(await card(former)).toEqual(await card('duel.fight.hit'));
    },
  );

  it('does not go round in circles', async () => {
    expect(await card('duel.brawl.round')).toBeUndefined();
    expect(asked.length).toBeLessThanOrEqual(2);
  });

  it.each(['duel.fight.dragon', 'duel.dragons.hit', 'chess.fight.hit', 'duel.fight.constructor'])(
    'is missing for %s',
    async (id) => {
      expect(await card(id)).toBeUndefined();
    },
  );

  it('is not asked for by what can be no id', () => {
    const texts = ['', 'duel.fight', 'a.b.c.d', '../x.y.z', 'duel.fight.hit/', 'Duel.fight.hit'];
    for (const text of [...texts, `duel.fight.${'h'.repeat(300)}`, '%2e%2e.a.b', '<b>.a.b']) {
      expect(splitCardId(text), text).toBeUndefined();
    }
  });

  it('fails loudly where its data cannot be read', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 503 })));
    await expect(card('duel.fight.hit')).rejects.toThrow('503');
  });
});
