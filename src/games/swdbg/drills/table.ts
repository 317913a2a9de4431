import type { Chance } from '../../../drills/chance.ts';
import type { Position } from '../../../drills/question.ts';
import { CARD_IDS, cardOf, isShip } from '../engine/cards.ts';
import type { CardId } from '../engine/cards.ts';
import { otherSide } from '../engine/sides.ts';
import type { Side } from '../engine/sides.ts';

interface Seat {
  readonly hand?: readonly CardId[];
  readonly discard?: readonly CardId[];
  readonly deck?: readonly CardId[];
  readonly play?: readonly object[];
  readonly resources?: number;
  readonly base?: object;
  readonly bases?: readonly string[];
}

interface Told {
  readonly own?: Seat;
  readonly enemy?: Seat;
  readonly force?: number;
  readonly from?: 'start' | 'actions';
  readonly first?: CardId;
  readonly choices: readonly object[];
}

const BASES = {
  empire: { base: { base: 'lothal' }, bases: ['endor', 'death-star', 'coruscant', 'corellia'] },
  rebel: { base: { base: 'dantooine' }, bases: ['hoth', 'mon-cala', 'sullust', 'yavin-4'] },
} as const;

/** Cards of the row that nothing is asked about. */
const ROW: readonly CardId[] = [
  'jawa-scavenger',
  'lobot',
  'hwk-290',
  'twilek-smuggler',
  'ig-88',
  'dengar',
];

const shuttle = { empire: 'imperial-shuttle', rebel: 'alliance-shuttle' } as const;

/** A turn in its middle; what nobody tells of is as at the beginning. */
export const turn = (
  side: Side,
  { own = {}, enemy = {}, force = 0, from = 'actions', first, choices }: Told,
): Position => {
  const other = otherSide(side);
  const deck = Array.from({ length: 5 }, () => shuttle[side]);
  return {
    procedure: 'swdbg/turn',
    setup: {
      active: side,
      turn: 9,
      from,
      force,
      players: {
        [side]: { ...BASES[side], deck, ...own },
        [other]: { ...BASES[other], ...enemy },
      },
      row: first === undefined ? ROW : [first, ...ROW.slice(1)],
    },
    choices,
  };
};

export const sides = ['empire', 'rebel'] as const;

const ownOf = (side: Side): readonly CardId[] =>
  CARD_IDS.filter(
    // What changes figures all the time would have to be told.
    (id) =>
      (cardOf(id).faction === side || cardOf(id).faction === 'neutral') &&
      cardOf(id).ability !== 'while' &&
      !ROW.includes(id),
  );

/** Units or ships that a side may have in play, each but once. */
export const unitsOf = (side: Side): readonly CardId[] => ownOf(side).filter((id) => !isShip(id));
export const shipsOf = (side: Side): readonly CardId[] => ownOf(side).filter(isShip);

export const attackOf = (id: CardId): number => cardOf(id).attack ?? 0;
export const sumOf = (ids: readonly CardId[], of: (id: CardId) => number): number =>
  ids.reduce((sum, id) => sum + of(id), 0);

export const attackersOf = (chance: Chance, side: Side, many: number): readonly CardId[] =>
  chance.some(
    unitsOf(side).filter((id) => attackOf(id) > 0),
    many,
  );

/** All of them are sent against one target. */
export const attack = (target: string, ids: readonly CardId[], choices: readonly object[]) => [
  { kind: 'aim', target },
  ...ids.map((card) => ({ kind: 'commit', card: `${card}-1` })),
  ...choices,
];

export const inPlay = (ids: readonly CardId[]): readonly object[] => ids.map((card) => ({ card }));
export const isInRow = (id: CardId): boolean => cardOf(id).deck === 'galaxy' && !ROW.includes(id);
