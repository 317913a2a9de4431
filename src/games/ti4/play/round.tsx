import { sentence } from '../../../i18n/grammar.ts';
import { named, playOf } from '../../../player/play.tsx';
import { termOf } from '../../../player/terms.ts';
import { RoundBoard } from '../boards/round-board.tsx';
import { ROUNDS } from '../engine/round/procedures.ts';
import type { RoundState } from '../engine/round/types.ts';
import { cardTerm, roundNames } from '../words/round.ts';
import type { RoundMessages, RoundTold } from '../words/round.ts';

const PROCEDURES = Object.values(ROUNDS);

export const play = playOf<RoundState, RoundMessages, RoundTold>(
  {
    uk: async () => (await import('../words/uk/round.ts')).uk,
    ru: async () => (await import('../words/ru/round.ts')).ru,
  },
  ({ procedure, language, words, terms }) => {
    const names = roundNames(language, (id) => termOf(terms, id).name);
    return {
      procedure: named(PROCEDURES, procedure),
      words,
      names: () => names,
      // What stands before the colon names the card once more.
      figures: (choice) =>
        choice.kind === 'card'
          ? sentence(termOf(terms, cardTerm(choice.card)).definition.replace(/^[^:]*: /, ''))
          : undefined,
      Board: ({ state }) => <RoundBoard state={state} messages={words} names={names} />,
    };
  },
);
