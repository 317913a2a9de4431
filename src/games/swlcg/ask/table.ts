import { oneOf, said, whether } from '../../../ask/field.ts';
import type { Editable, Field, Group, Label } from '../../../ask/field.ts';
import {
  CARD_IDS,
  cardOf,
  DIAL_END,
  FORCE_CARDS,
  OBJECTIVES_IN_PLAY,
  printedSide,
  SET_COPIES,
} from '../engine/cards.ts';
import type { CardType } from '../engine/card-row.ts';
import type { CardId } from '../engine/cards.ts';
import type { Engagement, GameSetup, Piece, Zone } from '../engine/game/types.ts';
import { otherSide, SIDES } from '../engine/sides.ts';
import type { Side } from '../engine/sides.ts';
import { termOf, type Terms } from '../../../player/terms.ts';
import { gameNames } from '../words/game.ts';
import { WORDS } from './parts/words.ts';

type SetupField = Field<GameSetup>;

const named =
  (terms: Terms) =>
  (id: string): string =>
    termOf(terms, id).name;

const cardName =
  (card: CardId): Label =>
  ({ terms }) =>
    gameNames(named(terms), []).card(card);

const pieceName =
  (setup: GameSetup, id: string): Label =>
  ({ terms }) =>
    gameNames(named(terms), setup.pieces).piece(id);

const pieceIn = (setup: GameSetup, id: string): Piece | undefined =>
  setup.pieces.find((piece) => piece.id === id);

const withPiece = (setup: GameSetup, id: string, part: Partial<Piece>): GameSetup => ({
  ...setup,
  pieces: setup.pieces.map((piece) => (piece.id === id ? { ...piece, ...part } : piece)),
});

const copiesIn = ({ pieces }: GameSetup, owner: Side, zone: Zone, card: CardId): readonly Piece[] =>
  pieces.filter((piece) => piece.owner === owner && piece.zone === zone && piece.card === card);

const nextId = ({ pieces }: GameSetup, card: CardId): string => {
  let number = 1;
  while (pieces.some(({ id }) => id === `${card}-${number}`)) number += 1;
  return `${card}-${number}`;
};

const withNew = (setup: GameSetup, owner: Side, zone: Zone, card: CardId): GameSetup => ({
  ...setup,
  pieces: [
    ...setup.pieces,
    {
      id: nextId(setup, card),
      card,
      owner,
      zone,
      focus: 0,
      damage: 0,
      shields: 0,
      committed: false,
      host: null,
    },
  ],
});

/** What lay on it goes with it, and it leaves the engagement. */
const without = (setup: GameSetup, gone: string): GameSetup => {
  const { engagement } = setup;
  return {
    ...setup,
    pieces: setup.pieces.filter(({ id, host }) => id !== gone && host !== gone),
    engagement: engagement && {
      ...engagement,
      attackers: engagement.attackers.filter((id) => id !== gone),
      defenders: engagement.defenders.filter((id) => id !== gone),
    },
  };
};

const withCopies = (
  setup: GameSetup,
  owner: Side,
  zone: Zone,
  card: CardId,
  count: number,
): GameSetup => {
  const there = copiesIn(setup, owner, zone, card);
  if (count < there.length) {
    return there.slice(count).reduce((next, { id }) => without(next, id), setup);
  }
  return Array.from({ length: count - there.length }).reduce<GameSetup>(
    (next) => withNew(next, owner, zone, card),
    setup,
  );
};

const SETS: Readonly<Record<'play' | 'hand', readonly CardType[]>> = {
  play: ['objective', 'unit', 'enhancement'],
  hand: ['unit', 'enhancement', 'event', 'fate'],
};

/** The objective of an engagement stays as long as somebody is engaged there. */
const isHeld = ({ engagement }: GameSetup, card: CardId): boolean =>
  engagement?.objective.startsWith(`${card}-`) === true;

