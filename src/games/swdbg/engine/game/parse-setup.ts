import {
  BadSetup,
  choiceOf,
  fields,
  flag,
  list,
  parseWith,
  whole,
} from '../../../../engine/parsing.ts';
import type { ParsedSetup } from '../../../../engine/playable.ts';
import { baseOf, isBase } from '../bases.ts';
import type { BaseId } from '../bases.ts';
import { cardOf, fullDeck, isCard, isShip } from '../cards.ts';
import type { CardId } from '../cards.ts';
import { ROW_SIZE } from '../components.ts';
import { LAST_SPACE, FORCE_START } from '../force.ts';
import { SIDES } from '../sides.ts';
import type { Side } from '../sides.ts';
import { SLOTS, VARIANTS } from './types.ts';
import type { BaseInPlay, GalaxyState, InPlay, PlayerState, Variant } from './types.ts';

/** A table in the middle of a game, and how much of it is to be played. */
export interface Position {
  /** `actions`: the start of the turn is over. */
  readonly from: 'start' | 'actions';
  readonly turns: number;
  readonly turn: number;
  readonly active: Side;
  readonly variant: Variant;
  readonly goal: number;
  readonly neutralRule: boolean;
  readonly force: number;
  readonly players: Readonly<Record<Side, PlayerState>>;
  readonly row: GalaxyState['row'];
  /** null: every galaxy card that lies nowhere else. */
  readonly galaxyDeck: readonly CardId[] | null;
  readonly galaxyDiscard: readonly CardId[];
  readonly pilots: number;
}

const MOST_CARDS = 110;
const MOST_TURNS = 6;
const PILOTS = fullDeck('pilots').length;

const card = (value: unknown, path: string): CardId => {
  if (typeof value !== 'string' || !isCard(value)) throw new BadSetup(path, 'unknown-card');
  return value;
};

const base = (value: unknown, path: string, side: Side): BaseId => {
  if (typeof value !== 'string' || !isBase(value)) throw new BadSetup(path, 'unknown-base');
  if (baseOf(value).side !== side) throw new BadSetup(path, 'wrong-side');
  return value;
};

const cards = (value: unknown, path: string): readonly CardId[] =>
  list(value, path, MOST_CARDS).map((entry, index) => card(entry, `${path}.${index}`));

const bases = (value: unknown, path: string, side: Side): readonly BaseId[] =>
  list(value, path, 10).map((entry, index) => base(entry, `${path}.${index}`, side));

const baseInPlay = (value: unknown, path: string, side: Side): BaseInPlay | null => {
  if (value === undefined || value === null) return null;
  const entry = fields(value, path, ['base', 'damage', 'used']);
  const id = base(entry['base'], `${path}.base`, side);
  return {
    base: id,
    damage: whole(entry['damage'], `${path}.damage`, 0, baseOf(id).hitPoints - 1, 0),
    used: flag(entry['used'], `${path}.used`),
  };
};

type Numbered = (id: CardId) => string;

/** Copies are numbered over the whole table, so that no two have the same name. */
const numbering = (): Numbered => {
  const seen = new Map<CardId, number>();
  return (id) => {
    const number = (seen.get(id) ?? 0) + 1;
    seen.set(id, number);
    return `${id}-${number}`;
  };
};

const inPlay = (value: unknown, path: string, numbered: Numbered): InPlay => {
  const entry = fields(value, path, ['card', 'damage', 'attacked', 'used']);
  const id = card(entry['card'], `${path}.card`);
  const most = (cardOf(id).ship ?? 1) - 1;
  return {
    id: numbered(id),
    card: id,
    damage: whole(entry['damage'], `${path}.damage`, 0, most, 0),
    aim: null,
    attacked: flag(entry['attacked'], `${path}.attacked`),
    used: flag(entry['used'], `${path}.used`),
  };
};

const PLAYER_KEYS = [
  'base',
  'bases',
  'deck',
  'hand',
  'discard',
  'play',
  'resources',
  'trophies',
] as const satisfies readonly (keyof PlayerState)[];

const player = (value: unknown, path: string, side: Side, numbered: Numbered): PlayerState => {
  const entry = fields(value, path, PLAYER_KEYS);
  const enemy: Side = side === 'empire' ? 'rebel' : 'empire';
  return {
    base: baseInPlay(entry['base'], `${path}.base`, side),
    bases: bases(entry['bases'], `${path}.bases`, side),
    deck: cards(entry['deck'], `${path}.deck`),
    hand: cards(entry['hand'], `${path}.hand`),
    discard: cards(entry['discard'], `${path}.discard`),
    play: list(entry['play'], `${path}.play`, MOST_CARDS).map((thing, index) =>
      inPlay(thing, `${path}.play.${index}`, numbered),
    ),
    resources: whole(entry['resources'], `${path}.resources`, 0, 50, 0),
    trophies: bases(entry['trophies'], `${path}.trophies`, enemy),
  };
};

