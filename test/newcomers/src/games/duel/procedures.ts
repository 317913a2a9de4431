import type { Drawn } from '../../engine/procedure.ts';
import type { PlayableProcedure } from '../../player/playable-procedure.ts';
import { transcript } from '../../player/transcript.ts';
import { fightNarrator } from './boards/narrator.ts';
import { citedRules, fight } from './engine/fight.ts';
import type { Duel } from './engine/fight.ts';

export const duelProcedures: readonly PlayableProcedure[] = [
  {
    id: fight.id,
    cited: citedRules,
    terms: [],
    tell: ({ choices }, language) =>
      transcript(fightNarrator(language), choices as readonly (Duel['Choice'] | Drawn)[]),
  },
];
