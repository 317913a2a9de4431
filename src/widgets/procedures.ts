import type { RuleId } from '../engine/core/procedure.ts';
import { combat } from '../engine/rebellion/combat/combat.ts';
import { parseSetup } from '../engine/rebellion/combat/parse-setup.ts';
import { citedRules } from '../engine/rebellion/combat/rules.ts';
import type { CombatAnswer } from '../engine/rebellion/combat/types.ts';
import { combatMessages } from '../i18n/engine/rebellion-combat.ts';
import type { Language } from '../rules/languages.ts';
import type { Terms } from './narrator.ts';
import { COMBAT_TERMS, combatNarrator } from './rebellion/combat-narrator.ts';
import { cardGameProcedures } from './swlcg/playable.ts';
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
  readonly tell: (script: Script, language: Language, terms: Terms) => readonly TranscriptStep[];
}

const rebellionCombat: PlayableProcedure = {
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

const ALL: Readonly<Record<string, PlayableProcedure>> = {
  [combat.id]: rebellionCombat,
  ...cardGameProcedures,
};

export const procedureOf = (id: string): PlayableProcedure => {
  const found = ALL[id];
  if (!found) throw new Error(`No procedure is called «${id}». See src/widgets/procedures.ts.`);
  return found;
};
