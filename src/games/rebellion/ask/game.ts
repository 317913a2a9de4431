import { oneOf, said, term, whether } from '../../../ask/field.ts';
import type { Editable, Field, Group, Label } from '../../../ask/field.ts';
import { violationsOf } from '../engine/game/invariants.ts';
import { BASE_SPACE } from '../engine/game/query.ts';
import type { RebellionSetup, SystemSetup } from '../engine/game/setup-types.ts';
import { stateFrom } from '../engine/game/state-from.ts';
import type { Place } from '../engine/game/types.ts';
import { LEADER_IDS, leaderOf } from '../engine/leaders.ts';
import type { LeaderId } from '../engine/leaders.ts';
import { MISSION_IDS, missionOf } from '../engine/missions.ts';
import type { UnitCounts } from '../engine/setup.ts';
import { adjacentTo, hasProbeCard, isPopulous, SYSTEM_IDS } from '../engine/systems.ts';
import type { SystemId } from '../engine/systems.ts';
import { TIME_TRACK } from '../engine/time-track.ts';
import { SIDES, UNIT_IDS, unitOf } from '../engine/units.ts';
import type { Side, UnitId } from '../engine/units.ts';
import { systemName } from '../words/systems.ts';
import { WORDS } from './parts/words.ts';

type SetupField = Field<RebellionSetup>;

const placeName =
  (place: Place): Label =>
  ({ language }) =>
    systemName(language, place) ?? place;

const EMPTY: SystemSetup = {
  units: {},
  loyalty: null,
  subjugated: false,
  sabotage: false,
  destroyed: false,
  leaders: [],
  attachments: [],
};

const systemIn = ({ systems }: RebellionSetup, id: SystemId): SystemSetup => systems[id] ?? EMPTY;

const withSystem = (
  setup: RebellionSetup,
  id: SystemId,
  part: Partial<SystemSetup>,
): RebellionSetup => ({
  ...setup,
  systems: { ...setup.systems, [id]: { ...systemIn(setup, id), ...part } },
});

const withCount = (units: UnitCounts, unit: UnitId, count: number): UnitCounts => {
  const rest = Object.fromEntries(Object.entries(units).filter(([id]) => id !== unit));
  return count > 0 ? { ...rest, [unit]: count } : rest;
};

/** The system in question, those beside it, and whatever else is told of. */
const shownIn = ({ start, systems, base }: RebellionSetup): readonly SystemId[] => {
  const centre = start.system ?? SYSTEM_IDS[0];
  const told = SYSTEM_IDS.filter((id) => systems[id] !== undefined || base.system === id);
  return [...new Set([...(centre === undefined ? [] : [centre, ...adjacentTo(centre)]), ...told])];
};

const unitField = (
  id: string,
  unit: UnitId,
  of: (setup: RebellionSetup) => UnitCounts,
  put: (setup: RebellionSetup, units: UnitCounts) => RebellionSetup,
): SetupField => ({
  id: `${id}-${unit}`,
  label: term(unit),
  most: unitOf(unit).box,
  of: (setup) => of(setup)[unit] ?? 0,
  put: (setup, count) => put(setup, withCount(of(setup), unit, count)),
});

const LOYALTIES = ['none', 'empire', 'rebel', 'subjugated', 'subjugated-rebel'] as const;

const loyaltyOf = ({ loyalty, subjugated }: SystemSetup): (typeof LOYALTIES)[number] => {
  if (subjugated) return loyalty === 'rebel' ? 'subjugated-rebel' : 'subjugated';
  return loyalty ?? 'none';
};

const systemGroup = (setup: RebellionSetup, id: SystemId): Group<RebellionSetup> => {
  const marks: SetupField[] = [];
  if (isPopulous(id) && !systemIn(setup, id).destroyed) {
    if (id !== 'coruscant') {
      marks.push(
        oneOf(
          `${id}-loyalty`,
          said(WORDS.loyalty),
          LOYALTIES,
          (loyalty) => said(WORDS.loyalties[loyalty]),
          (told) => loyaltyOf(systemIn(told, id)),
          (told, loyalty) =>
            withSystem(told, id, {
              loyalty: loyalty.endsWith('rebel') ? 'rebel' : loyalty === 'empire' ? 'empire' : null,
              subjugated: loyalty.startsWith('subjugated'),
            }),
        ),
      );
    }
    marks.push(
      whether(
        `${id}-sabotage`,
        said(WORDS.sabotage),
        (told) => systemIn(told, id).sabotage,
        (told, sabotage) => withSystem(told, id, { sabotage }),
      ),
    );
  }
  return {
    id,
    label: placeName(id),
    fields: [
      ...UNIT_IDS.map((unit) =>
        unitField(
          id,
          unit,
          (told) => systemIn(told, id).units,
          (told, units) => withSystem(told, id, { units }),
        ),
      ),
      ...marks,
      whether(
        `${id}-destroyed`,
        said(WORDS.destroyed),
        (told) => systemIn(told, id).destroyed,
        (told, destroyed) =>
          withSystem(told, id, {
            destroyed,
            ...(destroyed && { loyalty: null, subjugated: false, sabotage: false }),
          }),
      ),
    ],
  };
};

