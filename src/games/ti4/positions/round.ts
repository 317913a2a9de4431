import { z } from 'astro/zod';
import { flag, listOf, readerOf, whole } from '../../../positions/reader.ts';
import { PLAYERS } from '../engine/action/types.ts';
import { CARDS } from '../engine/data/strategy-cards.ts';
import { PLANET_IDS, planetOf } from '../engine/data/tiles.ts';
import type { RoundState, Seat } from '../engine/round/types.ts';
import { allPlaying, goal, player, playing } from './players.ts';

const MANY = 99;
/** Command tokens of one colour in the box. */
const TOKENS = 16;
const PUBLICS = 10;
const OBJECTIVES = 5;

const card = z.literal(CARDS);
const planet = z.enum(PLANET_IDS);

const seat = z
  .strictObject({
    tactic: whole(0, TOKENS, 3),
    fleet: whole(0, TOKENS, 3),
    strategy: whole(0, TOKENS, 2),
    laid: whole(0, TOKENS, 0),
    goods: whole(0, MANY, 0),
    commodities: whole(0, MANY, 0),
    commodityLimit: whole(0, MANY, 3),
    points: whole(0, MANY, 0),
    cards: listOf(card, 2),
    used: listOf(card, 2),
    passed: flag,
    actionCards: whole(0, MANY, 0),
    planets: listOf(planet, MANY),
    exhausted: listOf(planet, MANY),
    damaged: whole(0, MANY, 0),
    components: whole(0, MANY, 0),
    publics: listOf(z.int().min(1).max(2), PUBLICS),
    secrets: whole(0, 3, 0),
    secretHand: z.int().min(0).max(3).optional(),
    secretScored: whole(0, 3, 0),
    controlsHome: z.boolean().default(true),
    naalu: flag,
  })
  .refine(({ tactic, fleet, strategy, laid }) => tactic + fleet + strategy + laid <= TOKENS, {
    path: ['laid'],
    message: `there are only ${TOKENS} command tokens`,
  })
  .refine(({ cards, used }) => used.every((one) => cards.includes(one)), {
    path: ['used'],
    message: 'a card is used that is not held',
  })
  .refine(({ commodities, commodityLimit }) => commodities <= commodityLimit, {
    path: ['commodities'],
    message: 'there are more than the faction may have',
  })
  .transform(({ used, planets, exhausted, secretHand, ...rest }): Seat => ({
    ...rest,
    reserve: TOKENS - rest.tactic - rest.fleet - rest.strategy - rest.laid,
    exhausted: used,
    planets: [...planets, ...exhausted].map((id, at) => ({
      id,
      influence: planetOf(id).influence,
      exhausted: at >= planets.length,
    })),
    secretHand: secretHand ?? Math.max(1, rest.secrets),
  }));

export const parseRound = readerOf<RoundState>(
  z
    .strictObject({
      players: z
        .array(player)
        .min(2)
        .refine((all) => new Set(all).size === all.length, 'somebody plays twice'),
      started: z.int().max(PLAYERS.length).optional(),
      speaker: player,
      goal,
      custodians: flag,
      seats: z.partialRecord(player, seat).default({}),
      onCards: z.record(z.string().regex(/^[1-8]$/), z.int().min(0).max(MANY)).default({}),
      hidden: z
        .strictObject({
          stage1: whole(0, OBJECTIVES, 3),
          stage2: whole(0, OBJECTIVES, OBJECTIVES),
        })
        .prefault({}),
    })
    .superRefine(({ players, speaker, seats }) => {
      playing(speaker, players, 'speaker');
      allPlaying(seats, players, 'seats');
    })
    .refine(({ started, players }) => (started ?? players.length) >= players.length, {
      path: ['started'],
      message: 'fewer began than play',
    })
    .transform(({ seats, started, ...rest }) => ({
      ...rest,
      started: started ?? rest.players.length,
      seats: Object.fromEntries(rest.players.map((id) => [id, seats[id] ?? seat.parse({})])),
      scored: {},
      winner: null,
      favoured: [],
      agenda: [],
    }))
    .refine(
      ({ seats }) => {
        const held = Object.values(seats).flatMap(({ cards }) => cards);
        return new Set(held).size === held.length;
      },
      { path: ['seats'], message: 'two players hold one strategy card' },
    ),
);
