import { combat } from '../engine/combat/combat.ts';
import type {
  CombatChoice,
  CombatEvent,
  CombatSetup,
  CombatState,
  CombatTask,
} from '../engine/combat/types.ts';
import { isDieFace } from '../engine/dice.ts';
import { LEADER_IDS } from '../engine/leaders.ts';
import { TACTICS } from '../engine/tactics.ts';
import { UNIT_IDS } from '../engine/units.ts';
import type { Side } from '../engine/units.ts';
import type { CombatDraw, CombatMessages } from '../words/combat.ts';
import type { Language } from '../../../rules/languages.ts';
import { opened, termOf } from '../../../player/narrator.ts';
import type { Narrator, Terms } from '../../../player/narrator.ts';
import { combatNames } from './combat-names.ts';

export type CombatNarrator = Narrator<CombatState, CombatChoice, CombatEvent>;

/** Every glossary term a combat may name. */
export const COMBAT_TERMS: readonly string[] = [
  ...new Set([...UNIT_IDS, ...LEADER_IDS, ...TACTICS.map(({ card }) => card), 'death-star-plans']),
];

const CARD_CHOICES = ['play', 'block', 'discard'] as const;

export const combatNarrator = (
  setup: CombatSetup,
  language: Language,
  messages: CombatMessages,
  terms: Terms,
): CombatNarrator => {
  const names = combatNames(setup, language, terms);
  return {
    procedure: opened(combat, setup),
    side: (id) => messages.sides[id as Side],
    // Kind and data of one event belong together; the types of a union cannot say so.
    event: ({ kind, data }) => messages.events[kind](data as never, names),
    question: (state) => {
      const stage = state.agenda.at(-1);
      return stage ? messages.tasks[stage.at as CombatTask](stage as never, state, names) : '';
    },
    choice: (choice, state) => messages.choices[choice.kind](choice as never, state, names),
    hint: (choice) =>
      CARD_CHOICES.some((kind) => kind === choice.kind) && 'card' in choice
        ? termOf(terms, choice.card).definition
        : undefined,
    outcome: (state) => {
      const prompt = combat.prompt(state);
      return prompt.kind === 'over' ? messages.outcome(prompt.outcome, names) : [];
    },
    draw: (of) => messages.draws[of as CombatDraw],
    face: (_of, result) => (isDieFace(result) ? messages.faces[result] : `«${names.term(result)}»`),
    cause: (id) => {
      const { name, definition } = termOf(terms, id);
      return `${name}. ${definition}`;
    },
  };
};
