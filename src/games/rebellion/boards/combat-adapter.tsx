import type {
  CombatChoice,
  CombatEvent,
  CombatSetup,
  CombatState,
} from '../engine/combat/types.ts';
import type { CombatMessages } from '../words/combat.ts';
import type { Language } from '../../../rules/languages.ts';
import type { PlayerAdapter } from '../../../player/adapter.ts';
import type { Terms } from '../../../player/narrator.ts';
import { oddsOfCombat } from '../calculators/from-combat.ts';
import { CombatBoard } from './combat-board.tsx';
import { combatNames } from './combat-names.ts';
import { combatNarrator } from './combat-narrator.ts';
import { DieFaceOf } from './die-face.tsx';

export const combatAdapter = (
  setup: CombatSetup,
  language: Language,
  messages: CombatMessages,
  terms: Terms,
): PlayerAdapter<CombatState, CombatChoice, CombatEvent> => {
  const names = combatNames(setup, language, terms);
  return {
    ...combatNarrator(setup, language, messages, terms),
    Board: ({ state }) => (
      <CombatBoard setup={setup} messages={messages} names={names} state={state} />
    ),
    Face: DieFaceOf,
    odds: oddsOfCombat,
  };
};
