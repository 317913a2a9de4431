import { shiftsOn } from '../support/shifts.ts';
import type { Check } from './check.ts';

/** On a page that was opened while its shifts were watched, and just opened. */
export const still: Check = {
  what: 'moves nothing while it loads',
  faults: async (page) =>
    (await shiftsOn(page)).map(({ value, moved }) => `${value}: ${moved.join(', ')}`),
};
