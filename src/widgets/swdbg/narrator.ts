import { BASE_IDS, isBase } from '../../engine/swdbg/bases.ts';
import { CARD_IDS, isCard } from '../../engine/swdbg/cards.ts';
import type {
  SwdbgChoice,
  SwdbgEvent,
  SwdbgState,
  SwdbgTask,
} from '../../engine/swdbg/game/index.ts';
import type { SwdbgProcedure } from '../../engine/swdbg/game/machine.ts';
import type { Side } from '../../engine/swdbg/sides.ts';
import { sentence } from '../../i18n/grammar.ts';
import { originalName } from '../../i18n/engine/swdbg-names.ts';
import type { SwdbgDraw, SwdbgMessages, SwdbgNames } from '../../i18n/engine/swdbg.ts';
import { termOf } from '../narrator.ts';
import type { Narrator, Terms } from '../narrator.ts';

export type SwdbgNarrator = Narrator<SwdbgState, SwdbgChoice, SwdbgEvent>;

/** Every glossary term a game may name; what the booklet does not name has its original title. */
export const SWDBG_TERMS: readonly string[] = [...CARD_IDS, ...BASE_IDS].filter(
  (id) => originalName(id) === undefined,
);

const COPY = /^(.+)-(\d+)$/;

export const swdbgNames = (terms: Terms): SwdbgNames => {
  const of = (id: string): string => originalName(id) ?? termOf(terms, id).name;
  const quoted = (id: string): string => `«${sentence(of(id))}»`;
  return {
    of,
    copy: (id) => {
      // A title may end in a number of its own.
      if (isCard(id) || isBase(id)) return quoted(id);
      const [, card = id, number = ''] = COPY.exec(id) ?? [];
      return number === '1' ? quoted(card) : `${quoted(card)} ${number}`;
    },
  };
};

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
    procedure: {
      id: procedure.id,
      begin: () => procedure.begin(setup),
      prompt: procedure.prompt.bind(procedure),
      apply: procedure.apply.bind(procedure),
    },
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
