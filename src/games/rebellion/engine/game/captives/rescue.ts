import type { LeaderId } from '../../leaders.ts';
import type { SystemId } from '../../systems.ts';
import { homeOf } from '../base/home.ts';
import { changeLeader, emit } from '../draft.ts';
import type { Draft } from '../draft.ts';
import { BASE_SPACE, captivesAt, hasUnits } from '../query.ts';
import type { GameRule } from '../../rule.ts';
import type { Place } from '../types.ts';

/** The ring comes off and the leader goes home, or wherever a card sends him. */
export const rescueTo = (
  draft: Draft,
  leader: LeaderId,
  to: Place,
  because: GameRule,
  ...cited: readonly GameRule[]
): void => {
  const { place, ring } = draft.state.leaders[leader];
  if (place.at !== 'board') return;
  changeLeader(draft, leader, { ring: null, place: { at: 'board', place: to } });
  emit(
    draft,
    'leader-rescued',
    { leader, from: place.place, to },
    because,
    'captured-leaders.rescue',
    ...cited,
    ring === 'carbonite-ring' && 'captured-leaders.carbonite-captured',
    ring === 'carbonite-ring' && 'captured-leaders.carbonite-reputation',
  );
};

export const rescue = (
  draft: Draft,
  leader: LeaderId,
  because: GameRule,
  ...cited: readonly GameRule[]
): void => {
  const to = homeOf(draft.state);
  const home: readonly GameRule[] =
    to === BASE_SPACE
      ? ['captured-leaders.to-base-space']
      : ['captured-leaders.revealed-base', 'rebel-base.redirect'];
  rescueTo(draft, leader, to, because, ...home, ...cited);
};

/** No Imperial units are left where a captive is. */
export const rescueIfFree = (draft: Draft, system: SystemId): void => {
  if (hasUnits(draft.state, 'empire', system)) return;
  for (const leader of captivesAt(draft.state, system)) {
    rescue(draft, leader, 'captured-leaders.no-imperials');
  }
};
