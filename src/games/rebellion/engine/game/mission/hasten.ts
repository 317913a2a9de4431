import type { SystemId } from '../../systems.ts';
import type { UnitId } from '../../units.ts';
import { change, done, emit, offer, push } from '../draft.ts';
import type { Asking, Draft } from '../draft.ts';
import type { FrameOf } from '../frames.ts';
import { countOf, kindsIn, plus, plusAll } from '../query.ts';
import type { GameRule } from '../../rule.ts';
import { effectDeploymentBar } from '../status.ts';
import type { Queue, RebellionState } from '../types.ts';
import { addUnits, removeUnits } from '../units.ts';

/** The card reaches the first two spaces of the queue. */
const within = ({ queue }: RebellionState): readonly UnitId[] => {
  const [first, second] = queue.empire;
  return kindsIn(plusAll(first, second));
};

const barOf = (state: RebellionState, system: SystemId, unit: UnitId): GameRule | null => {
  const bar = effectDeploymentBar(state, 'empire', system, unit);
  return bar === 'death-star.deploy-place' ? 'death-star.oversee-project' : bar;
};

const takeFrom = ([first, second, third]: Queue, unit: UnitId): Queue =>
  countOf(first, unit) > 0
    ? [plus(first, unit, -1), second, third]
    : [first, plus(second, unit, -1), third];

const deploy = (draft: Draft, system: SystemId, unit: UnitId): void => {
  const { queue } = draft.state;
  change(draft, { queue: { ...queue, empire: takeFrom(queue.empire, unit) } });
  addUnits(draft, system, { [unit]: 1 });
  const station = unit === 'death-star';
  if (station) removeUnits(draft, system, { 'death-star-under-construction': 1 });
  emit(
    draft,
    'unit-hastened',
    { unit, system },
    'missions.apply',
    station && 'death-star.deploy-place',
    station && 'death-star.deploy-replaces',
  );
  push(
    draft,
    { at: 'base-check', system },
    { at: 'combat-check', system, active: 'empire', origins: [] },
    { at: 'settle-system', system },
  );
};

export const hasten: Asking<FrameOf<'hasten'>> = {
  settle(draft) {
    if (within(draft.state).length === 0) done(draft);
  },

  ask: (state, { attempt, system }) => ({
    by: attempt.seat,
    rules: ['missions.apply', 'missions.choices', 'death-star.oversee-project'],
    options: [
      ...within(state).map((unit) =>
        offer({ kind: 'hasten', unit }, barOf(state, system, unit), unit),
      ),
      offer({ kind: 'hasten-nothing' }),
    ],
  }),

  choose: {
    hasten(draft, { system }, { unit }) {
      done(draft);
      deploy(draft, system, unit);
    },

    'hasten-nothing': done,
  },
};
