import { BASE_IDS, baseOf, startingBase, type BaseId } from '../engine/bases.ts';
import { CARD_IDS, cardOf, isShip, type CardId, type Reward } from '../engine/cards.ts';
import { COMPONENTS, COMPONENT_IDS } from '../engine/components.ts';
import {
  COLUMNS,
  COMPONENT_WORDS,
  FACTIONS,
  REWARDS,
  SETS,
  TABLES,
  TYPES,
  YES,
} from '../words/tables.ts';
import { isPrinted, originalName, ownName } from '../words/names.ts';
import { differ } from '../../../tables/origins.ts';
import { defineTable, term, word, type Value } from '../../../tables/table.ts';
import {
  ARENA,
  BASE_VALUES,
  CARD_VALUES,
  CATALOGUE,
  ROW_VALUES,
  RULES_PROGRAM,
  SHIP_VALUES,
} from './sources.ts';

const nameOf = (id: string): Value => {
  const ours = ownName(id);
  if (ours !== undefined) return word(ours);
  const original = originalName(id);
  return original === undefined ? term(id) : { original };
};

const named = (ids: readonly string[]): readonly string[] => ids.filter(isPrinted);

const shown = (value: number | undefined): Value => value ?? null;

const setOf = (id: BaseId): Value => {
  const { side, standard } = baseOf(id);
  if (startingBase(side) === id) return word(SETS.starting);
  return standard ? word(SETS.standard) : null;
};

export const bases = defineTable({
  id: 'bases',
  words: TABLES.bases,
  rows: BASE_IDS,
  idOf: (id) => id,
  columns: {
    name: { words: COLUMNS.base, of: nameOf, origin: BASE_VALUES, printed: named(BASE_IDS) },
    faction: { words: COLUMNS.faction, of: (id) => word(FACTIONS[baseOf(id).side]) },
    set: { words: COLUMNS.set, of: setOf },
    hitPoints: {
      words: COLUMNS.hitPoints,
      of: (id) => baseOf(id).hitPoints,
      origin: BASE_VALUES,
    },
  },
  disputes: {
    'tatooine.hitPoints': differ('16', ['14', RULES_PROGRAM], ['16', ARENA]),
  },
});

const rewardOf = (reward: Reward | undefined): Value =>
  (['resources', 'force', 'exile', 'free'] as const).flatMap((kind) => {
    const times = reward?.[kind] ?? 0;
    return times === 0 ? [] : [{ times, of: word(REWARDS[kind]) }];
  });

const ofDeck = (...decks: readonly string[]): readonly CardId[] =>
  CARD_IDS.filter((id) => decks.includes(cardOf(id).deck));

const GALAXY = ofDeck('galaxy', 'pilots');

export const cards = defineTable({
  id: 'cards',
  words: TABLES.cards,
  rows: GALAXY,
  idOf: (id) => id,
  columns: {
    name: { words: COLUMNS.card, of: nameOf, origin: CARD_VALUES, printed: named(GALAXY) },
    faction: {
      words: COLUMNS.faction,
      of: (id) => word(FACTIONS[cardOf(id).faction]),
      origin: CARD_VALUES,
    },
    type: {
      words: COLUMNS.type,
      of: (id) => word(isShip(id) ? TYPES.ship : TYPES.unit),
      origin: CARD_VALUES,
    },
    copies: {
      words: COLUMNS.copies,
      of: (id) => cardOf(id).copies,
      origin: CARD_VALUES,
      printed: ['outer-rim-pilot'],
    },
    cost: { words: COLUMNS.cost, of: (id) => shown(cardOf(id).cost), origin: CARD_VALUES },
    attack: { words: COLUMNS.attack, of: (id) => shown(cardOf(id).attack), origin: CARD_VALUES },
    resources: {
      words: COLUMNS.resources,
      of: (id) => shown(cardOf(id).resources),
      origin: CARD_VALUES,
    },
    force: {
      words: COLUMNS.force,
      of: (id) => shown(cardOf(id).force),
      origin: CARD_VALUES,
      printed: ['grand-moff-tarkin'],
    },
    hitPoints: {
      words: COLUMNS.hitPoints,
      of: (id) => shown(cardOf(id).ship),
      origin: SHIP_VALUES,
    },
    target: {
      words: COLUMNS.target,
      of: (id) => shown(cardOf(id).target),
      origin: ROW_VALUES,
      printed: ['director-krennic'],
    },
    reward: {
      words: COLUMNS.reward,
      of: (id) => rewardOf(cardOf(id).reward),
      origin: ROW_VALUES,
      printed: ['director-krennic'],
    },
    unique: {
      words: COLUMNS.unique,
      of: (id) => (cardOf(id).unique === true ? word(YES) : null),
      origin: CARD_VALUES,
    },
  },
  disputes: {
    'jabbas-sail-barge.unique': differ(
      { uk: 'так', ru: 'да' },
      [{ uk: 'так', ru: 'да' }, CATALOGUE, RULES_PROGRAM],
      [{ uk: 'ні', ru: 'нет' }, ARENA],
    ),
  },
});

export const starters = defineTable({
  id: 'starters',
  words: TABLES.starters,
  rows: ofDeck('starter'),
  idOf: (id) => id,
  columns: {
    name: { words: COLUMNS.card, of: nameOf },
    faction: { words: COLUMNS.faction, of: (id) => word(FACTIONS[cardOf(id).faction]) },
    copies: { words: COLUMNS.copies, of: (id) => cardOf(id).copies },
    attack: { words: COLUMNS.attack, of: (id) => shown(cardOf(id).attack), origin: CARD_VALUES },
    resources: {
      words: COLUMNS.resources,
      of: (id) => shown(cardOf(id).resources),
      origin: CARD_VALUES,
    },
  },
});

export const components = defineTable({
  id: 'components',
  words: TABLES.components,
  rows: COMPONENT_IDS,
  idOf: (id) => id,
  columns: {
    name: { words: COLUMNS.component, of: (id) => word(COMPONENT_WORDS[id]) },
    count: { words: COLUMNS.count, of: (id) => COMPONENTS[id] },
  },
});
