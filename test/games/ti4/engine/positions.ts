import { it } from 'vitest';
import type { Ti4Rule } from '../../../../src/games/ti4/engine/rule.ts';

/*
 * Positions that the book does not print, invented from the book alone: rules that meet, supplies
 * that end, empty sets, things that happen together, seats and order. Each is named by the rule
 * that decides it.
 */

export const by = (rule: Ti4Rule, claim: string, check: () => void): void =>
  it(`${rule}: ${claim}`, check);

/** A refusal by this rule, as the helpers tell it. */
export const no = (rule: Ti4Rule): string => rule;

/** One system with these planets and nothing round it. */
export const alone = (...planets: readonly object[]): readonly object[] => [
  { id: 's', at: [0, 0], planets },
];

/** The same answer so many times. */
export const times = (count: number, answer: object): readonly object[] =>
  Array.from({ length: count }, () => answer);
