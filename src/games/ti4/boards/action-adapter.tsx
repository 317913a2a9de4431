import type { ActionId } from '../engine/action/procedures.ts';
import type { ActionChoice, ActionEvent, ActionState } from '../engine/action/types.ts';
import type { ActionMessages } from '../words/action.ts';
import type { Language } from '../../../rules/languages.ts';
import type { PlayerAdapter } from '../../../player/adapter.ts';
import type { Terms } from '../../../player/narrator.ts';
import { fromAction } from '../calculators/from-action.ts';
import { ActionBoard } from './action-board.tsx';
import { actionNames, actionNarrator } from './action-narrator.ts';
import { ResearchBoard } from './research-board.tsx';

export const actionAdapter = (
  id: ActionId,
  setup: ActionState,
  language: Language,
  messages: ActionMessages,
  terms: Terms,
): PlayerAdapter<ActionState, ActionChoice, ActionEvent> => {
  const names = actionNames(language, messages, terms);
  // Research happens away from the map.
  const Board = id === 'ti4/research' ? ResearchBoard : ActionBoard;
  return {
    ...actionNarrator(id, setup, language, messages, terms),
    Board: ({ state }) => <Board state={state} messages={messages} names={names} />,
    // Dice of this game show plain numbers: their names say it all.
    Face: () => null,
    odds: fromAction,
  };
};
