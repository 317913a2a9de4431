import type { Described } from '../player/described.ts';
import { partsOf } from './index.ts';

/** Every procedure that worked examples may use. */
export const PROCEDURES: readonly Described[] = [
  ...(await partsOf((game) => game.procedures())).values(),
].flat();

export const procedureOf = (id: string): Described => {
  const found = PROCEDURES.find((procedure) => procedure.id === id);
  if (!found) throw new Error(`No procedure is called «${id}». See «procedures.ts» of its game.`);
  return found;
};
