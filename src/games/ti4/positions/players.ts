import { z } from 'astro/zod';
import { BadSetup } from '../../../engine/parsing.ts';
import { PLAYERS } from '../engine/action/types.ts';
import type { PlayerId } from '../engine/action/types.ts';

export const player = z.enum(PLAYERS);

/** Either side of the victory point track. */
export const goal = z.literal([10, 14]).default(10);

/** One of those at the table. */
export const playing = (id: string, players: readonly PlayerId[], path: string): PlayerId => {
  const found = players.find((one) => one === id);
  if (!found) throw new BadSetup(path, `«${id}» does not play`, players);
  return found;
};

/** What is told of players, under a key, is told of those at the table. */
export const allPlaying = (told: object, players: readonly PlayerId[], key: string): void => {
  for (const id of Object.keys(told)) playing(id, players, `${key}.${id}`);
};