const rowFrom = (value: unknown): GalaxyState['row'] => {
  const row = list(value, 'row', ROW_SIZE).map((entry, index) => card(entry, `row.${index}`));
  for (const [index, id] of row.entries()) {
    if (cardOf(id).deck !== 'galaxy') throw new BadSetup(`row.${index}`, 'wrong-deck');
  }
  return Object.fromEntries(
    SLOTS.map((slot, index) => [slot, row[index] ?? null]),
  ) as GalaxyState['row'];
};

const everyCard = ({ players, row, galaxyDeck, galaxyDiscard }: Position): readonly CardId[] => [
  ...SIDES.flatMap((side) => {
    const { deck, hand, discard, play } = players[side];
    return [...deck, ...hand, ...discard, ...play.map((entry) => entry.card)];
  }),
  ...Object.values(row).filter((id) => id !== null),
  ...(galaxyDeck ?? []),
  ...galaxyDiscard,
];

const enoughCopies = (position: Position): void => {
  const all = everyCard(position);
  for (const id of new Set(all)) {
    const used = all.filter((other) => other === id).length;
    if (used > cardOf(id).copies) throw new BadSetup(id, 'too-many');
  }
};

const basesOnce = ({ players }: Position): void => {
  const all = SIDES.flatMap((side) => {
    const { base: own, bases: rest, trophies } = players[side];
    return [...(own ? [own.base] : []), ...rest, ...trophies];
  });
  if (new Set(all).size < all.length) throw new BadSetup('players', 'repeated');
};

/** Units leave at the end of their turn, so only the active player has any. */
const onlyShipsWait = ({ players, active }: Position): void => {
  const waiting = active === 'empire' ? 'rebel' : 'empire';
  const stray = players[waiting].play.findIndex((entry) => !isShip(entry.card));
  if (stray >= 0) throw new BadSetup(`players.${waiting}.play.${stray}`, 'not-a-ship');
};

const KEYS = [
  'from',
  'turns',
  'turn',
  'active',
  'variant',
  'goal',
  'neutralRule',
  'force',
  'players',
  'row',
  'galaxyDeck',
  'galaxyDiscard',
  'pilots',
] as const satisfies readonly (keyof Position)[];

const read = (value: unknown): Position => {
  const entry = fields(value, '', KEYS);
  const seats = fields(entry['players'], 'players', SIDES);
  const numbered = numbering();
  const deck = entry['galaxyDeck'];
  const position: Position = {
    from: choiceOf(entry['from'] ?? 'start', 'from', ['start', 'actions'] as const),
    turns: whole(entry['turns'], 'turns', 1, MOST_TURNS, 1),
    turn: whole(entry['turn'], 'turn', 1, 99, 1),
    active: choiceOf(entry['active'], 'active', SIDES),
    variant: choiceOf(entry['variant'] ?? 'standard', 'variant', VARIANTS),
    goal: whole(entry['goal'], 'goal', 2, 5, 3),
    neutralRule: flag(entry['neutralRule'], 'neutralRule'),
    force: whole(entry['force'], 'force', LAST_SPACE.empire, LAST_SPACE.rebel, FORCE_START),
    players: {
      empire: player(seats['empire'], 'players.empire', 'empire', numbered),
      rebel: player(seats['rebel'], 'players.rebel', 'rebel', numbered),
    },
    row: rowFrom(entry['row']),
    galaxyDeck: deck === undefined ? null : cards(deck, 'galaxyDeck'),
    galaxyDiscard: cards(entry['galaxyDiscard'], 'galaxyDiscard'),
    pilots: whole(entry['pilots'], 'pilots', 0, PILOTS, PILOTS),
  };
  enoughCopies(position);
  basesOnce(position);
  onlyShipsWait(position);
  return position;
};

/** Both take anything, from a content file or an address, and never throw. */
export const parsePosition = (value: unknown): ParsedSetup<Position> =>
  parseWith(() => read(value));

export const parseNewGame = (value: unknown): ParsedSetup<null> =>
  parseWith(() => {
    fields(value, '', []);
    return null;
  });
