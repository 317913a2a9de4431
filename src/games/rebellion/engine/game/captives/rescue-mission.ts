import { SYSTEM_IDS, systemOf } from '../../systems.ts';
import type { LeaderId } from '../../leaders.ts';
import type { SystemId } from '../../systems.ts';
import { homeOf } from '../base/home.ts';
import { changeLeader, done, emit, offer, push, replace } from '../draft.ts';
import type { Asking, Draft } from '../draft.ts';
import type { FrameOf } from '../frames.ts';
import { captivesAt, leadersAt } from '../query.ts';
import type { RebellionState } from '../types.ts';
import { rescue, rescueTo } from './rescue.ts';

type Rescue = FrameOf<'rescue'>;

const resolve = (draft: Draft, { seat, rescuers }: Rescue, leader: LeaderId): void => {
  done(draft);
  rescue(draft, leader, 'captured-leaders.by-card');
  if (rescuers.length > 0) push(draft, { at: 'rescuers', seat, leaders: rescuers });
};

export const rescueCaptive: Asking<Rescue> = {
  settle(draft, frame) {
    const [first, ...others] = captivesAt(draft.state, frame.system);
    if (first === undefined) done(draft);
    else if (others.length === 0) resolve(draft, frame, first);
  },

  ask: (state, { seat, system }) => ({
    by: seat,
    rules: ['captured-leaders.by-card', 'missions.choices'],
    options: captivesAt(state, system).map((leader) => offer({ kind: 'rescue', leader })),
  }),

  choose: {
    rescue(draft, frame, { leader }) {
      resolve(draft, frame, leader);
    },
  },
};

/** Leaders of the mission may go home with whom they rescued; all others stay. */
export const rescuersGo: Asking<FrameOf<'rescuers'>> = {
  settle(draft, { leaders }) {
    if (leaders.length === 0) done(draft);
  },

  ask: (_state, { seat, leaders }) => ({
    by: seat,
    rules: [
      'captured-leaders.rescuers-may-go',
      'captured-leaders.others-stay',
      'captured-leaders.rescuers-must',
    ],
    options: [
      ...leaders.map((leader) => offer({ kind: 'go-along', leader })),
      offer({ kind: 'nobody-else' }),
    ],
  }),

  choose: {
    'nobody-else': done,

    'go-along'(draft, frame, { leader }) {
      const to = homeOf(draft.state);
      changeLeader(draft, leader, { place: { at: 'board', place: to } });
      emit(draft, 'rescuer-returned', { leader, to }, 'captured-leaders.rescuers-may-go');
      replace(draft, { ...frame, leaders: frame.leaders.filter((id) => id !== leader) });
    },
  },
};

const regionOfBase = ({ base }: RebellionState): readonly SystemId[] => {
  const { card } = base;
  return card === null
    ? SYSTEM_IDS
    : SYSTEM_IDS.filter((id) => systemOf(id).region === systemOf(card).region);
};

export const placeRescued: Asking<FrameOf<'place-rescued'>> = {
  ask: (state, { seat }) => ({
    by: seat,
    rules: ['systems.homing-beacon', 'captured-leaders.by-card'],
    options: regionOfBase(state).map((system) => offer({ kind: 'place-rescued', system })),
  }),

  choose: {
    'place-rescued'(draft, { leader }, { system }) {
      done(draft);
      rescueTo(draft, leader, system, 'systems.homing-beacon', 'captured-leaders.by-card');
    },
  },
};

/** Leaders of the mission who are still where it was attempted. */
export const rescuersAt = (
  state: RebellionState,
  system: SystemId,
  assigned: readonly LeaderId[],
): readonly LeaderId[] => {
  const here = leadersAt(state, system);
  return assigned.filter((id) => here.includes(id));
};