type Whereabouts =
  | { readonly at: 'box' }
  | { readonly at: 'pool' }
  | { readonly at: 'place'; readonly place: Place; readonly captured: boolean };

const without = (list: readonly LeaderId[], leader: LeaderId): readonly LeaderId[] =>
  list.filter((one) => one !== leader);

/** Nowhere, so that the leader can be put somewhere. */
const takenUp = (setup: RebellionSetup, leader: LeaderId): RebellionSetup => {
  return {
    ...setup,
    rings: Object.fromEntries(Object.entries(setup.rings).filter(([id]) => id !== leader)),
    pool: { empire: without(setup.pool.empire, leader), rebel: without(setup.pool.rebel, leader) },
    space: { ...setup.space, leaders: without(setup.space.leaders, leader) },
    systems: Object.fromEntries(
      Object.entries(setup.systems).map(([id, system]) => [
        id,
        { ...system, leaders: without(system.leaders, leader) },
      ]),
    ),
  };
};

const leaderField = (setup: RebellionSetup, leader: LeaderId): SetupField => {
  const { side } = leaderOf(leader);
  const places: readonly Place[] = [
    ...shownIn(setup),
    ...(side === 'rebel' && !setup.base.revealed ? ([BASE_SPACE] as const) : []),
  ];
  const values: readonly Whereabouts[] = [
    { at: 'box' },
    { at: 'pool' },
    ...places.map((place) => ({ at: 'place', place, captured: false }) as const),
    ...(side === 'rebel'
      ? shownIn(setup).map((place) => ({ at: 'place', place, captured: true }) as const)
      : []),
  ];
  const isThere = (told: RebellionSetup, value: Whereabouts): boolean => {
    if (value.at === 'pool') return told.pool[side].includes(leader);
    if (value.at === 'box') return false;
    const captured = told.rings[leader] === 'captured-ring';
    const there =
      value.place === BASE_SPACE ? told.space.leaders : systemIn(told, value.place).leaders;
    return there.includes(leader) && captured === value.captured;
  };
  const field = oneOf<RebellionSetup, Whereabouts>(
    leader,
    term(leader),
    values,
    (value) => {
      if (value.at !== 'place') return said(WORDS.leaders[value.at]);
      const name = placeName(value.place);
      return (say) =>
        value.captured ? `${name(say)} (${WORDS.captured[say.language]})` : name(say);
    },
    (told) => values.find((value) => isThere(told, value)) ?? { at: 'box' },
    (told, value) => {
      const free = takenUp(told, leader);
      if (value.at === 'box') return free;
      if (value.at === 'pool') {
        return { ...free, pool: { ...free.pool, [side]: [...free.pool[side], leader] } };
      }
      if (value.place === BASE_SPACE) {
        return { ...free, space: { ...free.space, leaders: [...free.space.leaders, leader] } };
      }
      const { leaders } = systemIn(free, value.place);
      const placed = withSystem(free, value.place, { leaders: [...leaders, leader] });
      // One ring: whoever was captured before is free.
      return value.captured
        ? {
            ...placed,
            rings: {
              ...Object.fromEntries(
                Object.entries(placed.rings).filter(([, ring]) => ring !== 'captured-ring'),
              ),
              [leader]: 'captured-ring',
            },
          }
        : placed;
    },
  );
  return { ...field, waits: true };
};

/** Leaders on missions are told with the mission. */
const leadersGroup = (setup: RebellionSetup): Group<RebellionSetup> => {
  const sent = new Set(setup.missions.flatMap(({ leaders }) => leaders));
  const elsewhere = new Set(setup.eliminated);
  return {
    id: 'leaders',
    label: said(WORDS.leadersTitle),
    fields: LEADER_IDS.filter((id) => !sent.has(id) && !elsewhere.has(id)).map((id) =>
      leaderField(setup, id),
    ),
  };
};

