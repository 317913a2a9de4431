import {
  COMPONENT_IDS,
  componentOf,
  type ComponentId,
  type ComponentPart,
} from '../engine/component-limits.ts';
import {
  ADVANCED_SETUP,
  FIRST_GAME,
  STARTING_UNITS,
  type SetupMarker,
  type UnitCounts,
} from '../engine/setup.ts';
import { SIDES as BOTH_SIDES, UNIT_IDS, type Side, type UnitId } from '../engine/units.ts';
import { COLUMNS } from '../words/columns.ts';
import { TABLES } from '../words/tables.ts';
import { ADVANCED, COMPONENTS, LIMITS, PARTS, SIDES } from '../words/values.ts';
import { defineTable, term, word, type Value } from '../../../tables/table.ts';

const countsOf = (units: UnitCounts): readonly (readonly [UnitId, number])[] =>
  UNIT_IDS.flatMap((id) => {
    const number = units[id];
    return number === undefined ? [] : [[id, number] as const];
  });

const partsOf = (id: ComponentId): Value =>
  Object.entries(componentOf(id).parts ?? {}).map(([part, times]) => ({
    times,
    of: word(PARTS[part as ComponentPart]),
  }));

export const components = defineTable({
  id: 'components',
  words: TABLES.components,
  rows: COMPONENT_IDS,
  idOf: (id) => id,
  columns: {
    name: { words: COLUMNS.component, of: (id) => word(COMPONENTS[id]) },
    count: { words: COLUMNS.count, of: (id) => componentOf(id).count },
    parts: { words: COLUMNS.parts, of: partsOf },
    limit: {
      words: COLUMNS.limit,
      of: (id) => {
        const { limit } = componentOf(id);
        return limit === null ? null : word(LIMITS[limit]);
      },
    },
  },
});

function markerOf(marker: SetupMarker, side: Side): string {
  if (marker === 'subjugation') return 'subjugation-marker';
  return side === 'empire' ? 'imperial-loyalty-marker' : 'rebel-loyalty-marker';
}

export const firstGame = defineTable({
  id: 'first-game',
  words: TABLES['first-game'],
  rows: FIRST_GAME,
  idOf: ({ place }) => place,
  columns: {
    place: { words: COLUMNS.place, of: ({ place }) => term(place) },
    side: { words: COLUMNS.side, of: ({ side }) => word(SIDES[side]) },
    marker: {
      words: COLUMNS.marker,
      of: ({ marker, side }) => (marker === null ? null : term(markerOf(marker, side))),
    },
    units: {
      words: COLUMNS.units,
      of: ({ units }) => countsOf(units).map(([id, times]) => ({ times, of: term(id) })),
    },
    total: {
      words: COLUMNS.total,
      of: ({ units }) => countsOf(units).reduce((sum, [, number]) => sum + number, 0),
    },
  },
});

interface Allotment {
  readonly id: string;
  readonly what: Value;
  readonly empire: number | null;
  readonly rebel: number | null;
}

const given = (
  id: keyof typeof ADVANCED,
  empire: number | null,
  rebel: number | null,
): Allotment => ({ id, what: word(ADVANCED[id]), empire, rebel });

const {
  imperialSystems,
  rebelSystems,
  subjugated,
  loyal,
  removedProbeCards,
  actionCards,
  startingMissions,
  drawnMissions,
  objectives,
} = ADVANCED_SETUP;

const ALLOTMENTS: readonly Allotment[] = [
  given('revealed', imperialSystems, rebelSystems),
  given('subjugated', subjugated, null),
  given('loyal', loyal, rebelSystems),
  given('removed', removedProbeCards, null),
  given('actions', actionCards, actionCards),
  given('missions', startingMissions, startingMissions),
  given('drawn', drawnMissions, drawnMissions),
  given('objectives', null, objectives),
  ...BOTH_SIDES.flatMap((side) =>
    countsOf(STARTING_UNITS[side]).map(([id, number]): Allotment => ({
      id,
      what: term(id),
      empire: side === 'empire' ? number : null,
      rebel: side === 'rebel' ? number : null,
    })),
  ),
];

export const advancedSetup = defineTable({
  id: 'advanced-setup',
  words: TABLES['advanced-setup'],
  rows: ALLOTMENTS,
  idOf: ({ id }) => id,
  columns: {
    what: { words: COLUMNS.what, of: ({ what }) => what },
    empire: { words: COLUMNS.empire, of: ({ empire }) => empire },
    rebel: { words: COLUMNS.rebel, of: ({ rebel }) => rebel },
  },
});
