import { describe, expect, it } from 'vitest';
import { ANSWER_LIMIT } from '../../src/bot/answer.ts';
import { createHandler } from '../../src/bot/handler.ts';
import { nextBelow, randomFrom } from '../../src/engine/random.ts';
import { times } from '../support/effort.ts';
import * as discord from './support/discord.ts';
import { siteLibrary } from './support/library.ts';
import * as telegram from './support/telegram.ts';

const library = await siteLibrary();
const api = await telegram.botApi();

/** A fifth of them while one waits, all at night: `KODEKS_EFFORT=5`. */
const UPDATES = 2_000;
/** Words of them are searched for in full, which takes the most time. */
const SEARCHED = 400;

const NASTY: readonly string[] = [
  '',
  ' ',
  '\u0000',
  '\u202E\u2066\uFEFF',
  '👩‍👩‍👧‍👦'.repeat(40),
  'а\u0301'.repeat(300),
  '[['.repeat(500),
  '[[a]]'.repeat(900),
  '/rule '.repeat(600),
  '/'.repeat(4096),
  '<script>alert(1)</script>',
  '*_~`|>#@everyone',
  '"«“',
  '"відступ лідер"',
  '../../../../etc/passwd',
  'https://kodeks.example/uk/rebellion/odds/combat/#odds='.repeat(70),
  `https://kodeks.example/uk/rebellion/walkthroughs/x/#play=1.${'z'.repeat(4000)}`,
  'uk00000',
  'uk9999999-999',
  '__proto__',
  'constructor',
  'NaN',
  '43.5'.repeat(50),
  '\ud800',
  'я'.repeat(4096),
];

const VALUES: readonly unknown[] = [
  ...NASTY,
  null,
  true,
  0,
  -1,
  1e308,
  2 ** 53,
  [],
  {},
  [[[[]]]],
  { __proto__: null, toString: 5 },
  { length: -1 },
];

/** Numbers below a bound, the same each time. */
function drawing(seed: number): (below: number) => number {
  let state = randomFrom(seed);
  return (below) => {
    const drawn = nextBelow(state, below);
    ({ state } = drawn);
    return drawn.value;
  };
}

/** The same update with one thing in it changed for something that should not stand there. */
function spoilt(value: unknown, draw: (below: number) => number, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || (depth > 0 && draw(3) === 0)) {
    return VALUES[draw(VALUES.length)];
  }
  const entries: readonly (readonly [string, unknown])[] = Object.entries(value);
  const at = draw(Math.max(1, entries.length));
  const changed = entries.flatMap(([key, inner], index) => {
    if (index !== at) return [[key, inner] as const];
    return draw(8) === 0 ? [] : [[key, spoilt(inner, draw, depth + 1)] as const];
  });
  return Array.isArray(value) ? changed.map(([, inner]) => inner) : Object.fromEntries(changed);
}

const handler = () =>
  createHandler(library, {
    telegram: {
      token: telegram.TOKEN,
      secret: telegram.SECRET,
      name: telegram.NAME,
      apiRoot: api.root,
    },
    discord: { publicKey: discord.PUBLIC_KEY },
  });

describe('hostile updates', () => {
  it(`of what no service sends, ${UPDATES} of them, are all answered and none is the last`, async () => {
    const draw = drawing(30);
    const started = handler();
    const statuses = new Map<number, number>();
    for (let count = 0; count < times(UPDATES); count += 1) {
      const text = NASTY[draw(NASTY.length)] ?? '';
      const forms = [
        telegram.message(text),
        telegram.inlineQuery(text),
        telegram.press(text),
        discord.command(text),
        discord.ofMessage(text),
        discord.typing(text),
        discord.pressed(text),
      ];
      const at = draw(forms.length);
      const body = JSON.stringify(spoilt(forms[at], draw));
      const response = await started(
        at < 3 ? telegram.updateRequest(body) : discord.interactionRequest(body),
      );
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      await response.arrayBuffer();
    }
    expect([...statuses.keys()].toSorted()).toEqual([200, 400]);
    const { done } = await telegram.bring(started, telegram.message('відступ', { chat: 99_999 }));
    expect(done).toMatchObject({ text: expect.stringContaining('/retreat/') as string });
  });

  it('with nasty words get answers that both services take', async () => {
    const started = handler();
    for (let count = 0; count < times(SEARCHED); count += 1) {
      const text = NASTY[count % NASTY.length] ?? '';
      const chat = 1000 + count;
      const round = Math.floor(count / NASTY.length) % 4;
      if (round === 0) {
        const { done, status } = await telegram.bring(started, telegram.message(text, { chat }));
        expect(status).toBe(200);
        if (done?.method === 'sendMessage')
          expect(done.text.length).toBeLessThanOrEqual(ANSWER_LIMIT);
      } else if (round === 1) {
        await telegram.bring(started, telegram.inlineQuery(text));
      } else if (round === 2) {
        const reply = await discord.interact(started, discord.command(text, 'uk', String(chat)));
        if (reply.type === 4) expect(reply.data.content.length).toBeLessThanOrEqual(2000);
      } else {
        await discord.interact(started, discord.typing(text));
      }
    }
  });
});
