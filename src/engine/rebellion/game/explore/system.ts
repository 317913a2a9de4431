import { SIDES } from '../../units.ts';
import type { Side, UnitId } from '../../units.ts';
import { done, emit, push, unexpected } from '../draft.ts';
import type { Draft } from '../draft.ts';
import type { FrameOf } from '../frames.ts';
import { offer } from '../handler.ts';
import type { Asking, Offer } from '../handler.ts';
import type { ExploreChoice } from './choices.ts';
import {
  becomeLoyal,
  gainLoyalty,
  loseLoyalty,
  loyaltyBar,
  placeSabotage,
  removeSabotage,
} from '../loyalty.ts';
import { countOf, supplyOf, unitsAt } from '../query.ts';
import { rules } from '../rules.ts';
import type { GameRule } from '../rules.ts';
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
    ...(countOf(unitsAt(state, system), unit) > 0
      ? [offer({ kind: 'remove-unit', unit }, null)]
      : []),
  ]);

const sabotageOffers = (state: RebellionState, { system }: Explore): readonly Offer[] => {
  const { sabotage } = state.systems[system];
  return [
    offer({ kind: 'place-sabotage' }, sabotage ? 'sabotage.one-marker' : null),
    ...(sabotage ? [offer({ kind: 'remove-sabotage' }, null)] : []),
  ];
};

const apply = (draft: Draft, { system }: Explore, choice: ExploreChoice): void => {
  switch (choice.kind) {
    case 'gain-loyalty':
      gainLoyalty(draft, choice.side, system, choice.amount);
      break;
    case 'lose-loyalty':
      loseLoyalty(draft, choice.side, system);
      break;
    case 'become-loyal':
      becomeLoyal(draft, choice.side, system);
      break;
    case 'add-unit':
      addUnits(draft, system, { [choice.unit]: 1 });
      push(draft, { at: 'base-check', system }, { at: 'settle-system', system });
      break;
    case 'remove-unit':
      removeUnits(draft, system, { [choice.unit]: 1 });
      push(draft, { at: 'settle-system', system });
      break;
    case 'place-sabotage':
      placeSabotage(draft, system);
      break;
    case 'remove-sabotage':
      removeSabotage(draft, system);
      break;
    case 'end-exploring':
      emit(draft, 'exploring-ended', { system }, 'loyalty.three-states');
      done(draft);
      break;
    default:
      throw unexpected(choice, 'loyalty.three-states');
  }
};

export const exploreSystem: Asking<Explore> = {
  prompt: (state, frame) => ({
    kind: 'decision',
    by: 'rebel',
    task: 'explore-system',
    rules: rules('loyalty.three-states', 'subjugation.what', 'sabotage.what'),
    options: [
      ...SIDES.flatMap((side) => loyaltyOffers(state, frame, side)),
      ...unitOffers(state, frame),
      ...sabotageOffers(state, frame),
      { choice: { kind: 'end-exploring' }, allowed: true },
    ],
  }),

  choose: (draft, frame, choice) => apply(draft, frame, choice as ExploreChoice),
};
