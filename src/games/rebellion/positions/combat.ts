import { z } from 'astro/zod';
import { flag, listOf, readerOf } from '../../../positions/reader.ts';
import type { CombatSetup } from '../engine/combat/types.ts';
import { isTacticCard, TACTICS, tacticOf } from '../engine/tactics.ts';
import type { TacticCard } from '../engine/tactics.ts';
import { SIDES, THEATRES, UNIT_IDS, unitOf } from '../engine/units.ts';
import { bySide, leaders, once, side, units } from './shapes.ts';

const NEIGHBOUR_LIMIT = 8;
const HAND_LIMIT = 30;

/** A made-up system of an example may have any name. */
const name = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected lower-case ASCII words joined by hyphens');

const card = z
  .strictObject({ theatre: z.enum(THEATRES), card: z.enum(TACTICS.map((tactic) => tactic.card)) })
  .refine(({ theatre, card: id }) => isTacticCard(theatre, id), {
    abort: true,
    message: 'this theatre has no such card',
  });

const enoughCopies = (held: readonly TacticCard[]): boolean =>
  held.every((one) => {
    const same = held.filter((other) => other.card === one.card && other.theatre === one.theatre);
    return same.length <= tacticOf(one).copies;
  });

const fights = ({ units: armies, destroyed }: Pick<CombatSetup, 'units' | 'destroyed'>): boolean =>
  THEATRES.filter((theatre) => theatre === 'space' || !destroyed).some((theatre) =>
    SIDES.every((of) =>
      UNIT_IDS.some((unit) => (armies[of][unit] ?? 0) > 0 && unitOf(unit).theatre === theatre),
    ),
  );

export const parseSetup = readerOf<CombatSetup>(
  z
    .strictObject({
      system: name,
      active: side,
      units: bySide(units),
      leaders: bySide(leaders),
      captured: leaders('rebel'),
      pool: bySide(leaders),
      adjacent: listOf(
        z.strictObject({
          id: name,
          kind: z.enum(['system', 'base-space']).default('system'),
          loyalty: z.enum([...SIDES, 'none']).default('none'),
          units: listOf(side, SIDES.length),
          origin: flag,
        }),
        NEIGHBOUR_LIMIT,
      ),
      hands: z.partialRecord(side, z.array(card).max(HAND_LIMIT)).default({}),
      plans: flag,
      destroyed: flag,
    })
    .refine(
      ({ leaders: there, pool, captured }) =>
        once([...SIDES.flatMap((of) => [...there[of], ...pool[of]]), ...captured]),
      { path: ['leaders'], message: 'a leader is in two places' },
    )
    .refine(({ system, adjacent }) => once([system, ...adjacent.map(({ id }) => id)]), {
      path: ['adjacent'],
      message: 'a system is there twice',
    })
    .refine(({ hands }) => enoughCopies(Object.values(hands).flat()), {
      path: ['hands'],
      message: 'a deck has fewer copies of a card',
    })
    .refine(fights, { path: ['units'], message: 'no theatre has units of both sides' }),
);
