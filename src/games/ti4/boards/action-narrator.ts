import { ACTIONS } from '../engine/action/procedures.ts';
import type { ActionId } from '../engine/action/procedures.ts';
import type { ActionTask } from '../engine/action/handlers.ts';
import type { ActionChoice, ActionEvent, ActionState, PlayerId } from '../engine/action/types.ts';
import type { UnitId } from '../engine/data/units.ts';
import type { ActionMessages, ActionNames } from '../words/action.ts';
import { planetName } from '../words/planets.ts';
import { technologyName } from '../words/technologies.ts';
import type { Language } from '../../../rules/languages.ts';
import { opened, termOf } from '../../../player/narrator.ts';
import type { Narrator, Terms } from '../../../player/narrator.ts';

export type ActionNarrator = Narrator<ActionState, ActionChoice, ActionEvent>;

/** Technologies that the glossary names. */
export const ACTION_TERMS: readonly string[] = [
  'non-euclidean-shielding',
  'graviton-laser-system',
  'carrier-ii',
  'pds-ii',
];

export const actionNames = (
  language: Language,
  messages: ActionMessages,
  terms: Terms,
): ActionNames => {
  const system = (id: string): string => id.toUpperCase();
  const planet = (id: string): string => planetName(language, id);
  return {
    system,
    planet,
    technology: (id) => terms[id]?.name ?? technologyName(language, id),
    units: (types) => {
      const counts = new Map<UnitId, number>();
      for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1);
      return [...counts]
        .map(([type, count]) =>
          count === 1 ? messages.units[type] : `${messages.units[type]} ×${count}`,
        )
        .join(', ');
    },
    figure: (state, id) => {
      const unit = state.units.find((entry) => entry.id === id);
      if (!unit) return id;
      const place = unit.planet === null ? system(unit.system) : planet(unit.planet);
      const damaged = unit.damaged ? `, ${messages.board.damaged}` : '';
      return `${messages.units[unit.type]} (${place}${damaged})`;
    },
  };
};

export const actionNarrator = (
  id: ActionId,
  setup: ActionState,
  language: Language,
  messages: ActionMessages,
  terms: Terms,
): ActionNarrator => {
  const names = actionNames(language, messages, terms);
  const procedure = ACTIONS[id];
  return {
    procedure: opened(procedure, setup),
    side: (player) => messages.players[player as PlayerId],
    // Kind and data of one event belong together; the types of a union cannot say so.
    event: ({ kind, data }) => messages.events[kind](data as never, names),
    question: (state) => {
      const frame = state.agenda.at(-1);
      return frame ? messages.tasks[frame.at as ActionTask](frame as never, names, state) : '';
    },
    choice: (choice, state) => messages.choices[choice.kind](choice as never, state, names),
    hint: () => undefined,
    outcome: (state) => messages.outcome(state, names),
    draw: (of) => messages.units[of as UnitId],
    face: (_of, result) => result,
    cause: (term) => {
      const { name, definition } = termOf(terms, term);
      return `${name}. ${definition}`;
    },
  };
};
