import { deckCheck } from '../engine/deck/deck.ts';
import type { DeckChoice, DeckEvent, DeckSetup, DeckState } from '../engine/deck/deck.ts';
import { setOf } from '../engine/objective-sets.ts';
import { tracker } from '../engine/tracker/tracker.ts';
import type { TrackerChoice, TrackerEvent, TrackerState } from '../engine/tracker/tracker.ts';
import { cardName } from '../words/cards.ts';
import type { DeckMessages, SetName, TrackerMessages } from '../words/tools.ts';
import type { Language } from '../../../rules/languages.ts';
import { opened } from '../../../player/narrator.ts';
import type { Narrator } from '../../../player/narrator.ts';

export const setNames =
  (language: Language): SetName =>
  (set) =>
    `${set} «${cardName(language, setOf(set).cards[0])}»`;

export const deckNarrator = (
  setup: DeckSetup,
  language: Language,
  messages: DeckMessages,
): Narrator<DeckState, DeckChoice, DeckEvent> => {
  const name = setNames(language);
  return {
    procedure: opened(deckCheck, setup),
    side: () => messages.by,
    event: ({ kind, data }) => messages.events[kind](data as never, name),
    question: ({ faction }) => messages.tasks[faction === null ? 'faction' : 'sets'],
    choice: (choice) => messages.choices[choice.kind](choice as never, name),
    hint: () => undefined,
    outcome: (state) => {
      const prompt = deckCheck.prompt(state);
      return prompt.kind === 'over' && prompt.outcome ? messages.outcome(prompt.outcome, name) : [];
    },
    draw: () => '',
    face: () => '',
    cause: (id) => id,
  };
};

export const trackerNarrator = (
  messages: TrackerMessages,
): Narrator<TrackerState, TrackerChoice, TrackerEvent> => ({
  procedure: tracker,
  side: (id) => messages.sides[id as keyof TrackerMessages['sides']],
  event: ({ kind, data }) => messages.events[kind](data as never),
  question: () => messages.question,
  choice: (choice) => messages.choices[choice.kind](choice as never),
  hint: () => undefined,
  outcome: ({ winner }) => (winner ? [messages.won(winner)] : []),
  draw: () => '',
  face: () => '',
  cause: (id) => id,
});
