import { CARD_TYPES } from '../engine/card-row.ts';
import type { CardType } from '../engine/card-row.ts';
import { TOKENS } from '../engine/components.ts';
import { COLUMNS, DIAL, ICONS, PLAYED, TABLES, TYPE_TERM, WHERE } from '../words/tables.ts';
import { defineTable, term, word } from '../../../tables/table.ts';
import type { Value } from '../../../tables/table.ts';

const TYPES: readonly CardType[] = [...CARD_TYPES, 'faction'];

const FIELDS: Readonly<Record<CardType, readonly string[]>> = {
  objective: ['damage-capacity', 'resource-value', 'faction-crest', 'text-box'],
  unit: [
    'cost',
    'force-icon',
    'combat-icon',
    'damage-capacity',
    'resource-value',
    'faction-crest',
    'text-box',
  ],
  enhancement: ['cost', 'force-icon', 'resource-value', 'faction-crest', 'text-box'],
  event: ['cost', 'force-icon', 'faction-crest', 'text-box'],
  fate: ['priority', 'force-icon', 'text-box'],
  faction: ['resource-value', 'reserve-value', 'faction-crest'],
};

export const cardTypes = defineTable({
  id: 'card-types',
  words: TABLES['card-types'],
  rows: TYPES,
  idOf: (type) => type,
  columns: {
    type: { words: COLUMNS.type, of: (type) => term(TYPE_TERM[type]) },
    fields: { words: COLUMNS.fields, of: (type): Value => FIELDS[type].map(term) },
    played: { words: COLUMNS.played, of: (type) => word(PLAYED[type]) },
    where: { words: COLUMNS.where, of: (type) => word(WHERE[type]) },
  },
});

const ICON_IDS = ['unit-damage', 'tactics', 'blast'] as const;

export const combatIcons = defineTable({
  id: 'combat-icons',
  words: TABLES['combat-icons'],
  rows: ICON_IDS,
  idOf: (id) => id,
  columns: {
    icon: { words: COLUMNS.icon, of: (id) => term(ICONS[id].term) },
    does: { words: COLUMNS.does, of: (id) => word(ICONS[id].does) },
    target: { words: COLUMNS.target, of: (id) => word(ICONS[id].target) },
    who: { words: COLUMNS.who, of: (id) => word(ICONS[id].who) },
  },
});

export const tokens = defineTable({
  id: 'tokens',
  words: TABLES.tokens,
  rows: Object.entries(TOKENS),
  idOf: ([id]) => id,
  columns: {
    token: { words: COLUMNS.token, of: ([id]) => term(id) },
    box: { words: COLUMNS.box, of: ([, count]) => count },
  },
});

const DIAL_ROWS = [
  ['turn', 1],
  ['dark', 1],
  ['first', 1],
  ['second', 2],
  ['third', 3],
] as const;

export const dial = defineTable({
  id: 'dial',
  words: TABLES.dial,
  rows: DIAL_ROWS,
  idOf: ([id]) => id,
  columns: {
    cause: { words: COLUMNS.cause, of: ([id]) => word(DIAL[id].cause) },
    steps: { words: COLUMNS.steps, of: ([, steps]) => steps },
    when: { words: COLUMNS.when, of: ([id]) => word(DIAL[id].when) },
  },
});
