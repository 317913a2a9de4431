import { LEADER_IDS } from '../../leaders.ts';
import { missionOf } from '../../missions.ts';
import type { MissionId } from '../../missions.ts';
import { TIME_TRACK } from '../../time-track.ts';
import { SIDES } from '../../units.ts';
import type { Side } from '../../units.ts';
import { without } from '../deck.ts';
import { change, changeLeader, changePile, done, emit, offer, pileOf, replace } from '../draft.ts';
import type { Asking, Draft } from '../draft.ts';
import type { Frame, FrameOf } from '../frames.ts';
import { isCaptured, missionPile, seatFor } from '../query.ts';
import { returnMissions } from '../round/command.ts';
import type { GameRule } from '../../rule.ts';
import { inTeams } from '../setup/prepare.ts';
import { checkMarkers } from '../track.ts';

export const beginRefresh = (draft: Draft): void => {
  const { round } = draft.state;
  change(draft, { phase: 'refresh' });
  emit(draft, 'phase-began', { phase: 'refresh', round }, 'rounds.refresh', 'refresh-phase.what');
  replace(
    draft,
    { at: 'refresh-objective' },
    { at: 'retrieve-leaders' },
    { at: 'draw-missions' },
    { at: 'launch-probes' },
    { at: 'draw-objective' },
    { at: 'advance-time' },
    { at: 'deploy-queue', side: 'rebel' },
    { at: 'deploy-queue', side: 'empire' },
    { at: 'refresh-end' },
  );
};

const onBoard = (draft: Draft, side: Side, captured: boolean) =>
  LEADER_IDS.filter((id) => {
    const leader = draft.state.leaders[id];
    return (
      leader.side === side &&
      leader.place.at === 'board' &&
      isCaptured(draft.state, id) === captured
    );
  });

export const retrieveLeaders = (draft: Draft): void => {
  returnMissions(draft, 'refresh-phase.retrieve-from-missions');
  for (const side of ['rebel', 'empire'] as const) {
    const leaders = onBoard(draft, side, false);
    for (const leader of leaders) changeLeader(draft, leader, { place: { at: 'pool' } });
    emit(draft, 'leaders-retrieved', { side, leaders }, 'refresh-phase.retrieve');
  }
  const captives = SIDES.flatMap((side) => onBoard(draft, side, true));
  if (captives.length > 0) {
    emit(draft, 'captives-stay', { leaders: captives }, 'captured-leaders.no-pool');
  }
  done(draft);
};

const MISSIONS_A_ROUND = 2;
const HAND_LIMIT = 10;
const PROBES_A_ROUND = 2;

export const drawMissions = (draft: Draft): void => {
  const draw = (side: Side): Frame => ({
    at: 'draw-card',
    pile: missionPile(side),
    seat: seatFor(draft.state, side, 'general'),
    to: 'hand',
    left: MISSIONS_A_ROUND,
    because: 'refresh-phase.two-missions',
  });
  replace(draft, draw('rebel'), { at: 'hand-limit', side: 'rebel' }, draw('empire'), {
    at: 'hand-limit',
    side: 'empire',
  });
};

export const discardBar = (card: MissionId): GameRule | null =>
  missionOf(card).kind === 'starting' ? 'refresh-phase.starting-missions' : null;

export const handLimit: Asking<FrameOf<'hand-limit'>> = {
  settle(draft, { side }) {
    if (pileOf(draft.state, missionPile(side)).hand.length <= HAND_LIMIT) done(draft);
  },

  ask: (state, { side }) => ({
    by: seatFor(state, side, 'general'),
    rules: [
      'refresh-phase.hand-limit',
      'refresh-phase.projects-count',
      'projects.are-missions',
      'refresh-phase.starting-missions',
      'starting-missions.no-discard',
      ...inTeams(state, 'refresh-phase.team-missions'),
    ],
    options: [...new Set(pileOf(state, missionPile(side)).hand)].map((card) =>
      offer({ kind: 'discard-mission', card }, discardBar(card)),
    ),
  }),

  choose: {
    'discard-mission'(draft, { side }, { card }) {
      const hand = missionPile(side);
      changePile(draft, hand, { hand: without(pileOf(draft.state, hand).hand, card) });
      discardMission(draft, side, card);
      emit(draft, 'mission-discarded', { side, card }, 'refresh-phase.hand-limit');
    },
  },
};

/** Projects have a discard pile of their own. */
export const discardMission = (draft: Draft, side: Side, card: MissionId): void => {
  const pile = missionOf(card).kind === 'project' ? 'projects' : missionPile(side);
  changePile(draft, pile, { discard: [...pileOf(draft.state, pile).discard, card] });
};

export const launchProbes = (draft: Draft): void =>
  replace(draft, {
    at: 'draw-card',
    pile: 'probes',
    seat: seatFor(draft.state, 'empire', 'general'),
    to: 'hand',
    left: PROBES_A_ROUND,
    because: 'refresh-phase.draw-probes',
    also: [
      'probe-cards.draw-two',
      'probe-cards.not-there',
      'refresh-phase.probes-secret',
      ...inTeams(draft.state, 'probe-cards.team-general', 'refresh-phase.team-probes'),
    ],
  });

export const drawObjective = (draft: Draft): void =>
  replace(draft, {
    at: 'draw-card',
    pile: 'objectives',
    seat: seatFor(draft.state, 'rebel', 'general'),
    to: 'hand',
    left: 1,
    because: 'refresh-phase.draw-objective',
    also: [
      'objective-cards.draw-each-round',
      ...inTeams(draft.state, 'refresh-phase.team-objective'),
    ],
  });

const shows = (spaces: readonly number[], space: number): boolean => spaces.includes(space);

export const advanceTime = (draft: Draft): void => {
  const to = draft.state.time + 1;
  const recruit = shows(TIME_TRACK.recruit, to);
  const build = shows(TIME_TRACK.build, to);
  change(draft, { time: to });
  const icons: GameRule[] = recruit || build ? ['refresh-phase.use-icons', 'time-track.icons'] : [];
  if (recruit) icons.push('recruiting.when');
  if (build) icons.push('building.when', 'building.simultaneous');
  emit(
    draft,
    'time-advanced',
    { to, recruit, build },
    'refresh-phase.advance',
    'time-track.advance',
    ...icons,
  );
  checkMarkers(draft, 'time-track.meeting');
  const frames: Frame[] = [];
  if (recruit) {
    frames.push({ at: 'recruit-cards', side: 'rebel' }, { at: 'recruit-cards', side: 'empire' });
    frames.push({ at: 'recruit', side: 'rebel', chosen: {} });
  }
  if (build) frames.push({ at: 'build', side: 'rebel' }, { at: 'build', side: 'empire' });
  replace(draft, ...frames);
};

export const refreshEnd = (draft: Draft): void => {
  change(draft, { round: draft.state.round + 1 });
  emit(
    draft,
    'refresh-ended',
    { round: draft.state.round },
    'refresh-phase.new-round',
    'rounds.repeat',
  );
  done(draft);
};
