import { combatIn } from './combat-in.ts';
import { LEADER_IDS } from '../../engine/leaders.ts';
import type { Place, RebellionSetup, RebellionState } from '../../engine/game/index.ts';
import { SYSTEM_IDS, adjacentTo } from '../../engine/systems.ts';
import type { SystemId } from '../../engine/systems.ts';

const isSystem = (place: unknown): place is SystemId => SYSTEM_IDS.some((known) => known === place);

/** The place that the question is about. */
export const placeInQuestion = (state: RebellionState): Place | null => {
  for (const frame of state.agenda.toReversed()) {
    if ('attempt' in frame) return frame.attempt.place;
    if ('system' in frame) return frame.system;
    if (frame.at === 'move-units') return frame.to;
  }
  const combat = combatIn(state);
  return combat && isSystem(combat.system) ? combat.system : null;
};

const isMarked = ({ systems }: RebellionState, id: SystemId): boolean => {
  const { units, loyalty, subjugated, sabotage, destroyed, attachments } = systems[id];
  // Coruscant is always Imperial: that alone is no news.
  const loyal = loyalty !== null && id !== 'coruscant';
  return (
    loyal ||
    subjugated ||
    sabotage ||
    destroyed ||
    attachments.length > 0 ||
    Object.values(units).some((count) => count > 0)
  );
};

/** Systems worth showing: what somebody or something is in, what is asked about, and the base. */
export const systemsInFocus = (
  state: RebellionState,
  { start }: RebellionSetup,
): readonly SystemId[] => {
  const leaders = LEADER_IDS.flatMap((id) => {
    const { place } = state.leaders[id];
    return place.at === 'board' ? [place.place] : [];
  });
  const asked = placeInQuestion(state);
  const shown = SYSTEM_IDS.filter(
    (id) =>
      isMarked(state, id) ||
      leaders.includes(id) ||
      id === start.system ||
      id === asked ||
      id === state.base.card,
  );
  return asked !== null && isSystem(asked) ? [asked, ...shown.filter((id) => id !== asked)] : shown;
};

export const neighboursIn = (shown: readonly SystemId[], id: SystemId): readonly SystemId[] =>
  adjacentTo(id).filter((other) => shown.includes(other));