const cardFields = (setup: GameSetup, owner: Side, zone: 'play' | 'hand'): readonly SetupField[] =>
  CARD_IDS.filter(
    (card) =>
      printedSide(card) === owner && SETS[zone].includes(cardOf(card).type) && !isHeld(setup, card),
  ).map((card) => ({
    id: `${owner}-${zone}-${card}`,
    label: cardName(card),
    most: zone === 'play' && cardOf(card).unique === true ? 1 : SET_COPIES,
    of: (told) => copiesIn(told, owner, zone, card).length,
    put: (told, count) => withCopies(told, owner, zone, card, count),
  }));

const headed =
  (setup: GameSetup, id: string, words: Readonly<Record<'uk' | 'ru', string>>): Label =>
  (say) =>
    `${pieceName(setup, id)(say)}: ${words[say.language]}`;

const MOST_FOCUS = 4;

const factsOf = (setup: GameSetup, { id, card }: Piece): readonly SetupField[] => {
  const { type, capacity = 0, host } = cardOf(card);
  const fields: SetupField[] = [];
  if (type !== 'enhancement' || cardOf(card).value !== undefined) {
    fields.push({
      id: `focus-${id}`,
      label: headed(setup, id, WORDS.focus),
      most: MOST_FOCUS,
      of: (told) => pieceIn(told, id)?.focus ?? 0,
      put: (told, focus) => withPiece(told, id, { focus }),
    });
  }
  if (capacity > 1) {
    fields.push({
      id: `damage-${id}`,
      label: headed(setup, id, WORDS.damage),
      most: capacity - 1,
      of: (told) => pieceIn(told, id)?.damage ?? 0,
      put: (told, damage) => withPiece(told, id, { damage }),
    });
  }
  if (capacity > 0) {
    fields.push(
      whether(
        `shield-${id}`,
        headed(setup, id, WORDS.shield),
        (told) => (pieceIn(told, id)?.shields ?? 0) > 0,
        (told, shield) => withPiece(told, id, { shields: Number(shield) }),
      ),
    );
  }
  if (type === 'unit') {
    fields.push(
      whether(
        `committed-${id}`,
        headed(setup, id, WORDS.committed),
        (told) => pieceIn(told, id)?.committed === true,
        (told, committed) => withPiece(told, id, { committed }),
      ),
    );
  }
  if (type === 'enhancement' && (host?.on === 'unit' || host?.on === 'objective')) {
    const on = setup.pieces.filter(
      (piece) => piece.zone === 'play' && cardOf(piece.card).type === host.on,
    );
    fields.push(
      oneOf<GameSetup, string | null>(
        `host-${id}`,
        headed(setup, id, WORDS.host),
        [null, ...on.map((piece) => piece.id)],
        (at) => (at === null ? said(WORDS.nobody) : pieceName(setup, at)),
        (told) => pieceIn(told, id)?.host ?? null,
        (told, at) => withPiece(told, id, { host: at }),
      ),
    );
  }
  return fields;
};

const inPlay = (setup: GameSetup, owner: Side, type?: CardType): readonly Piece[] =>
  setup.pieces.filter(
    (piece) =>
      piece.owner === owner &&
      piece.zone === 'play' &&
      (type === undefined || cardOf(piece.card).type === type),
  );

