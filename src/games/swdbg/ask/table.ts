import { oneOf, said } from '../../../ask/field.ts';
import type { Editable, Field, Group, Label } from '../../../ask/field.ts';
import { swdbgNames } from '../boards/names.ts';
import { basesOf, baseOf } from '../engine/bases.ts';
import type { BaseId } from '../engine/bases.ts';
import { CARD_IDS, cardOf, isShip } from '../engine/cards.ts';
import type { CardId } from '../engine/cards.ts';
import { LAST_SPACE } from '../engine/force.ts';
import { misfitOf } from '../engine/game/misfit.ts';
import type { Position } from '../engine/game/position.ts';
import { SLOTS } from '../engine/game/types.ts';
import type { InPlay, PlayerState, Slot } from '../engine/game/types.ts';
import { SIDES } from '../engine/sides.ts';
import type { Side } from '../engine/sides.ts';
import { WORDS } from './parts/words.ts';

type PositionField = Field<Position>;

const named =
  (id: string): Label =>
  ({ language, terms }) =>
    swdbgNames(language, terms).of(id);

const change = (told: Position, side: Side, part: Partial<PlayerState>): Position => ({
  ...told,
  players: { ...told.players, [side]: { ...told.players[side], ...part } },
});

/** As many of a card as wanted, where the others stay as they lie. */
const withCards = (cards: readonly CardId[], card: CardId, count: number): readonly CardId[] => {
  const others = cards.filter((one) => one !== card);
  return [...others, ...Array.from({ length: count }, () => card)];
};

/** Copies are numbered over the whole table. */
const nextCopy = (told: Position, card: CardId): string => {
  const taken = new Set(SIDES.flatMap((side) => told.players[side].play.map(({ id }) => id)));
  let number = 1;
  while (taken.has(`${card}-${number}`)) number += 1;
  return `${card}-${number}`;
};

const inPlayOf = (told: Position, side: Side, card: CardId): readonly InPlay[] =>
  told.players[side].play.filter((one) => one.card === card);

const withInPlay = (told: Position, side: Side, card: CardId, count: number): Position => {
  const there = inPlayOf(told, side, card);
  const { play } = told.players[side];
  if (count < there.length) {
    const gone = new Set(there.slice(count));
    return change(told, side, { play: play.filter((one) => !gone.has(one)) });
  }
  return Array.from({ length: count - there.length }).reduce<Position>((next) => {
    const piece: InPlay = {
      id: nextCopy(next, card),
      card,
      damage: 0,
      aim: null,
      attacked: false,
      used: false,
    };
    return change(next, side, { play: [...next.players[side].play, piece] });
  }, told);
};

/** What a player may have: cards of the own faction, neutral ones and those of the own start. */
const cardsFor = (side: Side): readonly CardId[] =>
  CARD_IDS.filter((id) => [side, 'neutral'].includes(cardOf(id).faction));

const cardField = (
  id: string,
  card: CardId,
  label: Label,
  of: (told: Position) => number,
  put: (told: Position, count: number) => Position,
): PositionField => ({ id: `${id}-${card}`, label, most: cardOf(card).copies, of, put });

