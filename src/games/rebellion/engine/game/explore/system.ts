import { SIDES } from '../../units.ts';
import type { Side, UnitId } from '../../units.ts';
import { done, emit, offer, push } from '../draft.ts';
import type { Asking, Offer } from '../draft.ts';
import type { FrameOf } from '../frames.ts';
import {
  becomeLoyal,
  gainLoyalty,
  loseLoyalty,
  loyaltyBar,
  placeSabotage,
  removeSabotage,
} from '../loyalty.ts';
import { countOf, supplyOf, unitsAt } from '../query.ts';
import type { GameRule } from '../../rule.ts';
import type { RebellionState } from '../types.ts';
import { addUnits, removeUnits } from '../units.ts';

type Explore = FrameOf<'explore-system'>;

/** One ship and one ground unit of each side are enough to see what they change. */
const SHOWN: readonly UnitId[] = ['star-destroyer', 'stormtrooper', 'x-wing', 'rebel-trooper'];

const loyaltyOffers = (
  state: RebellionState,
  { system }: Explore,
  side: Side,
): readonly Offer[] => {
  const bar = loyaltyBar(state, system);
  const { loyalty } = state.systems[system];
  const lost: GameRule | null = loyalty === null ? 'loyalty.lose-neutral' : null;
  return [
    offer({ kind: 'gain-loyalty', side, amount: 1 }, bar),
    offer({ kind: 'gain-loyalty', side, amount: 2 }, bar),
    ...(loyalty === side || loyalty === null
      ? [offer({ kind: 'lose-loyalty', side }, bar ?? lost)]
      : []),
    offer({ kind: 'become-loyal', side }, bar),
  ];
};

const unitOffers = (state: RebellionState, { system }: Explore): readonly Offer[] =>
  SHOWN.flatMap((unit) => [
    offer({ kind: 'add-unit', unit }, supplyOf(state, unit) > 0 ? null : 'component-limits.units'),
    ...(countOf(unitsAt(state, system), unit) > 0 ? [offer({ kind: 'remove-unit', unit })] : []),
  ]);

const sabotageOffers = (state: RebellionState, { system }: Explore): readonly Offer[] => {
  const { sabotage } = state.systems[system];
  return [
    offer({ kind: 'place-sabotage' }, sabotage ? 'sabotage.one-marker' : null),
    ...(sabotage ? [offer({ kind: 'remove-sabotage' })] : []),
  ];
};

export const exploreSystem: Asking<Explore> = {
  ask: (state, frame) => ({
    by: 'rebel',
    rules: ['loyalty.three-states', 'subjugation.what', 'sabotage.what'],
    options: [
      ...SIDES.flatMap((side) => loyaltyOffers(state, frame, side)),
      ...unitOffers(state, frame),
      ...sabotageOffers(state, frame),
      { choice: { kind: 'end-exploring' }, allowed: true },
    ],
  }),

  choose: {
    'gain-loyalty'(draft, { system }, { side, amount }) {
      gainLoyalty(draft, side, system, amount);
    },

    'lose-loyalty'(draft, { system }, { side }) {
      loseLoyalty(draft, side, system);
    },

    'become-loyal'(draft, { system }, { side }) {
      becomeLoyal(draft, side, system);
    },

    'add-unit'(draft, { system }, { unit }) {
      addUnits(draft, system, { [unit]: 1 });
      push(draft, { at: 'base-check', system }, { at: 'settle-system', system });
    },

    'remove-unit'(draft, { system }, { unit }) {
      removeUnits(draft, system, { [unit]: 1 });
      push(draft, { at: 'settle-system', system });
    },

    'place-sabotage'(draft, { system }) {
      placeSabotage(draft, system);
    },

    'remove-sabotage'(draft, { system }) {
      removeSabotage(draft, system);
    },

    'end-exploring'(draft, { system }) {
      emit(draft, 'exploring-ended', { system }, 'loyalty.three-states');
      done(draft);
    },
  },
};
