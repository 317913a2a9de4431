import type { Drawn, RuleId } from '../engine/core/procedure.ts';
import { combat } from '../engine/rebellion/combat/combat.ts';
import { parseSetup } from '../engine/rebellion/combat/parse-setup.ts';
import { citedRules } from '../engine/rebellion/combat/rules.ts';
import type { CombatAnswer } from '../engine/rebellion/combat/types.ts';
import { citedGameRules, GAME_PROCEDURES, parsePosition } from '../engine/rebellion/game/index.ts';
import type { RebellionChoice, RebellionProcedure } from '../engine/rebellion/game/index.ts';
import { combatMessages } from '../i18n/engine/rebellion-combat.ts';
import { gameMessages } from '../i18n/engine/rebellion-game.ts';
import { unprintedCards } from '../i18n/engine/rebellion-cards.ts';
import type { Language } from '../rules/languages.ts';
import type { Terms } from './narrator.ts';
import { COMBAT_TERMS, combatNarrator } from './rebellion/combat-narrator.ts';
import { GAME_TERMS, gameNarrator } from './rebellion/game/narrator.ts';
import { transcript } from './transcript.ts';
import type { TranscriptStep } from './transcript.ts';

/** The played part of a scenario file. */
export interface Script {
  readonly setup: unknown;
  readonly choices: readonly unknown[];
}

/** What a page needs of a procedure before any script runs. */
export interface PlayableProcedure {
  readonly cited: readonly RuleId[];
  readonly terms: readonly string[];
  /** Rules and terms are many and the same for its whole family: a file of their own tells them. */
  readonly shared: boolean;
  /** Names that the glossary does not have, in a language. */
  readonly unprinted: (language: Language) => Terms;
  readonly tell: (script: Script, language: Language, terms: Terms) => readonly TranscriptStep[];
}

const rebellionCombat: PlayableProcedure = {
  cited: citedRules,
  terms: COMBAT_TERMS,
  shared: false,
  unprinted: () => ({}),
  tell: ({ setup, choices }, language, terms) => {
    const parsed = parseSetup(setup);
    if (!parsed.ok) throw new Error(`setup.${parsed.path}: ${parsed.problem}.`);
    const narrator = combatNarrator(parsed.setup, language, combatMessages(language), terms);
    // The engine refuses what is not a choice; nothing is taken on trust here.
    return transcript(narrator, choices as readonly CombatAnswer[]);
  },
};

/** Any part of the whole game, a combat inside it included. */
const rebellionGame = (procedure: RebellionProcedure): PlayableProcedure => ({
  cited: [...new Set([...citedGameRules, ...citedRules])],
  terms: GAME_TERMS,
  shared: true,
  unprinted: unprintedCards,
  tell: ({ setup, choices }, language, terms) => {
    const parsed = parsePosition(setup);
    if (!parsed.ok) throw new Error(`setup.${parsed.path}: ${parsed.problem}.`);
    const words = { game: gameMessages(language), combat: combatMessages(language) };
    const narrator = gameNarrator(procedure, parsed.setup, language, words, terms);
    return transcript(narrator, choices as readonly (RebellionChoice | Drawn)[]);
  },
});

const ALL: Readonly<Record<string, PlayableProcedure>> = {
  [combat.id]: rebellionCombat,
  ...Object.fromEntries(
    GAME_PROCEDURES.map((procedure) => [procedure.id, rebellionGame(procedure)]),
  ),
};

export const procedureOf = (id: string): PlayableProcedure => {
  const found = ALL[id];
  if (!found) throw new Error(`No procedure is called «${id}». See src/widgets/procedures.ts.`);
  return found;
};
