import type { PlayableProcedure } from './playable-procedure.ts';
import { rebellionProcedures } from '../games/rebellion/procedures.ts';
import { swdbgProcedures } from '../games/swdbg/procedures.ts';
import { swlcgProcedures } from '../games/swlcg/procedures.ts';
import { ti4Procedures } from '../games/ti4/procedures.ts';

/** Every procedure that pages can tell; a game adds its own list here. */
const ALL: readonly PlayableProcedure[] = [
  ...rebellionProcedures,
  ...swdbgProcedures,
  ...swlcgProcedures,
  ...ti4Procedures,
];

export const procedureOf = (id: string): PlayableProcedure => {
  const found = ALL.find((procedure) => procedure.id === id);
  if (!found) throw new Error(`No procedure is called «${id}». See src/widgets/procedures.ts.`);
  return found;
};
