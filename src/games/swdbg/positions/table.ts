import { z } from 'astro/zod';
import { BadSetup } from '../../../engine/parsing.ts';
import { flag, listOf, readerOf, whole } from '../../../positions/reader.ts';
import { BASE_IDS, baseOf } from '../engine/bases.ts';
import { CARD_IDS, cardOf, fullDeck } from '../engine/cards.ts';
import type { CardId } from '../engine/cards.ts';
import { ROW_SIZE } from '../engine/components.ts';
import { FORCE_START, LAST_SPACE } from '../engine/force.ts';
import { misfitOf } from '../engine/game/misfit.ts';
import type { Misfit } from '../engine/game/misfit.ts';
import type { Position } from '../engine/game/position.ts';
import { SLOTS, VARIANTS } from '../engine/game/types.ts';
import type { GalaxyState, InPlay, PlayerState } from '../engine/game/types.ts';
import { otherSide, SIDES } from '../engine/sides.ts';
import type { Side } from '../engine/sides.ts';

const MOST_CARDS = 110;
const MOST_TURNS = 6;
const PILOTS = fullDeck('pilots').length;

const cards = listOf(z.enum(CARD_IDS), MOST_CARDS);

const baseIn = (side: Side) => z.enum(BASE_IDS.filter((id) => baseOf(id).side === side));
const basesOf = (side: Side) => listOf(baseIn(side), 10);

const piece = z
  .strictObject({
    card: z.enum(CARD_IDS),
    damage: whole(0, MOST_CARDS, 0),
    attacked: flag,
    used: flag,
  })
  .refine(({ card, damage }) => damage < (cardOf(card).ship ?? 1), {
    path: ['damage'],
    message: 'it would be destroyed',
  });

const player = (side: Side) =>
  z
    .strictObject({
      base: z
        .strictObject({ base: baseIn(side), damage: whole(0, MOST_CARDS, 0), used: flag })
        .refine(({ base, damage }) => damage < baseOf(base).hitPoints, {
          path: ['damage'],
          message: 'it would be destroyed',
        })
        .nullable()
        .default(null),
      bases: basesOf(side),
      deck: cards,
      hand: cards,
      discard: cards,
      play: listOf(piece, MOST_CARDS),
      resources: whole(0, 50, 0),
      trophies: basesOf(otherSide(side)),
    })
    .prefault({});

const told = z.strictObject({
  from: z.enum(['start', 'actions']).default('start'),
  turns: whole(1, MOST_TURNS, 1),
  turn: whole(1, 99, 1),
  active: z.enum(SIDES),
  variant: z.enum(VARIANTS).default('standard'),
  goal: whole(2, 5, 3),
  neutralRule: flag,
  force: whole(LAST_SPACE.empire, LAST_SPACE.rebel, FORCE_START),
  players: z.strictObject({ empire: player('empire'), rebel: player('rebel') }).prefault({}),
  row: listOf(z.enum(CARD_IDS.filter((id) => cardOf(id).deck === 'galaxy')), ROW_SIZE),
  galaxyDeck: z.array(z.enum(CARD_IDS)).max(MOST_CARDS).nullable().default(null),
  galaxyDiscard: cards,
  pilots: whole(0, PILOTS, PILOTS),
});

type Told = z.output<typeof told>;

const problemOf = (misfit: Misfit): BadSetup => {
  switch (misfit.kind) {
    case 'copies':
      return new BadSetup('', `there are only ${misfit.copies} of «${misfit.card}»`);
    case 'bases':
      return new BadSetup('players', 'a base is in two places');
    case 'waiting':
      return new BadSetup(
        `players.${misfit.side}.play.${misfit.at}`,
        'only ships stay when a turn ends',
      );
  }
};

const positionOf = (position: Told): Position => {
  // Copies are numbered over the whole table, so that no two have the same name.
  const seen = new Map<CardId, number>();
  const inPlay = ({ card, damage, attacked, used }: Told['players'][Side]['play'][number]) => {
    const number = (seen.get(card) ?? 0) + 1;
    seen.set(card, number);
    return { id: `${card}-${number}`, card, damage, aim: null, attacked, used } satisfies InPlay;
  };
  const seat = (side: Side): PlayerState => {
    const { play, ...rest } = position.players[side];
    return { ...rest, play: play.map(inPlay) };
  };
  const read: Position = {
    ...position,
    players: { empire: seat('empire'), rebel: seat('rebel') },
    row: Object.fromEntries(
      SLOTS.map((slot, index) => [slot, position.row[index] ?? null]),
    ) as GalaxyState['row'],
  };
  const misfit = misfitOf(read);
  if (misfit) throw problemOf(misfit);
  return read;
};

export const parsePosition = readerOf<Position>(told.transform(positionOf));

export const parseNewGame = readerOf<null>(
  z
    .strictObject({})
    .optional()
    .transform(() => null),
);
