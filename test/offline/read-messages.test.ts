import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROBLEMS, type Ask, type Told } from '../../src/offline/messages.ts';
import { readAsk, readTold } from '../../src/offline/read-messages.ts';

const key = fc.stringMatching(/^[a-z]{2}\/[a-z0-9-]{1,12}$/);
const count = fc.nat();
const path = fc
  .stringMatching(/^[a-z]{2}(?:\/[a-z0-9.•-]{1,8}){0,3}\/$/)
  .filter((text) => !text.includes('..'));

const asks: fc.Arbitrary<Ask> = fc.oneof(
  fc.record({
    ask: fc.constant('hello'),
    loaded: fc.array(fc.webUrl(), { maxLength: 20 }),
    language: fc.constantFrom('uk', 'ru'),
  }),
  fc.record({ ask: fc.constantFrom('keep', 'cancel', 'remove'), key }),
  fc.record({ ask: fc.constantFrom('state', 'check', 'forget') }),
);

const pack = fc.record(
  {
    kept: fc.record({ version: fc.string({ minLength: 1 }), bytes: count, at: count }),
    fetching: fc.record({ done: count, total: count }),
    problem: fc.record(
      { kind: fc.constantFrom(...PROBLEMS), missing: count },
      { requiredKeys: ['kind'] },
    ),
  },
  { requiredKeys: [] },
);

const tolds: fc.Arbitrary<Told> = fc.oneof(
  fc.record({
    told: fc.constant('state'),
    state: fc.record({
      packs: fc.dictionary(key, pack, { noNullPrototype: true }),
      visited: fc.array(fc.record({ path, title: fc.string() })),
    }),
  }),
  fc.record({ told: fc.constant('copy'), at: count }),
  fc.record({ told: fc.constant('updated'), keys: fc.array(key) }),
);

/** Anything at all, and what looks like a message from afar. */
const anything = fc.oneof(
  fc.anything(),
  fc.record(
    {
      ask: fc.constantFrom('hello', 'keep', 'cancel', 'remove', 'state', 'check', 'forget'),
      told: fc.constantFrom('state', 'copy', 'updated'),
      key: fc.anything(),
      loaded: fc.anything(),
      language: fc.anything(),
      at: fc.anything(),
      keys: fc.anything(),
      state: fc.oneof(
        fc.anything(),
        fc.record({ packs: fc.anything(), visited: fc.array(fc.anything()) }),
      ),
    },
    { requiredKeys: [] },
  ),
);

describe('messages between a page and the worker', () => {
  it('arrive as they were sent', () => {
    fc.assert(
      fc.property(asks, (ask) => {
        expect(readAsk(structuredClone(ask))).toEqual(ask);
      }),
    );
    fc.assert(
      fc.property(tolds, (told) => {
        expect(readTold(structuredClone(told))).toEqual(told);
      }),
    );
  });

  it('are nothing, or what is known here, whatever is sent', () => {
    fc.assert(
      fc.property(anything, (sent) => {
        const [ask, told] = [readAsk(sent), readTold(sent)];
        // What was read is read again as the same: nothing unknown has come through.
        expect(ask && readAsk(ask)).toEqual(ask);
        expect(told && readTold(told)).toEqual(told);
      }),
    );
  });

  it.each([
    { ask: 'keep', key: '../api/v1/games' },
    { ask: 'keep', key: 'uk/duel/../chess' },
    { ask: 'remove', key: ['uk/duel'] },
    { ask: 'hello', loaded: 'https://elsewhere.example/', language: 'uk' },
    { ask: 'constructor' },
    'state',
    null,
  ])('%j asks for nothing', (sent) => {
    expect(readAsk(sent)).toBeUndefined();
  });

  it.each(['javascript:alert(1)/', '//elsewhere.example/', '/uk/', 'uk\\..\\', 'uk/../../'])(
    '%s is no page that was visited',
    (path) => {
      const state = { packs: {}, visited: [{ path, title: 'Правила' }] };
      expect(readTold({ told: 'state', state })).toEqual({
        told: 'state',
        state: { packs: {}, visited: [] },
      });
    },
  );

  it('a list without end is cut', () => {
    const ask = readAsk({ ask: 'hello', loaded: Array(100_000).fill('x'), language: 'uk' });
    expect(ask?.ask === 'hello' && ask.loaded.length).toBe(200);
  });
});
