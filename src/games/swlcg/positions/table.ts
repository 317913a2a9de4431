import { z } from 'astro/zod';
import { BadSetup } from '../../../engine/parsing.ts';
import { flag, listOf, readerOf, whole } from '../../../positions/reader.ts';
import {
  CARD_IDS,
  cardOf,
  factionCard,
  FORCE_CARDS,
  OBJECTIVES_IN_PLAY,
  printedSide,
  RESERVE,
  VICTORY_PILE_END,
} from '../engine/cards.ts';
import type { CardType } from '../engine/card-row.ts';
import type { CardId } from '../engine/cards.ts';
import { TURN_PHASES } from '../engine/game/frames.ts';
import type { Engagement, GameSetup, Piece, Zone } from '../engine/game/types.ts';
import { FACTION_IDS, FACTIONS, otherSide, SIDES } from '../engine/sides.ts';
import type { Side } from '../engine/sides.ts';

const MOST = 80;

/** What can lie in a command deck, and so in a hand or a discard pile. */
const COMMAND: readonly CardType[] = ['unit', 'enhancement', 'event', 'fate'];
const OBJECTIVE: readonly CardType[] = ['objective'];
const IN_PLAY: readonly CardType[] = ['objective', 'unit', 'enhancement'];

const side = z.enum(SIDES);

const bySide = <Value>(each: (of: Side) => Value): Record<Side, Value> => ({
  light: each('light'),
  dark: each('dark'),
});

const sidePart = (of: Side) => {
  const cardOfType = (types: readonly CardType[]) =>
    z.enum(CARD_IDS.filter((id) => printedSide(id) === of && types.includes(cardOf(id).type)));
  /** A card alone may be written by its name. */
  const pieces = <Facts extends z.ZodRawShape>(
    types: readonly CardType[],
    facts: Facts,
    most = MOST,
  ) =>
    listOf(
      z.preprocess(
        (told) => (typeof told === 'string' ? { card: told } : told),
        z.strictObject({ card: cardOfType(types), ...facts }),
      ),
      most,
    );
  const cards = (types: readonly CardType[]) => listOf(cardOfType(types), MOST);
  return z
    .strictObject({
      faction: z.enum(FACTION_IDS.filter((id) => FACTIONS[id] === of)).optional(),
      play: pieces(IN_PLAY, {
        focus: whole(0, 9, 0),
        damage: whole(0, 20, 0),
        shield: flag,
        committed: flag,
        on: z.string().optional(),
      }),
      hand: pieces(COMMAND, {}),
      // Only the dark side captures.
      captured: pieces(COMMAND, { on: z.string().optional() }, of === 'dark' ? 0 : MOST),
      discard: pieces(COMMAND, {}),
      // With three of its objectives lost, the dark side has lost the game.
      lost: pieces(OBJECTIVE, {}, of === 'dark' ? VICTORY_PILE_END - 1 : MOST),
      deck: z
        .strictObject({
          command: cards(COMMAND),
          objectives: cards(OBJECTIVE),
          under: cards(OBJECTIVE),
        })
        .prefault({}),
      reserve: whole(0, 12, RESERVE),
    })
    .prefault({});
};

const told = z.strictObject({
  active: side.default('dark'),
  turns: z.strictObject({ light: whole(0, 99, 1), dark: whole(0, 99, 1) }).prefault({}),
  phases: z
    .array(z.enum(TURN_PHASES))
    .max(MOST)
    .default([...TURN_PHASES]),
  length: whole(0, 40, 1),
  dial: whole(0, 11, 0),
  balance: side.default('light'),
  windows: flag,
  engaged: z
    .strictObject({
      objective: z.string(),
      attackers: listOf(z.string(), MOST),
      defenders: listOf(z.string(), MOST),
      edge: side.nullable().default(null),
    })
    .optional(),
  light: sidePart('light'),
  dark: sidePart('dark'),
});

type Told = z.output<typeof told>;
type InPlay = Told[Side]['play'][number];

/** A card that lies somewhere, and what an example says of it. */
interface Placed extends Partial<Omit<InPlay, 'card'>> {
  readonly card: CardId;
  readonly owner: Side;
  readonly zone: Zone;
  readonly path: string;
}

const ZONES = {
  play: 'play',
  hand: 'hand',
  captured: 'captured',
  discard: 'discard',
  lost: 'victory',
} as const satisfies Readonly<Record<string, Zone>>;

