import { CARD_IDS, cardOf, edgeIconsOf, iconsOf, printedSide } from '../engine/cards.ts';
import type { CardId } from '../engine/cards.ts';
import { OBJECTIVE_SETS, STARTER_DECKS } from '../engine/objective-sets.ts';
import type { ObjectiveSet, StarterDeck } from '../engine/objective-sets.ts';
import type { Faction } from '../engine/sides.ts';
import { COLUMNS, NEUTRAL, SIDE, TABLES, TYPE_TERM, YES } from '../words/tables.ts';
import { CARD_NAMES, isOurName } from '../words/card-names.ts';
import { originalTitle } from '../words/cards.ts';
import { defineTable, term, word } from '../../../tables/table.ts';
import type { ColumnOf, Value } from '../../../tables/table.ts';
import { CARD_VALUES } from './sources.ts';

/** By its English title too, where the name is ours: that is what stands on the card. */
const nameOf = (card: CardId): Value =>
  isOurName(card)
    ? { original: originalTitle(card), ours: CARD_NAMES[card] }
    : word(CARD_NAMES[card]);

const factionOf = (faction: Faction | 'neutral'): Value =>
  faction === 'neutral' ? word(NEUTRAL) : term(faction);

const yesOr = (is: boolean): Value => (is ? word(YES) : null);

const CARDS = CARD_IDS.filter((id) => cardOf(id).type !== 'faction');

const figure = (
  words: ColumnOf<CardId>['words'],
  of: (id: CardId) => number | undefined,
): ColumnOf<CardId> => ({ words, of: (id) => of(id) ?? null, origin: CARD_VALUES });

/** Normal icons, then «+ n» of the edge. */
const icons = (words: ColumnOf<CardId>['words'], at: 0 | 1 | 2): ColumnOf<CardId> => ({
  words,
  of: (id) => {
    const normal = iconsOf(id)[at];
    const edge = edgeIconsOf(id)[at];
    if (normal + edge === 0) return null;
    return edge === 0 ? normal : [normal, word({ uk: `+${edge}`, ru: `+${edge}` })];
  },
  origin: CARD_VALUES,
});

const sideOf = (id: CardId): Value => word(SIDE[printedSide(id) ?? 'light']);

export const cards = defineTable({
  id: 'cards',
  words: TABLES.cards,
  rows: CARDS,
  idOf: (id) => id,
  columns: {
    card: { words: COLUMNS.card, of: nameOf, origin: CARD_VALUES },
    type: {
      words: COLUMNS.type,
      of: (id) => term(TYPE_TERM[cardOf(id).type]),
      origin: CARD_VALUES,
    },
    side: { words: COLUMNS.side, of: sideOf, origin: CARD_VALUES },
    faction: {
      words: COLUMNS.faction,
      of: (id) => factionOf(cardOf(id).faction),
      origin: CARD_VALUES,
    },
    unique: {
      words: COLUMNS.unique,
      of: (id) => yesOr(cardOf(id).unique === true),
      origin: CARD_VALUES,
    },
    cost: figure(COLUMNS.cost, (id) => cardOf(id).cost),
    force: figure(COLUMNS.force, (id) => cardOf(id).force),
    capacity: figure(COLUMNS.capacity, (id) => cardOf(id).capacity),
    value: figure(COLUMNS.value, (id) => cardOf(id).value),
    priority: figure(COLUMNS.priority, (id) => cardOf(id).priority),
    'unit-damage': icons(COLUMNS.unitDamage, 0),
    tactics: icons(COLUMNS.tactics, 1),
    blast: icons(COLUMNS.blast, 2),
  },
});

const DECKS = Object.keys(STARTER_DECKS) as readonly StarterDeck[];

export const starterDecks = defineTable({
  id: 'starter-decks',
  words: TABLES['starter-decks'],
  rows: DECKS,
  idOf: (id) => id,
  columns: {
    deck: { words: COLUMNS.deck, of: term },
    sets: { words: COLUMNS.sets, of: (id): Value => [...STARTER_DECKS[id]] },
    objectives: { words: COLUMNS.objectives, of: (id) => STARTER_DECKS[id].length },
    command: { words: COLUMNS.command, of: (id) => STARTER_DECKS[id].length * 5 },
  },
});

/** Other cards of a set, each once, with the number of its copies. */
const others = ({ cards: [, ...rest] }: ObjectiveSet): Value =>
  [...new Set(rest)].map((card): Value => {
    const times = rest.filter((other) => other === card).length;
    return times > 1 ? { times, of: nameOf(card) } : nameOf(card);
  });

export const objectiveSets = defineTable({
  id: 'objective-sets',
  words: TABLES['objective-sets'],
  rows: OBJECTIVE_SETS,
  idOf: ({ set }) => `set-${set}`,
  columns: {
    set: {
      words: COLUMNS.set,
      of: ({ set, cards: [objective] }): Value => [set, nameOf(objective)],
      origin: CARD_VALUES,
    },
    faction: {
      words: COLUMNS.faction,
      of: ({ faction }) => factionOf(faction),
      origin: CARD_VALUES,
    },
    side: { words: COLUMNS.side, of: ({ side }) => word(SIDE[side]), origin: CARD_VALUES },
    others: { words: COLUMNS.others, of: others, origin: CARD_VALUES },
    only: { words: COLUMNS.only, of: ({ factionOnly }) => yesOr(factionOnly), origin: CARD_VALUES },
    one: { words: COLUMNS.one, of: ({ onePerDeck }) => yesOr(onePerDeck), origin: CARD_VALUES },
    box: { words: COLUMNS.box, of: ({ box }) => box },
  },
  disputes: {
    'set-3.others': {
      uk: 'На англійській карті, надрукованій у книзі, «Return of the Jedi» п’ята з шести й має дві цифри 3; відкриті описи ставлять її в сет 6. Показано за описами.',
      ru: 'На английской карте, напечатанной в книге, «Return of the Jedi» пятая из шести и имеет две цифры 3; открытые описания ставят её в сет 6. Показано по описаниям.',
    },
  },
});
