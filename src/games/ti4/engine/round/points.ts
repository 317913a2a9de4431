import type { PlayerId } from '../action/types.ts';
import { secretsOver } from '../table/objectives.ts';
import { change, changeSeat, emit, seatOf } from './draft.ts';
import type { Draft } from './draft.ts';
import type { Ti4Rule } from '../rule.ts';

export const win = (draft: Draft, player: PlayerId): void => {
  change(draft, { winner: player });
  const held = seatOf(draft.state, player).cards.length > 0;
  emit(
    draft,
    'won',
    { player },
    draft.state.goal === 10 ? 'victory-points.end-at-ten' : 'victory-points.fourteen',
    held ? 'victory-points.tie-initiative' : 'victory-points.tie-speaker',
  );
};

/** Nobody stands beyond the end of the track; who reaches it wins at once. */
const advance = (draft: Draft, player: PlayerId, points: number): void => {
  const seat = seatOf(draft.state, player);
  changeSeat(draft, player, { points: Math.min(draft.state.goal, seat.points + points) });
};

const winAtTheEnd = (draft: Draft, player: PlayerId): void => {
  if (seatOf(draft.state, player).points >= draft.state.goal) win(draft, player);
};

/** Takes the objective from those the player could score. */
export const scoreObjective = (
  draft: Draft,
  player: PlayerId,
  points: number,
  secret: boolean,
  because: Ti4Rule,
): void => {
  const seat = seatOf(draft.state, player);
  advance(draft, player, points);
  if (secret) {
    changeSeat(draft, player, {
      secrets: seat.secrets - 1,
      secretHand: seat.secretHand - 1,
      secretScored: seat.secretScored + 1,
    });
  } else {
    const at = seat.publics.indexOf(points);
    changeSeat(draft, player, { publics: seat.publics.filter((_, index) => index !== at) });
  }
  emit(
    draft,
    'scored',
    { player, points, secret },
    because,
    'objective-cards.once',
    'victory-points.advance',
    'victory-points.track-limit',
  );
  winAtTheEnd(draft, player);
};

/** A point without an objective. */
export const gainPoint = (draft: Draft, player: PlayerId, because: Ti4Rule): void => {
  advance(draft, player, 1);
  emit(draft, 'point-gained', { player }, because, 'victory-points.advance');
  winAtTheEnd(draft, player);
};

export const drawSecret = (draft: Draft, player: PlayerId, because: Ti4Rule): void => {
  const { secretHand, secretScored } = seatOf(draft.state, player);
  const { back } = secretsOver(secretHand + 1, secretScored);
  changeSeat(draft, player, { secretHand: secretHand + 1 - back });
  emit(
    draft,
    'secret-drawn',
    { player, back },
    because,
    'objective-cards.secret-gain',
    back > 0 && 'imperial-strategy-card.limit',
    back > 0 && 'objective-cards.secret-limit',
    back > 0 && 'objective-cards.secret-excess',
  );
};
