import type { SystemId } from '../systems.ts';
import { isPopulous } from '../systems.ts';
import { otherSide } from '../units.ts';
import type { Side } from '../units.ts';
import { changeSystem, emit, push } from './draft.ts';
import type { Cited, Draft } from './draft.ts';
import { hasUnits, isPopulousNow } from './query.ts';
import type { GameRule } from '../rule.ts';
import type { RebellionState } from './types.ts';

/** Why loyalty cannot change here, if it cannot. */
export const loyaltyBar = (state: RebellionState, system: SystemId): GameRule | null => {
  if (system === 'coruscant') return 'loyalty.coruscant';
  if (state.systems[system].destroyed) return 'destroyed-systems.no-loyalty';
  return isPopulous(system) ? null : 'systems.remote-neutral';
};

/** What 1 or 2 points of loyalty make of a system, with the rules that say so. */
const loyaltyAfter = (
  loyalty: Side | null,
  side: Side,
  amount: number,
): { readonly loyalty: Side | null; readonly because: GameRule } => {
  if (loyalty === otherSide(side)) {
    return amount > 1
      ? { loyalty: side, because: 'loyalty.gain-two' }
      : { loyalty: null, because: 'loyalty.gain-opponent' };
  }
  return { loyalty: side, because: 'loyalty.gain-neutral' };
};

const setLoyalty = (
  draft: Draft,
  system: SystemId,
  by: Side,
  to: Side | null,
  ...cited: Cited
): void => {
  const { loyalty: from } = draft.state.systems[system];
  if (from === to) return;
  changeSystem(draft, system, { loyalty: to });
  emit(draft, 'loyalty-changed', { system, by, from, to }, ...cited);
  settleSubjugation(draft, system);
  if (to === 'empire') push(draft, { at: 'base-check', system });
};

const barred = (draft: Draft, system: SystemId, by: Side): boolean => {
  const bar = loyaltyBar(draft.state, system);
  if (bar) emit(draft, 'loyalty-fixed', { system, by }, bar);
  return bar !== null;
};

export const gainLoyalty = (draft: Draft, side: Side, system: SystemId, amount: number): void => {
  if (barred(draft, system, side)) return;
  const { loyalty, subjugated } = draft.state.systems[system];
  const after = loyaltyAfter(loyalty, side, amount);
  const extra = subjugated && side === 'rebel' && 'subjugation.rebels-gain';
  setLoyalty(draft, system, side, after.loyalty, after.because, extra);
};

export const loseLoyalty = (draft: Draft, side: Side, system: SystemId): void => {
  if (barred(draft, system, side)) return;
  const { loyalty, subjugated } = draft.state.systems[system];
  if (loyalty === null) {
    emit(draft, 'loyalty-fixed', { system, by: side }, 'loyalty.lose-neutral');
  } else if (loyalty === side) {
    setLoyalty(draft, system, side, null, 'loyalty.lose', subjugated && 'subjugation.rebels-lose');
  }
};

/** An effect that makes a system loyal, whatever stands there. */
export const becomeLoyal = (draft: Draft, side: Side, system: SystemId): void => {
  if (!barred(draft, system, side)) {
    setLoyalty(draft, system, side, side, 'loyalty.becomes-loyal', 'loyalty.marker-limit');
  }
};

/** The last step of an activation places the marker, after the combat; it is taken away at once. */
const isFoughtOver = ({ agenda }: RebellionState, system: SystemId): boolean =>
  agenda.some((frame) => frame.at === 'combat' && frame.combat.system === system);

/** The marker follows the state of the system: placed, flipped or taken away. */
export const settleSubjugation = (draft: Draft, system: SystemId): void => {
  const { state } = draft;
  const { subjugated, loyalty } = state.systems[system];
  const occupied =
    isPopulousNow(state, system) &&
    loyalty !== 'empire' &&
    hasUnits(state, 'empire', system, 'ground');
  if (subjugated === occupied || (occupied && isFoughtOver(state, system))) return;
  changeSystem(draft, system, { subjugated: occupied });
  if (occupied) {
    emit(
      draft,
      'subjugation-placed',
      { system },
      'subjugation.when',
      loyalty === 'rebel' && 'subjugation.over-rebel',
    );
  } else if (loyalty === 'empire') {
    emit(draft, 'subjugation-removed', { system }, 'subjugation.empire-gains');
  } else {
    const back = loyalty === 'rebel' ? 'subjugation.end-rebel' : 'subjugation.end-neutral';
    emit(draft, 'subjugation-removed', { system }, 'subjugation.end-when', back);
  }
};

export const placeSabotage = (draft: Draft, system: SystemId): void => {
  if (draft.state.systems[system].sabotage) return;
  changeSystem(draft, system, { sabotage: true });
  emit(draft, 'sabotage-placed', { system }, 'sabotage.what', 'sabotage.one-marker');
};

export const removeSabotage = (draft: Draft, system: SystemId): void => {
  if (!draft.state.systems[system].sabotage) return;
  changeSystem(draft, system, { sabotage: false });
  emit(draft, 'sabotage-removed', { system }, 'sabotage.removal');
};
