import { actionOf } from '../../actions.ts';
import type { ActionId } from '../../actions.ts';
import { objectiveOf } from '../../objectives.ts';
import type { SystemId } from '../../systems.ts';
import type { Side } from '../../units.ts';
import { done, pileOf, unexpected } from '../draft.ts';
import type { FrameOf } from '../frames.ts';
import { offer } from '../handler.ts';
import type { Asking, Offer } from '../handler.ts';
import { actionPile, captivesAt, seatFor } from '../query.ts';
import { playObjective } from '../refresh/objective.ts';
import { rules } from '../rules.ts';
import type { GameRule } from '../rules.ts';
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

  prompt: (state, frame) => ({
    kind: 'decision',
    by: seatFor(state, frame.side, 'admiral'),
    task: 'start-cards',
    rules: rules(
      'combat.start-cards',
      'action-cards.start-of-combat',
      'action-cards.same-time',
      'action-cards.optional',
    ),
    options: [...offers(state, frame), { choice: { kind: 'no-action' }, allowed: true }],
  }),

  choose(draft, { side }, choice) {
    if (choice.kind === 'play-action') {
      playAction(
        draft,
        side,
        choice.card,
        'action-cards.start-of-combat',
        'action-cards.this-combat',
        'action-cards.procedure',
        'action-cards.once',
      );
    } else if (choice.kind === 'no-action') {
      done(draft);
    } else {
      throw unexpected(choice, 'combat.start-cards');
    }
  },
};

/** Death Star Plans have a moment of their own, inside the space battle. */
const isPlayable = (card: Parameters<typeof objectiveOf>[0]): boolean =>
  objectiveOf(card).timing === 'combat' && card !== 'death-star-plans';

export const combatObjective: Asking<FrameOf<'combat-objective'>> = {
  settle(draft) {
    if (!pileOf(draft.state, 'objectives').hand.some(isPlayable)) done(draft);
  },

  prompt: (state) => ({
    kind: 'decision',
    by: seatFor(state, 'rebel', 'general'),
    task: 'combat-objective',
    rules: rules(
      'objective-cards.combat',
      'objective-cards.outside-combat',
      'objective-cards.once-a-combat',
      'objective-cards.requirement',
      'objective-cards.optional',
      ...inTeams(state, 'objective-cards.team-general'),
    ),
    options: [
      ...[...new Set(pileOf(state, 'objectives').hand)].map((card) =>
        offer({ kind: 'play-objective', card }, isPlayable(card) ? null : 'objective-cards.timing'),
      ),
      { choice: { kind: 'no-objective' }, allowed: true },
    ],
  }),

  choose(draft, _frame, choice) {
    done(draft);
    if (choice.kind === 'play-objective') {
      playObjective(draft, choice.card, 'objective-cards.combat');
    } else if (choice.kind !== 'no-objective') {
      throw unexpected(choice, 'objective-cards.combat');
    }
  },
};
