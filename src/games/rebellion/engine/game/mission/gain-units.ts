import type { UnitCounts } from '../../setup.ts';
import type { SystemId } from '../../systems.ts';
import type { Side } from '../../units.ts';
import { emit } from '../draft.ts';
import type { Draft } from '../draft.ts';
import { countOf, kindsIn, plus, supplyOf, totalOf } from '../query.ts';
import { addUnits } from '../units.ts';

/** From the supply straight into the system, as many as the box has; sabotage does not matter. */
export const gainUnits = (draft: Draft, side: Side, system: SystemId, wanted: UnitCounts): void => {
  let units: UnitCounts = {};
  for (const unit of kindsIn(wanted)) {
    const count = Math.min(countOf(wanted, unit), supplyOf(draft.state, unit));
    units = plus(units, unit, count);
    if (count < countOf(wanted, unit)) {
      emit(draft, 'unit-missing', { unit }, 'component-limits.units');
    }
  }
  if (totalOf(units) === 0) return;
  addUnits(draft, system, units);
  emit(draft, 'units-placed', { side, place: system, units }, 'deployment.gain-units');
};
