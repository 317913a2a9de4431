import type { HelperParts } from '../../../player/helper-data.ts';
import { citedRules } from '../engine/fight.ts';

export const helperParts: HelperParts = { cited: citedRules, terms: [] };
