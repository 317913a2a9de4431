import type { AnyPlay } from '../player/play.tsx';

/** What the pages of a game load when somebody plays: each file is fetched when it is wanted. */
const PLAYS = import.meta.glob<{ readonly play: AnyPlay }>('./*/play/*.tsx');

/** By its game and its file: `duel/fight`. */
export const loadPlay = async (name: string): Promise<AnyPlay> => {
  const load = PLAYS[`./${name.replace('/', '/play/')}.tsx`];
  if (!load) throw new Error(`Nothing plays «${name}».`);
  return (await load()).play;
};
