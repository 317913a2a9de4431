import type { JSX } from 'preact';
import type { GameState } from '../engine/game/index.ts';
import { roundOf } from '../engine/game/index.ts';
import type { PartNames } from '../words/parts.ts';
import type { GameWords } from '../words/game.ts';
import { ActionBoard } from './action-board.tsx';
import { RoundBoard } from './round-board.tsx';

/** The map, when it is laid, and what lies before each player. */
export const GameBoard = ({
  state,
  words,
  names,
}: {
  readonly state: GameState;
  readonly words: GameWords;
  readonly names: PartNames;
}): JSX.Element => (
  <>
    {Object.keys(state.board.galaxy.systems).length > 0 && (
      <ActionBoard state={state.board} messages={words.action} names={names.action} />
    )}
    <RoundBoard state={roundOf(state)} messages={words.round} names={names.round} />
  </>
);
