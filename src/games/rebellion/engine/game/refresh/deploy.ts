import type { Side, UnitId } from '../../units.ts';
import { change, done, emit, offer, replace } from '../draft.ts';
import type { Asking, Draft, Offer } from '../draft.ts';
import type { FrameOf } from '../frames.ts';
import {
  BASE_SPACE,
  hasUnits,
  isImperial,
  kindsIn,
  PLACES,
  plus,
  plusAll,
  seatFor,
  totalOf,
} from '../query.ts';
import type { GameRule } from '../../rule.ts';
import { inTeams } from '../setup/prepare.ts';
import { deploymentBar } from '../status.ts';
import type { Place, RebellionState } from '../types.ts';
import { addUnits, removeUnits } from '../units.ts';

type Deploy = FrameOf<'deploy'>;

const MOST = 2;

export const moveQueue = (draft: Draft, side: Side): void => {
  const { queue } = draft.state;
  const [ready, second, third] = queue[side];
  const moved = [second, third, {}] as const;
  change(draft, { queue: { ...queue, [side]: moved } });
  emit(
    draft,
    'queue-moved',
    { side, queue: moved, ready },
    'deployment.queue-moves',
    'building.queue-moves',
    'deployment.ready',
    'building.queue-leave',
    'refresh-phase.move-queue',
    'refresh-phase.leave-queue',
  );
  replace(draft, { at: 'deploy', side, ready, placed: {} });
};

const barOf = (
  state: RebellionState,
  { side, placed }: Deploy,
  unit: UnitId,
  place: Place,
): GameRule | null => {
  const bar = deploymentBar(state, side, place, unit);
  if (bar) return bar;
  if ((placed[place] ?? 0) < MOST) return null;
  return place === BASE_SPACE ? 'deployment.base-space' : 'deployment.max-two';
};

/** Where somebody would think of deploying: where the side has a marker, or units. */
const candidates = (state: RebellionState, side: Side): readonly Place[] =>
  PLACES.filter((place) => {
    if (place === BASE_SPACE) return side === 'rebel';
    if (hasUnits(state, side, place)) return true;
    return side === 'empire' ? isImperial(state, place) : state.systems[place].loyalty === 'rebel';
  });

const deployOffers = (state: RebellionState, frame: Deploy): readonly Offer[] =>
  candidates(state, frame.side).flatMap((place) =>
    kindsIn(frame.ready).map((unit) =>
      offer({ kind: 'deploy', unit, place }, barOf(state, frame, unit, place)),
    ),
  );

const putBack = (draft: Draft, { side, ready }: Deploy): void => {
  if (totalOf(ready) > 0) {
    const { queue } = draft.state;
    const [first, second, third] = queue[side];
    const back = [plusAll(first, ready), second, third] as const;
    change(draft, { queue: { ...queue, [side]: back } });
    emit(draft, 'units-put-back', { side, units: ready }, 'deployment.put-back');
  }
};

const deployTo = (draft: Draft, frame: Deploy, unit: UnitId, at: Place): void => {
  const { side, ready, placed } = frame;
  addUnits(draft, at, { [unit]: 1 });
  const replaced = unit === 'death-star' && 'death-star.deploy-replaces';
  if (unit === 'death-star') removeUnits(draft, at, { 'death-star-under-construction': 1 });
  emit(
    draft,
    'unit-deployed',
    { side, unit, place: at },
    'deployment.where',
    'refresh-phase.deploy-where',
    'deployment.max-two',
    replaced,
  );
  const rest: Deploy = {
    at: 'deploy',
    side,
    ready: plus(ready, unit, -1),
    placed: { ...placed, [at]: (placed[at] ?? 0) + 1 },
  };
  if (at === BASE_SPACE) replace(draft, rest);
  else replace(draft, { at: 'settle-system', system: at }, rest);
};

const baseRules = ({ base }: RebellionState): readonly GameRule[] =>
  base.revealed
    ? ['deployment.base-revealed', 'rebel-base.space-closed']
    : ['deployment.base-system'];

export const deploy: Asking<Deploy> = {
  settle(draft, frame) {
    const nowhere = !deployOffers(draft.state, frame).some(({ allowed }) => allowed);
    if (!nowhere) return;
    done(draft);
    putBack(draft, frame);
  },

  ask: (state, frame) => ({
    by: seatFor(state, frame.side, 'admiral'),
    rules: [
      'deployment.where',
      'deployment.max-two',
      'refresh-phase.two-per-system',
      'refresh-phase.no-deploy',
      'deployment.sabotage',
      'deployment.remote',
      ...(frame.side === 'rebel' ? baseRules(state) : []),
      ...inTeams(state, 'deployment.team-admiral', 'refresh-phase.team-deploy'),
    ],
    options: [...deployOffers(state, frame), { choice: { kind: 'end-deployment' }, allowed: true }],
  }),

  choose: {
    deploy(draft, frame, { unit, place }) {
      deployTo(draft, frame, unit, place);
    },

    'end-deployment'(draft, frame) {
      done(draft);
      putBack(draft, frame);
    },
  },
};
