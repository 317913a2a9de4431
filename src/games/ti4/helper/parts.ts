import type { HelperParts } from '../../../player/helper-data.ts';
import { PART_RULES, ti4Guide } from './guide.ts';

export const helperParts: HelperParts = {
  cited: [
    ...new Set([
      ...ti4Guide.steps.flatMap(({ rules }) => rules),
      ...Object.values(PART_RULES).flat(),
    ]),
  ],
  terms: [],
};
