import { describe, expect } from 'vitest';
import { replay } from '../../../../src/engine/play.ts';
import { checkDeck } from '../../../../src/games/swlcg/engine/deck/check-deck.ts';
import { deckCheck } from '../../../../src/games/swlcg/engine/deck/deck.ts';
import {
  OBJECTIVE_SETS,
  STARTER_DECKS,
} from '../../../../src/games/swlcg/engine/objective-sets.ts';
import type { Faction } from '../../../../src/games/swlcg/engine/sides.ts';
import { by } from './positions.ts';

const verdicts = (faction: Faction, ...sets: readonly number[]) =>
  checkDeck(faction, sets).verdicts.map(({ problem, rule }) => [
    rule.replace('swlcg.deck-building.', ''),
    ...('set' in problem ? [problem.set] : []),
  ]);

/** What the deck check answers to each set when these are in the deck. */
const offers = (faction: Faction, ...sets: readonly number[]): ReadonlyMap<number, string> => {
  const game = replay(deckCheck, { faction, sets }, []);
  const prompt = deckCheck.prompt(game.opening.state);
  if (prompt.kind !== 'decision') throw new Error('Nothing is asked.');
  return new Map(
    prompt.options.flatMap((option) =>
      option.choice.kind === 'add'
        ? [
            [
              option.choice.set,
              option.allowed ? 'allowed' : option.because.replace('swlcg.deck-building.', ''),
            ] as const,
          ]
        : [],
    ),
  );
};

describe('decks, as the book has them', () => {
  by('deck-building.other-faction', 'a deck needs no set of its own faction', () => {
    const sets = [8, 9, 10, 11, 12, 14, 15, 16, 17, 9];
    const deck = checkDeck('jedi', sets);
    expect(deck).toMatchObject({ legal: true, sets: 10, objectives: 10, command: 50 });
    expect(offers('jedi', ...sets).get(13)).toBe('faction-only');
  });

  by('deck-building.one-copy', 'a limited set twice is one too many, and ten are nine', () => {
    const nine = [19, 20, 21, 23, 24, 25, 34, 35, 36];
    expect(verdicts('sith', ...nine, 35)).toEqual([['one-copy', 35]]);
    expect(verdicts('sith', ...nine)).toEqual([['competition']]);
  });

  by('deck-building.one-copy', 'two copies in the box are not two in the deck', () => {
    const navy = [26, 27, 28, 29, 30, 31, 32, 34, 36];
    expect(verdicts('imperial-navy', ...navy, 36)).toEqual([['one-copy', 36]]);
    expect(verdicts('imperial-navy', ...navy, 35)).toEqual([]);
  });

  by('deck-building.two-copies', 'five sets twice are a deck, a third copy is none', () => {
    const twice = [1, 2, 3, 4, 5, 1, 2, 3, 4, 5];
    expect(checkDeck('jedi', twice)).toMatchObject({ legal: true, objectives: 10, command: 50 });
    expect(offers('jedi', ...twice).get(1)).toBe('two-copies');
    expect(verdicts('jedi', ...twice, 1)).toEqual([['two-copies', 1]]);
  });

  by('deck-building.faction-only', 'one set under a foreign flag spoils the deck', () => {
    const light = [2, 3, 5, 6, 7, 8, 9, 10, 15];
    expect(verdicts('smugglers-and-spies', ...light, 4)).toEqual([['faction-only', 4]]);
    expect(verdicts('smugglers-and-spies', ...light, 1)).toEqual([]);
  });

  by('deck-building.same-side', 'a neutral set is of a side as well', () => {
    const light = [8, 9, 10, 11, 12, 13, 14, 15, 16];
    expect(verdicts('rebel-alliance', ...light, 34)).toEqual([['same-side', 34]]);
  });

  by('objective-sets.no-adding', 'no card is put in or taken out alone', () => {
    const game = replay(deckCheck, { faction: 'jedi', sets: [1, 2] }, []);
    const prompt = deckCheck.prompt(game.opening.state);
    const kinds = prompt.kind === 'decision' ? prompt.options.map(({ choice }) => choice.kind) : [];
    expect(new Set(kinds)).toEqual(new Set(['check', 'add', 'remove']));
    const { objectives, command, sets } = checkDeck('jedi', [1, 2]);
    expect(objectives + command).toBe(6 * sets);
  });

  by('deck-building.no-maximum', 'the biggest deck of one box has sixteen light sets', () => {
    const inBox = OBJECTIVE_SETS.flatMap(({ set, box }) => Array.from({ length: box }, () => set));
    const taken: number[] = [];
    for (const set of inBox) {
      if (offers('smugglers-and-spies', ...taken).get(set) === 'allowed') taken.push(set);
    }
    expect(taken).toEqual([1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 17, 18]);
    expect(checkDeck('smugglers-and-spies', taken)).toMatchObject({
      legal: true,
      objectives: 16,
      command: 80,
    });
  });

  by('deck-building.competition', 'a starter deck is too small for a tournament', () => {
    const deck = checkDeck('sith', STARTER_DECKS.sith);
    expect(deck).toMatchObject({ legal: false, objectives: 8, command: 40 });
    expect(verdicts('sith', ...STARTER_DECKS.sith)).toEqual([['competition']]);
  });
});
