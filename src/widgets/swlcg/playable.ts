import type { Drawn } from '../../engine/core/procedure.ts';
import { deckCheck, deckRules, parseDeckSetup } from '../../engine/swlcg/deck/deck.ts';
import type { DeckChoice } from '../../engine/swlcg/deck/deck.ts';
import { GAME_PROCEDURES } from '../../engine/swlcg/game/procedures.ts';
import { parseSetup } from '../../engine/swlcg/game/parse-setup.ts';
import { citedRules } from '../../engine/swlcg/game/rules.ts';
import type { Choice } from '../../engine/swlcg/game/types.ts';
import { tracker, trackerRules } from '../../engine/swlcg/tracker/tracker.ts';
import type { TrackerChoice } from '../../engine/swlcg/tracker/tracker.ts';
import { cardGameWords } from '../../i18n/engine/swlcg-words.ts';
import type { PlayableProcedure } from '../procedures.ts';
import { transcript } from '../transcript.ts';
import { gameNarrator } from './game-narrator.ts';
import { deckNarrator, trackerNarrator } from './tool-narrators.ts';

// Choices come from a content file; the engine refuses what is none.
const atTable: readonly (readonly [string, PlayableProcedure])[] = Object.entries(
  GAME_PROCEDURES,
).map(([id, procedure]) => [
  id,
  {
    cited: citedRules,
    terms: [],
    tell: ({ setup, choices }, language) => {
      const parsed = parseSetup(setup);
      if (!parsed.ok) throw new Error(`setup.${parsed.path}: ${parsed.problem}.`);
      const narrator = gameNarrator(
        procedure,
        parsed.setup,
        language,
        cardGameWords[language].game,
      );
      return transcript(narrator, choices as readonly (Choice | Drawn)[]);
    },
  },
]);

const deck: PlayableProcedure = {
  cited: deckRules,
  terms: [],
  tell: ({ setup, choices }, language) => {
    const parsed = parseDeckSetup(setup);
    if (!parsed.ok) throw new Error(`setup.${parsed.path}: ${parsed.problem}.`);
    const narrator = deckNarrator(parsed.setup, language, cardGameWords[language].tools.deck);
    return transcript(narrator, choices as readonly DeckChoice[]);
  },
};

const counter: PlayableProcedure = {
  cited: trackerRules,
  terms: [],
  tell: ({ choices }, language) =>
    transcript(
      trackerNarrator(cardGameWords[language].tools.tracker),
      choices as readonly TrackerChoice[],
    ),
};

export const cardGameProcedures: Readonly<Record<string, PlayableProcedure>> = {
  ...Object.fromEntries(atTable),
  [deckCheck.id]: deck,
  [tracker.id]: counter,
};
