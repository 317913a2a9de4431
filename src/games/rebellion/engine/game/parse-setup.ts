import { BadSetup, fields, flag, list, parseWith } from '../../../../engine/parsing.ts';
import type { ParsedSetup } from '../../../../engine/playable.ts';
import type { LeaderId } from '../leaders.ts';
import { bySide, leaders, noRepeats, units } from '../parsing.ts';
import { TIME_TRACK } from '../time-track.ts';
import { violationsOf } from './invariants.ts';
import {
  ROUND_LIMIT,
  TWO_SEATS,
  TEAM_SEATS,
  oneOf,
  whole,
  seatOf,
  systemId,
  maybe,
  systems,
  piles,
  queue,
  rings,
  mission,
  start,
} from './parse-parts.ts';
import type { RebellionSetup } from './setup-types.ts';
import { stateFrom } from './state-from.ts';
import type { Players, Seat } from './types.ts';

export type ParsedPosition = ParsedSetup<RebellionSetup>;

const KEYS = [
  'variant',
  'players',
  'order',
  'round',
  'phase',
  'passed',
  'time',
  'reputation',
  'systems',
  'base',
  'space',
  'pool',
  'rings',
  'eliminated',
  'missions',
  'piles',
  'queue',
  'mobilizations',
  'start',
] as const satisfies readonly (keyof RebellionSetup)[];

const orderOf = (value: unknown, players: Players): readonly Seat[] => {
  const usual = players === 2 ? TWO_SEATS : TEAM_SEATS;
  if (value === undefined) return usual;
  const order = list(value, 'order', usual.length).map((seat, index) =>
    oneOf(seat, `order.${index}`, usual),
  );
  noRepeats(order, 'order');
  if (order.length < usual.length) throw new BadSetup('order', 'bad-count');
  return order;
};

const base = (value: unknown): RebellionSetup['base'] => {
  const entry = fields(value, 'base', ['system', 'revealed']);
  const at = maybe(entry, 'system', 'base.', systemId) ?? null;
  const revealed = flag(entry['revealed'], 'base.revealed');
  if (at === 'coruscant' || (revealed && !at)) throw new BadSetup('base.system', 'impossible');
  return { system: at, revealed };
};

const everybody = (setup: RebellionSetup): readonly LeaderId[] => [
  ...setup.pool.empire,
  ...setup.pool.rebel,
  ...setup.space.leaders,
  ...setup.eliminated,
  ...setup.missions.flatMap((entry) => entry.leaders),
  ...Object.values(setup.systems).flatMap((entry) => entry.leaders),
];

const read = (value: unknown): RebellionSetup => {
  if (value === undefined) throw new BadSetup('', 'not-an-object');
  const entry = fields(value, '', KEYS);
  const players = oneOf<Players>(entry['players'], 'players', [2, 3, 4], 2);
  const { spaces, timeStart, reputationStart } = TIME_TRACK;
  const space = fields(entry['space'], 'space', ['units', 'leaders']);
  const setup: RebellionSetup = {
    variant: oneOf(entry['variant'], 'variant', ['first', 'advanced'], 'advanced'),
    players,
    order: orderOf(entry['order'], players),
    round: whole(entry['round'], 'round', 1, ROUND_LIMIT, 1),
    phase: oneOf(
      entry['phase'],
      'phase',
      ['setup', 'assignment', 'command', 'refresh'],
      'assignment',
    ),
    passed: list(entry['passed'], 'passed', 4).map((seat, at) => seatOf(seat, `passed.${at}`)),
    time: whole(entry['time'], 'time', 1, spaces, timeStart),
    reputation: whole(entry['reputation'], 'reputation', 1, spaces, reputationStart),
    systems: systems(entry['systems']),
    base: base(entry['base']),
    space: {
      units: units(space['units'], 'space.units', 'rebel'),
      leaders: leaders(space['leaders'], 'space.leaders', 'rebel'),
    },
    // A Rebel who was lured serves the Empire, so a pool may hold leaders of either kind.
    pool: bySide(entry['pool'], 'pool', (told, at) => leaders(told, at)),
    rings: rings(entry['rings']),
    eliminated: leaders(entry['eliminated'], 'eliminated'),
    missions: list(entry['missions'], 'missions', 24).map((told, at) =>
      mission(told, `missions.${at}`),
    ),
    piles: piles(entry['piles']),
    queue: bySide(entry['queue'], 'queue', queue),
    mobilizations: whole(entry['mobilizations'], 'mobilizations', 0, 2, 0),
    start: start(entry['start']),
  };
  noRepeats(everybody(setup), 'leaders');
  return setup;
};

const PATHS: Readonly<Record<ReturnType<typeof violationsOf>[number], string>> = {
  units: 'systems',
  cards: 'piles',
  leaders: 'pool',
  rings: 'rings',
  markers: 'systems',
  loyalty: 'systems.coruscant.loyalty',
  'mission-leaders': 'missions',
  track: 'time',
  base: 'base',
};

/** Takes anything, from a content file or an address; never throws. */
export const parsePosition = (value: unknown): ParsedPosition =>
  parseWith(() => {
    const setup = read(value);
    const [violation] = violationsOf(stateFrom(setup));
    if (violation) throw new BadSetup(PATHS[violation], 'impossible');
    return setup;
  });
