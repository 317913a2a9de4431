import { FACTION_IDS } from '../engine/data/factions.ts';
import { CARDS, CARD_NAMES, type CardName } from '../engine/data/strategy-cards.ts';
import { TECHNOLOGY_IDS, technologyOf } from '../engine/data/technologies.ts';
import { COLUMNS } from '../words/columns.ts';
import { TABLES } from '../words/tables.ts';
import { EVERYBODY } from '../words/values.ts';
import { differ } from '../../../tables/origins.ts';
import {
  defineTable,
  rule,
  term,
  termWithEnglish,
  word,
  type Value,
} from '../../../tables/table.ts';
import { needsOf } from './figures.ts';
import { cardTerm } from '../words/round.ts';
import { PRINTED_TECHNOLOGIES } from '../words/technologies.ts';
import { colourName, technologyName } from './names.ts';
import { BOT, DIGITAL_TABLE, TECHNOLOGY_CARDS } from './sources.ts';

/** Everybody's first, then two of each faction. */
const ROWS = [null, ...FACTION_IDS].flatMap((faction) =>
  TECHNOLOGY_IDS.filter((id) => technologyOf(id).faction === faction),
);
const TWO = { uk: '2 × зелена', ru: '2 × зелёная' };
const ONE = { uk: '1 × зелена', ru: '1 × зелёная' };

export const technologies = defineTable({
  id: 'technologies',
  words: TABLES.technologies,
  rows: ROWS,
  idOf: (id) => id,
  columns: {
    name: {
      words: COLUMNS.technology,
      of: technologyName,
      origin: TECHNOLOGY_CARDS,
      printed: PRINTED_TECHNOLOGIES,
    },
    colour: {
      words: COLUMNS.colour,
      of: (id) => {
        const { colour, upgrades } = technologyOf(id);
        if (colour !== null) return colourName(colour);
        return upgrades === null ? null : term('unit-upgrade-technology');
      },
      origin: TECHNOLOGY_CARDS,
    },
    needs: {
      words: COLUMNS.needs,
      of: (id) => needsOf(technologyOf(id).needs),
      origin: TECHNOLOGY_CARDS,
    },
    owner: {
      words: COLUMNS.owner,
      of: (id) => {
        const { faction } = technologyOf(id);
        return faction === null ? word(EVERYBODY) : term(faction);
      },
      origin: TECHNOLOGY_CARDS,
      printed: [
        'non-euclidean-shielding',
        'valefar-assimilator-x',
        'valefar-assimilator-y',
        'floating-factory-ii',
      ],
    },
    upgrades: {
      words: COLUMNS.upgrades,
      of: (id) => {
        const { upgrades } = technologyOf(id);
        return upgrades === null ? null : term(upgrades);
      },
      origin: TECHNOLOGY_CARDS,
    },
  },
  disputes: {
    'letani-warrior-ii.needs': differ(TWO, [TWO, BOT], [ONE, DIGITAL_TABLE]),
    'yin-spinner.needs': {
      uk: `${BOT.name} має лише пізнішу версію цієї карти, тому показано за самим ${DIGITAL_TABLE.name}.`,
      ru: `${BOT.name} знает только более позднюю версию этой карты, поэтому показано лишь по ${DIGITAL_TABLE.name}.`,
    },
  },
});

interface Told {
  readonly primary: readonly string[];
  readonly secondary: readonly string[];
}

/** Most cards keep their primary and secondary ability in a rule each. */
const PRIMARY: Readonly<Partial<Record<CardName, readonly string[]>>> = {
  trade: ['gain-goods', 'replenish', 'choose-players'],
  warfare: ['remove-token', 'redistribute'],
};

const toldOf = (card: CardName): Told => ({
  primary: (PRIMARY[card] ?? ['primary']).map((step) => `${card}-strategy-card.${step}`),
  secondary: [`${card}-strategy-card.secondary`],
});

const told = CARDS.map((initiative) => ({
  initiative,
  term: cardTerm(initiative),
  ...toldOf(CARD_NAMES[initiative]),
}));

export const strategyCards = defineTable({
  id: 'strategy-cards',
  words: TABLES['strategy-cards'],
  rows: told,
  idOf: ({ term: id }) => id,
  columns: {
    card: { words: COLUMNS.strategyCard, of: ({ term: id }) => termWithEnglish(id) },
    initiative: { words: COLUMNS.initiative, of: ({ initiative }) => initiative },
    primary: { words: COLUMNS.primary, of: ({ primary }): Value => primary.map(rule) },
    secondary: { words: COLUMNS.secondary, of: ({ secondary }): Value => secondary.map(rule) },
  },
});
