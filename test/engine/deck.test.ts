import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../../src/engine/check.ts';
import { drawAfter, drawsFrom, facesOf } from '../../src/engine/deck.ts';
import { choicesFrom } from '../../src/engine/link.ts';
import type { Chance, Procedure } from '../../src/engine/procedure.ts';
import { askSource, fromSeed } from '../../src/engine/sources.ts';

const DECK = ['ace', 'ace', 'king'];
const prompt: Chance = {
  kind: 'chance',
  by: 'anybody',
  task: 'draw',
  rules: ['game.topic.rule'],
  draws: drawsFrom('deck', DECK, 2),
};
const answer = (...results: readonly string[]) => ({ kind: 'drawn', results });
const check = (...results: readonly string[]) =>
  checkAnswer(prompt, answer(...results), 'game.topic.over');

describe('cards drawn from one deck', () => {
  it('weigh as many as the deck has copies of them', () => {
    expect(facesOf(DECK)).toEqual([
      { result: 'ace', weight: 2 },
      { result: 'king', weight: 1 },
    ]);
  });

  it('leave the deck for the draws after them', () => {
    expect(drawAfter(prompt.draws, ['king'], 1)?.faces).toEqual([
      { result: 'ace', weight: 2 },
      { result: 'king', weight: 0 },
    ]);
  });

  it('may show every copy and no more', () => {
    expect(check('ace', 'ace')).toEqual(answer('ace', 'ace'));
    expect(() => check('king', 'king')).toThrow('deck cannot show king.');
  });

  it('are dealt by a seed without ever repeating a card that is gone', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 32 - 1), (seed) => {
        const draws = drawsFrom('deck', DECK, 3);
        const { drawn } = askSource(fromSeed(seed), { ...prompt, draws });
        expect(drawn?.results.toSorted()).toEqual(DECK);
      }),
    );
  });

  it('cannot be asked from a link for a card that is gone', () => {
    const procedure: Procedure<null, null, never> = {
      id: 'game/draw',
      begin: () => ({ state: null, events: [] }),
      prompt: () => prompt,
      apply: () => ({ state: null, events: [] }),
    };
    expect(choicesFrom(procedure, null, [1, 0])).toEqual({
      ok: true,
      choices: [answer('king', 'ace')],
    });
    expect(choicesFrom(procedure, null, [1, 1])).toEqual({ ok: false, digit: 0, choices: [] });
  });
});
