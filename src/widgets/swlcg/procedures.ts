import { swlcgDeck, swlcgGame, swlcgTracker } from '../../engine/cited.ts';
import type { Drawn } from '../../engine/core/procedure.ts';
import { deckCheck, parseDeckSetup } from '../../engine/swlcg/deck/deck.ts';
import type { DeckChoice } from '../../engine/swlcg/deck/deck.ts';
import { GAME_PROCEDURES } from '../../engine/swlcg/game/procedures.ts';
import { parseSetup } from '../../engine/swlcg/game/parse-setup.ts';
import type { Choice } from '../../engine/swlcg/game/types.ts';
import { tracker } from '../../engine/swlcg/tracker/tracker.ts';
import type { TrackerChoice } from '../../engine/swlcg/tracker/tracker.ts';
import { cardGameWords } from '../../i18n/engine/swlcg-words.ts';
import type { PlayableProcedure } from '../playable-procedure.ts';
import { transcript } from '../transcript.ts';
import { gameNarrator } from './game-narrator.ts';
import { deckNarrator, trackerNarrator } from './tool-narrators.ts';

// Choices come from a content file; the engine refuses what is none.
const atTable = Object.values(GAME_PROCEDURES).map((procedure): PlayableProcedure => ({
  id: procedure.id,
  cited: swlcgGame,
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
  cited: swlcgDeck,
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
  cited: swlcgTracker,
  terms: [],
  tell: ({ choices }, language) =>
    transcript(
      trackerNarrator(cardGameWords[language].tools.tracker),
      choices as readonly TrackerChoice[],
    ),
};

export const swlcgProcedures: readonly PlayableProcedure[] = [...atTable, deck, counter];
