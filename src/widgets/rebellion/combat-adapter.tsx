import type { JSX } from 'preact';
import type {
  CombatChoice,
  CombatEvent,
  CombatSetup,
  CombatState,
} from '../../engine/rebellion/combat/types.ts';
import { isDieFace } from '../../engine/rebellion/dice.ts';
import type { CombatMessages } from '../../i18n/engine/rebellion-combat.ts';
import type { Language } from '../../rules/languages.ts';
import type { PlayerAdapter } from '../adapter.ts';
import type { Terms } from '../narrator.ts';
import { CombatBoard } from './combat-board.tsx';
import { combatNames, combatNarrator } from './combat-narrator.ts';
import { DieShape } from './shapes.tsx';

const COLOURS = { 'red-die': 'red', 'black-die': 'black' } as const;

/** Cards are told by their names alone; dice have faces to draw. */
const Face = ({
  of,
  result,
}: {
  readonly of: string;
  readonly result: string;
}): JSX.Element | null => {
  if (!isDieFace(result)) return null;
  const colour = of in COLOURS ? COLOURS[of as keyof typeof COLOURS] : null;
  return <DieShape colour={colour} face={result} />;
};

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
    Face,
  };
};
