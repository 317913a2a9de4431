import { TIME_TRACK } from '../time-track.ts';
import { change, emit } from './draft.ts';
import type { Cited, Draft } from './draft.ts';
import { hasUnits } from './query.ts';
import type { GameRule } from '../rule.ts';
import type { RebellionState, Victory } from './types.ts';

const win = (draft: Draft, winner: Victory, ...cited: Cited): void => {
  if (draft.state.winner) return;
  change(draft, { winner });
  emit(draft, 'game-won', winner, ...cited);
};

/** Checked after every single step of either marker. */
export const checkMarkers = (draft: Draft, ...cited: readonly GameRule[]): void => {
  if (draft.state.time === draft.state.reputation) {
    win(draft, { side: 'rebel', because: 'reputation' }, 'victory.rebels-win', ...cited);
  }
};

const step = (draft: Draft, by: 1 | -1, because: GameRule): void => {
  const from = draft.state.reputation;
  const to = Math.min(from + by, TIME_TRACK.spaces);
  if (to === from) return;
  change(draft, { reputation: to });
  emit(draft, 'reputation-moved', { from, to }, because);
};

export const gainReputation = (draft: Draft, amount: number): void => {
  const because = amount > 1 ? 'reputation.gain-more' : 'reputation.gain-one';
  for (let left = amount; left > 0 && !draft.state.winner; left -= 1) {
    step(draft, -1, because);
    checkMarkers(draft, 'reputation.win', 'reputation.game-ends');
  }
};

/** The books do not say what lies beyond the track: the marker stops on its last space. */
export const loseReputation = (draft: Draft, amount: number): void => {
  for (let left = amount; left > 0; left -= 1) step(draft, 1, 'reputation.lose');
};

const conquered = ({ base, ...state }: RebellionState): boolean =>
  base.revealed &&
  base.card !== null &&
  hasUnits({ base, ...state }, 'empire', base.card) &&
  !hasUnits({ base, ...state }, 'rebel', base.card);

export const checkBase = (draft: Draft): void => {
  const { base, systems } = draft.state;
  if (base.card && systems[base.card].destroyed) {
    const winner: Victory = { side: 'empire', because: 'base-destroyed' };
    win(draft, winner, 'victory.empire-wins', 'victory.base-destroyed');
  } else if (conquered(draft.state)) {
    const winner: Victory = { side: 'empire', because: 'base-conquered' };
    win(draft, winner, 'victory.empire-wins', 'victory.base-known');
  }
};
