import type { ParsedSetup } from '../../../engine/playable.ts';
import { BadSetup, choiceOf, fields, list, parseWith, whole } from '../../../engine/parsing.ts';
import type { Fields } from '../../../engine/parsing.ts';
import { cardOf, CARD_IDS, isCard } from '../engine/cards.ts';
import type { CardId } from '../engine/cards.ts';
import { HAND_SIZE } from '../engine/components.ts';
import {
  isKind,
  isShipKind,
  kindOf,
  KINDS,
  MEASURES,
  MOST_CARDS,
  MOST_SHIPS,
  MOST_UNITS,
  worthOf,
} from './kinds.ts';
import type { Counts, Kind, Measure } from './kinds.ts';

/** Whether one hand has to hold it all, or all hands together. */
export const SPANS = ['one-hand', 'together'] as const;
export type Span = (typeof SPANS)[number];

export interface DrawQuestion {
  readonly measure: Measure;
  readonly need: number;
  readonly span: Span;
  /** How many hands are looked at, and how many cards are drawn for each. */
  readonly hands: number;
  readonly draw: number;
  /** Comes every turn without any card drawn: of ships in play, of the last space of the Force. */
  readonly sure: number;
  readonly deck: Counts;
  /** All that will lie in the discard pile when the first hand is drawn. */
  readonly discard: Counts;
}

type Piles = Readonly<Partial<Record<Kind | CardId, number>>>;

/** What may stand for it: cards by id, and nothing where the first value will do. */
export type DrawInput = Partial<Omit<DrawQuestion, 'deck' | 'discard'>> & {
  readonly deck?: Piles;
  readonly discard?: Piles;
  /** Which cards are wanted, when these are counted. */
  readonly wanted?: readonly CardId[];
};

export const MOST_NEED = 40;
/** Beyond these the exact answer would keep a reader waiting. */
export const MOST_HANDS = 3;
export const MOST_DRAWN = 10;
export const MOST_SURE = 20;

type Pile = Record<Kind, number>;

const NOTHING: Readonly<Pile> = {
  '0': 0,
  '1': 0,
  '2': 0,
  '3': 0,
  '4': 0,
  '5': 0,
  '6': 0,
  'ship-0': 0,
  'ship-1': 0,
  'ship-2': 0,
  'ship-3': 0,
  'ship-4': 0,
};

const PLACES = ['deck', 'discard'] as const;
type Place = (typeof PLACES)[number];
const BEYOND = 'more-than-the-box';

const countIn = (entry: Fields, key: string, path: string): number =>
  whole(entry[key], path, 0, Number.MAX_SAFE_INTEGER, 0);

/** Two players never have cards of each other's faction. */
const checkFactions = (given: Readonly<Record<Place, Fields>>): void => {
  let known: string | undefined;
  for (const place of PLACES) {
    const entry = given[place];
    for (const card of Object.keys(entry).filter(isCard)) {
      const { faction } = cardOf(card);
      if (faction === 'neutral' || entry[card] === 0) continue;
      if (known !== undefined && known !== faction) {
        throw new BadSetup(`${place}.${card}`, 'two-factions');
      }
      known = faction;
    }
  }
};

const checkCopies = (given: Readonly<Record<Place, Fields>>): void => {
  const taken = new Map<CardId, number>();
  for (const place of PLACES) {
    const entry = given[place];
    for (const card of Object.keys(entry).filter(isCard)) {
      const path = `${place}.${card}`;
      const copies = (taken.get(card) ?? 0) + countIn(entry, card, path);
      if (copies > cardOf(card).copies) throw new BadSetup(path, BEYOND);
      taken.set(card, copies);
    }
  }
};

const pileFrom = (
  place: Place,
  entry: Fields,
  measure: Measure,
  wanted: readonly CardId[],
): Pile => {
  const pile = { ...NOTHING };
  for (const key of Object.keys(entry)) {
    const kind = isCard(key) ? kindOf(key, measure, wanted) : isKind(key) ? key : null;
    if (kind !== null) pile[kind] += countIn(entry, key, `${place}.${key}`);
  }
  return pile;
};

const checkBox = (measure: Measure, piles: Readonly<Record<Place, Pile>>): void => {
  const sizes = { units: 0, ships: 0 };
  for (const place of PLACES) {
    for (const kind of KINDS) {
      const count = piles[place][kind];
      const path = `${place}.${kind}`;
      if (count > 0 && measure === 'cards' && worthOf(kind) > 1) {
        throw new BadSetup(path, 'wanted-or-not');
      }
      sizes[isShipKind(kind) ? 'ships' : 'units'] += count;
      const beyond = sizes.units > MOST_UNITS || sizes.ships > MOST_SHIPS;
      if (beyond || sizes.units + sizes.ships > MOST_CARDS) throw new BadSetup(path, BEYOND);
    }
  }
};

const shortened = (pile: Pile): Counts =>
  Object.fromEntries(KINDS.filter((kind) => pile[kind] > 0).map((kind) => [kind, pile[kind]]));

const wantedFrom = (value: unknown): readonly CardId[] =>
  list(value, 'wanted', CARD_IDS.length).map((card, at) =>
    choiceOf(card, `wanted.${at}`, CARD_IDS),
  );

const KEYS = ['measure', 'need', 'span', 'hands', 'draw', 'sure', 'wanted', ...PLACES];

const read = (raw: unknown): DrawQuestion => {
  const entry = fields(raw ?? null, '', KEYS);
  const measure = choiceOf(entry['measure'] ?? 'resources', 'measure', MEASURES);
  const wanted = wantedFrom(entry['wanted']);
  if (wanted.length > 0 && measure !== 'cards') throw new BadSetup('wanted', 'only-with-cards');
  const keys = [...KINDS, ...CARD_IDS];
  const given = {
    deck: fields(entry['deck'], 'deck', keys),
    discard: fields(entry['discard'], 'discard', keys),
  };
  checkFactions(given);
  checkCopies(given);
  const piles = {
    deck: pileFrom('deck', given.deck, measure, wanted),
    discard: pileFrom('discard', given.discard, measure, wanted),
  };
  checkBox(measure, piles);
  const sure = whole(entry['sure'], 'sure', 0, MOST_SURE, 0);
  if (sure > 0 && measure !== 'resources' && measure !== 'attack') {
    throw new BadSetup('sure', 'only-with-resources-or-attack');
  }
  return {
    measure,
    need: whole(entry['need'], 'need', 1, MOST_NEED, 1),
    span: choiceOf(entry['span'] ?? 'one-hand', 'span', SPANS),
    hands: whole(entry['hands'], 'hands', 1, MOST_HANDS, 1),
    draw: whole(entry['draw'], 'draw', 1, MOST_DRAWN, HAND_SIZE),
    sure,
    deck: shortened(piles.deck),
    discard: shortened(piles.discard),
  };
};

/** Takes anything, from a link or a file; never throws. Cards may be given by id, too. */
export const parseQuestion = (raw: unknown): ParsedSetup<DrawQuestion> =>
  parseWith(() => read(raw));
