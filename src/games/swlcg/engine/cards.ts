import type { CardRow, Icons, Keyword, Timing } from './card-row.ts';
import { DARK_CARDS } from './cards-dark.ts';
import { LIGHT_CARDS } from './cards-light.ts';
import type { Faction, Side } from './sides.ts';

/** Each makes one resource of its faction. The numbers of two are not known. */
const FACTION_CARDS = {
  'jedi-card': { type: 'faction', faction: 'jedi', numbers: [172], value: 1 },
  'rebel-alliance-card': { type: 'faction', faction: 'rebel-alliance', numbers: [173], value: 1 },
  'smugglers-and-spies-card': {
    type: 'faction',
    faction: 'smugglers-and-spies',
    numbers: [174],
    value: 1,
  },
  'imperial-navy-card': { type: 'faction', faction: 'imperial-navy', numbers: [], value: 1 },
  'scum-and-villainy-card': {
    type: 'faction',
    faction: 'scum-and-villainy',
    numbers: [177],
    value: 1,
  },
  'sith-card': { type: 'faction', faction: 'sith', numbers: [], value: 1 },
} as const satisfies Readonly<Record<`${Faction}-card`, CardRow>>;

const ROWS = { ...LIGHT_CARDS, ...DARK_CARDS, ...FACTION_CARDS };

export type CardId = keyof typeof ROWS;
export const CARD_IDS = Object.keys(ROWS) as readonly CardId[];

export const isCard = (id: string): id is CardId => Object.hasOwn(ROWS, id);

export const cardOf = (id: CardId): CardRow => ROWS[id];

export const factionCard = (faction: Faction): CardId => `${faction}-card`;

/** The side of a card's back; a faction card lies on the side of its faction. */
export const printedSide = (id: CardId): Side | null => {
  if (Object.hasOwn(LIGHT_CARDS, id)) return 'light';
  return Object.hasOwn(DARK_CARDS, id) ? 'dark' : null;
};

const NO_ICONS: Icons = [0, 0, 0];

export const iconsOf = (id: CardId): Icons => cardOf(id).icons ?? NO_ICONS;
export const edgeIconsOf = (id: CardId): Icons => cardOf(id).edge ?? NO_ICONS;

export const hasKeyword = (id: CardId, keyword: Keyword): boolean =>
  cardOf(id).keywords?.includes(keyword) ?? false;

export const hasTrait = (id: CardId, trait: string): boolean =>
  cardOf(id).traits?.includes(trait) ?? false;

export const hasTiming = (id: CardId, timing: Timing): boolean =>
  cardOf(id).timing?.includes(timing) ?? false;

/** Limits and starting values that the rulebook prints. */
export const DIAL_END = 12;
export const VICTORY_PILE_END = 3;
export const RESERVE = 6;
export const FORCE_CARDS = 3;
export const OBJECTIVES_IN_PLAY = 3;
export const OBJECTIVES_DEALT = 4;
export const DECK_SETS = 10;
export const SET_COPIES = 2;

/** The dial never goes past its end. */
export const dialAfter = (dial: number, by: number): number => Math.min(dial + by, DIAL_END);
