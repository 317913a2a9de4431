import { z } from 'astro/zod';
import { flag, listOf, readerOf, whole } from '../../../positions/reader.ts';
import type { AgendaSetup } from '../engine/agenda/types.ts';
import { PLANET_IDS, planetOf } from '../engine/data/tiles.ts';
import { allPlaying, player, playing } from './players.ts';

const MANY = 99;

const planet = z.enum(PLANET_IDS);

const card = z.strictObject({
  type: z.enum(['law', 'directive']),
  elects: z.enum(['for-against', 'player', 'planet']),
});

const voter = z
  .strictObject({
    planets: listOf(planet, MANY),
    exhausted: listOf(planet, MANY),
    goods: whole(0, MANY, 0),
    extra: whole(0, MANY, 0),
    barred: flag,
    predicts: flag,
  })
  .transform(({ planets, exhausted, ...rest }) => ({
    planets: [...planets, ...exhausted].map((id, at) => ({
      id,
      influence: planetOf(id).influence,
      exhausted: at >= planets.length,
    })),
    ...rest,
  }));

export const parseAgenda = readerOf<AgendaSetup>(
  z
    .strictObject({
      players: listOf(player, 6),
      speaker: player,
      custodians: flag,
      cards: z.tuple([card, card]),
      voters: z.partialRecord(player, voter).default({}),
      free: listOf(planet, MANY),
    })
    .superRefine(({ players, speaker, voters }) => {
      playing(speaker, players, 'speaker');
      allPlaying(voters, players, 'voters');
    }),
);
