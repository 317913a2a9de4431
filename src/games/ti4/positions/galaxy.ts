import { z } from 'astro/zod';
import { readerOf } from '../../../positions/reader.ts';
import { FACTION_IDS } from '../engine/data/factions.ts';
import { PLAYER_COUNTS } from '../engine/data/layouts.ts';
import type { GalaxySetup } from '../engine/galaxy/types.ts';
import { allPlaying, player, playing } from './players.ts';

export const parseGalaxy = readerOf<GalaxySetup>(
  z
    .strictObject({
      players: z
        .array(player)
        .refine(({ length }) => PLAYER_COUNTS.some((count) => count === length), '3 to 6 play'),
      speaker: player,
      factions: z.partialRecord(player, z.enum(FACTION_IDS)).default({}),
    })
    .superRefine(({ players, speaker, factions }) => {
      playing(speaker, players, 'speaker');
      allPlaying(factions, players, 'factions');
    }),
);
