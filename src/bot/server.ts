import { beginnings } from 'virtual:kodeks-beginnings';
import { gameTools } from './positions.ts';
import type { Environment } from './settings.ts';
import { fetchIn } from './worker.ts';

const games = gameTools(beginnings);

/** As the worker, with the games themselves behind it. */
export const fetchWithGames = (request: Request, env: Environment): Promise<Response> =>
  fetchIn(request, env, games);
