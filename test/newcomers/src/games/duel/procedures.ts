import { describe } from '../../player/described.ts';
import type { Described } from '../../player/described.ts';
import { citedRules, fight, parseFight } from './engine/fight.ts';

export const duelProcedures: readonly Described[] = [
  describe(fight, {
    play: 'fight',
    cited: citedRules,
    terms: [],
    read: parseFight,
    summary: ({ blow }) => ({ blow }),
  }),
];
