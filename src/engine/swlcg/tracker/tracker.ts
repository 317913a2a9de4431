import { checkAnswer } from '../../core/check.ts';
import { IllegalChoice } from '../../core/procedure.ts';
import type { GameEvent, Option, Procedure, RuleId, Rules } from '../../core/procedure.ts';
import { DIAL_END, VICTORY_PILE_END } from '../cards.ts';
import { otherSide } from '../sides.ts';
import type { Side } from '../sides.ts';

export interface TrackerState {
  readonly dial: number;
  readonly balance: Side;
  /** Enemy objectives in each side's victory pile. */
  readonly piles: Readonly<Record<Side, number>>;
  readonly winner: Side | null;
}

export type TrackerChoice =
  | { readonly kind: 'dark-balance-phase' }
  | { readonly kind: 'objective-destroyed'; readonly of: Side }
  | { readonly kind: 'balance'; readonly to: Side }
  | { readonly kind: 'empty-deck'; readonly of: Side };

export interface TrackerEventData {
  began: object;
  'dial-moved': {
    readonly by: number;
    readonly to: number;
    readonly why: 'turn' | 'dark' | 'objective';
  };
  'objective-taken': { readonly by: Side; readonly pile: number };
  'balance-turned': { readonly to: Side };
  'deck-empty': { readonly of: Side };
  won: { readonly side: Side };
}

export type TrackerEvent = {
  [Kind in keyof TrackerEventData]: GameEvent<Kind, TrackerEventData[Kind]>;
}[keyof TrackerEventData];

export type TrackerProcedure = Procedure<
  null,
  TrackerState,
  TrackerChoice,
  TrackerEvent,
  { readonly winner: Side | null },
  'track'
>;

const RULE = {
  dialSetup: 'swlcg.setup.dial',
  tokenSetup: 'swlcg.setup.balance-token',
  dark: 'swlcg.balance-phase.dark',
  again: 'swlcg.balance-phase.dark-again',
  dial: 'swlcg.destruction.dial',
  taken: 'swlcg.destruction.objective-taken',
  pile: 'swlcg.destruction.victory-pile',
  twelve: 'swlcg.balance-phase.dial-twelve',
  objectives: 'swlcg.destruction.light-wins',
  balance: 'swlcg.force-phase.balance',
  where: 'swlcg.force-phase.where-balance',
  lightDeck: 'swlcg.victory.light-deck',
  darkDeck: 'swlcg.victory.dark-deck',
  light: 'swlcg.victory.light-ways',
  darkWays: 'swlcg.victory.dark-ways',
} as const satisfies Readonly<Record<string, RuleId>>;

export const trackerRules: readonly RuleId[] = Object.values(RULE);

interface Step {
  readonly state: TrackerState;
  readonly events: readonly TrackerEvent[];
}

const add = (
  { state, events }: Step,
  event: TrackerEvent,
  change: Partial<TrackerState> = {},
): Step => ({ state: { ...state, ...change }, events: [...events, event] });

const win = (step: Step, side: Side, ...rules: Rules): Step =>
  add(step, { kind: 'won', data: { side }, rules }, { winner: side });

const move = (
  step: Step,
  by: number,
  why: TrackerEventData['dial-moved']['why'],
  rule: RuleId,
): Step => {
  if (step.state.winner) return step;
  const to = step.state.dial + by;
  const moved = add(
    step,
    { kind: 'dial-moved', data: { by, to, why }, rules: [rule] },
    { dial: to },
  );
  return to >= DIAL_END ? win(moved, 'dark', RULE.twelve) : moved;
};

const destroyed = (step: Step, of: Side): Step => {
  const by = otherSide(of);
  const { piles } = step.state;
  const pile = piles[by] + 1;
  const taken = add(
    step,
    { kind: 'objective-taken', data: { by, pile }, rules: [RULE.taken, RULE.pile] },
    { piles: { ...piles, [by]: pile } },
  );
  if (by === 'dark') return move(taken, pile, 'objective', RULE.dial);
  return pile >= VICTORY_PILE_END ? win(taken, 'light', RULE.objectives) : taken;
};

const emptied = (step: Step, of: Side): Step => {
  const rule = of === 'dark' ? RULE.lightDeck : RULE.darkDeck;
  return win(add(step, { kind: 'deck-empty', data: { of }, rules: [rule] }), otherSide(of), rule);
};

const options = ({ balance }: TrackerState): readonly Option<TrackerChoice>[] => {
  const free = (choice: TrackerChoice): Option<TrackerChoice> => ({ choice, allowed: true });
  return [
    free({ kind: 'dark-balance-phase' }),
    free({ kind: 'balance', to: otherSide(balance) }),
    free({ kind: 'objective-destroyed', of: 'light' }),
    free({ kind: 'objective-destroyed', of: 'dark' }),
    free({ kind: 'empty-deck', of: 'light' }),
    free({ kind: 'empty-deck', of: 'dark' }),
  ];
};

/** Counts what two people at a table would count: the dial, the balance, the victory piles. */
export const tracker: TrackerProcedure = {
  id: 'swlcg/tracker',

  begin: () => ({
    state: { dial: 0, balance: 'light', piles: { light: 0, dark: 0 }, winner: null },
    events: [{ kind: 'began', data: {}, rules: [RULE.dialSetup, RULE.tokenSetup] }],
  }),

  prompt(state) {
    if (state.winner) return { kind: 'over', outcome: { winner: state.winner } };
    return {
      kind: 'decision',
      by: 'both',
      task: 'track',
      rules: [RULE.light, RULE.darkWays],
      options: options(state),
    };
  },

  apply(state, answer) {
    const choice = checkAnswer(tracker.prompt(state), answer, RULE.darkWays);
    const start: Step = { state, events: [] };
    switch (choice.kind) {
      case 'dark-balance-phase': {
        const once = move(start, 1, 'turn', RULE.dark);
        return state.balance === 'dark' ? move(once, 1, 'dark', RULE.again) : once;
      }
      case 'objective-destroyed':
        return destroyed(start, choice.of);
      case 'balance': {
        const { to } = choice;
        const rules: Rules = [RULE.balance, RULE.where];
        return add(start, { kind: 'balance-turned', data: { to }, rules }, { balance: to });
      }
      case 'empty-deck':
        return emptied(start, choice.of);
      case 'drawn':
        throw new IllegalChoice('The tracker asks no chance.', RULE.darkWays);
    }
  },
};
