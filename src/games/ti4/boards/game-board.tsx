import type { JSX } from 'preact';
import type { GameState } from '../engine/game/index.ts';
import { roundOf } from '../engine/game/index.ts';
import type { PartNames } from '../words/parts.ts';
import type { GameWords } from '../words/game.ts';
import { ActionBoard } from './action-board.tsx';
import { GalaxyPicture } from './galaxy-picture.tsx';
import { RoundBoard } from './round-board.tsx';

/** The galaxy as it is laid, then the map, and what lies before each player. */
export const GameBoard = ({
  state,
  words,
  names,
}: {
  readonly state: GameState;
  readonly words: GameWords;
  readonly names: PartNames;
}): JSX.Element => {
  const frame = state.agenda.at(-1);
  if (frame?.at === 'galaxy') {
    return (
      <div class="galaxy-board">
        <GalaxyPicture state={frame.part} messages={words.galaxy} names={names.galaxy} />
      </div>
    );
  }
  return (
    <div class="whole-board">
      {Object.keys(state.board.galaxy.systems).length > 0 && (
        <ActionBoard state={state.board} messages={words.action} names={names.action} />
      )}
      <RoundBoard state={roundOf(state)} messages={words.round} names={names.round} />
    </div>
  );
};
