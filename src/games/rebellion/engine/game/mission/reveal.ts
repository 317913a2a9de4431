import { missionOf } from '../../missions.ts';
import { missionPlaceOf } from '../../mission-places.ts';
import { SYSTEM_IDS } from '../../systems.ts';
import type { LeaderId } from '../../leaders.ts';
import type { MissionId } from '../../missions.ts';
import { homeOf } from '../base/home.ts';
import { change, changeLeader, done, emit, offer, replace } from '../draft.ts';
import type { Asking, Draft, Offer, Passing } from '../draft.ts';
import type { FrameOf } from '../frames.ts';
import { isCaptured, leadersOn, seatOfLeader, sideOf } from '../query.ts';
import type { GameRule } from '../../rule.ts';
import { inTeams } from '../setup/prepare.ts';
import type { MissionOnTable, Place, RebellionState, Seat } from '../types.ts';
import type { Attempt } from './attempt.ts';
import { meetsRequirement } from './requirement.ts';
import { isAgainstLeader, missionPlaceBar, nowhereBar, targetsOf } from './where.ts';

type MissionPlaceFrame = FrameOf<'mission-place'>;

/** Why a seat cannot reveal this mission now; null: it can. */
export const missionBar = (
  state: RebellionState,
  seat: Seat,
  { slot, card }: MissionOnTable,
): GameRule | null => {
  const leaders = leadersOn(state, slot);
  if (leaders.length === 0) return 'missions.needs-leader';
  if (!leaders.some((id) => seatOfLeader(state, id) === seat)) return 'missions.team-own-leader';
  if (!meetsRequirement(card, leaders)) return 'missions.too-few-icons';
  return nowhereBar(state, card);
};

const entryAt = ({ missions }: RebellionState, slot: number): MissionOnTable | undefined =>
  missions.find((entry) => entry.slot === slot);

export const revealMission: Passing<FrameOf<'mission'>> = {
  settle(draft, { seat, slot }) {
    const { state } = draft;
    const entry = entryAt(state, slot);
    if (entry === undefined || missionBar(state, seat, entry)) {
      done(draft);
      return;
    }
    const missions = state.missions.map((other) =>
      other.slot === slot ? { ...other, revealed: true } : other,
    );
    change(draft, { missions });
    const { card, side } = entry;
    emit(
      draft,
      'mission-revealed',
      { side, card, leaders: leadersOn(state, slot) },
      'missions.read-aloud',
      'missions.seven-steps',
      'skills.required-icons',
    );
    if (missionPlaceOf(card) !== 'nowhere') replace(draft, { at: 'mission-place', seat, slot });
    else
      goOn(draft, {
        seat,
        slot,
        card,
        place: homeOf(state),
        assigned: leadersOn(state, slot),
        target: null,
      });
  },
};

const succeedAtOnce = (draft: Draft, attempt: Attempt): void => {
  const { seat, card, assigned } = attempt;
  const { leader } = missionOf(card);
  emit(
    draft,
    'mission-succeeded',
    { side: sideOf(seat), card, how: 'resolved' },
    'missions.resolve',
    leader !== null && assigned.includes(leader) && 'missions.portrait-resolve',
  );
  replace(draft, { at: 'mission-effect', attempt }, { at: 'mission-end', attempt });
};

const goOn = (draft: Draft, attempt: Attempt): void => {
  if (missionOf(attempt.card).mode === 'attempt') {
    replace(draft, { at: 'oppose', attempt, declined: [] }, { at: 'judge-mission', attempt });
  } else {
    succeedAtOnce(draft, attempt);
  }
};

const placeRules = (
  state: RebellionState,
  card: MissionId,
  place: Place,
  target: LeaderId | null,
): readonly GameRule[] => {
  if (target !== null) {
    const captive: readonly GameRule[] = isCaptured(state, target)
      ? ['captured-leaders.missions-against', 'captured-leaders.opposes-own']
      : [];
    return ['missions.against-leader', 'missions.target-takes-part', ...captive];
  }
  if (place === 'rebel-base-space') return ['missions.base-space'];
  if (state.systems[place].destroyed) return ['destroyed-systems.named-cards'];
  return missionPlaceOf(card) === 'base-space'
    ? ['rebel-base.cards', 'rebel-base.mobilization-leaders']
    : [];
};

const placeMission = (
  draft: Draft,
  { seat, slot }: MissionPlaceFrame,
  place: Place,
  target: LeaderId | null,
): void => {
  const { state } = draft;
  const entry = entryAt(state, slot);
  if (entry === undefined) return;
  const { card, side } = entry;
  const assigned = leadersOn(state, slot);
  for (const leader of assigned) changeLeader(draft, leader, { place: { at: 'board', place } });
  emit(
    draft,
    'mission-placed',
    { side, card, place, leaders: assigned, target },
    'missions.name-system',
    'missions.place-leaders',
    'missions.no-explaining',
    ...placeRules(state, card, place, target),
  );
  goOn(draft, { seat, slot, card, place, assigned, target });
};

const offersFor = (state: RebellionState, { card }: MissionOnTable): readonly Offer[] =>
  isAgainstLeader(card)
    ? targetsOf(state, card).map(({ leader, fits }) =>
        offer({ kind: 'name-target', leader }, fits ? null : 'missions.against-leader', leader),
      )
    : [...new Set<Place>([homeOf(state), ...SYSTEM_IDS])].map((place) =>
        offer({ kind: 'name-place', place }, missionPlaceBar(state, card, place)),
      );

export const missionPlace: Asking<MissionPlaceFrame> = {
  ask(state, { seat, slot }) {
    const entry = entryAt(state, slot);
    return {
      by: seat,
      rules: [
        'missions.name-system',
        'missions.place-leaders',
        'missions.no-explaining',
        'missions.resolve-or-attempt',
        ...inTeams(state, 'missions.team-decides'),
      ],
      options: entry === undefined ? [] : offersFor(state, entry),
    };
  },

  choose: {
    'name-place'(draft, frame, { place }) {
      placeMission(draft, frame, place, null);
    },

    'name-target'(draft, frame, { leader }) {
      const { place } = draft.state.leaders[leader];
      if (place.at === 'board') placeMission(draft, frame, place.place, leader);
    },
  },
};
