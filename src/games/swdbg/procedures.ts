import type { ParsedSetup } from '../../engine/playable.ts';
import * as cited from './engine/cited-rules.ts';
import { parseNewGame, parsePosition } from './engine/game/index.ts';
import { playGame, playTurns, setUp } from './engine/game/index.ts';
import type { SwdbgAnswer } from './engine/game/index.ts';
import type { SwdbgProcedure } from './engine/game/machine.ts';
import { swdbgMessages } from './words/game.ts';
import type { PlayableProcedure } from '../../player/playable-procedure.ts';
import { transcript } from '../../player/transcript.ts';
import { SWDBG_TERMS } from './boards/names.ts';
import { swdbgNarrator } from './boards/narrator.ts';

const told = <Setup>(
  procedure: SwdbgProcedure<Setup>,
  parse: (value: unknown) => ParsedSetup<Setup>,
): PlayableProcedure => ({
  id: procedure.id,
  cited: cited.game,
  terms: SWDBG_TERMS,
  tell: ({ setup, choices }, language, terms) => {
    const parsed = parse(setup);
    if (!parsed.ok) throw new Error(`setup.${parsed.path}: ${parsed.problem}.`);
    const narrator = swdbgNarrator(procedure, parsed.setup, swdbgMessages(language), terms);
    // The engine refuses what is not a choice; nothing is taken on trust here.
    return transcript(narrator, choices as readonly SwdbgAnswer[]);
  },
});

export const swdbgProcedures: readonly PlayableProcedure[] = [
  told(setUp, parseNewGame),
  told(playTurns, parsePosition),
  told(playGame, parseNewGame),
];