const playerGroups = (told: Position, side: Side): readonly Group<Position>[] => {
  const state = told.players[side];
  const spare: readonly (BaseId | null)[] = [null, ...basesOf(side)];
  const name = WORDS.sides[side];
  const headed =
    (words: (typeof WORDS)[keyof typeof WORDS] & { readonly uk: string; readonly ru: string }) =>
    ({ language }: { readonly language: 'uk' | 'ru' }): string =>
      `${name[language]}: ${words[language]}`;
  return [
    {
      id: `${side}-play`,
      label: headed(WORDS.play),
      fields: [
        oneOf<Position, BaseId | null>(
          `${side}-base`,
          said(WORDS.base),
          spare,
          (base) => (base === null ? said(WORDS.noBase) : named(base)),
          ({ players }) => players[side].base?.base ?? null,
          (next, base) =>
            change(next, side, {
              base: base === null ? null : { base, damage: 0, used: false },
              // The one that lay there goes back under it.
              bases: [
                ...next.players[side].bases.filter((one) => one !== base),
                ...(next.players[side].base ? [next.players[side].base.base] : []),
              ].filter((one) => one !== base),
            }),
        ),
        ...(state.base
          ? [
              {
                id: `${side}-base-damage`,
                label: said(WORDS.baseDamage),
                most: baseOf(state.base.base).hitPoints - 1,
                of: ({ players }: Position) => players[side].base?.damage ?? 0,
                put: (next: Position, damage: number) => {
                  const { base } = next.players[side];
                  return base ? change(next, side, { base: { ...base, damage } }) : next;
                },
              },
            ]
          : []),
        ...state.play.flatMap(({ id, card }) =>
          isShip(card)
            ? [
                {
                  id: `${side}-damage-${id}`,
                  label: ({ language, terms }) =>
                    `${WORDS.damage[language]}: ${swdbgNames(language, terms).copy(id)}`,
                  most: (cardOf(card).ship ?? 1) - 1,
                  of: ({ players }) => players[side].play.find((one) => one.id === id)?.damage ?? 0,
                  put: (next, damage) =>
                    change(next, side, {
                      play: next.players[side].play.map((one) =>
                        one.id === id ? { ...one, damage } : one,
                      ),
                    }),
                } satisfies PositionField,
              ]
            : [],
        ),
        ...cardsFor(side).map((card) =>
          cardField(
            `${side}-play`,
            card,
            named(card),
            (next) => inPlayOf(next, side, card).length,
            (next, count) => withInPlay(next, side, card, count),
          ),
        ),
      ],
    },
    ...(['hand', 'discard'] as const).map((pile): Group<Position> => ({
      id: `${side}-${pile}`,
      label: headed(WORDS[pile]),
      fields: cardsFor(side).map((card) =>
        cardField(
          `${side}-${pile}`,
          card,
          named(card),
          ({ players }) => players[side][pile].filter((one) => one === card).length,
          (next, count) =>
            change(next, side, { [pile]: withCards(next.players[side][pile], card, count) }),
        ),
      ),
    })),
  ];
};

const GALAXY: readonly (CardId | null)[] = [
  null,
  ...CARD_IDS.filter((id) => cardOf(id).deck === 'galaxy'),
];

const slotField = (slot: Slot, at: number): PositionField =>
  oneOf<Position, CardId | null>(
    slot,
    ({ language }) => `${WORDS.slot[language]} ${at + 1}`,
    GALAXY,
    (card) => (card === null ? said(WORDS.noCard) : named(card)),
    ({ row }) => row[slot],
    (told, card) => ({ ...told, row: { ...told.row, [slot]: card } }),
  );

const FORCE = Array.from(
  { length: LAST_SPACE.rebel - LAST_SPACE.empire + 1 },
  (_, at) => LAST_SPACE.empire + at,
);

const forceName = (force: number): Label => {
  if (force === 0) return said(WORDS.balance);
  const side = force < 0 ? 'empire' : 'rebel';
  return ({ language }) => `${WORDS.sides[side][language]}, ${Math.abs(force)}`;
};

export const editable: Editable<Position> = {
  groupsOf: (told) => [
    {
      id: 'table',
      label: said(WORDS.table),
      fields: [
        oneOf<Position, Side>(
          'active',
          said(WORDS.active),
          SIDES,
          (side) => said(WORDS.sides[side]),
          ({ active }) => active,
          (next, active) => ({ ...next, active }),
        ),
        oneOf<Position, number>(
          'force',
          said(WORDS.force),
          FORCE,
          forceName,
          ({ force }) => force,
          (next, force) => ({ ...next, force }),
        ),
        {
          id: 'resources',
          label: said(WORDS.resources),
          most: 50,
          of: ({ players, active }) => players[active].resources,
          put: (next, resources) => change(next, next.active, { resources }),
        },
      ],
    },
    { id: 'row', label: said(WORDS.row), fields: SLOTS.map(slotField) },
    ...SIDES.flatMap((side) => playerGroups(told, side)),
  ],
  misfit: (told) => {
    const misfit = misfitOf(told);
    if (!misfit) return null;
    if (misfit.kind !== 'copies') return said(WORDS.misfits[misfit.kind]);
    const { card, copies } = misfit;
    return (say) => `${named(card)(say)} — ${WORDS.misfits.copies[say.language]} ${copies}.`;
  },
};
