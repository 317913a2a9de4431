import { SYSTEM_IDS } from '../../systems.ts';
import type { SystemId } from '../../systems.ts';
import { unitOf } from '../../units.ts';
import type { Side, UnitId } from '../../units.ts';
import { done, emit, offer, replace } from '../draft.ts';
import type { FrameOf } from '../frames.ts';
import type { Asking } from '../draft.ts';
import {
  BASE_SPACE,
  hasUnits,
  isImperial,
  kindsIn,
  ofSide,
  PLACES,
  plus,
  seatFor,
  totalOf,
} from '../query.ts';
import type { GameRule } from '../../rule.ts';
import type { Place, RebellionState } from '../types.ts';
import { addUnits } from '../units.ts';
import { inTeams } from './prepare.ts';

type PlaceUnits = FrameOf<'place-units'>;

const lacking = (state: RebellionState): readonly SystemId[] =>
  SYSTEM_IDS.filter((id) => isImperial(state, id) && !hasUnits(state, 'empire', id, 'ground'));

/** Ground units run out: the rest is needed where there is none yet. */
const imperialBar = (
  state: RebellionState,
  { left }: PlaceUnits,
  unit: UnitId,
  place: Place,
): GameRule | null => {
  if (place === BASE_SPACE || !isImperial(state, place)) return 'setup.imperial-where';
  if (unitOf(unit).theatre === 'space') return null;
  const bare = lacking(state);
  const spare = totalOf(ofSide(left, 'empire', 'ground')) - bare.length;
  return spare > 0 || bare.includes(place) ? null : 'setup.imperial-ground';
};

const rebelBar = (state: RebellionState, place: Place): GameRule | null => {
  if (place === BASE_SPACE) return null;
  const chosen = SYSTEM_IDS.find((id) => hasUnits(state, 'rebel', id));
  const free = !hasUnits(state, 'empire', place) && (chosen ?? place) === place;
  return free ? null : 'setup.rebel-where';
};

/** One kind after another, so that a question stays readable. */
const nextKind = (left: PlaceUnits['left']): UnitId | undefined => kindsIn(left)[0];

const ABOUT: Readonly<Record<Side, readonly [GameRule, ...GameRule[]]>> = {
  empire: ['setup.imperial-units', 'setup.imperial-where', 'setup.imperial-ground'],
  rebel: ['setup.rebel-units', 'setup.rebel-where'],
};

export const placeUnits: Asking<PlaceUnits> = {
  settle(draft, { left }) {
    if (totalOf(left) === 0) done(draft);
  },

  ask(state, frame) {
    const { side, left } = frame;
    const unit = nextKind(left);
    const team = side === 'empire' ? 'setup.team-imperial' : 'setup.team-rebel';
    return {
      by: seatFor(state, side, 'admiral'),
      rules: [...ABOUT[side], ...inTeams(state, team)],
      options: unit
        ? PLACES.map((place) =>
            offer(
              { kind: 'place-unit', unit, place },
              side === 'empire' ? imperialBar(state, frame, unit, place) : rebelBar(state, place),
            ),
          )
        : [],
    };
  },

  choose: {
    'place-unit'(draft, { side, left }, { unit, place }) {
      addUnits(draft, place, { [unit]: 1 });
      emit(draft, 'units-placed', { side, place, units: { [unit]: 1 } }, ...ABOUT[side]);
      replace(draft, { at: 'place-units', side, left: plus(left, unit, -1) });
    },
  },
};
