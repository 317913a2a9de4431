import { partsOf } from '../games/index.ts';
import type { PlayableProcedure } from './playable-procedure.ts';

/** Every procedure that pages can tell. */
const ALL: readonly PlayableProcedure[] = [
  ...(await partsOf((game) => game.procedures())).values(),
].flat();

export const procedureOf = (id: string): PlayableProcedure => {
  const found = ALL.find((procedure) => procedure.id === id);
  if (!found) throw new Error(`No procedure is called «${id}». See «procedures.ts» of its game.`);
  return found;
};
