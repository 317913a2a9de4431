import type { Drawn } from '../../engine/procedure.ts';
import * as cited from './engine/cited-rules.ts';
import { deckCheck, parseDeckSetup } from './engine/deck/deck.ts';
import type { DeckChoice } from './engine/deck/deck.ts';
import { GAME_PROCEDURES } from './engine/game/procedures.ts';
import { parseSetup } from './engine/game/parse-setup.ts';
import type { Choice } from './engine/game/types.ts';
import { tracker } from './engine/tracker/tracker.ts';
import type { TrackerChoice } from './engine/tracker/tracker.ts';
import { cardGameWords } from './words/words.ts';
import type { PlayableProcedure } from '../../player/playable-procedure.ts';
import { transcript } from '../../player/transcript.ts';
import { gameNarrator } from './boards/game-narrator.ts';
import { deckNarrator, trackerNarrator } from './boards/tool-narrators.ts';

// Choices come from a content file; the engine refuses what is none.
const atTable = Object.values(GAME_PROCEDURES).map((procedure): PlayableProcedure => ({
  id: procedure.id,
  cited: cited.game,
  terms: [],
  tell: ({ setup, choices }, language) => {
    const parsed = parseSetup(setup);
    if (!parsed.ok) throw new Error(`setup.${parsed.path}: ${parsed.problem}.`);
    const narrator = gameNarrator(procedure, parsed.setup, language, cardGameWords[language].game);
    return transcript(narrator, choices as readonly (Choice | Drawn)[]);
  },
}));

const deck: PlayableProcedure = {
  id: deckCheck.id,
  cited: cited.deck,
  terms: [],
  tell: ({ setup, choices }, language) => {
    const parsed = parseDeckSetup(setup);
    if (!parsed.ok) throw new Error(`setup.${parsed.path}: ${parsed.problem}.`);
    const narrator = deckNarrator(parsed.setup, language, cardGameWords[language].tools.deck);
    return transcript(narrator, choices as readonly DeckChoice[]);
  },
};

const counter: PlayableProcedure = {
  id: tracker.id,
  cited: cited.tracker,
  terms: [],
  tell: ({ choices }, language) =>
    transcript(
      trackerNarrator(cardGameWords[language].tools.tracker),
      choices as readonly TrackerChoice[],
    ),
};

export const swlcgProcedures: readonly PlayableProcedure[] = [...atTable, deck, counter];
