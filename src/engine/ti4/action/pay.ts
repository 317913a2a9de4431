import { allow, emit, go, refuse, unexpected } from './draft.ts';
import type { Handling } from './draft.ts';
import { holdingOf, planetInfo, planetsOf, sheetOf } from './query.ts';
import { rules } from './rules.ts';
import type { ActionRule } from './rules.ts';
import type { Payment } from './types.ts';

const RULES = {
  production: [
    'producing-units.payment',
    'producing-units.add-up-first',
    'resources.exhaust-to-spend',
  ],
  custodians: ['influence.spend', 'influence.trade-goods'],
  technology: ['technology-strategy-card.primary', 'resources.exhaust-to-spend'],
} as const satisfies Record<Payment, readonly [ActionRule, ...ActionRule[]]>;

const PAID = {
  production: 'producing-units.payment',
  custodians: 'custodians-token.remove',
  technology: 'technology-strategy-card.primary',
} as const satisfies Record<Payment, ActionRule>;

const GOOD = { resources: 'resources.trade-good', influence: 'influence.trade-goods' } as const;

export const pay: Handling<'pay'> = {
  settle(draft, { by, need, paid, why }) {
    if (paid < need) return false;
    emit(
      draft,
      'paid',
      { player: by, need, wasted: paid - need },
      PAID[why],
      ...(paid > need && why === 'production' ? (['producing-units.overpayment'] as const) : []),
    );
    go(draft);
    return true;
  },
  prompt(state, { by, with: what, why }) {
    const [first, ...rest] = RULES[why];
    return {
      kind: 'decision',
      by,
      task: 'pay',
      rules: rules(first, ...rest),
      options: [
        ...planetsOf(state, by)
          .filter((planet) => planetInfo(state, planet)[what] > 0)
          .map((planet) =>
            holdingOf(state, planet)?.exhausted === true
              ? refuse({ kind: 'exhaust', planet }, 'exhausted-card.planets')
              : allow({ kind: 'exhaust', planet }),
          ),
        ...(sheetOf(state, by).goods > 0 ? [allow({ kind: 'spend-good' })] : []),
      ],
    };
  },
  choose(draft, frame, choice) {
    const { by, with: what, why, paid } = frame;
    const { state } = draft;
    if (choice.kind === 'spend-good') {
      sheetOf(state, by).goods -= 1;
      emit(draft, 'good-spent', { player: by, what }, GOOD[what]);
      go(draft, { ...frame, paid: paid + 1 });
      return;
    }
    if (choice.kind !== 'exhaust') throw unexpected(choice, RULES[why][0]);
    const { planet } = choice;
    const holding = holdingOf(state, planet);
    if (holding) state.holdings[planet] = { ...holding, exhausted: true };
    const gives = planetInfo(state, planet)[what];
    const [first, ...rest] = RULES[why];
    emit(draft, 'planet-exhausted', { player: by, planet, gives, what }, first, ...rest);
    go(draft, { ...frame, paid: paid + gives });
  },
};
