import { LEADER_IDS, leaderOf, type LeaderId } from '../engine/leaders.ts';
import { BUILT_BY } from '../engine/missions.ts';
import { UNIT_ICONS } from '../engine/resources.ts';
import { STARTING_UNITS } from '../engine/setup.ts';
import { sheetOf, type Skill } from '../engine/skills.ts';
import { UNIT_IDS, unitOf, type UnitId } from '../engine/units.ts';
import { COLUMNS } from '../words/columns.ts';
import { TABLES } from '../words/tables.ts';
import {
  HEALTH_COLOURS,
  MOVEMENT,
  SIDES,
  STRUCTURE_EFFECT,
  STRUCTURE_TIMING,
  YES,
} from '../words/values.ts';
import { defineTable, term, word, type ColumnOf, type Value } from '../../../tables/table.ts';
import { missionName } from './mission-name.ts';
import {
  ARTICLE,
  differ,
  INVENTORY,
  LEADER_ROLES,
  LEADER_STARTS,
  LEADER_VALUES,
  OLD_INVENTORY,
  PROGRAM,
  STRUCTURE_EFFECTS,
  TACTIC_VALUES,
  TRACKER,
  UNIT_ICON_ORIGIN,
  UNIT_VALUES,
} from './sources.ts';

const STATIONS = ['death-star', 'death-star-under-construction'] as const;
const STRUCTURES = ['shield-generator', 'ion-cannon'] as const;

const ICON_DISPUTE = differ(
  { uk: 'квадрат', ru: 'квадрат' },
  [{ uk: 'квадрат', ru: 'квадрат' }, INVENTORY],
  [{ uk: 'коло', ru: 'круг' }, PROGRAM],
);

function healthOf(id: UnitId): Value {
  const { health } = unitOf(id);
  return health === null ? null : [health.value, word(HEALTH_COLOURS[health.colour])];
}

function movementOf(id: UnitId): Value {
  const { restricted, immobile } = unitOf(id);
  if (immobile) return word(MOVEMENT.immobile);
  return restricted ? word(MOVEMENT.restricted) : null;
}

function builderOf(id: UnitId): Value {
  const icon = UNIT_ICONS[id];
  if (icon !== null) return { icon };
  const card = BUILT_BY[id];
  return card === undefined ? null : missionName(card);
}

export const units = defineTable({
  id: 'units',
  words: TABLES.units,
  rows: UNIT_IDS,
  idOf: (id) => id,
  columns: {
    name: { words: COLUMNS.unit, of: term },
    side: { words: COLUMNS.side, of: (id) => word(SIDES[unitOf(id).side]) },
    class: {
      words: COLUMNS.class,
      of: (id) => term(unitOf(id).class),
      origin: UNIT_VALUES,
      // A large ship is told by the colour of its health, which the booklets name for few ships.
      printed: UNIT_IDS.filter(
        (id) => unitOf(id).class !== 'capital-ship' || id === 'corellian-corvette',
      ),
    },
    red: {
      words: COLUMNS.red,
      of: (id) => unitOf(id).dice.red,
      origin: UNIT_VALUES,
      printed: STRUCTURES,
    },
    black: {
      words: COLUMNS.black,
      of: (id) => unitOf(id).dice.black,
      origin: UNIT_VALUES,
      printed: [...STRUCTURES, 'tie-fighter'],
    },
    health: {
      words: COLUMNS.health,
      of: healthOf,
      origin: UNIT_VALUES,
      printed: ['death-star'],
    },
    capacity: { words: COLUMNS.capacity, of: (id) => unitOf(id).capacity, origin: UNIT_VALUES },
    movement: { words: COLUMNS.movement, of: movementOf },
    builder: {
      words: COLUMNS.builder,
      of: builderOf,
      origin: UNIT_ICON_ORIGIN,
      printed: STATIONS,
    },
    box: { words: COLUMNS.box, of: (id) => unitOf(id).box },
    start: { words: COLUMNS.start, of: (id) => STARTING_UNITS[unitOf(id).side][id] ?? 0 },
  },
  disputes: {
    'x-wing.capacity': differ('0', ['0', PROGRAM, INVENTORY], ['1', TRACKER]),
    'y-wing.capacity': differ('0', ['0', PROGRAM, INVENTORY], ['1', TRACKER]),
    'mon-calamari-cruiser.capacity': differ('4', ['4', PROGRAM, INVENTORY], ['6', TRACKER]),
    'death-star-under-construction.health': differ(
      HEALTH_COLOURS.black,
      [HEALTH_COLOURS.black, INVENTORY],
      [HEALTH_COLOURS.red, PROGRAM],
    ),
    'shield-generator.builder': ICON_DISPUTE,
    'ion-cannon.builder': ICON_DISPUTE,
  },
});

