import { SYSTEM_IDS, systemOf } from '../../systems.ts';
import type { LeaderId } from '../../leaders.ts';
import type { SystemId } from '../../systems.ts';
import { homeOf } from '../base/home.ts';
import { changeLeader, done, emit, push, replace, unexpected } from '../draft.ts';
import type { Draft } from '../draft.ts';
import type { FrameOf } from '../frames.ts';
import { offer } from '../handler.ts';
import type { Asking } from '../handler.ts';
import { captivesAt, leadersAt } from '../query.ts';
import { rules } from '../rules.ts';
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

  prompt: (state, { seat, system }) => ({
    kind: 'decision',
    by: seat,
    task: 'rescue',
    rules: rules('captured-leaders.by-card', 'missions.choices'),
    options: captivesAt(state, system).map((leader) => offer({ kind: 'rescue', leader }, null)),
  }),

  choose(draft, frame, choice) {
    if (choice.kind !== 'rescue') throw unexpected(choice, 'captured-leaders.by-card');
    resolve(draft, frame, choice.leader);
  },
};

/** Leaders of the mission may go home with whom they rescued; all others stay. */
export const rescuersGo: Asking<FrameOf<'rescuers'>> = {
  settle(draft, { leaders }) {
    if (leaders.length === 0) done(draft);
  },

  prompt: (_state, { seat, leaders }) => ({
    kind: 'decision',
    by: seat,
    task: 'rescuers',
    rules: rules(
      'captured-leaders.rescuers-may-go',
      'captured-leaders.others-stay',
      'captured-leaders.rescuers-must',
    ),
    options: [
      ...leaders.map((leader) => offer({ kind: 'go-along', leader }, null)),
      offer({ kind: 'nobody-else' }, null),
    ],
  }),

  choose(draft, frame, choice) {
    if (choice.kind === 'nobody-else') {
      done(draft);
      return;
    }
    if (choice.kind !== 'go-along') throw unexpected(choice, 'captured-leaders.rescuers-may-go');
    const { leader } = choice;
    const to = homeOf(draft.state);
    changeLeader(draft, leader, { place: { at: 'board', place: to } });
    emit(draft, 'rescuer-returned', { leader, to }, 'captured-leaders.rescuers-may-go');
    replace(draft, { ...frame, leaders: frame.leaders.filter((id) => id !== leader) });
  },
};

const regionOfBase = ({ base }: RebellionState): readonly SystemId[] => {
  const { card } = base;
  return card === null
    ? SYSTEM_IDS
    : SYSTEM_IDS.filter((id) => systemOf(id).region === systemOf(card).region);
};

export const placeRescued: Asking<FrameOf<'place-rescued'>> = {
  prompt: (state, { seat }) => ({
    kind: 'decision',
    by: seat,
    task: 'place-rescued',
    rules: rules('systems.homing-beacon', 'captured-leaders.by-card'),
    options: regionOfBase(state).map((system) => offer({ kind: 'place-rescued', system }, null)),
  }),

  choose(draft, { leader }, choice) {
    if (choice.kind !== 'place-rescued') throw unexpected(choice, 'systems.homing-beacon');
    done(draft);
    rescueTo(draft, leader, choice.system, 'systems.homing-beacon', 'captured-leaders.by-card');
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
