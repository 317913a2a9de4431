import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatAsked } from '../../src/ask/address.ts';
import type { Question } from '../../src/calculator/messages.ts';
import { loadCalculator } from '../../src/calculator/registry.ts';
import { digitsTo, scenesFrom } from '../../src/ask/scenes.ts';
import { formatLink } from '../../src/engine/link.ts';
import { promptOf } from '../../src/engine/play.ts';
import { GAMES } from '../../src/games/index.ts';
import { CALCULATOR_IDS, ask as askOdds } from '../../src/games/odds.ts';
import { procedureOf } from '../../src/games/procedures.ts';
import { apiWords } from '../../src/i18n/api.ts';
import { INTERFACE } from '../../src/i18n/languages.ts';
import { playerWords } from '../../src/i18n/player.ts';
import { gameTools } from '../../src/page-tools/games.ts';
import { ruleTools } from '../../src/page-tools/rules.ts';
import type { Tool } from '../../src/page-tools/tool.ts';
import { beginningsOf } from '../../src/party/beginnings.ts';
import { ruleNotes, termNotes } from '../../src/rules/ask/rule-notes.ts';
import { gameOf } from '../../src/rules/ask/select.ts';
import { opened, QUESTIONS } from '../ask/support.ts';
import { publishedModel } from '../rules/support/content.ts';

const model = await publishedModel();
const [choices, odds] = gameTools() as readonly [Tool, Tool];
const NO_TITLE = { uk: '', ru: '' };
const SITE = 'https://rules.test';

afterEach(() => void vi.unstubAllGlobals());

/** The worker of the calculators, on the page itself. */
class HereWorker extends EventTarget {
  terminate = vi.fn();
  async postMessage({ number, calculator, language, request }: Question): Promise<void> {
    const said = await Promise.resolve(calculator)
      .then(loadCalculator)
      .then(
        (desk) => ({ reply: desk.answer(request, language) }),
        (error: unknown) => ({ error: String(error) }),
      );
    this.dispatchEvent(new MessageEvent('message', { data: { number, ...said } }));
  }
}
beforeEach(() => void vi.stubGlobal('Worker', HereWorker));

/** What the build knows of a procedure, as pages carry it. */
const notesOf = (game: string, procedure: string) => {
  const { cited, terms, unprinted } = procedureOf(procedure);
  return {
    rules: ruleNotes(model, 'uk', cited),
    terms: { ...unprinted?.('uk'), ...termNotes(gameOf(model, game), 'uk', terms) },
  };
};

const page = (kind: string, data: object): string =>
  `<main><section class="x" data-${kind} lang="uk"><h2>…</h2><script type="application/json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script></section></main>`;

function served(at: string, files: Readonly<Record<string, string>>): void {
  vi.stubGlobal('location', { origin: SITE, href: `${SITE}${at}` });
  vi.stubGlobal('fetch', (url: string) => {
    const { pathname } = new URL(url, SITE);
    const text = files[pathname];
    return Promise.resolve(new Response(text ?? '', { status: text === undefined ? 404 : 200 }));
  });
}

async function answered(tool: Tool, input: unknown): Promise<Record<string, unknown>> {
  const { content, isError } = await tool.execute(input);
  expect(isError, content[0]?.text).toBeUndefined();
  return JSON.parse(content[0]?.text ?? 'null') as Record<string, unknown>;
}

interface Told {
  readonly choice: object;
  readonly allowed: boolean;
  readonly because?: string;
  readonly text: string;
}

const walkthroughs = model.games.flatMap(({ id: game, scenarios }) =>
  scenarios.map((scenario) => ({ ...scenario, game, name: `${game}/${scenario.id}` })),
);

const walkthroughPage = ({
  game,
  id,
  procedure,
  setup,
  choices: book,
}: (typeof walkthroughs)[0]): string => {
  const [scene] = scenesFrom(game, [{ id, procedure, setup, title: NO_TITLE }], 'uk');
  return page('walkthrough', {
    ...scene,
    ...notesOf(game, procedure),
    scenario: id,
    choices: book,
    language: 'uk',
    words: playerWords('uk'),
  });
};

describe('the tools of a page that ask the engines', () => {
  it.each(INTERFACE)('are told of on its page for programs, in «%s»', (language) => {
    const rules = ruleTools(language, () => Promise.reject(new Error('not asked')));
    const names = [...rules, ...gameTools()].map(({ name }) => name);
    expect(Object.keys(apiWords(language).tools)).toEqual(names);
  });

  it('only read, and each says what it takes', () => {
    for (const { name, annotations, inputSchema, description } of [choices, odds]) {
      expect(name).toMatch(/^[a-z_]{1,64}$/);
      expect(annotations).toEqual({ readOnlyHint: true });
      expect(inputSchema).toMatchObject({ type: 'object' });
      expect(description.length).toBeGreaterThan(40);
    }
  });
});

