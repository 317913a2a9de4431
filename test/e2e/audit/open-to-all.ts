import { barriersOn } from '../support/axe.ts';
import type { Check } from './check.ts';

export const openToAll: Check = { what: 'keeps nobody out', faults: (page) => barriersOn(page) };

/** Where another window has shown the text: its colours do not hang on the width, its lines do. */
export const openToAllAroundIt: Check = {
  what: openToAll.what,
  faults: (page) => barriersOn(page, { contrastsBeside: 'main' }),
};
