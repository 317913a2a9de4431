import { z } from 'astro/zod';
import { BadSetup } from '../../../engine/parsing.ts';
import { flag, listOf, readerOf, whole } from '../../../positions/reader.ts';
import { ACTION_IDS } from '../engine/actions.ts';
import { violationsOf } from '../engine/game/invariants.ts';
import { BASE_SPACE } from '../engine/game/query.ts';
import type { RebellionSetup, SystemSetup } from '../engine/game/setup-types.ts';
import { stateFrom } from '../engine/game/state-from.ts';
import type { Queue } from '../engine/game/types.ts';
import { LEADER_IDS } from '../engine/leaders.ts';
import { MISSION_IDS, missionOf } from '../engine/missions.ts';
import { OBJECTIVE_IDS } from '../engine/objectives.ts';
import { RING_IDS } from '../engine/rings.ts';
import { isPopulous, SYSTEM_IDS } from '../engine/systems.ts';
import type { SystemId } from '../engine/systems.ts';
import { TIME_TRACK } from '../engine/time-track.ts';
import { bySide, leaders, once, side, units } from './shapes.ts';

const HAND_LIMIT = 68;
const ROUND_LIMIT = 99;

const TWO_SEATS = ['rebel', 'empire'] as const;
/** The numbers are printed on the sheets only; this order begins with the Rebels and alternates. */
const TEAM_SEATS = ['rebel-admiral', 'empire-admiral', 'rebel-general', 'empire-general'] as const;

const seat = z.enum([...TWO_SEATS, ...TEAM_SEATS]);
const systemId = z.enum(SYSTEM_IDS);

const system = z.strictObject({
  units: units(),
  loyalty: side.nullable().default(null),
  subjugated: flag,
  sabotage: flag,
  destroyed: flag,
  leaders: leaders(),
  attachments: listOf(z.enum(MISSION_IDS), HAND_LIMIT),
});

const pile = <Card extends string>(ids: readonly Card[]) => {
  const cards = listOf(z.enum(ids), HAND_LIMIT);
  return z.strictObject({ hand: cards, top: cards, discard: cards, box: cards }).exactOptional();
};

const told = z.strictObject({
  variant: z.enum(['first', 'advanced']).default('advanced'),
  players: z.literal([2, 3, 4]).default(2),
  order: z.array(seat).optional(),
  round: whole(1, ROUND_LIMIT, 1),
  phase: z.enum(['setup', 'assignment', 'command', 'refresh']).default('assignment'),
  passed: listOf(seat, 4),
  time: whole(1, TIME_TRACK.spaces, TIME_TRACK.timeStart),
  reputation: whole(1, TIME_TRACK.spaces, TIME_TRACK.reputationStart),
  systems: z.partialRecord(systemId, system).default({}),
  base: z
    .strictObject({ system: systemId.nullable().default(null), revealed: flag })
    .refine(({ system: at, revealed }) => at !== 'coruscant' && (at !== null || !revealed), {
      path: ['system'],
      message: 'no base can be there',
    })
    .prefault({}),
  space: z.strictObject({ units: units('rebel'), leaders: leaders('rebel') }).prefault({}),
  // A Rebel who was lured serves the Empire, so a pool may hold leaders of either kind.
  pool: bySide(() => leaders()),
  rings: z
    .partialRecord(z.enum(LEADER_IDS), z.enum(RING_IDS))
    .default({})
    .refine((rings) => once(Object.values(rings)), 'two leaders have one ring'),
  eliminated: leaders(),
  missions: listOf(
    z
      .strictObject({
        card: z.enum(MISSION_IDS),
        leaders: z.array(z.enum(LEADER_IDS)).min(1).max(2),
      })
      .transform(({ card, leaders: on }) => ({ side: missionOf(card).side, card, leaders: on })),
    24,
  ),
  piles: z
    .strictObject({
      'empire-missions': pile(MISSION_IDS),
      'rebel-missions': pile(MISSION_IDS),
      projects: pile(MISSION_IDS),
      'empire-actions': pile(ACTION_IDS),
      'rebel-actions': pile(ACTION_IDS),
      objectives: pile(OBJECTIVE_IDS),
      probes: pile(SYSTEM_IDS),
    })
    .prefault({}),
  queue: bySide((of) =>
    z
      .array(units(of))
      .max(3)
      .default([])
      .transform(([first = {}, second = {}, third = {}]): Queue => [first, second, third]),
  ),
  mobilizations: whole(0, 2, 0),
  start: z
    .strictObject({
      side: side.exactOptional(),
      seat: seat.exactOptional(),
      system: systemId.exactOptional(),
      place: z.enum([...SYSTEM_IDS, BASE_SPACE]).exactOptional(),
      slot: z.int().min(0).max(25).exactOptional(),
      leader: z.enum(LEADER_IDS).exactOptional(),
      amount: z.int().min(0).max(16).exactOptional(),
    })
    .prefault({}),
});

type Told = z.output<typeof told>;

const orderOf = ({ order, players }: Told): RebellionSetup['order'] => {
  const usual = players === 2 ? TWO_SEATS : TEAM_SEATS;
  if (!order) return usual;
  const stranger = order.findIndex((one) => !usual.some((other) => other === one));
  if (stranger >= 0) throw new BadSetup(`order.${stranger}`, 'nobody sits there', usual);
  if (!once(order) || order.length < usual.length) {
    throw new BadSetup('order', 'it names every seat once');
  }
  return order;
};

/** Only populous systems that stand have a loyalty, or can be subjugated. */
const markedRightly = (id: SystemId, { loyalty, subjugated, destroyed }: SystemSetup): void => {
  if ((loyalty === null && !subjugated) || (!destroyed && isPopulous(id))) return;
  const key = loyalty ? 'loyalty' : 'subjugated';
  throw new BadSetup(`systems.${id}.${key}`, 'this system can have no marker');
};

const eachOnce = ({ pool, space, eliminated, missions, systems }: RebellionSetup): void => {
  const everybody = [
    ...[...pool.empire, ...pool.rebel, ...space.leaders, ...eliminated],
    ...missions.flatMap((entry) => entry.leaders),
    ...Object.values(systems).flatMap((entry) => entry.leaders),
  ];
  if (!once(everybody)) throw new BadSetup('leaders', 'a leader is in two places');
};

const IMPOSSIBLE: Readonly<
  Record<ReturnType<typeof violationsOf>[number], readonly [path: string, problem: string]>
> = {
  units: ['systems', 'there are more figures than the box holds'],
  cards: ['piles', 'a card is there too often, or where it cannot be'],
  leaders: ['pool', 'a leader serves the other side'],
  rings: ['rings', 'two leaders have one ring'],
  markers: ['systems', 'a system cannot have such markers'],
  loyalty: ['systems.coruscant.loyalty', 'Coruscant is loyal to the Empire'],
  'mission-leaders': ['missions', 'leaders are sent on missions of their own side'],
  track: ['time', 'the markers have met'],
  base: ['base', 'the base cannot be like this'],
};

const setupOf = (position: Told): RebellionSetup => {
  for (const id of SYSTEM_IDS) {
    const there = position.systems[id];
    if (there) markedRightly(id, there);
  }
  const setup = { ...position, order: orderOf(position) };
  eachOnce(setup);
  const [violation] = violationsOf(stateFrom(setup));
  if (violation) throw new BadSetup(...IMPOSSIBLE[violation]);
  return setup;
};

export const parsePosition = readerOf<RebellionSetup>(told.transform(setupOf));
