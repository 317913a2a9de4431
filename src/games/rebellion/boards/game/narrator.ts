import type { CombatEvent, CombatSetup, CombatState } from '../../engine/combat/types.ts';
import type { CombatTask } from '../../engine/combat/types.ts';
import { ACTION_IDS } from '../../engine/actions.ts';
import { isDieFace } from '../../engine/dice.ts';
import type {
  Frame,
  RebellionChoice,
  RebellionEvent,
  RebellionProcedure,
  RebellionSetup,
  RebellionState,
  Seat,
} from '../../engine/game/index.ts';
import { LEADER_IDS } from '../../engine/leaders.ts';
import { MISSION_IDS } from '../../engine/missions.ts';
import { OBJECTIVE_IDS } from '../../engine/objectives.ts';
import { RING_IDS } from '../../engine/rings.ts';
import { TACTICS } from '../../engine/tactics.ts';
import { UNIT_IDS } from '../../engine/units.ts';
import type { UnitId } from '../../engine/units.ts';
import type { CombatDraw, CombatMessages, CombatNames } from '../../words/combat.ts';
import type { GameMessages } from '../../words/game.ts';
import type { Language } from '../../../../rules/languages.ts';
import { opened } from '../../../../player/narrator.ts';
import type { Narrator, Terms } from '../../../../player/narrator.ts';
import { combatNames } from '../combat-names.ts';
import { gameNames } from './names.ts';

export type GameNarrator = Narrator<RebellionState, RebellionChoice, RebellionEvent>;

/** Everything the game may name; what the glossary lacks has a name of ours. */
export const GAME_TERMS: readonly string[] = [
  ...new Set([
    ...UNIT_IDS,
    ...LEADER_IDS,
    ...TACTICS.map(({ card }) => card),
    ...MISSION_IDS,
    ...ACTION_IDS,
    ...OBJECTIVE_IDS,
    ...RING_IDS,
  ]),
];

/** Words of one language for the game and for the combats in it, which may come when a fight does. */
export interface GameWords {
  readonly game: GameMessages;
  readonly combat: () => CombatMessages | null;
}

/** The combat that goes on, under whatever else is being asked. */
export const combatIn = (state: RebellionState | null): CombatState | null => {
  for (const frame of state?.agenda.toReversed() ?? []) {
    if (frame.at === 'combat') return frame.combat;
  }
  return null;
};

/** What names and the picture need of a combat that the game itself has begun. */
export const combatFacts = (
  combat: CombatState,
): Pick<CombatSetup, 'active' | 'units' | 'adjacent'> => {
  const units: Record<'empire' | 'rebel', Partial<Record<UnitId, number>>> = {
    empire: {},
    rebel: {},
  };
  for (const { side, unit } of combat.figures) {
    units[side][unit] = (units[side][unit] ?? 0) + 1;
  }
  return { active: combat.active, units, adjacent: combat.adjacent };
};

const isCombatEvent = (event: RebellionEvent, words: GameWords): event is CombatEvent =>
  !(event.kind in words.game.events);

const topOf = ({ agenda }: RebellionState): Frame => {
  const frame = agenda.at(-1);
  if (!frame) throw new Error('The procedure is over and asks nothing.');
  return frame;
};

const CARD_CHOICES: readonly string[] = [
  'assign-mission',
  'play-action',
  'play-objective',
  'keep-on-top',
  'put-objective-under',
  'take-project',
  'keep-project',
  'reuse-mission',
  'play',
  'block',
  'discard',
];

export const gameNarrator = (
  procedure: RebellionProcedure,
  setup: RebellionSetup,
  language: Language,
  words: GameWords,
  terms: Terms,
): GameNarrator => {
  const names = gameNames(language, terms);
  const inCombat = (combat: CombatState | null): CombatNames =>
    combatNames(
      combat ? combatFacts(combat) : { units: { empire: {}, rebel: {} }, adjacent: [] },
      language,
      terms,
    );
  const { game } = words;
  /** Whoever has a fight to tell of has played it, and so has its words. */
  const inFight = (): CombatMessages => {
    const combat = words.combat();
    if (!combat) throw new Error('A fight is told before its words have come.');
    return combat;
  };
  /** A card that no booklet names has a name of ours and nothing to explain. */
  const definitionOf = (id: string): string | undefined => {
    const definition = terms[id]?.definition;
    return definition === '' ? undefined : definition;
  };
  return {
    procedure: opened(procedure, setup),
    // Trying things out is nobody's turn.
    side: (id, state) => (topOf(state).at.startsWith('explore') ? '' : game.seats[id as Seat]),
    // Kind and data of one event belong together; the types of a union cannot say so.
    event: (event, { before, after }) =>
      isCombatEvent(event, words)
        ? inFight().events[event.kind](
            event.data as never,
            inCombat(combatIn(after) ?? combatIn(before)),
          )
        : game.events[event.kind](event.data as never, names),
    question: (state) => {
      const frame = topOf(state);
      if (frame.at !== 'combat') {
        return game.tasks[frame.at as keyof GameMessages['tasks']](frame as never, state, names);
      }
      const stage = frame.combat.agenda.at(-1);
      return stage
        ? inFight().tasks[stage.at as CombatTask](
            stage as never,
            frame.combat,
            inCombat(frame.combat),
          )
        : '';
    },
    remark: (state) => game.remark(topOf(state), state),
    choice: (choice, state) => {
      const frame = topOf(state);
      return frame.at === 'combat'
        ? inFight().choices[choice.kind as keyof CombatMessages['choices']](
            choice as never,
            frame.combat,
            inCombat(frame.combat),
          )
        : game.choices[choice.kind as keyof GameMessages['choices']](choice as never, state, names);
    },
    hint: (choice) =>
      CARD_CHOICES.includes(choice.kind) && 'card' in choice
        ? definitionOf(choice.card)
        : undefined,
    outcome: (state) => {
      const prompt = procedure.prompt(state);
      return prompt.kind === 'over' ? game.outcome(prompt.outcome, state) : [];
    },
    draw: (of) =>
      (game.draws as Readonly<Record<string, string | undefined>>)[of] ??
      inFight().draws[of as CombatDraw],
    face: (_of, result) => (isDieFace(result) ? game.faces[result] : `«${names.term(result)}»`),
    cause: (id) => {
      const definition = definitionOf(id);
      return definition === undefined ? names.term(id) : `${names.term(id)}. ${definition}`;
    },
  };
};
