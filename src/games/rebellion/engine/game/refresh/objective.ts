import { objectiveOf } from '../../objectives.ts';
import type { ObjectiveId } from '../../objectives.ts';
import { SYSTEM_IDS, systemOf } from '../../systems.ts';
import { without } from '../deck.ts';
import { changePile, done, emit, offer, pileOf } from '../draft.ts';
import type { Asking, Draft } from '../draft.ts';
import type { FrameOf } from '../frames.ts';
import { isPopulousNow, seatFor } from '../query.ts';
import type { GameRule } from '../../rule.ts';
import { inTeams } from '../setup/prepare.ts';
import { momentOf } from '../moments.ts';
import { gainReputation } from '../track.ts';
import type { RebellionState } from '../types.ts';

const REGIONS = [...new Set(SYSTEM_IDS.map((id) => systemOf(id).region))];

/** Every populous system of one region is loyal to the Rebels, and at least one is. */
const regionLoyal = (state: RebellionState, region: number): boolean => {
  const populous = SYSTEM_IDS.filter(
    (id) => systemOf(id).region === region && isPopulousNow(state, id),
  );
  return populous.length > 0 && populous.every((id) => state.systems[id].loyalty === 'rebel');
};

/**
 * Whether the requirement of a card is met is for the players to say: it is printed on the card.
 * Only what the booklets rule about a card is refused.
 */
const barOf = (state: RebellionState, card: ObjectiveId): GameRule | null => {
  if (objectiveOf(card).timing !== 'start-of-refresh') return momentOf(card);
  if (card !== 'regional-support' || REGIONS.some((region) => regionLoyal(state, region))) {
    return null;
  }
  const some = SYSTEM_IDS.some((id) => state.systems[id].loyalty === 'rebel');
  return some ? 'objective-cards.requirement' : 'destroyed-systems.regional-support';
};

const destroyed = (state: RebellionState): number =>
  SYSTEM_IDS.filter((id) => state.systems[id].destroyed).length;

export const playObjective = (
  draft: Draft,
  card: ObjectiveId,
  ...cited: readonly GameRule[]
): void => {
  const { hand, box } = pileOf(draft.state, 'objectives');
  const reputation = objectiveOf(card).reputation ?? destroyed(draft.state);
  changePile(draft, 'objectives', { hand: without(hand, card), box: [...box, card] });
  emit(
    draft,
    'objective-played',
    { card, reputation },
    'objective-cards.gain',
    'objective-cards.used',
    ...cited,
  );
  gainReputation(draft, reputation);
};

export const refreshObjective: Asking<FrameOf<'refresh-objective'>> = {
  settle(draft) {
    if (pileOf(draft.state, 'objectives').hand.length === 0) done(draft);
  },

  ask: (state) => ({
    by: seatFor(state, 'rebel', 'general'),
    rules: [
      'refresh-phase.start-objective',
      'objective-cards.start-of-refresh',
      'objective-cards.requirement',
      'objective-cards.once-a-refresh',
      'objective-cards.optional',
      ...inTeams(state, 'objective-cards.team-general'),
    ],
    options: [
      ...[...new Set(pileOf(state, 'objectives').hand)].map((card) =>
        offer({ kind: 'play-objective', card }, barOf(state, card)),
      ),
      { choice: { kind: 'no-objective' }, allowed: true },
    ],
  }),

  choose: {
    'play-objective'(draft, _frame, { card }) {
      done(draft);
      playObjective(draft, card, 'objective-cards.start-of-refresh');
    },

    'no-objective': done,
  },
};
