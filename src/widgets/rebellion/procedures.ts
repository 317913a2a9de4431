import { combat } from '../../engine/rebellion/combat/combat.ts';
import { parseSetup } from '../../engine/rebellion/combat/parse-setup.ts';
import { citedRules } from '../../engine/rebellion/combat/rules.ts';
import type { CombatAnswer } from '../../engine/rebellion/combat/types.ts';
import { combatMessages } from '../../i18n/engine/rebellion-combat.ts';
import type { PlayableProcedure } from '../playable-procedure.ts';
import { transcript } from '../transcript.ts';
import { COMBAT_TERMS, combatNarrator } from './combat-narrator.ts';

export const rebellionProcedures: readonly PlayableProcedure[] = [
  {
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
  },
];
