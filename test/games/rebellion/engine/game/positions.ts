import { it } from 'vitest';
import type { GameRule } from '../../../../../src/games/rebellion/engine/rule.ts';
import { drawn, outcome } from './helpers.ts';
import type { Answer, Ran } from './helpers.ts';

/*
 * Positions that no booklet prints, invented from the booklets alone: rules that meet, decks and
 * supplies that end, empty sets, things that happen together, seats and order. Each is named by the
 * rule that decides it.
 */

export const by = (rule: GameRule, claim: string, check: () => void): void =>
  it(`${rule}: ${claim}`, check);

export const pick = (kind: string, rest: object = {}): Answer =>
  ({ kind, ...rest }) as unknown as Answer;

/** A refusal by this rule. */
export const no = (rule: GameRule): string => `rebellion.${rule}`;

export const HIDDEN = { system: 'hoth' };
export const OPEN = { system: 'hoth', revealed: true };
export const END = pick('end-actions');
export const STAY = pick('stay');
export const PASS = pick('pass');
export const NOBODY = pick('send-nobody');

export const blanks = (count: number): Answer =>
  drawn(...Array.from({ length: count }, () => 'blank'));

export const dice = ({ prompt }: Ran): number =>
  prompt.kind === 'chance' ? prompt.draws.length : 0;

export const hit = (die: string, figure: string): Answer => pick('assign', { die, figure });

export const winner = (ran: Ran): string => {
  const won = outcome(ran)?.winner;
  return won ? `${won.side}: ${won.because}` : 'nobody';
};
