import type {
  RebellionChoice,
  RebellionEvent,
  RebellionProcedure,
  RebellionSetup,
  RebellionState,
} from '../../../engine/rebellion/game/index.ts';
import type { Language } from '../../../rules/languages.ts';
import type { PlayerAdapter } from '../../adapter.ts';
import type { Terms } from '../../narrator.ts';
import type { RuleNotes } from '../../player-data.ts';
import { DieFaceOf } from '../die-face.tsx';
import { combatNames } from '../combat-narrator.ts';
import { GameBoard } from './board.tsx';
import { gameNames } from './names.ts';
import { gameNarrator } from './narrator.ts';
import type { GameWords } from './narrator.ts';

export const gameAdapter = (
  procedure: RebellionProcedure,
  setup: RebellionSetup,
  language: Language,
  words: GameWords,
  terms: Terms,
  notes: RuleNotes,
): PlayerAdapter<RebellionState, RebellionChoice, RebellionEvent> => {
  const names = gameNames(language, terms);
  return {
    ...gameNarrator(procedure, setup, language, words, terms),
    Board: ({ state }) => (
      <GameBoard
        procedure={procedure}
        setup={setup}
        words={words}
        names={names}
        combatNames={(facts) => combatNames(facts, language, terms)}
        notes={notes}
        state={state}
      />
    ),
    Face: DieFaceOf,
  };
};
