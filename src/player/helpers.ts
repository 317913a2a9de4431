import type { RuleId } from '../engine/procedure.ts';
import { BASE_IDS } from '../games/swdbg/engine/bases.ts';
import { SWDBG_TERMS } from '../games/swdbg/boards/names.ts';
import { helperRules } from '../games/swdbg/helper/rules.ts';

/** What a page needs of a game's table helper before any script runs. */
export interface HelperParts {
  readonly cited: readonly RuleId[];
  readonly terms: readonly string[];
}

const ALL: Readonly<Record<string, HelperParts>> = {
  swdbg: {
    cited: helperRules,
    terms: SWDBG_TERMS.filter((id) => BASE_IDS.some((base) => base === id)),
  },
};

/** undefined: the game has no helper, and no page for one. */
export const helperOf = (game: string): HelperParts | undefined => ALL[game];
