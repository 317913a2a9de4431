import { changeHolding, changeSheet, done, emit, offer, replace } from './draft.ts';
import type { Asking } from './draft.ts';
import { holdingOf, planetInfo, planetsOf, sheetOf } from './query.ts';
import type { Ti4Rule } from '../rule.ts';
import type { Payment } from './types.ts';

const RULES = {
  production: [
    'producing-units.payment',
    'producing-units.add-up-first',
    'resources.exhaust-to-spend',
  ],
  custodians: ['influence.spend', 'influence.trade-goods'],
  technology: ['technology-strategy-card.primary', 'resources.exhaust-to-spend'],
  'technology-secondary': ['technology-strategy-card.secondary', 'resources.exhaust-to-spend'],
  indoctrination: ['influence.spend', 'influence.trade-goods'],
} as const satisfies Record<Payment, readonly [Ti4Rule, ...Ti4Rule[]]>;

const PAID = {
  production: 'producing-units.payment',
  custodians: 'custodians-token.remove',
  technology: 'technology-strategy-card.primary',
  'technology-secondary': 'technology-strategy-card.secondary',
  indoctrination: 'abilities.paying',
} as const satisfies Record<Payment, Ti4Rule>;

const GOOD = { resources: 'resources.trade-good', influence: 'influence.trade-goods' } as const;

export const pay: Asking<'pay'> = {
  settle(draft, { by, need, paid, why }) {
    if (paid < need) return;
    emit(
      draft,
      'paid',
      { player: by, need, wasted: paid - need },
      PAID[why],
      paid > need && why === 'production' && 'producing-units.overpayment',
    );
    done(draft);
  },
  ask(state, { by, with: what, why }) {
    const [first, ...rest] = RULES[why];
    return {
      by,
      rules: [first, ...rest],
      options: [
        ...planetsOf(state, by)
          .filter((planet) => planetInfo(state, planet)[what] > 0)
          .map((planet) =>
            holdingOf(state, planet)?.exhausted === true
              ? offer({ kind: 'exhaust', planet }, 'planets.no-spend-exhausted')
              : offer({ kind: 'exhaust', planet }),
          ),
        ...(sheetOf(state, by).goods > 0 ? [offer({ kind: 'spend-good' })] : []),
      ],
    };
  },
  choose: {
    'spend-good'(draft, frame) {
      const { by, with: what, paid } = frame;
      const { state } = draft;
      changeSheet(draft, by, { goods: sheetOf(state, by).goods - 1 });
      emit(draft, 'good-spent', { player: by, what }, GOOD[what]);
      replace(draft, { ...frame, paid: paid + 1 });
    },

    exhaust(draft, frame, { planet }) {
      const { by, with: what, why, paid } = frame;
      const { state } = draft;
      const holding = holdingOf(state, planet);
      if (holding) changeHolding(draft, planet, { ...holding, exhausted: true });

      const gives = planetInfo(state, planet)[what];
      const [first, ...rest] = RULES[why];
      emit(draft, 'planet-exhausted', { player: by, planet, gives, what }, first, ...rest);
      replace(draft, { ...frame, paid: paid + gives });
    },
  },
};