const missionGroups = (setup: RebellionSetup): readonly Group<RebellionSetup>[] =>
  setup.missions.slice(0, 1).map(({ side }) => {
    const change = (
      told: RebellionSetup,
      part: Partial<RebellionSetup['missions'][number]>,
    ): RebellionSetup => ({
      ...told,
      missions: told.missions.map((one, slot) => (slot === 0 ? { ...one, ...part } : one)),
    });
    return {
      id: 'mission',
      label: said(WORDS.mission),
      fields: [
        oneOf(
          'mission-card',
          said(WORDS.missionCard),
          MISSION_IDS.filter((id) => missionOf(id).side === side),
          (id) => term(id),
          (told) => told.missions[0]?.card ?? 'infiltration',
          (told, card) => change(told, { card }),
        ),
        oneOf(
          'mission-leader',
          said(WORDS.missionLeader),
          LEADER_IDS.filter((id) => leaderOf(id).side === side),
          (id) => term(id),
          (told) => told.missions[0]?.leaders[0] ?? 'mon-mothma',
          (told, leader) => change(takenUp(told, leader), { leaders: [leader] }),
        ),
      ],
    };
  });

const queueGroup = (side: Side): Group<RebellionSetup> => ({
  id: `queue-${side}`,
  label: said(WORDS.queue[side]),
  fields: UNIT_IDS.filter((unit) => unitOf(unit).side === side).map((unit) =>
    unitField(
      `queue-${side}`,
      unit,
      ({ queue }) => queue[side][0],
      (told, units) => ({
        ...told,
        queue: { ...told.queue, [side]: [units, told.queue[side][1], told.queue[side][2]] },
      }),
    ),
  ),
});

const BASES = [null, ...SYSTEM_IDS.filter(hasProbeCard)] as const;

const tableGroup = (setup: RebellionSetup): Group<RebellionSetup> => {
  const { system, revealed } = setup.base;
  return {
    id: 'table',
    label: said(WORDS.table),
    fields: [
      oneOf<RebellionSetup, SystemId>(
        'centre',
        said(WORDS.centre),
        SYSTEM_IDS,
        placeName,
        ({ start }) => start.system ?? 'alderaan',
        (told, at) => ({ ...told, start: { ...told.start, system: at } }),
      ),
      oneOf<RebellionSetup, Side>(
        'side',
        said(WORDS.side),
        SIDES,
        (side) => said(WORDS.sides[side]),
        ({ start }) => start.side ?? 'empire',
        (told, side) => ({ ...told, start: { ...told.start, side } }),
      ),
      oneOf<RebellionSetup, SystemId | null>(
        'base',
        said(WORDS.base),
        BASES,
        (at) => (at === null ? said(WORDS.noBase) : placeName(at)),
        ({ base }) => base.system,
        (told, at) => ({
          ...told,
          base: { system: at, revealed: at !== null && told.base.revealed },
        }),
      ),
      ...(system === null
        ? []
        : [
            whether<RebellionSetup>(
              'revealed',
              said(WORDS.revealed),
              ({ base }) => base.revealed,
              (told, shown) => {
                const there = systemIn(told, system);
                // Whoever stood on the space stands in the system from then on.
                return shown
                  ? {
                      ...withSystem(told, system, {
                        units: sumOf(there.units, told.space.units),
                        leaders: [...there.leaders, ...told.space.leaders],
                      }),
                      space: { units: {}, leaders: [] },
                      base: { system, revealed: true },
                    }
                  : { ...told, base: { system, revealed: false } };
              },
            ),
          ]),
      ...(revealed ? [] : spaceFields()),
      {
        id: 'time',
        label: said(WORDS.time),
        most: TIME_TRACK.spaces,
        of: ({ time }) => time,
        put: (told, time) => ({ ...told, time }),
      },
      {
        id: 'reputation',
        label: said(WORDS.reputation),
        most: TIME_TRACK.spaces,
        of: ({ reputation }) => reputation,
        put: (told, reputation) => ({ ...told, reputation }),
      },
    ],
  };
};

const sumOf = (units: UnitCounts, more: UnitCounts): UnitCounts =>
  UNIT_IDS.reduce((sum, unit) => withCount(sum, unit, (sum[unit] ?? 0) + (more[unit] ?? 0)), units);

const spaceFields = (): readonly SetupField[] =>
  UNIT_IDS.filter((unit) => unitOf(unit).side === 'rebel').map((unit) => ({
    ...unitField(
      'space',
      unit,
      ({ space }) => space.units,
      (told, units) => ({ ...told, space: { ...told.space, units } }),
    ),
    label: (say) => `${WORDS.space[say.language]}: ${term(unit)(say)}`,
  }));

export const editable: Editable<RebellionSetup> = {
  groupsOf: (setup) => [
    tableGroup(setup),
    ...missionGroups(setup),
    ...shownIn(setup).map((id) => systemGroup(setup, id)),
    leadersGroup(setup),
    ...(setup.phase === 'refresh' ? SIDES.map(queueGroup) : []),
  ],
  misfit: (setup) => {
    const [violation] = violationsOf(stateFrom(setup));
    return violation === undefined ? null : said(WORDS.misfits[violation]);
  },
};
