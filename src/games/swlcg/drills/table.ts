import type { Chance } from '../../../drills/chance.ts';
import { CARD_IDS, cardOf, printedSide } from '../engine/cards.ts';
import type { CardId } from '../engine/cards.ts';
import { otherSide } from '../engine/sides.ts';
import type { Side } from '../engine/sides.ts';
import type { Marked } from './facts.ts';

export const sides = ['light', 'dark'] as const;

/** An objective of each side that does nothing by itself, and a unit to stand against. */
export const OBJECTIVE = { light: 'a-heros-journey', dark: 'imperial-command' } as const;
export const FOE = { light: 'guardian-of-peace', dark: 'kuati-security-team' } as const;

export const of = (side: Side, type: string): readonly CardId[] =>
  CARD_IDS.filter((id) => printedSide(id) === side && cardOf(id).type === type);

/** Units of a side without those that others are measured by. */
export const unitsOf = (side: Side): readonly CardId[] =>
  of(side, 'unit').filter((id) => id !== FOE[side]);

export const marked = (chance: Chance, card: CardId): Marked => ({
  card,
  focus: chance.coin() ? 0 : chance.number(1, 2),
  committed: chance.coin(),
});

/** Both sides with an objective and a unit; more of one's own is told. */
export const table = (side: Side, own: object, enemy: object = {}): object => ({
  active: side,
  [side]: { play: [OBJECTIVE[side], FOE[side]], ...own },
  [otherSide(side)]: { play: [OBJECTIVE[otherSide(side)], FOE[otherSide(side)]], ...enemy },
});
