import type { ParsedSetup } from '../../engine/core/playable.ts';
import { swdbgGame } from '../../engine/cited.ts';
import { parseNewGame, parsePosition } from '../../engine/swdbg/game/index.ts';
import { playGame, playTurns, setUp } from '../../engine/swdbg/game/index.ts';
import type { SwdbgAnswer } from '../../engine/swdbg/game/index.ts';
import type { SwdbgProcedure } from '../../engine/swdbg/game/machine.ts';
import { swdbgMessages } from '../../i18n/engine/swdbg.ts';
import type { PlayableProcedure } from '../playable-procedure.ts';
import { transcript } from '../transcript.ts';
import { SWDBG_TERMS } from './names.ts';
import { swdbgNarrator } from './narrator.ts';

const told = <Setup>(
  procedure: SwdbgProcedure<Setup>,
  parse: (value: unknown) => ParsedSetup<Setup>,
): PlayableProcedure => ({
  id: procedure.id,
  cited: swdbgGame,
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
