import { named, playOf } from '../../../player/play.tsx';
import { termOf } from '../../../player/terms.ts';
import { RoundBoard } from '../boards/round-board.tsx';
import { ROUNDS } from '../engine/round/procedures.ts';
import type { RoundState } from '../engine/round/types.ts';
import { roundNames } from '../words/round.ts';
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
      Board: ({ state }) => <RoundBoard state={state} messages={words} names={names} />,
    };
  },
);
