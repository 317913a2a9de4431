import { named, playOf } from '../../../player/play.tsx';
import { Board } from '../boards/board.tsx';
import { swdbgNames } from '../boards/names.ts';
import { oddsOfTurn } from '../calculators/from-turn.ts';
import { baseOf } from '../engine/bases.ts';
import { cardOf } from '../engine/cards.ts';
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
      figures: (choice) => {
        if (choice.kind === 'choose-base') {
          return words.board.hitPoints(baseOf(choice.base).hitPoints);
        }
        if (choice.kind !== 'play' && choice.kind !== 'buy') return undefined;
        const { cost, resources = 0, attack = 0, force = 0, ship } = cardOf(choice.card);
        const told = [
          ...(choice.kind === 'buy' && cost !== undefined ? [words.board.cost(cost)] : []),
          ...(attack > 0 ? [words.board.attack(attack)] : []),
          ...(resources > 0 ? [words.board.gives(resources)] : []),
          ...(force > 0 ? [words.board.givesForce(force)] : []),
          ...(ship === undefined ? [] : [words.board.hitPoints(ship)]),
        ];
        return told.length === 0 ? undefined : told.join(', ');
      },
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
