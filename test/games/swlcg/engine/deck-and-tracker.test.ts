import { describe, expect, it } from 'vitest';
import { replay } from '../../../../src/engine/play.ts';
import { checkDeck, parseDeck } from '../../../../src/games/swlcg/engine/deck/check-deck.ts';
import { deckCheck } from '../../../../src/games/swlcg/engine/deck/deck.ts';
import { parseDeckSetup } from '../../../../src/games/swlcg/positions/deck.ts';
import {
  OBJECTIVE_SETS,
  STARTER_DECKS,
} from '../../../../src/games/swlcg/engine/objective-sets.ts';
import { tracker } from '../../../../src/games/swlcg/engine/tracker/tracker.ts';
import type { TrackerChoice } from '../../../../src/games/swlcg/engine/tracker/tracker.ts';

const verdicts = (faction: Parameters<typeof checkDeck>[0], sets: readonly number[]) =>
  checkDeck(faction, sets).verdicts.map(({ problem, rule }) => [
    problem.kind,
    rule.replace('swlcg.deck-building.', ''),
  ]);

describe('the deck check', () => {
  it('takes ten sets of Jedi, Rebels, Smugglers and light neutral ones (example A21)', () => {
    const deck = checkDeck('jedi', [1, 2, 3, 5, 7, 8, 9, 15, 16, 18]);
    expect(deck).toMatchObject({ legal: true, objectives: 10, command: 50 });
  });

  it('names a dark set in a light deck (example A21)', () => {
    expect(verdicts('jedi', [1, 2, 3, 5, 7, 8, 9, 15, 16, 19])).toEqual([
      ['wrong-side', 'no-other-side'],
    ]);
  });

  it('wants ten sets for competition (vector B29)', () => {
    expect(verdicts('jedi', [1, 2, 3, 5, 7, 8, 9, 15, 16])).toEqual([['too-few', 'competition']]);
  });

  it('takes two copies and no third', () => {
    const eight = [1, 2, 3, 5, 6, 7, 8, 9];
    expect(verdicts('jedi', [...eight, 1, 2])).toEqual([]);
    expect(verdicts('jedi', [...eight, 1, 1])).toEqual([['too-many-copies', 'two-copies']]);
  });

  it('takes one copy where the objective says so, and faction sets only by their faction', () => {
    const eight = [1, 2, 3, 5, 6, 7, 8, 9];
    expect(verdicts('jedi', [...eight, 18, 18])).toEqual([['one-per-deck', 'one-copy']]);
    expect(verdicts('rebel-alliance', [...eight, 4, 10])).toEqual([
      ['faction-only', 'faction-only'],
    ]);
    expect(verdicts('jedi', [...eight, 4, 10])).toEqual([]);
  });

  it('finds a starter deck too small and otherwise right', () => {
    for (const faction of ['jedi', 'rebel-alliance', 'sith', 'imperial-navy'] as const) {
      expect(verdicts(faction, STARTER_DECKS[faction])).toEqual([['too-few', 'competition']]);
    }
  });

  it('reads a pasted list with copies, and says where it cannot', () => {
    expect(parseDeck('1, 2; 3\n2x 5\n18 х2')).toEqual({ ok: true, sets: [1, 2, 3, 5, 5, 18, 18] });
    expect(parseDeck('1, 37')).toEqual({ ok: false, at: '37' });
    expect(parseDeck('1, Jedi')).toEqual({ ok: false, at: 'Jedi' });
  });

  it('refuses step by step what the verdict would name', () => {
    const { moves } = replay(deckCheck, { faction: null, sets: [] }, [
      { kind: 'faction', faction: 'jedi' },
      { kind: 'add', set: 18 },
    ]);
    const state = moves.at(-1)?.state;
    if (!state) throw new Error('Nothing was chosen.');
    const prompt = deckCheck.prompt(state);
    const because = (set: number) => {
      if (prompt.kind !== 'decision') return 'not asked';
      const option = prompt.options.find(
        ({ choice }) => choice.kind === 'add' && choice.set === set,
      );
      return option?.allowed === false ? option.because : 'allowed';
    };
    expect(because(18)).toBe('swlcg.deck-building.one-copy');
    expect(because(19)).toBe('swlcg.deck-building.no-other-side');
    // Neutral, so of no faction of the other side, and dark.
    expect(because(34)).toBe('swlcg.deck-building.same-side');
    expect(because(1)).toBe('allowed');
  });

  it('begins with what a deck is, and says by which rules one may play in a competition', () => {
    const empty = replay(deckCheck, { faction: null, sets: [] }, []);
    expect(empty.opening.events).toMatchObject([
      { kind: 'began', rules: ['swlcg.deck-building.what'] },
    ]);
    const sets = [1, 2, 3, 5, 7, 8, 9, 15, 16, 18];
    const brought = replay(deckCheck, { faction: 'jedi', sets }, [{ kind: 'check' }]);
    const legal = brought.moves[0]?.events.find(({ kind }) => kind === 'deck-legal');
    expect(legal?.data).toEqual({ sets: 10, objectives: 10, command: 50 });
    expect(legal?.rules).toContain('swlcg.deck-building.no-maximum');
  });

  it('tells everything that a deck fails by', () => {
    const sets = [1, 2, 3, 5, 7, 8, 9, 15, 19];
    const { moves } = replay(deckCheck, { faction: 'jedi', sets }, [{ kind: 'check' }]);
    const failed = (moves[0]?.events ?? []).filter(({ kind }) => kind === 'deck-fails');
    expect(failed).toHaveLength(checkDeck('jedi', sets).verdicts.length);
    expect(failed.flatMap(({ rules }) => rules).join()).toContain('no-other-side');
    expect(failed.flatMap(({ rules }) => rules).join()).toContain('competition');
  });

  it('does not begin with what is no deck', () => {
    expect(parseDeckSetup({ faction: 'ewoks' })).toMatchObject({ ok: false, path: 'faction' });
    expect(parseDeckSetup({ sets: [1, 40] })).toMatchObject({ ok: false, path: 'sets.1' });
  });
});

