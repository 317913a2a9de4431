import { z } from 'astro/zod';
import { readerOf, whole } from '../../../positions/reader.ts';
import { sheetOf } from '../engine/action/query.ts';
import type { TradeSetup } from '../engine/table/trade-types.ts';
import { board, boardOf } from './action.ts';
import { allPlaying, player } from './players.ts';

const MANY = 99;

const hand = z.strictObject({
  commodities: whole(0, MANY, 0),
  notes: whole(0, MANY, 0),
  inPlay: whole(0, MANY, 0),
  actionCards: whole(0, MANY, 0),
});

export const parseTrade = readerOf<TradeSetup>(
  z
    .strictObject({
      ...board,
      phase: z.enum(['turn', 'agenda']).default('turn'),
      hands: z.partialRecord(player, hand).default({}),
    })
    .transform(({ phase, hands, ...told }): TradeSetup => {
      const table = boardOf(told);
      allPlaying(hands, table.players, 'hands');
      return {
        board: table,
        phase,
        hands: Object.fromEntries(
          table.players.map((id) => [
            id,
            { goods: sheetOf(table, id).goods, ...hand.parse(hands[id] ?? {}) },
          ]),
        ),
      };
    }),
);