const engagementFields = (setup: GameSetup, { attackers }: Engagement): readonly SetupField[] => {
  const enemy = otherSide(setup.active);
  const change = (told: GameSetup, part: Partial<Engagement>): GameSetup => ({
    ...told,
    engagement: told.engagement && { ...told.engagement, ...part },
  });
  const sent = (key: 'attackers' | 'defenders', owner: Side): readonly SetupField[] =>
    inPlay(setup, owner, 'unit').map(({ id }) =>
      whether(
        `${key}-${id}`,
        headed(setup, id, WORDS[key]),
        (told) => told.engagement?.[key].includes(id) === true,
        (told, isSent) => {
          const rest = (told.engagement?.[key] ?? []).filter((one) => one !== id);
          const all = isSent ? [...rest, id] : rest;
          return change(told, {
            [key]: all,
            ...(key === 'defenders' && { defended: all.length > 0 }),
          });
        },
      ),
    );
  return [
    oneOf<GameSetup, string>(
      'objective',
      said(WORDS.objective),
      inPlay(setup, enemy, 'objective').map(({ id }) => id),
      (id) => pieceName(setup, id),
      (told) => told.engagement?.objective ?? '',
      (told, objective) => change(told, { objective }),
    ),
    ...(attackers.length > 0 ? [edgeField(change)] : []),
    ...sent('attackers', setup.active),
    ...sent('defenders', enemy),
  ];
};

const edgeField = (change: (told: GameSetup, part: Partial<Engagement>) => GameSetup): SetupField =>
  oneOf<GameSetup, Side | null>(
    'edge',
    said(WORDS.edge),
    [null, ...SIDES],
    (side) => said(side === null ? WORDS.nobody : WORDS.sides[side]),
    (told) => told.engagement?.edge ?? null,
    (told, edge) => change(told, { edge }),
  );

const sideGroups = (setup: GameSetup, owner: Side): readonly Group<GameSetup>[] => {
  const of =
    (words: Readonly<Record<'uk' | 'ru', string>>): Label =>
    ({ language }) =>
      `${WORDS.sides[owner][language]}: ${words[language]}`;
  return [
    { id: `${owner}-play`, label: of(WORDS.play), fields: cardFields(setup, owner, 'play') },
    {
      id: `${owner}-facts`,
      label: of(WORDS.tokens),
      fields: inPlay(setup, owner).flatMap((piece) => factsOf(setup, piece)),
    },
    { id: `${owner}-hand`, label: of(WORDS.hand), fields: cardFields(setup, owner, 'hand') },
  ];
};

/** A title that is in play already, for one side or for both. */
const hasTwins = ({ pieces }: GameSetup): boolean => {
  const unique = pieces.flatMap(({ card, zone }) =>
    zone === 'play' && cardOf(card).unique === true ? [card] : [],
  );
  return new Set(unique).size < unique.length;
};

export const editable: Editable<GameSetup> = {
  groupsOf: (setup) => [
    {
      id: 'table',
      label: said(WORDS.table),
      fields: [
        // Who attacks and who defends stands in the engagement.
        ...(setup.engagement
          ? []
          : [
              oneOf<GameSetup, Side>(
                'active',
                said(WORDS.active),
                SIDES,
                (side) => said(WORDS.sides[side]),
                ({ active }) => active,
                (told, active) => ({ ...told, active }),
              ),
            ]),
        oneOf<GameSetup, Side>(
          'balance',
          said(WORDS.balance),
          SIDES,
          (side) => said(WORDS.sides[side]),
          ({ balance }) => balance,
          (told, balance) => ({ ...told, balance }),
        ),
        {
          id: 'dial',
          label: said(WORDS.dial),
          most: DIAL_END - 1,
          of: ({ dial }) => dial,
          put: (told, dial) => ({ ...told, dial }),
        },
      ],
    },
    ...SIDES.flatMap((side) => sideGroups(setup, side)),
    ...(setup.engagement
      ? [
          {
            id: 'engagement',
            label: said(WORDS.engagement),
            fields: engagementFields(setup, setup.engagement),
          },
        ]
      : []),
  ],
  misfit: (setup) => {
    if (hasTwins(setup)) return said(WORDS.misfits.unique);
    const full = SIDES.some((side) => inPlay(setup, side, 'objective').length > OBJECTIVES_IN_PLAY);
    if (full) return said(WORDS.misfits.objectives);
    const force = SIDES.some(
      (side) => inPlay(setup, side).filter(({ committed }) => committed).length > FORCE_CARDS,
    );
    return force ? said(WORDS.misfits.force) : null;
  },
};
