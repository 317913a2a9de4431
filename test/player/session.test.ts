import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type {
  CombatChoice,
  CombatEvent,
  CombatState,
} from '../../src/games/rebellion/engine/combat/types.ts';
import { choicesMade, promptOf } from '../../src/engine/play.ts';
import { summaryOf } from '../../src/games/rebellion/engine/combat/summary.ts';
import {
  act,
  bookMoves,
  bookNext,
  canStepForward,
  fragmentOf,
  onBook,
  restoreSession,
  roll,
  startSession,
  stateOf,
  stepBack,
  stepBook,
  stepForward,
} from '../../src/player/session.ts';
import type { Session } from '../../src/player/session.ts';
import { exampleOf, narratorOf } from './support/content.ts';

type CombatSession = Session<CombatState, CombatChoice, CombatEvent>;

const { id, setup, choices, expect: promised } = exampleOf('yavin-space-battle');
const { procedure } = narratorOf(setup, 'uk');
const fresh = (seed = 1): CombatSession => startSession(procedure, id, choices, seed);

const times = (
  number: number,
  change: (session: CombatSession) => CombatSession,
  session: CombatSession,
): CombatSession =>
  Array.from({ length: number }).reduce<CombatSession>((made) => change(made), session);

const restored = (session: CombatSession): CombatSession => {
  const result = restoreSession(fresh, fragmentOf(session));
  if (result.kind !== 'restored') throw new Error(`The link is ${result.kind}.`);
  return result.session;
};

describe('the way of the book', () => {
  it('begins at the start with the first printed step ahead', () => {
    expect(fresh().game.at).toBe(0);
    expect(bookNext(fresh())).toEqual(choices[0]);
  });

  it('leads to the printed end', () => {
    const end = times(choices.length, stepBook, fresh());
    expect(summaryOf(stateOf(end))).toMatchObject(promised);
    expect(bookNext(end)).toBeNull();
    expect(onBook(end)).toBe(true);
  });

  it('is left by another choice, and the next step leads back to where it was left', () => {
    const strayed = act(times(2, stepBook, fresh()), { kind: 'drawn', results: ['no-escape'] });
    expect(onBook(strayed)).toBe(false);
    expect(bookNext(strayed)).toBeNull();
    const back = stepBook(strayed);
    expect(choicesMade(back.game)).toEqual(choices.slice(0, 2));
    expect(bookNext(back)).toEqual(choices[2]);
  });

  it('does not count moves past its end', () => {
    const past = act(times(choices.length, stepBook, fresh()), { kind: 'stay' });
    expect(bookMoves(past)).toBe(choices.length);
    expect(onBook(past)).toBe(false);
  });
});

describe('back and forward', () => {
  it('return to the same state', () => {
    const here = times(9, stepBook, fresh());
    const again = times(4, stepForward, times(4, stepBack, here));
    expect(stateOf(again)).toEqual(stateOf(here));
    expect(canStepForward(again)).toBe(false);
  });

  it('stop at both ends', () => {
    expect(stepBack(fresh()).game.at).toBe(0);
    expect(stepForward(fresh()).game.at).toBe(0);
  });
});

describe('dice from the seed', () => {
  it('are the same for the same seed, and answer only chance', () => {
    const asked = times(5, stepBook, fresh(42));
    expect(promptOf(asked.game).kind).toBe('chance');
    expect(stateOf(roll(asked))).toEqual(stateOf(roll(times(5, stepBook, fresh(42)))));
    expect(roll(fresh())).toEqual(fresh());
  });

  it('differ for some other seed', () => {
    const rolls = Array.from({ length: 20 }, (_, seed) =>
      JSON.stringify(stateOf(roll(times(5, stepBook, fresh(seed)))).attack?.dice),
    );
    expect(new Set(rolls).size).toBeGreaterThan(1);
  });
});

describe('a link to a position', () => {
  it('is empty at the start', () => {
    expect(fragmentOf(fresh())).toBe('');
  });

  it('restores every position of the book', () => {
    for (let at = 1; at <= choices.length; at += 1) {
      const here = times(at, stepBook, fresh(7));
      expect(stateOf(restored(here))).toEqual(stateOf(here));
      expect(restored(here).seed).toBe(7);
    }
  });

  it('shows where the reader stands, not what could be redone', () => {
    const here = times(3, stepBack, times(9, stepBook, fresh()));
    expect(fragmentOf(here)).toBe(fragmentOf(times(6, stepBook, fresh())));
  });

  it('can be passed on by any chat: no character needs escaping', () => {
    const fragment = fragmentOf(times(choices.length, stepBook, fresh(2 ** 32 - 1)));
    expect(fragment.slice(1)).toMatch(/^play=[\w.-]+$/);
  });

  it('leaves other fragments to the page', () => {
    for (const fragment of ['', '#', '#dice-limit', '#play']) {
      expect(restoreSession(fresh, fragment)).toEqual({ kind: 'none' });
    }
  });

  it('to another example is not played here', () => {
    expect(restoreSession(fresh, '#play=1.hit-colours.1.0').kind).toBe('other-scenario');
  });

  it.each([
    ['nothing', '#play='],
    ['another version', '#play=9.yavin-space-battle.1.0'],
    ['a refused first choice', '#play=1.yavin-space-battle.1.9'],
    ['a script', '#play=<script>alert(1)</script>'],
    ['percent signs that decode to nothing', '#play=%E0%A4%A'],
    ['a prototype', '#play=1.__proto__.1.0'],
    ['too much', `#play=1.yavin-space-battle.1.${'0'.repeat(100_000)}`],
  ])('that holds %s is bad', (_, fragment) => {
    expect(restoreSession(fresh, fragment).kind).toBe('bad');
  });

  it('opens at the last position that still holds, and says so', () => {
    const whole = times(12, stepBook, fresh());
    const digits = fragmentOf(whole);
    for (const spoilt of [`${digits}z`, `${digits}zz00`]) {
      const result = restoreSession(fresh, spoilt);
      if (result.kind !== 'short') throw new Error(`The link is ${result.kind}.`);
      expect(stateOf(result.session)).toEqual(stateOf(whole));
    }
    const halfway = restoreSession(fresh, '#play=1.yavin-space-battle.1.0513202');
    if (halfway.kind !== 'short') throw new Error(`The link is ${halfway.kind}.`);
    expect(halfway.session.game.at).toBe(5);
  });

  it('never throws, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        const kinds = ['none', 'bad', 'other-scenario', 'restored', 'short'];
        expect(kinds).toContain(restoreSession(fresh, text).kind);
        expect(kinds).toContain(restoreSession(fresh, `#play=${text}`).kind);
        const tail = text.replaceAll(/[^0-9A-Za-z_]/g, '');
        const link = `#play=1.yavin-space-battle.1.${tail}`;
        expect(kinds).toContain(restoreSession(fresh, link).kind);
      }),
      { seed: 20_261_118, numRuns: 300 },
    );
  });
});
