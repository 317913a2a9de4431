import { playOf } from '../../../player/play.tsx';
import { termOf } from '../../../player/terms.ts';
import { GameBoard } from '../boards/game-board.tsx';
import { oddsOfEdgeBattle } from '../calculators/from-edge-battle.ts';
import { ICON_TYPES } from '../boards/card-tile.tsx';
import { cardOf, edgeIconsOf, iconsOf, isCard } from '../engine/cards.ts';
import type { CardId } from '../engine/cards.ts';
import type { Choice } from '../engine/game/choices.ts';
import { gameProcedure } from '../engine/game/procedures.ts';
import { isSecret } from '../engine/game/view.ts';
import { SIDES } from '../engine/sides.ts';
import type { GameSetup } from '../engine/game/types.ts';
import { gameNames } from '../words/game.ts';
import type { GameMessages, GameTold } from '../words/game.ts';

/** The printed figures that a choice turns on. */
const figuresOf =
  ({ board: { marks, neutral }, factions }: GameMessages) =>
  (choice: Choice): string | undefined => {
    const told = (piece: string, facts: (card: CardId) => readonly (string | undefined)[]) => {
      const card = piece.replace(/-\d+$/, '');
      const words = isCard(card) ? facts(card).filter((one) => one !== undefined) : [];
      return words.length > 0 ? words.join(' · ') : undefined;
    };
    const number = (value: number | undefined, say: (value: number) => string) =>
      value === undefined ? undefined : say(value);
    const faction = (card: CardId): string => {
      const of = cardOf(card).faction;
      return of === 'neutral' ? neutral : factions[of];
    };
    switch (choice.kind) {
      case 'return':
      case 'reveal':
        return told(choice.piece, (card) => [
          faction(card),
          number(cardOf(card).value, marks.value),
          number(cardOf(card).capacity, marks.capacity),
        ]);
      case 'engage':
        return told(choice.objective, (card) => [number(cardOf(card).capacity, marks.capacity)]);
      case 'play':
        return told(choice.piece, (card) => [number(cardOf(card).cost, marks.cost), faction(card)]);
      case 'produce':
        return told(choice.source, (card) => [faction(card)]);
      case 'place':
        return told(choice.piece, (card) => [
          marks.force(cardOf(card).force ?? 0),
          number(cardOf(card).priority, marks.priority),
        ]);
      case 'commit':
        return told(choice.piece, (card) => [marks.force(cardOf(card).force ?? 0)]);
      case 'send':
      case 'strike':
        return told(choice.piece, (card) =>
          ICON_TYPES.map((type, at) => {
            const [usual = 0, more = 0] = [iconsOf(card)[at], edgeIconsOf(card)[at]];
            return usual + more > 0 ? marks.icon(type, usual, more) : undefined;
          }),
        );
      default:
        return undefined;
    }
  };

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
      figures: figuresOf(words),
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
