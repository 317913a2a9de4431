import { BadSetup, fields, flag, list as listUpTo, parseWith } from '../../../../engine/parsing.ts';
import type { Fields } from '../../../../engine/parsing.ts';
import type { ParsedSetup } from '../../../../engine/playable.ts';
import {
  cardOf,
  factionCard,
  FORCE_CARDS,
  isCard,
  OBJECTIVES_IN_PLAY,
  printedSide,
  RESERVE,
  VICTORY_PILE_END,
} from '../cards.ts';
import type { CardType } from '../card-row.ts';
import type { CardId } from '../cards.ts';
import { FACTION_IDS, FACTIONS, otherSide, SIDES } from '../sides.ts';
import type { Side } from '../sides.ts';
import { TURN_PHASES } from './frames.ts';
import type { Deck, Engagement, GameSetup, Piece, TurnPhase, Zone } from './types.ts';

const LIST_LIMIT = 80;

const list = (value: unknown, path: string): readonly unknown[] =>
  listUpTo(value, path, LIST_LIMIT);

const count = (value: unknown, path: string, otherwise: number, most: number): number => {
  if (value === undefined) return otherwise;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) {
    throw new BadSetup(path, 'bad-count');
  }
  if (value > most) throw new BadSetup(path, 'too-many');
  return value;
};

const sideOf = (value: unknown, path: string, otherwise?: Side): Side => {
  const side = SIDES.find((known) => known === (value ?? otherwise));
  if (!side) throw new BadSetup(path, 'unknown-side');
  return side;
};

const cardId = (value: unknown, path: string, side: Side): CardId => {
  if (typeof value !== 'string' || !isCard(value)) throw new BadSetup(path, 'unknown-card');
  if (printedSide(value) !== side) throw new BadSetup(path, 'wrong-side');
  return value;
};

const demand = (holds: boolean, path: string, problem: string): void => {
  if (!holds) throw new BadSetup(path, problem);
};

/** What can lie in a command deck, and so in a hand or a discard pile. */
const COMMAND: readonly CardType[] = ['unit', 'enhancement', 'event', 'fate'];
const OBJECTIVE: readonly CardType[] = ['objective'];
const IN_PLAY: readonly CardType[] = ['objective', 'unit', 'enhancement'];

const cards = (
  value: unknown,
  path: string,
  side: Side,
  types: readonly CardType[],
): readonly CardId[] =>
  list(value, path).map((entry, index) => {
    const card = cardId(entry, `${path}.${index}`, side);
    demand(types.includes(cardOf(card).type), `${path}.${index}`, 'wrong-type');
    return card;
  });

interface Placed {
  readonly card: CardId;
  readonly owner: Side;
  readonly zone: Zone;
  readonly fields: Fields;
  readonly path: string;
}

const PIECE_KEYS = ['card', 'focus', 'damage', 'shield', 'committed', 'on'] as const;

const placed = (
  value: unknown,
  path: string,
  owner: Side,
  zone: Zone,
  types: readonly CardType[],
  keys: readonly string[],
): readonly Placed[] =>
  list(value, path).map((entry, index): Placed => {
    const at = `${path}.${index}`;
    const entries = typeof entry === 'string' ? { card: entry } : fields(entry, at, keys);
    const card = cardId(entries['card'], `${at}.card`, owner);
    demand(types.includes(cardOf(card).type), `${at}.card`, 'wrong-type');
    return { card, owner, zone, fields: entries, path: at };
  });

const SIDE_KEYS = ['faction', 'hand', 'play', 'captured', 'discard', 'lost', 'deck', 'reserve'];

const sidePieces = (value: Fields, side: Side): readonly Placed[] => {
  const faction = value['faction'];
  const known = FACTION_IDS.find((id) => id === faction);
  if (faction !== undefined && !known) throw new BadSetup(`${side}.faction`, 'unknown-faction');
  if (known && FACTIONS[known] !== side) throw new BadSetup(`${side}.faction`, 'wrong-side');
  const own: readonly Placed[] = known
    ? [{ card: factionCard(known), owner: side, zone: 'play', fields: {}, path: side }]
    : [];
  const zone = (
    key: string,
    at: Zone,
    types: readonly CardType[],
    keys: readonly string[] = ['card'],
  ) => placed(value[key], `${side}.${key}`, side, at, types, keys);
  const play = zone('play', 'play', IN_PLAY, PIECE_KEYS);
  const lost = zone('lost', 'victory', OBJECTIVE);
  const captured = zone('captured', 'captured', COMMAND, ['card', 'on']);
  const current = play.filter(({ card }) => cardOf(card).type === 'objective').length;
  demand(current <= OBJECTIVES_IN_PLAY, `${side}.play`, 'too-many');
  // With three of its objectives lost, the dark side has lost the game.
  demand(side === 'light' || lost.length < VICTORY_PILE_END, `${side}.lost`, 'too-many');
  demand(side === 'light' || captured.length === 0, `${side}.captured`, 'wrong-side');
  return [
    ...own,
    ...play,
    ...zone('hand', 'hand', COMMAND),
    ...captured,
    ...zone('discard', 'discard', COMMAND),
    ...lost,
  ];
};

