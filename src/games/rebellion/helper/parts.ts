import type { HelperParts } from '../../../player/helper-data.ts';
import { rebellionGuide } from './guide.ts';

export const helperParts: HelperParts = {
  cited: [...new Set(rebellionGuide.steps.flatMap(({ rules }) => rules))],
  terms: [],
};
