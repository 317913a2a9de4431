import { systemOf } from '../../systems.ts';
import type { SystemId } from '../../systems.ts';
import type { Side } from '../../units.ts';
import { change, emit } from '../draft.ts';
import type { Draft } from '../draft.ts';
import { supplyOf } from '../query.ts';
import { enqueue, typesFor } from '../refresh/build.ts';

/** A unit for every icon of the system goes into the queue, whatever markers lie there. */
export const queueByIcons = (draft: Draft, side: Side, system: SystemId): void => {
  const { icons, build: space } = systemOf(system);
  if (space === null) return;
  for (const icon of icons) {
    const { state } = draft;
    const types = typesFor(side, icon);
    const unit = types.find((id) => supplyOf(state, id) > 0);
    if (unit === undefined) {
      for (const missing of types)
        emit(draft, 'unit-missing', { unit: missing }, 'component-limits.units');
      continue;
    }
    change(draft, { queue: { ...state.queue, [side]: enqueue(state.queue[side], space, unit) } });
    emit(
      draft,
      'unit-built',
      { side, unit, from: system, space },
      'resource-icons.address-delays',
      'resource-icons.all-icons',
      'resource-icons.queue-loyalty',
      state.systems[system].sabotage && 'sabotage.queue-effects',
    );
  }
};
