import { actionOf } from '../../actions.ts';
import type { ActionId } from '../../actions.ts';
import { objectiveOf } from '../../objectives.ts';
import type { SystemId } from '../../systems.ts';
import type { Side } from '../../units.ts';
import { done, offer, pileOf } from '../draft.ts';
import type { FrameOf } from '../frames.ts';
import type { Asking, Offer } from '../draft.ts';
import { actionPile, captivesAt, seatFor } from '../query.ts';
import { playObjective } from '../refresh/objective.ts';
import type { GameRule } from '../../rule.ts';
import { inTeams } from '../setup/prepare.ts';
import type { RebellionState } from '../types.ts';
import { playAction } from './play-action.ts';

type StartCards = FrameOf<'start-cards'>;

/** Leaders of a side in the combat that is going on, which the board does not show yet. */
const fighting = (state: RebellionState, side: Side) =>
  state.agenda.flatMap((frame) => (frame.at === 'combat' ? frame.combat.leaders[side] : []));

const barOf = (
  state: RebellionState,
  side: Side,
  system: SystemId,
  card: ActionId,
): GameRule | null => {
  const { timing, leaders } = actionOf(card);
  if (timing !== 'start-of-combat') return 'action-cards.timing';
  if (leaders.some((id) => fighting(state, side).includes(id))) return null;
  const captives = captivesAt(state, system);
  return leaders.some((id) => captives.includes(id))
    ? 'captured-leaders.action-cards'
    : 'action-cards.needs-leader';
};

const offers = (state: RebellionState, { side, system }: StartCards): readonly Offer[] =>
  pileOf(state, actionPile(side)).hand.map((card) =>
    offer({ kind: 'play-action', card }, barOf(state, side, system, card)),
  );

export const startCards: Asking<StartCards> = {
  settle(draft, frame) {
    if (!offers(draft.state, frame).some(({ allowed }) => allowed)) done(draft);
  },

  ask: (state, frame) => ({
    by: seatFor(state, frame.side, 'admiral'),
    rules: [
      'combat.start-cards',
      'action-cards.start-of-combat',
      'action-cards.same-time',
      'action-cards.optional',
    ],
    options: [...offers(state, frame), { choice: { kind: 'no-action' }, allowed: true }],
  }),

  choose: {
    'play-action'(draft, { side }, { card }) {
      playAction(
        draft,
        side,
        card,
        'action-cards.start-of-combat',
        'action-cards.this-combat',
        'action-cards.procedure',
        'action-cards.once',
      );
    },

    'no-action': done,
  },
};

/** Death Star Plans have a moment of their own, inside the space battle. */
const isPlayable = (card: Parameters<typeof objectiveOf>[0]): boolean =>
  objectiveOf(card).timing === 'combat' && card !== 'death-star-plans';

export const combatObjective: Asking<FrameOf<'combat-objective'>> = {
  settle(draft) {
    if (!pileOf(draft.state, 'objectives').hand.some(isPlayable)) done(draft);
  },

  ask: (state) => ({
    by: seatFor(state, 'rebel', 'general'),
    rules: [
      'objective-cards.combat',
      'objective-cards.outside-combat',
      'objective-cards.once-a-combat',
      'objective-cards.requirement',
      'objective-cards.optional',
      ...inTeams(state, 'objective-cards.team-general'),
    ],
    options: [
      ...[...new Set(pileOf(state, 'objectives').hand)].map((card) =>
        offer({ kind: 'play-objective', card }, isPlayable(card) ? null : 'objective-cards.timing'),
      ),
      { choice: { kind: 'no-objective' }, allowed: true },
    ],
  }),

  choose: {
    'play-objective'(draft, _frame, { card }) {
      done(draft);
      playObjective(draft, card, 'objective-cards.combat');
    },

    'no-objective': done,
  },
};
