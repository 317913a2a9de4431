import { z } from 'astro/zod';
import { listOf, readerOf } from '../../../positions/reader.ts';
import type { DeckSetup } from '../engine/deck/deck.ts';
import { OBJECTIVE_SETS } from '../engine/objective-sets.ts';
import { FACTION_IDS } from '../engine/sides.ts';

const MOST_SETS = 72;

export const parseDeckSetup = readerOf<DeckSetup>(
  z
    .strictObject({
      faction: z.enum(FACTION_IDS).nullable().default(null),
      sets: listOf(z.literal(OBJECTIVE_SETS.map(({ set }) => set)), MOST_SETS),
    })
    .prefault({}),
);
