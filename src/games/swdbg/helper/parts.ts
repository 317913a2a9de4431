import type { HelperParts } from '../../../player/helper-data.ts';
import { SWDBG_TERMS } from '../boards/names.ts';
import { BASE_IDS } from '../engine/bases.ts';
import { helperRules } from './rules.ts';

export const helperParts: HelperParts = {
  cited: helperRules,
  terms: SWDBG_TERMS.filter((id) => BASE_IDS.some((base) => base === id)),
};
