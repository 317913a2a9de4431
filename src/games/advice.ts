import type { Advise } from '../engine/advice.ts';

const ADVICE = import.meta.glob<{ readonly advice: Advise<unknown, object> }>(
  './*/advice/index.ts',
);

/** What a game advises in a first game; it is fetched when one begins. */
export const loadAdvice = async (game: string): Promise<Advise<unknown, object>> => {
  const load = ADVICE[`./${game}/advice/index.ts`];
  if (!load) throw new Error(`«${game}» gives no advice.`);
  return (await load()).advice;
};
