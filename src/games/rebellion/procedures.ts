import type { Drawn } from '../../engine/procedure.ts';
import * as cited from './engine/cited-rules.ts';
import { combat } from './engine/combat/combat.ts';
import { parseSetup } from './engine/combat/parse-setup.ts';
import type { CombatAnswer } from './engine/combat/types.ts';
import { GAME_PROCEDURES, parsePosition } from './engine/game/index.ts';
import type { RebellionChoice, RebellionProcedure, RebellionSetup } from './engine/game/index.ts';
import { unprintedCards } from './words/cards.ts';
import { combatMessages } from './words/combat.ts';
import { gameMessages } from './words/game.ts';
import type { PlayableProcedure } from '../../player/playable-procedure.ts';
import { transcript } from '../../player/transcript.ts';
import { COMBAT_TERMS, combatNarrator } from './boards/combat-narrator.ts';
import { GAME_TERMS, gameNarrator } from './boards/game/narrator.ts';

const rebellionCombat: PlayableProcedure = {
  id: combat.id,
  cited: cited.combat,
  terms: COMBAT_TERMS,
  tell: ({ setup, choices }, language, terms) => {
    const parsed = parseSetup(setup);
    if (!parsed.ok) throw new Error(`setup.${parsed.path}: ${parsed.problem}.`);
    const narrator = combatNarrator(parsed.setup, language, combatMessages(language), terms);
    // The engine refuses what is not a choice; nothing is taken on trust here.
    return transcript(narrator, choices as readonly CombatAnswer[]);
  },
};

const positionOf = (setup: unknown): RebellionSetup => {
  const parsed = parsePosition(setup);
  if (!parsed.ok) throw new Error(`setup.${parsed.path}: ${parsed.problem}.`);
  return parsed.setup;
};

/** Any part of the whole game, a combat inside it included. */
const rebellionGame = (procedure: RebellionProcedure): PlayableProcedure => ({
  id: procedure.id,
  cited: [...new Set([...cited.game, ...cited.combat])],
  terms: GAME_TERMS,
  shared: true,
  unprinted: unprintedCards,
  read: positionOf,
  tell: ({ setup, choices }, language, terms) => {
    const words = { game: gameMessages(language), combat: () => combatMessages(language) };
    const narrator = gameNarrator(procedure, positionOf(setup), language, words, terms);
    return transcript(narrator, choices as readonly (RebellionChoice | Drawn)[]);
  },
});

export const rebellionProcedures: readonly PlayableProcedure[] = [
  rebellionCombat,
  ...GAME_PROCEDURES.map(rebellionGame),
];
