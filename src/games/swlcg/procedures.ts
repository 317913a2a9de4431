import { describe } from '../../player/described.ts';
import type { Described } from '../../player/described.ts';
import * as cited from './engine/cited-rules.ts';
import { deckCheck, deckSummary } from './engine/deck/deck.ts';
import { GAME_PROCEDURES } from './engine/game/procedures.ts';
import { summaryOf } from './engine/game/summary.ts';
import { tracker } from './engine/tracker/tracker.ts';
import { parseDeckSetup } from './positions/deck.ts';
import { parseSetup } from './positions/table.ts';
import { cardNotes } from './words/card-names.ts';

const table = {
  read: parseSetup,
  summary: summaryOf,
  play: 'table',
  cited: cited.game,
  terms: [],
  unprinted: cardNotes,
  shared: true,
};

export const swlcgProcedures: readonly Described[] = [
  ...Object.values(GAME_PROCEDURES).map((procedure) => describe(procedure, table)),
  describe(deckCheck, {
    read: parseDeckSetup,
    summary: deckSummary,
    play: 'deck',
    tool: true,
    unshown: true,
    cited: cited.deck,
    terms: [],
  }),
  describe(tracker, {
    read: () => ({ ok: true, setup: null }),
    summary: (state) => state,
    play: 'tracker',
    tool: true,
    cited: cited.tracker,
    terms: [],
  }),
];
