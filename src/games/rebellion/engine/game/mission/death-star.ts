import type { UnitCounts } from '../../setup.ts';
import type { SystemId } from '../../systems.ts';
import type { UnitId } from '../../units.ts';
import { change, emit } from '../draft.ts';
import type { Draft } from '../draft.ts';
import { plus, supplyOf } from '../query.ts';
import type { Queue } from '../types.ts';
import { addUnits } from '../units.ts';

const onThird = ([first, second, third]: Queue, unit: UnitId): Queue => [
  first,
  second,
  plus(third, unit),
];

const available = (draft: Draft, unit: UnitId): boolean => {
  if (supplyOf(draft.state, unit) > 0) return true;
  emit(draft, 'unit-missing', { unit }, 'component-limits.units');
  return false;
};

/** The unfinished station stands in the system; the finished one waits in the queue. */
export const buildStation = (draft: Draft, system: SystemId): void => {
  const station: UnitCounts = { 'death-star-under-construction': 1 };
  if (!available(draft, 'death-star-under-construction') || !available(draft, 'death-star')) return;
  addUnits(draft, system, station);
  const { queue } = draft.state;
  change(draft, { queue: { ...queue, empire: onThird(queue.empire, 'death-star') } });
  emit(
    draft,
    'construction-began',
    { system },
    'death-star.second',
    'death-star.placing',
    'death-star.construct-where',
  );
};
