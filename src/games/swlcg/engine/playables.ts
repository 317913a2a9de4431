import { playable } from '../../../engine/playable.ts';
import type { Playable } from '../../../engine/playable.ts';
import { deckCheck, deckSummary, parseDeckSetup } from './deck/deck.ts';
import { parseSetup } from './game/parse-setup.ts';
import { GAME_PROCEDURES } from './game/procedures.ts';
import { summaryOf } from './game/summary.ts';
import { tracker } from './tracker/tracker.ts';

export const swlcgPlayables: readonly Playable[] = [
  ...Object.values(GAME_PROCEDURES).map((procedure) => playable(procedure, parseSetup, summaryOf)),
  playable(deckCheck, parseDeckSetup, deckSummary),
  playable(
    tracker,
    () => ({ ok: true, setup: null }),
    (state) => state,
  ),
];
