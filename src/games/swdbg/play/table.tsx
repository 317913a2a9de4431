import { named, playOf } from '../../../player/play.tsx';
import { Board } from '../boards/board.tsx';
import { swdbgNames } from '../boards/names.ts';
import { oddsOfTurn } from '../calculators/from-turn.ts';
import { waiting } from '../engine/game/query.ts';
import { isSecret } from '../engine/game/view.ts';
import { SIDES } from '../engine/sides.ts';
import type { SwdbgProcedure } from '../engine/game/machine.ts';
import type { Position } from '../engine/game/position.ts';
import { playGame, playTurns, setUp } from '../engine/game/procedures.ts';
import type { SwdbgMessages, SwdbgTold } from '../words/game.ts';

const PROCEDURES: readonly SwdbgProcedure<Position | null>[] = [setUp, playTurns, playGame];

export const play = playOf<Position | null, SwdbgMessages, SwdbgTold>(
  {
    uk: async () => (await import('../words/uk/game.ts')).uk,
    ru: async () => (await import('../words/ru/game.ts')).ru,
  },
  ({ procedure, language, words, terms }) => {
    const names = swdbgNames(language, terms);
    return {
      procedure: named(PROCEDURES, procedure),
      words,
      names: () => names,
      face: (_of, result) => names.copy(result),
      cause: names.copy,
      Board: ({ state, viewer }) => (
        <Board
          state={state}
          viewer={SIDES.find((side) => side === viewer)}
          words={words}
          names={names}
        />
      ),
      isSecret,
      next: waiting,
      odds: oddsOfTurn,
    };
  },
);
