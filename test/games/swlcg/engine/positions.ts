import { it } from 'vitest';
import type { RuleName } from '../../../../src/games/swlcg/engine/rule.ts';

/*
 * Positions that the booklet does not print, invented from it alone: rules that meet, decks that
 * end, empty sets, things that happen together, sides and order. Each is named by the rule that
 * decides it.
 */

export const by = (rule: RuleName, claim: string, check: () => void): void =>
  it(`${rule}: ${claim}`, check);

/** A refusal by this rule. */
export const no = (rule: RuleName): string => rule;

export const moveDamage = (to: string, amount = 1) =>
  ({ kind: 'move-damage', to, amount }) as const;
export const spendShield = (piece: string) => ({ kind: 'spend-shield', piece }) as const;
export const engage = (objective: string) => ({ kind: 'engage', objective }) as const;
export const use = (piece: string) => ({ kind: 'use', piece }) as const;
export const effect = (
  of: 'damage' | 'heal' | 'focus' | 'unfocus' | 'shield' | 'capture' | 'rescue',
) => ({ kind: 'effect', effect: of }) as const;
