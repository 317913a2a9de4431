import type { UnitCounts } from '../setup.ts';
import type { Side } from '../units.ts';
import { changeBase, changeSystem, emit } from './draft.ts';
import type { Cited, Draft } from './draft.ts';
import { BASE_SPACE, minusAll, plusAll, totalOf, unitsAt } from './query.ts';
import type { Place } from './types.ts';

const setUnits = (draft: Draft, place: Place, units: UnitCounts): void => {
  if (place === BASE_SPACE) changeBase(draft, { space: units });
  else changeSystem(draft, place, { units });
};

export const addUnits = (draft: Draft, place: Place, units: UnitCounts): void =>
  setUnits(draft, place, plusAll(unitsAt(draft.state, place), units));

/** Back to the supply: what stands nowhere is in the supply. */
export const removeUnits = (draft: Draft, place: Place, units: UnitCounts): void =>
  setUnits(draft, place, minusAll(unitsAt(draft.state, place), units));

export const moveUnits = (draft: Draft, from: Place, to: Place, units: UnitCounts): void => {
  removeUnits(draft, from, units);
  addUnits(draft, to, units);
};

export const loseUnits = (
  draft: Draft,
  side: Side,
  place: Place,
  units: UnitCounts,
  ...cited: Cited
): void => {
  if (totalOf(units) === 0) return;
  removeUnits(draft, place, units);
  emit(draft, 'units-lost', { side, place, units }, ...cited);
};