/** Two lists of the same length: what was written, and the cards that it made. */
const checkTogether = (all: readonly Placed[], pieces: readonly Piece[]): void => {
  const titles = new Set<CardId>();
  const forceCards = { light: 0, dark: 0 };
  pieces.forEach(({ card, zone, owner, committed, host }, index) => {
    const path = all[index]?.path ?? '';
    const { type, unique } = cardOf(card);
    const at = pieces.find(({ id }) => id === host);
    demand(host === null || at?.zone === 'play', `${path}.on`, 'not-on-the-table');
    if (zone === 'captured') {
      const kept = at?.owner === 'dark' && cardOf(at.card).type === 'objective';
      demand(kept, `${path}.on`, 'not-on-the-table');
    } else demand(host === null || type === 'enhancement', `${path}.on`, 'wrong-type');
    if (unique && zone === 'play') {
      demand(!titles.has(card), `${path}.card`, 'twice');
      titles.add(card);
    }
    if (!committed) return;
    forceCards[owner] += 1;
    demand(forceCards[owner] <= FORCE_CARDS, `${path}.committed`, 'too-many');
  });
};

const piecesFrom = (all: readonly Placed[]): readonly Piece[] => {
  const seen = new Map<CardId, number>();
  const pieces = all.map(({ card, owner, zone, fields: entry, path }): Piece => {
    const number = (seen.get(card) ?? 0) + 1;
    seen.set(card, number);
    const on = entry['on'];
    if (on !== undefined && typeof on !== 'string')
      throw new BadSetup(`${path}.on`, 'unknown-card');
    const committed = flag(entry['committed'], `${path}.committed`);
    if (committed && cardOf(card).type !== 'unit') {
      throw new BadSetup(`${path}.committed`, 'wrong-type');
    }
    const damage = count(entry['damage'], `${path}.damage`, 0, 20);
    if (damage > 0 && damage >= (cardOf(card).capacity ?? 0)) {
      throw new BadSetup(`${path}.damage`, 'too-many');
    }
    return {
      id: `${card}-${number}`,
      card,
      owner,
      zone,
      focus: count(entry['focus'], `${path}.focus`, 0, 9),
      damage,
      shields: flag(entry['shield'], `${path}.shield`) ? 1 : 0,
      committed,
      host: on ?? null,
    };
  });
  checkTogether(all, pieces);
  return pieces;
};

const deckOf = (value: unknown, side: Side): Deck => {
  const path = `${side}.deck`;
  const entry = fields(value, path, ['command', 'objectives', 'under']);
  return {
    command: cards(entry['command'], `${path}.command`, side, COMMAND),
    objectives: cards(entry['objectives'], `${path}.objectives`, side, OBJECTIVE),
    under: cards(entry['under'], `${path}.under`, side, OBJECTIVE),
  };
};

const onTable = (
  value: unknown,
  path: string,
  pieces: readonly Piece[],
  side: Side,
  type: 'unit' | 'objective',
): string => {
  const piece = pieces.find(({ id }) => id === value);
  if (piece?.zone !== 'play') throw new BadSetup(path, 'not-on-the-table');
  if (piece.owner !== side) throw new BadSetup(path, 'wrong-side');
  if (cardOf(piece.card).type !== type) throw new BadSetup(path, 'wrong-type');
  return piece.id;
};

const engagementFrom = (
  value: unknown,
  pieces: readonly Piece[],
  active: Side,
): Engagement | null => {
  if (value === undefined) return null;
  const entry = fields(value, 'engaged', ['objective', 'attackers', 'defenders', 'edge']);
  const units = (key: string, side: Side) =>
    list(entry[key], `engaged.${key}`).map((id, index, all) => {
      demand(all.indexOf(id) === index, `engaged.${key}.${index}`, 'twice');
      return onTable(id, `engaged.${key}.${index}`, pieces, side, 'unit');
    });
  const enemy = otherSide(active);
  const defenders = units('defenders', enemy);
  return {
    objective: onTable(entry['objective'], 'engaged.objective', pieces, enemy, 'objective'),
    attackers: units('attackers', active),
    defenders,
    defended: defenders.length > 0,
    edge: entry['edge'] === undefined ? null : sideOf(entry['edge'], 'engaged.edge'),
    revealed: false,
  };
};

const phasesFrom = (value: unknown): readonly TurnPhase[] =>
  value === undefined
    ? TURN_PHASES
    : list(value, 'phases').map((entry, index) => {
        const phase = TURN_PHASES.find((known) => known === entry);
        if (!phase) throw new BadSetup(`phases.${index}`, 'unknown-phase');
        return phase;
      });

const KEYS = [
  ...['active', 'turns', 'phases', 'length', 'dial', 'balance', 'windows', 'engaged'],
  ...SIDES,
];

const read = (value: unknown): GameSetup => {
  const entry = fields(value ?? null, '', KEYS);
  const of = (side: Side) => fields(entry[side], side, SIDE_KEYS);
  const pieces = piecesFrom(SIDES.flatMap((side) => sidePieces(of(side), side)));
  const active = sideOf(entry['active'], 'active', 'dark');
  const turns = fields(entry['turns'], 'turns', SIDES);
  const bySide = <Value>(each: (side: Side) => Value): Record<Side, Value> => ({
    light: each('light'),
    dark: each('dark'),
  });
  return {
    active,
    turns: bySide((side) => count(turns[side], `turns.${side}`, 1, 99)),
    phases: phasesFrom(entry['phases']),
    length: Math.max(1, count(entry['length'], 'length', 1, 40)),
    dial: count(entry['dial'], 'dial', 0, 11),
    balance: sideOf(entry['balance'], 'balance', 'light'),
    windows: flag(entry['windows'], 'windows'),
    pieces,
    decks: bySide((side) => deckOf(of(side)['deck'], side)),
    reserve: bySide((side) => count(of(side)['reserve'], `${side}.reserve`, RESERVE, 12)),
    engagement: engagementFrom(entry['engaged'], pieces, active),
  };
};

/** Takes anything, from a content file or an address; never throws. */
export const parseSetup = (value: unknown): ParsedSetup<GameSetup> => parseWith(() => read(value));
