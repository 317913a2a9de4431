import { describe, expect, it } from 'vitest';
import { IllegalChoice } from '../../src/engine/procedure.ts';
import {
  choicesMade,
  newGame,
  onlyChoice,
  play,
  playChance,
  position,
  promptOf,
  redo,
  replay,
  undo,
} from '../../src/engine/play.ts';
import { combat } from '../../src/games/rebellion/engine/combat/combat.ts';
import { fromHand, fromScript, fromSeed } from '../../src/engine/sources.ts';
import { quiet } from '../games/rebellion/engine/helpers.ts';

const setup = quiet({ units: { empire: { 'tie-fighter': 2 }, rebel: { 'x-wing': 2 } } });
const END = { kind: 'end-actions' } as const;

describe('a game', () => {
  it('stops at the first decision after the seed has rolled', () => {
    const game = playChance(newGame(combat, setup, fromSeed(7)));
    expect(promptOf(game)).toMatchObject({ kind: 'decision', task: 'act', by: 'empire' });
  });

  it('rolls the same dice again after going back', () => {
    const game = playChance(newGame(combat, setup, fromSeed(7)));
    const back = playChance(undo(game));
    expect(position(back)).toEqual(position(game));
  });

  it('can redo what was undone, until another move is made', () => {
    const game = play(playChance(newGame(combat, setup, fromSeed(7))), END);
    expect(position(redo(undo(game)))).toEqual(position(game));
    const other = play(undo(undo(game)), { kind: 'drawn', results: ['blank', 'blank'] });
    expect(redo(other).at).toBe(1);
  });

  it('does not go back before its beginning', () => {
    const game = newGame(combat, setup);
    expect(undo(game).at).toBe(0);
  });

  it('waits for the reader when dice come from the hand', () => {
    const game = newGame(combat, setup, fromHand);
    expect(playChance(game)).toBe(game);
  });

  it('takes scripted dice first and the next source afterwards', () => {
    const source = fromScript([['hit', 'blank']], fromSeed(1));
    const game = playChance(newGame(combat, setup, source));
    expect(position(game).state.attack?.dice.map((die) => die.face)).toEqual(['hit', 'blank']);
    const [only] = game.moves;
    expect(only?.source).toMatchObject({ kind: 'script', draws: [] });
  });

  it('replays to the same state and events from its choices alone', () => {
    const game = playChance(play(playChance(newGame(combat, setup, fromSeed(3))), END));
    const again = replay(combat, setup, choicesMade(game));
    expect(again.moves.map((move) => [move.state, move.events])).toEqual(
      game.moves.map((move) => [move.state, move.events]),
    );
  });

  it('knows when there is only one thing to do', () => {
    const game = play(newGame(combat, setup), { kind: 'drawn', results: ['blank', 'blank'] });
    expect(onlyChoice(promptOf(game))).toEqual(END);
  });
});

describe('an answer that does not fit', () => {
  const { state } = combat.begin(setup);
  const because = (answer: object): string => {
    try {
      combat.apply(state, answer as never);
    } catch (error) {
      return error instanceof IllegalChoice ? error.because : 'another error';
    }
    return 'accepted';
  };

  it('is refused with the rule of the question', () => {
    expect(because(END)).toBe('rebellion.combat.roll');
    expect(because({ kind: 'drawn', results: ['hit'] })).toBe('rebellion.combat.roll');
    expect(because({ kind: 'drawn', results: ['hit', 'seven'] })).toBe('rebellion.combat.roll');
    expect(because({ kind: 'drawn' })).toBe('rebellion.combat.roll');
    expect(because({})).toBe('rebellion.combat.roll');
  });

  it('is refused when it is no object at all', () => {
    expect(because(null as never)).toBe('rebellion.combat.roll');
    expect(because(7 as never)).toBe('rebellion.combat.roll');
  });
});
