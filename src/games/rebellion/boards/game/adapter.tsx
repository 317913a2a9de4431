import type {
  RebellionChoice,
  RebellionEvent,
  RebellionProcedure,
  RebellionSetup,
  RebellionState,
} from '../../engine/game/index.ts';
import type { GameMessages } from '../../words/game.ts';
import type { Language } from '../../../../rules/languages.ts';
import type { PlayerAdapter } from '../../../../player/adapter.ts';
import type { Terms } from '../../../../player/narrator.ts';
import type { RuleNotes } from '../../../../player/player-data.ts';
import { combatNames } from '../combat-names.ts';
import { DieFaceOf } from '../die-face.tsx';
import { GameBoard } from './board.tsx';
import type { Fight } from './fight.ts';
import { gameNames } from './names.ts';
import { gameNarrator } from './narrator.ts';

interface Page {
  readonly procedure: RebellionProcedure;
  readonly setup: RebellionSetup;
  readonly language: Language;
  readonly words: GameMessages;
  readonly terms: Terms;
  readonly notes: RuleNotes;
  /** Null until `fetchFight` has brought it. */
  readonly fight: () => Fight | null;
  readonly fetchFight: () => Promise<void>;
}

export const gameAdapter = ({
  procedure,
  setup,
  language,
  words,
  terms,
  notes,
  fight,
  fetchFight,
}: Page): PlayerAdapter<RebellionState, RebellionChoice, RebellionEvent> => {
  const names = gameNames(language, terms);
  const said = { game: words, combat: () => fight()?.words ?? null };
  return {
    ...gameNarrator(procedure, setup, language, said, terms),
    fetchMore: fetchFight,
    Board: ({ state }) => (
      <GameBoard
        procedure={procedure}
        setup={setup}
        words={words}
        fight={fight()}
        names={names}
        combatNames={(facts) => combatNames(facts, language, terms)}
        notes={notes}
        state={state}
      />
    ),
    Face: DieFaceOf,
  };
};