const placedBy = (owner: Side, part: Told[Side]): readonly Placed[] => [
  ...(part.faction
    ? [{ card: factionCard(part.faction), owner, zone: 'play', path: owner } as const]
    : []),
  ...(Object.keys(ZONES) as (keyof typeof ZONES)[]).flatMap((key) =>
    part[key].map((one, at) => ({
      ...one,
      owner,
      zone: ZONES[key],
      path: `${owner}.${key}.${at}`,
    })),
  ),
];

const piecesFrom = (all: readonly Placed[]): readonly Piece[] => {
  const seen = new Map<CardId, number>();
  const pieces = all.map(({ card, owner, zone, path, ...facts }): Piece => {
    const number = (seen.get(card) ?? 0) + 1;
    seen.set(card, number);
    const { focus = 0, damage = 0, shield = false, committed = false, on = null } = facts;
    if (committed && cardOf(card).type !== 'unit') {
      throw new BadSetup(`${path}.committed`, 'only units are committed');
    }
    if (damage > 0 && damage >= (cardOf(card).capacity ?? 0)) {
      throw new BadSetup(`${path}.damage`, 'it would be destroyed');
    }
    return {
      id: `${card}-${number}`,
      card,
      owner,
      zone,
      focus,
      damage,
      shields: shield ? 1 : 0,
      committed,
      host: on,
    };
  });
  checkTogether(all, pieces);
  return pieces;
};

/** Two lists of the same length: what was written, and the cards that it made. */
const checkTogether = (all: readonly Placed[], pieces: readonly Piece[]): void => {
  const there = pieces.flatMap(({ id, zone }) => (zone === 'play' ? [id] : []));
  const titles = new Set<CardId>();
  const counts = { light: { objective: 0, force: 0 }, dark: { objective: 0, force: 0 } };
  pieces.forEach(({ card, zone, owner, committed, host }, index) => {
    const path = all[index]?.path ?? '';
    const { type, unique } = cardOf(card);
    const at = pieces.find(({ id }) => id === host);
    const demand = (holds: boolean, key: string, problem: string): void => {
      if (!holds) throw new BadSetup(`${path}.${key}`, problem, key === 'on' ? there : []);
    };
    demand(host === null || at?.zone === 'play', 'on', 'it is not on the table');
    if (zone === 'captured') {
      const keeps = at?.owner === 'dark' && cardOf(at.card).type === 'objective';
      demand(keeps, 'on', 'only an objective of the dark side keeps captured cards');
    } else {
      demand(host === null || type === 'enhancement', 'on', 'only enhancements lie on cards');
    }
    if (zone === 'play') {
      demand(!unique || !titles.has(card), 'card', 'it is unique and in play already');
      titles.add(card);
    }
    if (zone === 'play' && type === 'objective') counts[owner].objective += 1;
    demand(counts[owner].objective <= OBJECTIVES_IN_PLAY, 'card', 'too many objectives in play');
    if (committed) counts[owner].force += 1;
    demand(counts[owner].force <= FORCE_CARDS, 'committed', 'too many committed units');
  });
};

const engagementFrom = ({ engaged, active }: Told, pieces: readonly Piece[]): Engagement | null => {
  if (!engaged) return null;
  const onTable = (id: string, at: string, owner: Side, type: 'unit' | 'objective'): string => {
    const fit = pieces.flatMap((piece) =>
      piece.zone === 'play' && piece.owner === owner && cardOf(piece.card).type === type
        ? [piece.id]
        : [],
    );
    if (!fit.includes(id)) throw new BadSetup(`engaged.${at}`, `there is no such ${type}`, fit);
    return id;
  };
  const enemy = otherSide(active);
  const units = (key: 'attackers' | 'defenders', owner: Side) =>
    engaged[key].map((id, at, all) => {
      if (all.indexOf(id) < at) throw new BadSetup(`engaged.${key}.${at}`, 'it stands here twice');
      return onTable(id, `${key}.${at}`, owner, 'unit');
    });
  const defenders = units('defenders', enemy);
  return {
    objective: onTable(engaged.objective, 'objective', enemy, 'objective'),
    attackers: units('attackers', active),
    defenders,
    defended: defenders.length > 0,
    edge: engaged.edge,
    revealed: false,
  };
};

const setupFrom = (table: Told): GameSetup => {
  const { active, turns, phases, length, dial, balance, windows } = table;
  const pieces = piecesFrom(SIDES.flatMap((of) => placedBy(of, table[of])));
  return {
    active,
    turns,
    phases,
    length: Math.max(1, length),
    dial,
    balance,
    windows,
    pieces,
    decks: bySide((of) => table[of].deck),
    reserve: bySide((of) => table[of].reserve),
    engagement: engagementFrom(table, pieces),
  };
};

export const parseSetup = readerOf<GameSetup>(told.transform(setupFrom));
