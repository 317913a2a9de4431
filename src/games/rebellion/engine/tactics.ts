import type { Theatre } from './units.ts';

export type TacticId =
  | 'brilliant-strategy'
  | 'concentrate-fire'
  | 'critical-hit'
  | 'defensive-formation'
  | 'no-escape'
  | 'onslaught'
  | 'outmaneuver'
  | 'take-it-down'
  | 'unstoppable-assault'
  | 'bombardment'
  | 'dig-in'
  | 'escape-plan';

export type TacticEffect = Readonly<
  | { do: 'draw'; cards: number }
  | { do: 'reroll'; dice: number }
  /** `amount` points to each of up to `figures` different figures. */
  | { do: 'damage'; amount: number; figures: number; optional: boolean }
  /** Points equal to the red dice of one own ship, split freely. */
  | { do: 'bombard' }
  | { do: 'block'; points: number; discard: boolean }
  | { do: 'bar-block' }
  | { do: 'bar-retreat' }
  | { do: 'free-transport' }
>;

export interface TacticCard {
  readonly theatre: Theatre;
  readonly card: TacticId;
}

export interface Tactic extends TacticCard {
  readonly copies: number;
  /** Shows the special icon: playing it costs a die with that result. */
  readonly needsSpecial: boolean;
  readonly effect: TacticEffect;
}

const DRAW_2 = { do: 'draw', cards: 2 } as const;
const REROLL_2 = { do: 'reroll', dice: 2 } as const;
const DAMAGE_1 = { do: 'damage', amount: 1, figures: 1, optional: false } as const;
const DAMAGE_2 = { do: 'damage', amount: 2, figures: 1, optional: false } as const;
const DAMAGE_1_1 = { do: 'damage', amount: 1, figures: 2, optional: true } as const;
const BLOCK_1 = { do: 'block', points: 1, discard: false } as const;
const BLOCK_2 = { do: 'block', points: 2, discard: true } as const;
const BAR_BLOCK = { do: 'bar-block' } as const;

const card = (
  theatre: Theatre,
  id: TacticId,
  copies: number,
  needsSpecial: boolean,
  effect: TacticEffect,
): Tactic => ({ theatre, card: id, copies, needsSpecial, effect });

export const TACTICS: readonly Tactic[] = [
  card('space', 'brilliant-strategy', 1, true, DRAW_2),
  card('space', 'concentrate-fire', 2, false, REROLL_2),
  card('space', 'critical-hit', 2, false, DAMAGE_1),
  card('space', 'defensive-formation', 3, false, BLOCK_1),
  card('space', 'no-escape', 1, false, { do: 'bar-retreat' }),
  card('space', 'onslaught', 1, true, DAMAGE_1_1),
  card('space', 'outmaneuver', 2, false, BLOCK_2),
  card('space', 'take-it-down', 2, true, DAMAGE_2),
  card('space', 'unstoppable-assault', 1, true, BAR_BLOCK),
  card('ground', 'bombardment', 1, true, { do: 'bombard' }),
  card('ground', 'brilliant-strategy', 1, true, DRAW_2),
  card('ground', 'concentrate-fire', 2, false, REROLL_2),
  card('ground', 'critical-hit', 2, false, DAMAGE_1),
  card('ground', 'defensive-formation', 3, false, BLOCK_1),
  card('ground', 'dig-in', 2, false, BLOCK_2),
  card('ground', 'escape-plan', 1, false, { do: 'free-transport' }),
  card('ground', 'onslaught', 1, true, DAMAGE_1_1),
  card('ground', 'take-it-down', 1, true, DAMAGE_2),
  card('ground', 'unstoppable-assault', 1, true, BAR_BLOCK),
];

export const isTacticCard = (theatre: Theatre, id: string): boolean =>
  TACTICS.some((entry) => entry.theatre === theatre && entry.card === id);

export const tacticOf = ({ theatre, card: id }: TacticCard): Tactic => {
  const found = TACTICS.find((entry) => entry.theatre === theatre && entry.card === id);
  if (!found) throw new Error(`No ${theatre} tactic card is called ${id}.`);
  return found;
};

/** A full deck, in printed-title order: the order carries no meaning, every draw is random. */
export const fullDeck = (theatre: Theatre): readonly TacticId[] =>
  TACTICS.filter((entry) => entry.theatre === theatre).flatMap((entry) =>
    Array.from({ length: entry.copies }, () => entry.card),
  );
