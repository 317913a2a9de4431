import type { SwdbgChoice, SwdbgEvent, SwdbgState, SwdbgTask } from '../engine/game/index.ts';
import type { SwdbgProcedure } from '../engine/game/machine.ts';
import type { Side } from '../engine/sides.ts';
import type { SwdbgDraw, SwdbgMessages } from '../words/game.ts';
import { opened } from '../../../player/narrator.ts';
import type { Narrator, Terms } from '../../../player/narrator.ts';
import { swdbgNames } from './names.ts';

export type SwdbgNarrator = Narrator<SwdbgState, SwdbgChoice, SwdbgEvent>;

const taskOf = (state: SwdbgState): SwdbgTask | undefined =>
  state.agenda.at(-1)?.at as SwdbgTask | undefined;

export const swdbgNarrator = <Setup>(
  procedure: SwdbgProcedure<Setup>,
  setup: Setup,
  messages: SwdbgMessages,
  terms: Terms,
): SwdbgNarrator => {
  const names = swdbgNames(terms);
  return {
    procedure: opened(procedure, setup),
    side: (id) => messages.sides[id as Side | 'both'],
    // Kind and data of one event belong together; the types of a union cannot say so.
    event: ({ kind, data }) => messages.events[kind](data as never, names),
    question: (state) => {
      const task = taskOf(state);
      return task === undefined
        ? ''
        : messages.tasks[task](state.agenda.at(-1) as never, state, names);
    },
    choice: (choice, state) => messages.choices[choice.kind](choice as never, state, names),
    hint: () => undefined,
    outcome: (state) => messages.outcome({ winner: state.winner, turn: state.turn }),
    draw: (of) => messages.draws[of as SwdbgDraw],
    face: (_of, result) => names.copy(result),
    cause: (id) => names.copy(id),
  };
};
