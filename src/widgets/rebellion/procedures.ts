import {
  rebellionCombat as citedRules,
  rebellionGame as citedGameRules,
} from '../../engine/cited.ts';
import type { Drawn } from '../../engine/core/procedure.ts';
import { combat } from '../../engine/rebellion/combat/combat.ts';
import { parseSetup } from '../../engine/rebellion/combat/parse-setup.ts';
import type { CombatAnswer } from '../../engine/rebellion/combat/types.ts';
import { GAME_PROCEDURES, parsePosition } from '../../engine/rebellion/game/index.ts';
import type {
  RebellionChoice,
  RebellionProcedure,
  RebellionSetup,
} from '../../engine/rebellion/game/index.ts';
import { unprintedCards } from '../../i18n/engine/rebellion-cards.ts';
import { combatMessages } from '../../i18n/engine/rebellion-combat.ts';
import { gameMessages } from '../../i18n/engine/rebellion-game.ts';
import type { PlayableProcedure } from '../playable-procedure.ts';
import { transcript } from '../transcript.ts';
import { COMBAT_TERMS, combatNarrator } from './combat-narrator.ts';
import { GAME_TERMS, gameNarrator } from './game/narrator.ts';

const rebellionCombat: PlayableProcedure = {
  id: combat.id,
  cited: citedRules,
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
  cited: [...new Set([...citedGameRules, ...citedRules])],
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
