import { afterEach, describe, expect, it, vi } from 'vitest';
import { ruleTools } from '../../src/page-tools/rules.ts';
import type { Tool } from '../../src/page-tools/tool.ts';
import { openSearch } from '../search/support/open-search.ts';
import { topicFile } from '../../src/api/topic-file.ts';
import { gameOf } from '../../src/rules/ask/select.ts';
import { baseModel } from '../rules/support/spoil.ts';

const model = await baseModel();
const tools = ruleTools('uk', (language) => Promise.resolve(openSearch(model, language)));
const [search, rule] = tools as readonly [Tool, Tool];

afterEach(() => void vi.unstubAllGlobals());

function served(): void {
  vi.stubGlobal('location', { origin: 'https://rules.test' });
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(
      url === '/api/v1/duel/topics/fight.json'
        ? Response.json(topicFile(model, gameOf(model, 'duel'), 'fight'))
        : new Response('', { status: 404 }),
    ),
  );
}

const textOf = async (tool: Tool, input: unknown): Promise<unknown> => {
  const [first] = (await tool.execute(input)).content;
  return JSON.parse(first?.text ?? 'null');
};

describe('the tools of a page', () => {
  it('only read, and each says what it takes', () => {
    for (const { name, annotations, inputSchema, description } of tools) {
      expect(name).toMatch(/^[a-z_]{1,64}$/);
      expect(annotations).toEqual({ readOnlyHint: true });
      expect(inputSchema).toMatchObject({ type: 'object' });
      expect(description.length).toBeGreaterThan(40);
    }
  });

  it('find rules with their addresses, in the language that is asked for', async () => {
    served();
    const [first] = (await textOf(search, { query: 'капітан' })) as readonly unknown[];
    expect(first).toMatchObject({
      id: 'duel.glossary.captain',
      url: 'https://rules.test/uk/duel/glossary/captain/',
    });
    expect(JSON.stringify(await textOf(search, { query: 'капитан', language: 'ru' }))).toContain(
      '/ru/duel/glossary/captain/',
    );
  });

  it('read a rule whole by its id', async () => {
    served();
    expect(await textOf(rule, { id: 'duel.fight.hit' })).toMatchObject({
      id: 'duel.fight.hit',
      url: '/uk/duel/fight/#hit',
    });
  });

  it.each([
    [search, {}],
    [search, null],
    [search, { query: 5 }],
    [rule, { id: '../../etc' }],
    [rule, { id: 'duel.nowhere.hit' }],
    [rule, { id: 'duel.fight.nothing' }],
  ])('refuse what they cannot do', async (tool, input) => {
    served();
    expect((await tool.execute(input)).isError).toBe(true);
  });
});
