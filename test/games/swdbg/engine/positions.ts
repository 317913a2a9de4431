import { expect, it } from 'vitest';
import type { Side } from '../../../../src/games/swdbg/engine/sides.ts';
import type { SwdbgAnswer, SwdbgState } from '../../../../src/games/swdbg/engine/game/index.ts';
import type { SwdbgRule } from '../../../../src/games/swdbg/engine/rule.ts';
import { bases, tableOf } from './helpers.ts';

/*
 * Positions that no booklet prints, invented from the booklet alone. Each is named by the rule that
 * decides it.
 */

export const by = (rule: SwdbgRule, claim: string, check: () => void): void =>
  it(`${rule}: ${claim}`, check);

/** A row with nothing in it that a copy of could be missing elsewhere. */
const PLAIN = ['at-at', 'at-st', 'millennium-falcon', 'luke-skywalker', 'lobot', 'jabba-the-hutt'];

/** A turn of one side after its start, with both first bases and the marker in the middle. */
export const turnOf = (
  active: Side,
  own: object = {},
  enemy: object = {},
  more: object = {},
): SwdbgState =>
  tableOf({
    active,
    force: 0,
    row: PLAIN,
    ...more,
    players: active === 'empire' ? bases(own, enemy) : bases(enemy, own),
  });

/** The same with an empty row. */
export const at = (
  active: Side,
  own: object = {},
  enemy: object = {},
  more: object = {},
): SwdbgState => turnOf(active, own, enemy, { row: [], ...more });

/** Somebody who lost the base in the turn of the other. */
export const homeless = (...stack: readonly string[]) => ({ base: null, bases: stack });

export const times = (count: number, card: string): readonly string[] =>
  Array.from({ length: count }, () => card);

export const inPlay = (...cards: readonly string[]) => cards.map((card) => ({ card }));

export const play = (card: string) => ({ kind: 'play', card }) as SwdbgAnswer;
export const buy = (from: string, card: string) => ({ kind: 'buy', from, card }) as SwdbgAnswer;
export const use = (source: string): SwdbgAnswer => ({ kind: 'use', source });
export const useWhen = (source: string): SwdbgAnswer => ({ kind: 'use-when', source });
export const effect = (name: string) => ({ kind: 'effect', effect: name }) as SwdbgAnswer;
export const amount = (many: number): SwdbgAnswer => ({ kind: 'amount', amount: many });
export const on = (target: string): SwdbgAnswer => ({ kind: 'effect-on', target });
export const aim = (target: string) => ({ kind: 'aim', target }) as SwdbgAnswer;
export const attack = (target: string) => ({ kind: 'attack', target }) as SwdbgAnswer;
export const lay = (...cards: readonly string[]): readonly SwdbgAnswer[] =>
  cards.map((card) => ({ kind: 'commit', card }));
export const put = (ship: string, tokens: number): SwdbgAnswer => ({
  kind: 'put-damage',
  on: ship,
  amount: tokens,
});
export const discard = (card: string) => ({ kind: 'discard', card }) as SwdbgAnswer;
export const exile = (from: string, card: string) => ({ kind: 'exile', from, card }) as SwdbgAnswer;
export const choose = (base: string) => ({ kind: 'choose-base', base }) as SwdbgAnswer;
/** Cards laid before a target that attack it; everything else that could stays where it is. */
export const strike = (target: string, ...cards: readonly string[]): readonly SwdbgAnswer[] => [
  aim(target),
  ...lay(...cards),
  attack(target),
];
export const STOP: SwdbgAnswer = { kind: 'end-effects' };
export const ENOUGH: SwdbgAnswer = { kind: 'end-commit' };

/** The frames a rule cites are strings in the events; this says whether one of them is there. */
export const cites = (
  { events }: { readonly events: readonly { readonly rules: readonly string[] }[] },
  rule: SwdbgRule,
): void => expect(events.flatMap(({ rules }) => rules)).toContain(`swdbg.${rule}`);
