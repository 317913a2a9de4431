import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { formatKept, inOrder, MOST_TEXT, parseKept } from '../../src/party/kept.ts';
import type { KeptGame } from '../../src/party/kept.ts';
import { linkedGame, PREFIX } from '../../src/party/link.ts';

const game: KeptGame = {
  id: 'abc123',
  beginning: 'two-players',
  seed: 42,
  choices: [
    { kind: 'goal', bases: 3 },
    { kind: 'drawn', results: ['a', 'b'] },
  ],
  manner: { speed: 'quick', dice: 'table' },
  passing: true,
  over: false,
  led: true,
  saved: 1_700_000_000_000,
};

const changed = (change: object): string =>
  JSON.stringify({ ...(JSON.parse(formatKept(game)) as object), ...change });

describe('a kept game', () => {
  it('comes back as it was', () => {
    expect(parseKept(formatKept(game))).toEqual(game);
  });

  it.each([
    { version: 2 },
    { id: '../x' },
    { id: '' },
    { beginning: 'Two Players' },
    { seed: -1 },
    { seed: 1.5 },
    { seed: 2 ** 32 },
    { choices: 'none' },
    { choices: [null] },
    { choices: [{ bases: 3 }] },
    { choices: [['kind']] },
    { choices: Array.from({ length: 20_001 }, () => ({ kind: 'pass' })) },
    { speed: 'slow' },
    { dice: null },
    { saved: 'yesterday' },
  ])('is none when it says %j', (change) => {
    expect(parseKept(changed(change))).toBeNull();
  });

  it('is none in anything else that may lie in the store or in a file', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.anything()), (text) => {
        expect(parseKept(text)).toBeNull();
      }),
    );
    expect(parseKept(`${formatKept(game)}${' '.repeat(MOST_TEXT)}`)).toBeNull();
  });

  it('stands in the list before those played earlier', () => {
    const [older, newer] = [game, { ...game, id: 'new', saved: game.saved + 1 }];
    expect(inOrder([older, newer]).map(({ id }) => id)).toEqual(['new', 'abc123']);
  });
});

describe('the address of a game', () => {
  it('is none on a page just opened, and a bad one where it cannot be read', () => {
    expect(linkedGame('')).toBeUndefined();
    expect(linkedGame('#play=1.two-players.1')).toBeUndefined();
    expect(linkedGame(`${PREFIX}2.two-players.1.00`)).toBeNull();
    expect(linkedGame(`${PREFIX}${'0'.repeat(5_000)}`)).toBeNull();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => linkedGame(`${PREFIX}${text}`)).not.toThrow();
      }),
    );
  });
});