describe('the objective sets of the box', () => {
  const flagged = (flag: 'factionOnly' | 'onePerDeck') => OBJECTIVE_SETS.filter((set) => set[flag]);

  it('hold one for its own faction only in each of four, none of them neutral', () => {
    expect(flagged('factionOnly').map(({ faction }) => faction)).toEqual([
      'jedi',
      'rebel-alliance',
      'sith',
      'imperial-navy',
    ]);
  });

  it('hold two of each side, neutral ones, that a deck takes once', () => {
    expect(flagged('onePerDeck').map(({ side, faction }) => `${side} ${faction}`)).toEqual([
      'light neutral',
      'light neutral',
      'dark neutral',
      'dark neutral',
    ]);
  });
});

describe('the tracker', () => {
  const track = (...choices: readonly TrackerChoice[]) => {
    const { moves, opening } = replay(tracker, null, choices);
    return (moves.at(-1) ?? opening).state;
  };
  const PHASE = { kind: 'dark-balance-phase' } as const;
  const lost = (of: 'light' | 'dark') => ({ kind: 'objective-destroyed', of }) as const;

  it('begins at 0 with a light balance and moves one (example A1)', () => {
    expect(track()).toMatchObject({ dial: 0, balance: 'light' });
    expect(track(PHASE)).toMatchObject({ dial: 1 });
  });

  it('tells of the balance whenever it is turned', () => {
    const { moves } = replay(tracker, null, [{ kind: 'balance', to: 'dark' }]);
    expect(moves[0]?.events).toMatchObject([{ kind: 'balance-turned', data: { to: 'dark' } }]);
  });

  it('stops the dial at 12, however far it had to move', () => {
    const eleven = Array.from({ length: 11 }, () => PHASE);
    const ran = track(lost('light'), ...eleven.slice(1), lost('light'));
    expect(ran).toMatchObject({ dial: 12, winner: 'dark', piles: { dark: 2 } });
  });

  it('adds 1 and 2 for the first two light objectives (example A13)', () => {
    expect(track(lost('light'))).toMatchObject({ dial: 1, piles: { dark: 1, light: 0 } });
    expect(track(lost('light'), lost('light'))).toMatchObject({ dial: 3 });
  });

  it('comes to 12 in the seventh dark turn when the balance is dark from the second', () => {
    const turns = Array.from({ length: 6 }, () => PHASE);
    const six = track(PHASE, { kind: 'balance', to: 'dark' }, ...turns.slice(1));
    expect(six).toMatchObject({ dial: 11, winner: null });
    expect(track(PHASE, { kind: 'balance', to: 'dark' }, ...turns).winner).toBe('dark');
  });

  it('gives the game to the light side with the third dark objective', () => {
    expect(track(lost('dark'), lost('dark')).winner).toBe(null);
    expect(track(lost('dark'), lost('dark'), lost('dark')).winner).toBe('light');
  });

  it('gives the game to the other side of an empty deck', () => {
    expect(track({ kind: 'empty-deck', of: 'dark' }).winner).toBe('light');
    expect(track({ kind: 'empty-deck', of: 'light' }).winner).toBe('dark');
  });
});
