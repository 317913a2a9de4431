import { playOf } from '../../../player/play.tsx';
import { DeckBoard } from '../boards/tool-boards.tsx';
import { deckCheck } from '../engine/deck/deck.ts';
import type { DeckSetup } from '../engine/deck/deck.ts';
import { setNames } from '../words/tools.ts';
import type { DeckTold, ToolMessages } from '../words/tools.ts';

export const play = playOf<DeckSetup, ToolMessages, DeckTold>(
  {
    uk: async () => (await import('../words/uk/tools.ts')).uk,
    ru: async () => (await import('../words/ru/tools.ts')).ru,
  },
  ({ language, rules, words: { deck } }) => {
    const name = setNames(language);
    return {
      procedure: deckCheck,
      words: deck,
      names: () => name,
      Board: ({ state }) => <DeckBoard state={state} messages={deck} name={name} notes={rules} />,
    };
  },
);
