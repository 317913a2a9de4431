import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LINK_LIMIT, choicesFrom, digitsOf, formatLink, parseLink } from '../../src/engine/link.ts';
import { choicesMade, newGame, play, playChance } from '../../src/engine/play.ts';
import { combat } from '../../src/games/rebellion/engine/combat/combat.ts';
import { fromSeed } from '../../src/engine/sources.ts';
import { quiet } from '../games/rebellion/engine/helpers.ts';

const setup = quiet({ units: { empire: { 'tie-fighter': 2 }, rebel: { 'x-wing': 2 } } });

describe('a link', () => {
  it('brings back the scenario, the seed and every digit', () => {
    const digit = fc.nat(62 * 62 - 1);
    const id = fc.constantFrom('a', 'yavin-space-battle', 'x1-2');
    fc.assert(
      fc.property(
        id,
        fc.nat(2 ** 32 - 1),
        fc.array(digit, { maxLength: 500 }),
        (scenario, seed, digits) => {
          const link = { scenario, seed, digits };
          const text = formatLink(link);
          expect(text).toMatch(/^[\w.-]*[\w-]$/);
          expect(parseLink(text)).toEqual({ ok: true, link });
        },
      ),
    );
  });

  it('is short: version, scenario, seed, one sign for each small digit', () => {
    expect(formatLink({ scenario: 'yavin', seed: 36, digits: [0, 9, 10, 61, 62] })).toBe(
      '1.yavin.10.09Az_10',
    );
    expect(formatLink({ scenario: 'yavin', seed: 0, digits: [] })).toBe('1.yavin.0');
  });

  it('carries the choices of a game there and back', () => {
    const game = play(playChance(newGame(combat, setup, fromSeed(11))), { kind: 'end-actions' });
    const choices = choicesMade(game);
    const digits = digitsOf(combat, setup, choices);
    expect(choicesFrom(combat, setup, digits)).toEqual({ ok: true, choices });
  });

  it('says which digit the rules do not allow, and what came before it', () => {
    const whole = choicesFrom(combat, setup, [0, 0]);
    expect(whole).toMatchObject({ ok: true, choices: [{ kind: 'drawn' }] });
    const { choices } = whole;
    expect(choicesFrom(combat, setup, [0, 0, 99])).toEqual({ ok: false, digit: 2, choices });
    // The first option after the roll, drawing without a special result, is refused.
    expect(choicesFrom(combat, setup, [3, 3, 0])).toMatchObject({ ok: false, digit: 2 });
    expect(choicesFrom(combat, setup, [0])).toEqual({ ok: false, digit: 0, choices: [] });
  });
});

describe('reading a hostile address', () => {
  it.each([
    [undefined, 'not-text'],
    [{ link: '1.a.0' }, 'not-text'],
    ['', 'version'],
    ['2.yavin.0', 'version'],
    ['1.yavin', 'shape'],
    ['1.yavin.0.0.0', 'shape'],
    ['1.__proto__.0', 'scenario'],
    ['1.../etc.0', 'shape'],
    [`1.${'a'.repeat(65)}.0`, 'scenario'],
    ['1.yavin.-1', 'seed'],
    ['1.yavin.zzzzzzz', 'seed'],
    ['1.yavin.0.%00', 'digits'],
    ['1.yavin.0._1', 'digits'],
    ['1'.repeat(LINK_LIMIT + 1), 'too-long'],
  ])('%j is refused as %s', (text, problem) => {
    expect(parseLink(text)).toEqual({ ok: false, problem });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.anything()), (text) => {
        expect(typeof parseLink(text).ok).toBe('boolean');
      }),
    );
  });
});
