import { playOf } from '../../../player/play.tsx';
import { termOf } from '../../../player/terms.ts';
import { GameBoard } from '../boards/game-board.tsx';
import { oddsOfEdgeBattle } from '../calculators/from-edge-battle.ts';
import { isCard } from '../engine/cards.ts';
import { gameProcedure } from '../engine/game/procedures.ts';
import { isSecret } from '../engine/game/view.ts';
import { SIDES } from '../engine/sides.ts';
import type { GameSetup } from '../engine/game/types.ts';
import { gameNames } from '../words/game.ts';
import type { GameMessages, GameTold } from '../words/game.ts';

export const play = playOf<GameSetup, GameMessages, GameTold>(
  {
    uk: async () => (await import('../words/uk/game.ts')).uk,
    ru: async () => (await import('../words/ru/game.ts')).ru,
  },
  ({ procedure, setup, terms, words }) => {
    const term = (id: string): string => termOf(terms, id).name;
    const { card } = gameNames(term, []);
    return {
      procedure: gameProcedure(procedure),
      words,
      // Events do not carry the table: of theirs, the number of a card is told as it began.
      names: (state) => gameNames(term, (state ?? setup).pieces),
      face: (of, result) =>
        of === 'lot'
          ? words.lots[result === 'first' ? 'first' : 'second']
          : card(isCard(result) ? result : result.replace(/-\d+$/, '')),
      cause: card,
      Board: ({ state, viewer }) => (
        <GameBoard
          state={state}
          viewer={SIDES.find((side) => side === viewer)}
          messages={words}
          names={gameNames(term, state.pieces)}
        />
      ),
      isSecret,
      odds: oddsOfEdgeBattle,
    };
  },
);