export const structures = defineTable({
  id: 'structures',
  words: TABLES.structures,
  rows: STRUCTURES,
  idOf: (id) => id,
  columns: {
    name: { words: COLUMNS.structure, of: term },
    timing: {
      words: COLUMNS.timing,
      of: (id) => word(STRUCTURE_TIMING[id]),
      origin: STRUCTURE_EFFECTS,
    },
    effect: {
      words: COLUMNS.structureEffect,
      of: (id) => word(STRUCTURE_EFFECT[id]),
      origin: STRUCTURE_EFFECTS,
    },
    health: { words: COLUMNS.health, of: healthOf, origin: UNIT_VALUES },
    box: { words: COLUMNS.box, of: (id) => unitOf(id).box },
  },
});

const skill = (id: Skill, printed: readonly LeaderId[] = []): ColumnOf<LeaderId> => ({
  words: COLUMNS[id],
  of: (leader) => sheetOf(leader)[id],
  origin: LEADER_VALUES,
  printed,
});

const yesOr = (is: boolean): Value => (is ? word(YES) : null);
const NO = { uk: 'ні', ru: 'нет' };

export const leaders = defineTable({
  id: 'leaders',
  words: TABLES.leaders,
  rows: LEADER_IDS,
  idOf: (id) => id,
  columns: {
    name: { words: COLUMNS.leader, of: term },
    side: {
      words: COLUMNS.side,
      of: (id) => word(SIDES[leaderOf(id).side]),
      origin: LEADER_VALUES,
      printed: [
        'darth-vader',
        'emperor-palpatine',
        'general-tagge',
        'grand-moff-tarkin',
        'han-solo',
        'jan-dodonna',
        'luke-skywalker',
        'luke-skywalker-jedi',
        'princess-leia',
      ],
    },
    starting: {
      words: COLUMNS.starting,
      of: (id) => yesOr(sheetOf(id).starting),
      origin: LEADER_STARTS,
      printed: ['darth-vader', 'emperor-palpatine', 'general-tagge', 'grand-moff-tarkin'],
    },
    diplomacy: skill('diplomacy'),
    intel: skill('intel', ['emperor-palpatine', 'princess-leia']),
    'spec-ops': skill('spec-ops'),
    logistics: skill('logistics'),
    space: {
      words: COLUMNS.space,
      of: (id) => leaderOf(id).space,
      origin: TACTIC_VALUES,
      printed: ['darth-vader', 'jan-dodonna'],
    },
    ground: { words: COLUMNS.ground, of: (id) => leaderOf(id).ground, origin: TACTIC_VALUES },
    team: {
      words: COLUMNS.team,
      of: (id) => {
        const { team } = sheetOf(id);
        return team === null ? null : term(team);
      },
      origin: LEADER_ROLES,
      printed: ['darth-vader', 'grand-moff-tarkin'],
    },
  },
  disputes: {
    'emperor-palpatine.diplomacy': differ('3', ['3', PROGRAM, INVENTORY], ['2', OLD_INVENTORY]),
    'general-rieekan.ground': differ('2', ['2', PROGRAM, OLD_INVENTORY, TRACKER], ['3', INVENTORY]),
    'general-rieekan.starting': differ(
      YES,
      [YES, INVENTORY, OLD_INVENTORY, ARTICLE],
      [NO, PROGRAM],
    ),
    'luke-skywalker.starting': differ(NO, [NO, INVENTORY, OLD_INVENTORY, ARTICLE], [YES, PROGRAM]),
    'admiral-ackbar.team': differ(
      null,
      [{ uk: 'адмірал', ru: 'адмирал' }, INVENTORY],
      [{ uk: 'генерал', ru: 'генерал' }, OLD_INVENTORY],
    ),
  },
});
