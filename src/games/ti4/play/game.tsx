import { termOf } from '../../../player/terms.ts';
import { playOf } from '../../../player/play.tsx';
import { GameBoard } from '../boards/game-board.tsx';
import type { UnitId } from '../engine/data/units.ts';
import { UNIT_IDS } from '../engine/data/units.ts';
import { wholeGame } from '../engine/game/index.ts';
import type { GameState } from '../engine/game/index.ts';
import { roundOf } from '../engine/game/parts/round.ts';
import { seatOf } from '../engine/game/query.ts';
import { byInitiative } from '../engine/round/draft.ts';
import { gameNames, partNames } from '../words/game.ts';
import type { GameTold, GameWords } from '../words/game.ts';
import { partIn, partsTelling } from '../words/parts.ts';
import type { PartsTold } from '../words/parts.ts';

const isUnit = (of: string): of is UnitId => UNIT_IDS.some((id) => id === of);

export const play = playOf<GameState, GameWords, GameTold, PartsTold>(
  {
    uk: async () => {
      const [game, action, agenda, galaxy, round, trade] = await Promise.all([
        import('../words/uk/game.ts'),
        import('../words/uk/action.ts'),
        import('../words/uk/agenda.ts'),
        import('../words/uk/galaxy.ts'),
        import('../words/uk/round.ts'),
        import('../words/uk/trade.ts'),
      ]);
      return {
        game: game.uk,
        action: action.uk,
        agenda: agenda.uk,
        galaxy: galaxy.uk,
        round: round.uk,
        trade: trade.uk,
      };
    },
    ru: async () => {
      const [game, action, agenda, galaxy, round, trade] = await Promise.all([
        import('../words/ru/game.ts'),
        import('../words/ru/action.ts'),
        import('../words/ru/agenda.ts'),
        import('../words/ru/galaxy.ts'),
        import('../words/ru/round.ts'),
        import('../words/ru/trade.ts'),
      ]);
      return {
        game: game.ru,
        action: action.ru,
        agenda: agenda.ru,
        galaxy: galaxy.ru,
        round: round.ru,
        trade: trade.ru,
      };
    },
  },
  ({ language, words, terms }) => {
    const term = (id: string): string => termOf(terms, id).name;
    const parts = partNames(language, words, term);
    const own = gameNames(parts, term);
    const { tell, bargain } = words.game.choices;
    const telling = partsTelling(words, { tell, bargain });
    return {
      procedure: wholeGame,
      words: words.game,
      names: () => own,
      hosted: { words: () => telling, names: () => parts, find: partIn },
      draw: (of) =>
        words.game.draws?.[of] ??
        (isUnit(of) ? parts.action.unit(of) : (telling.draws?.[of] ?? of)),
      face: (of, result) => {
        if (of === 'speaker') return words.game.sides[result as GameTold['Side']];
        return of.endsWith('-tile') ? parts.galaxy.tile(Number(result)) : result;
      },
      cause: (id) => {
        const { name, definition } = termOf(terms, id);
        return `${name}. ${definition}`;
      },
      next: (state) => {
        const order = byInitiative(roundOf(state)).filter(
          (player) => !seatOf(state, player).passed,
        );
        const at = order.indexOf(state.board.active);
        return state.phase === 'action' ? (order[at + 1] ?? order[0]) : undefined;
      },
      Board: ({ state }) => <GameBoard state={state} words={words} names={parts} />,
    };
  },
);
