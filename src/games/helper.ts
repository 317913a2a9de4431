import type { OpenHelper } from '../player/helper-data.ts';

const HELPERS = import.meta.glob<{ readonly open: OpenHelper }>('./*/helper/open.tsx');

export const loadHelper = async (game: string): Promise<OpenHelper> => {
  const load = HELPERS[`./${game}/helper/open.tsx`];
  if (!load) throw new Error(`No helper is known for the game «${game}».`);
  return (await load()).open;
};
