import {
  adjacentTo,
  DISPUTED_CONNECTION,
  isPopulous,
  SYSTEM_IDS,
  systemOf,
  type SystemId,
} from '../engine/systems.ts';
import { TIME_TRACK } from '../engine/time-track.ts';
import { COLUMNS } from '../words/columns.ts';
import { TABLES } from '../words/tables.ts';
import { ALWAYS_IMPERIAL, SIDES, SYSTEM_KINDS, YES } from '../words/values.ts';
import type { Localized } from '../../../rules/languages.ts';
import { defineTable, term, word, type Value } from '../../../tables/table.ts';
import {
  ADJACENCY,
  BOARD,
  BUILD_ICONS,
  differ,
  INVENTORY,
  OLD_INVENTORY,
  PROBE_SYMBOLS,
  PROGRAM,
  RECRUIT_ICONS,
  TRACK_LENGTH,
} from './sources.ts';

/** Systems that carry a loyalty or subjugation marker somewhere in the booklets. */
const POPULOUS_IN_PRINT: readonly SystemId[] = [
  'bothawui',
  'corellia',
  'coruscant',
  'kashyyyk',
  'mandalore',
  'mon-calamari',
  'mustafar',
  'naboo',
  'ryloth',
  'saleucami',
  'sullust',
  'utapau',
];

function loyaltyOf(id: SystemId): Value {
  if (id === 'coruscant') return word(ALWAYS_IMPERIAL);
  const { loyalty } = systemOf(id);
  return loyalty === null ? null : word(SIDES[loyalty]);
}

const both = (uk: string, ru: string): Localized<string> => ({ uk, ru });
const ORANGE_CIRCLE = both('оранжеве коло', 'оранжевый круг');

const APART = differ(
  both('вони не сусідні', 'они не соседние'),
  [both('сусідні', 'соседние'), PROGRAM],
  [both('не сусідні', 'не соседние'), INVENTORY],
);
const [DATHOMIR, FELUCIA] = DISPUTED_CONNECTION;

export const systems = defineTable({
  id: 'systems',
  words: TABLES.systems,
  rows: SYSTEM_IDS,
  idOf: (id) => id,
  columns: {
    name: { words: COLUMNS.system, of: term },
    region: { words: COLUMNS.region, of: (id) => systemOf(id).region, origin: BOARD },
    kind: {
      words: COLUMNS.kind,
      of: (id) => word(SYSTEM_KINDS[isPopulous(id) ? 'populous' : 'remote']),
      origin: BOARD,
      printed: POPULOUS_IN_PRINT,
    },
    icons: {
      words: COLUMNS.icons,
      of: (id) => systemOf(id).icons.map((icon) => ({ icon })),
      origin: BOARD,
    },
    build: {
      words: COLUMNS.build,
      of: (id) => systemOf(id).build,
      origin: BOARD,
      printed: ['ryloth'],
    },
    loyalty: {
      words: COLUMNS.loyalty,
      of: loyaltyOf,
      origin: PROBE_SYMBOLS,
      printed: ['coruscant', 'mon-calamari'],
    },
    neighbours: {
      words: COLUMNS.neighbours,
      of: (id) => adjacentTo(id).map(term),
      origin: ADJACENCY,
    },
  },
  disputes: {
    'bothawui.icons': differ(
      ORANGE_CIRCLE,
      [ORANGE_CIRCLE, PROGRAM, OLD_INVENTORY],
      [both('синє коло', 'синий круг'), INVENTORY],
    ),
    'ord-mantell.icons': differ(
      both('синє коло першим', 'синий круг первым'),
      [both('синє коло перше', 'синий круг первый'), PROGRAM, INVENTORY],
      [both('оранжеве коло перше', 'оранжевый круг первый'), OLD_INVENTORY],
    ),
    'corellia.build': differ('3', ['3', PROGRAM, OLD_INVENTORY], ['2', INVENTORY]),
    'felucia.build': differ('1', ['1', PROGRAM, OLD_INVENTORY], ['3', INVENTORY]),
    'nal-hutta.build': differ('1', ['1', PROGRAM, OLD_INVENTORY], ['2', INVENTORY]),
    [`${DATHOMIR}.neighbours`]: both(
      `Сусідство з Фелуцією: ${lowerFirst(APART.uk)}`,
      `Соседство с Фелуцией: ${lowerFirst(APART.ru)}`,
    ),
    [`${FELUCIA}.neighbours`]: both(
      `Сусідство з Датоміром: ${lowerFirst(APART.uk)}`,
      `Соседство с Датомиром: ${lowerFirst(APART.ru)}`,
    ),
  },
});

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

const SPACES = Array.from({ length: TIME_TRACK.spaces }, (_, index) => index + 1);

function markerOn(space: number): Value {
  if (space === TIME_TRACK.timeStart) return term('time-marker');
  return space === TIME_TRACK.reputationStart ? term('reputation-marker') : null;
}

const yesOn =
  (spaces: readonly number[]) =>
  (space: number): Value =>
    spaces.includes(space) ? word(YES) : null;

export const timeTrack = defineTable({
  id: 'time-track',
  words: TABLES['time-track'],
  rows: SPACES,
  idOf: String,
  columns: {
    space: {
      words: COLUMNS.trackSpace,
      of: (space) => space,
      origin: TRACK_LENGTH,
      printed: SPACES.filter((space) => space <= TIME_TRACK.reputationStart).map(String),
    },
    markers: { words: COLUMNS.markers, of: markerOn },
    recruit: { words: COLUMNS.recruit, of: yesOn(TIME_TRACK.recruit), origin: RECRUIT_ICONS },
    build: { words: COLUMNS.building, of: yesOn(TIME_TRACK.build), origin: BUILD_ICONS },
  },
});