describe('what may be chosen', () => {
  it.each(walkthroughs)('is told at the beginning of $name, in words and by rules', async (one) => {
    served('/here/', { '/here/': walkthroughPage(one) });
    const told = await answered(choices, {});
    for (const { allowed, because, text } of (told['options'] ?? []) as readonly Told[]) {
      expect(text).not.toBe('');
      if (!allowed) expect(model.rules.has(because as never)).toBe(true);
    }
    expect(told['kind']).not.toBe('over');
  });

  it('is told after the choices of the book, made one by one or in the address', async () => {
    const one = walkthroughs.find(({ choices: book }) => book.length > 3);
    if (!one) throw new Error('No walkthrough goes on.');
    served('/here/', { '/here/': walkthroughPage(one), '/there/': walkthroughPage(one) });
    const made = one.choices.slice(0, 2);
    const after = await answered(choices, { made });
    expect(after).not.toEqual(await answered(choices, {}));
    expect(await answered(choices, { address: '/there/#step-2' })).toEqual(after);
  });

  it.each(GAMES)('is told where a question of $id is laid out', async ({ id: of }) => {
    const question = QUESTIONS.find(({ game }) => game === of);
    if (!question) throw new Error(`Nobody asks anything of «${of}».`);
    const { game, id, procedure, setup } = question;
    const [scene] = scenesFrom(game, [{ id, procedure, setup, title: NO_TITLE }], 'uk');
    const data = { language: 'uk', words: playerWords('uk'), scenes: [scene], notes: '/notes' };
    const link = { scenario: id, seed: 1, digits: digitsTo(question) };
    served(`/ask/${formatAsked({ origin: 'ask', link, edits: [], then: [] })}`, {
      '/ask/': page('ask', data),
      '/notes': JSON.stringify(notesOf(game, procedure)),
    });
    const asked = await (await opened(question)).asked();
    expect(await answered(choices, null)).toMatchObject(
      JSON.parse(JSON.stringify(promptOf(asked))) as object,
    );
  });

  it.each(GAMES.filter(({ id }) => beginningsOf(id).length > 0))(
    'is told in a game of $id that somebody shares',
    async ({ id: game }) => {
      const [begun] = beginningsOf(game);
      if (!begun) throw new Error('Nothing begins.');
      const [scene] = scenesFrom(game, [begun], 'uk');
      const data = {
        ...notesOf(game, begun.procedure),
        beginnings: [scene],
        language: 'uk',
        words: playerWords('uk'),
      };
      const link = formatLink({ scenario: begun.id, seed: 1, digits: [] });
      served(`/play/#game=${link}`, { '/play/': page('party', data) });
      const opening = procedureOf(begun.procedure).open(begun.setup);
      if (!opening.ok) throw new Error(opening.problem);
      const { kind, ...prompt } = opening.setup.prompt();
      expect(await answered(choices, {})).toMatchObject({ kind, ...prompt });
    },
  );

  it.each([
    ['another site', { address: 'https://else.test/' }],
    ['what is no address', { address: 'https://' }],
    ['a page without a position', { address: '/plain/' }],
    ['a page that is missing', { address: '/nowhere/' }],
    ['a broken address', { address: '/here/#play=1.x' }],
    ['a choice that is none', { made: [{ kind: 'nonsense' }] }],
    ['choices that are none', { made: [null] }],
    ['no list', { made: 'x' }],
    ['too many choices', { made: Array.from({ length: 501 }, () => ({})) }],
  ])('is refused for %s', async (_, input) => {
    const [first] = walkthroughs;
    if (!first) throw new Error('There is no walkthrough.');
    served('/here/', { '/here/': walkthroughPage(first), '/plain/': '<p>text</p>' });
    expect((await choices.execute(input)).isError).toBe(true);
  });
});

describe('odds', () => {
  it.each(CALCULATOR_IDS)('of %s are those of the calculators for programs', async (calculator) => {
    const { content, isError = false } = await odds.execute({ calculator });
    const asked = askOdds(calculator, {});
    expect(JSON.parse(content[0]?.text ?? '')).toEqual(JSON.parse(JSON.stringify(asked)));
    expect(isError).toBe(!asked.ok);
  });

  it('answer the question that is asked', async () => {
    const question = { need: 5, deck: { 'imperial-shuttle': 7, stormtrooper: 2, inquisitor: 1 } };
    const told = await answered(odds, { calculator: 'swdbg/draw', question });
    expect(told).toMatchObject({ ok: true, answer: { chance: 1 / 12 } });
  });

  it.each([
    [{}],
    [null],
    [{ calculator: 'swdbg/nothing' }],
    [{ calculator: '__proto__' }],
    [{ calculator: 'swdbg/draw', question: { deck: { stormtrooper: 99 } } }],
    [{ calculator: 'swdbg/draw', question: 'x' }],
  ])('are refused for %j', async (input) => {
    expect((await odds.execute(input)).isError).toBe(true);
  });
});
