import { z } from 'astro/zod';
import { countsOf, listOf } from '../../../positions/reader.ts';
import { LEADER_IDS, leaderOf } from '../engine/leaders.ts';
import { SIDES, UNIT_IDS, unitOf } from '../engine/units.ts';
import type { Side } from '../engine/units.ts';

export const side = z.enum(SIDES);

export const bySide = <Part extends z.ZodType>(part: (side: Side) => Part) =>
  z.preprocess(
    (told) => told ?? {},
    z.strictObject({ empire: part('empire'), rebel: part('rebel') }),
  );

/** Of one side, or of both where none is told. */
export const units = (of?: Side) =>
  countsOf(
    UNIT_IDS.filter((unit) => of === undefined || unitOf(unit).side === of),
    (unit) => unitOf(unit).box,
  );

export const leaders = (of?: Side) =>
  listOf(
    z.enum(LEADER_IDS.filter((leader) => of === undefined || leaderOf(leader).side === of)),
    LEADER_IDS.length,
  );

export const once = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;
