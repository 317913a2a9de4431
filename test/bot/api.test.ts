import { describe, expect, it } from 'vitest';
import { createHandler } from '../../src/bot/handler.ts';
import { beginningsOf } from '../../src/bot/pack.ts';
import { gameTools } from '../../src/bot/positions.ts';
import { getModel } from '../../src/rules/ask/get-model.ts';
import { siteLibrary } from './support/library.ts';

const library = await siteLibrary();
const model = await getModel();
const handler = createHandler(library, {}, gameTools(beginningsOf(model)));

async function get(path: string): Promise<{ status: number; body: unknown }> {
  const response = await handler(new Request(`https://bot.test/api/${path}`));
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  return { status: response.status, body: await response.json() };
}

async function post(path: string, asked: unknown): Promise<{ status: number; body: unknown }> {
  const response = await handler(
    new Request(`https://bot.test/api/${path}`, {
      method: 'POST',
      body: typeof asked === 'string' ? asked : JSON.stringify(asked),
    }),
  );
  return { status: response.status, body: await response.json() };
}

describe('a program that searches', () => {
  it('gets whole rules, the best first, in the language it asks for', async () => {
    const { status, body } = await get('search?q=отступление&lang=ru&game=rebellion&limit=3');
    expect(status).toBe(200);
    expect(body).toMatchObject({ language: 'ru', isWhole: true });
    const { results } = body as { results: readonly { id: string; url: string }[] };
    expect(results).toHaveLength(3);
    expect(results[0]).toMatchObject({ id: 'rebellion.glossary.retreat', code: '00269' });
  });

  it.each(['search', 'search?q=', 'search?q=x&lang=de'])('is refused at «%s»', async (path) => {
    expect((await get(path)).status).toBe(400);
  });

  it.each(['limit=0', 'limit=-5', 'limit=9999', 'limit=x', 'game=nowhere', 'game=__proto__'])(
    'gets an answer in bounds at «%s»',
    async (odd) => {
      const { status, body } = await get(`search?q=лідер&${odd}`);
      expect(status).toBe(200);
      expect((body as { results: readonly object[] }).results.length).toBeLessThanOrEqual(20);
    },
  );
});

describe('a program that asks for one rule', () => {
  it('gets it by its id, also by a former one', async () => {
    const { body } = await get('rule/rebellion.combat.dice-limit?lang=uk');
    expect(body).toMatchObject({
      id: 'rebellion.combat.dice-limit',
      text: expect.stringContaining('5 червоних і 5 чорних') as string,
      url: `${library.address}/uk/rebellion/combat/dice-limit/`,
    });
    for (const [old, now] of [...model.aliases].slice(0, 3)) {
      expect((await get(`rule/${old}`)).body).toMatchObject({ id: now });
    }
  });

  it.each(['rule/no.such.rule', 'rule/..%2F..', 'rule/__proto__', 'nowhere'])(
    'is told that «%s» is nothing',
    async (path) => {
      const response = await handler(new Request(`https://bot.test/api/${path}`));
      expect(response.status).toBe(404);
    },
  );
});

describe('a program that asks for odds', () => {
  it('gets the same answer as inside the repository', async () => {
    const { status, body } = await post('odds/swdbg/draw', {
      need: 5,
      deck: { 'imperial-shuttle': 7, stormtrooper: 2, inquisitor: 1 },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ok: true, answer: { chance: 1 / 12 } });
  });

  it.each([
    ['odds/swdbg/nothing', {}],
    ['odds/swdbg/draw', '{'],
    ['odds/swdbg/draw', { deck: { stormtrooper: 99 } }],
    ['odds/__proto__/constructor', {}],
  ])('is refused at «%s»', async (path, asked) => {
    expect(await post(path, asked)).toMatchObject({ status: 400, body: { ok: false } });
  });
});

describe('a program that asks what may be done', () => {
  it('gets every choice at the beginning of every walkthrough, refused ones with their rule', async () => {
    let refused = 0;
    for (const { id } of beginningsOf(model)) {
      const { status, body } = await post('choices', { scenario: id });
      expect([id, status]).toEqual([id, 200]);
      const { options = [] } = body as {
        options?: readonly { allowed: boolean; because?: string }[];
      };
      for (const { allowed, because } of options) {
        if (allowed) continue;
        refused += 1;
        expect(model.rules.has(because as never)).toBe(true);
      }
    }
    expect(refused).toBeGreaterThan(10);
  });

  it('gets them after the choices of the walkthrough, by the choices themselves', async () => {
    const game = model.games.find(({ id }) => id === 'swdbg');
    const scenario = game?.scenarios[0];
    const made = scenario?.choices.slice(0, 1) ?? [];
    const asked = { scenario: `swdbg/${scenario?.id ?? ''}` };
    const [before, after] = [
      await post('choices', asked),
      await post('choices', { ...asked, made }),
    ];
    expect(after.status).toBe(200);
    expect(after.body).not.toEqual(before.body);
  });

  it.each([
    ['nothing', '{'],
    ['no position', {}],
    ['another walkthrough', { scenario: 'swdbg/nowhere' }],
    ['a procedure without a position', { procedure: 'rebellion/combat' }],
    ['a broken link', { scenario: 'first', play: '1.x' }],
    ['too many choices', { scenario: 'first', made: Array.from({ length: 501 }, () => ({})) }],
    ['a choice that is none', { scenario: 'first', made: [{ kind: 'nonsense' }] }],
    ['hostile names', { scenario: '__proto__', procedure: 'constructor' }],
  ])('is refused with %s', async (_, asked) => {
    const first = beginningsOf(model)[0]?.id;
    const meant =
      typeof asked === 'object' && 'scenario' in asked && asked.scenario === 'first'
        ? { ...asked, scenario: first }
        : asked;
    expect(await post('choices', meant)).toMatchObject({ status: 400, body: { ok: false } });
  });
});

describe('a worker at the edge', () => {
  it('answers searches and rules, and has no games', async () => {
    const edge = createHandler(library, {});
    const ask = (path: string, method = 'GET') =>
      edge(new Request(`https://bot.test/api/${path}`, { method }));
    expect((await ask('rule/rebellion.combat.dice-limit')).status).toBe(200);
    expect((await ask('choices', 'POST')).status).toBe(404);
  });
});
