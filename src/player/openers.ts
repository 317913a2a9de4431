import { PLAYERS } from '../games/player.ts';
import type { Open } from './open.ts';

/** What makes the player of a procedure, for the build that draws its beginning and for the page. */
export const openerOf = (procedure: string): Promise<Open> => {
  const [game = '', name = ''] = procedure.split('/');
  const open = PLAYERS.get(game)?.open;
  const load = open?.[name] ?? open?.['*'];
  if (!load) throw new Error(`No player knows the procedure «${procedure}».`);
  return load();
};
