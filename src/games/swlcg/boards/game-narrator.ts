import { isCard } from '../engine/cards.ts';
import type { Choice, GameEvent, GameSetup, GameState } from '../engine/game/types.ts';
import type { GameProcedure } from '../engine/game/machine.ts';
import { cardName } from '../words/cards.ts';
import { pieceName } from '../words/game.ts';
import type { GameDraw, GameMessages, GameNames } from '../words/game.ts';
import type { Language } from '../../../rules/languages.ts';
import { opened } from '../../../player/narrator.ts';
import type { Narrator } from '../../../player/narrator.ts';

export type GameNarrator = Narrator<GameState, Choice, GameEvent>;

const quoted = (language: Language, id: string): string =>
  isCard(id) ? `«${cardName(language, id)}»` : id;

/** Names of the cards on this table; an event may name one that has just gone back into a deck. */
export const gameNames = (language: Language, pieces: GameState['pieces']): GameNames => {
  const card = (id: string): string => quoted(language, id);
  return { card, piece: (id) => pieceName(pieces, id, card) };
};

export const gameNarrator = (
  procedure: GameProcedure,
  setup: GameSetup,
  language: Language,
  messages: GameMessages,
): GameNarrator => {
  const card = (id: string): string => quoted(language, id);
  // Events do not carry the table; the number of a card shows where there are several.
  const eventNames = gameNames(language, setup.pieces);
  const namesIn = (state: GameState): GameNames => gameNames(language, state.pieces);
  return {
    procedure: opened(procedure, setup),
    side: (id) => messages.sides[id as keyof GameMessages['sides']],
    // Kind and data of one event belong together; the types of a union cannot say so.
    event: ({ kind, data }) => messages.events[kind](data as never, eventNames),
    question: (state) => {
      const frame = state.agenda.at(-1);
      if (!frame) return '';
      const ask = messages.tasks[frame.at as keyof GameMessages['tasks']];
      return ask(frame as never, state, namesIn(state));
    },
    choice: (choice, state) =>
      messages.choices[choice.kind](choice as never, state, namesIn(state)),
    hint: () => undefined,
    outcome: (state) => {
      const prompt = procedure.prompt(state);
      return prompt.kind === 'over' ? messages.outcome(prompt.outcome) : [];
    },
    draw: (of) => messages.draws[of as GameDraw],
    face: (of, result) => {
      if (of === 'lot') return messages.lots[result === 'first' ? 'first' : 'second'];
      return isCard(result) ? card(result) : card(result.replace(/-\d+$/, ''));
    },
    cause: card,
  };
};
