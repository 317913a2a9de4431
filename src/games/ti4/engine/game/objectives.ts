import type { PlayerId } from '../action/types.ts';
import { scoreObjective } from '../round/points.ts';
import type { Ti4Rule } from '../rule.ts';
import { change, done, emit, offer } from './draft.ts';
import type { Asking, Draft, Offer } from './draft.ts';
import { atTable } from './parts/round.ts';
import { controlsHome, seatOf } from './query.ts';
import type { GameState } from './types.ts';

const SECRET_POINTS = 1;

/** Whether its condition is fulfilled stands on the card: the reader says so by choosing it. */
export const scoreSecret = (draft: Draft, by: PlayerId, because: Ti4Rule): void =>
  atTable(draft, (round) => scoreObjective(round, by, SECRET_POINTS, true, because));

const scorePublic = (draft: Draft, by: PlayerId, at: number, because: Ti4Rule): void => {
  const found = draft.state.objectives[at];
  if (!found) return;
  change(draft, {
    objectives: draft.state.objectives.map((objective) =>
      objective === found ? { ...objective, scoredBy: [...objective.scoredBy, by] } : objective,
    ),
  });
  emit(
    draft,
    'objective-scored',
    { player: by, objective: at, stage: found.stage },
    'objective-cards.public-score',
  );
  // The cards of the first stage give a point, those of the second two.
  atTable(draft, (round) => scoreObjective(round, by, found.stage, false, because));
};

const publicOffers = (state: GameState, by: PlayerId, limit: Ti4Rule | false): readonly Offer[] =>
  state.objectives.flatMap(({ revealed, scoredBy }, objective) => {
    if (!revealed) return [];
    const bar = scoredBy.includes(by)
      ? 'objective-cards.once'
      : limit || (!controlsHome(state, by) && 'objective-cards.home-system');
    return [offer({ kind: 'score-objective', objective }, bar)];
  });

/** Each at most one public and one secret objective, in the order of initiative. */
export const score: Asking<'score'> = {
  ask(state, { by }) {
    const { publics = 0, secrets = 0 } = state.scored[by] ?? {};
    return {
      by,
      rules: [
        'status-phase.score',
        'objective-cards.status-limit',
        'objective-cards.status-conditions',
      ],
      options: [
        ...publicOffers(state, by, publics > 0 && 'objective-cards.status-limit'),
        ...(seatOf(state, by).secretHand > 0
          ? [offer({ kind: 'score-secret' }, secrets > 0 && 'objective-cards.status-limit')]
          : []),
        offer({ kind: 'done' }),
      ],
    };
  },
  choose: {
    'score-objective'(draft, { by }, { objective }) {
      const { publics = 0, secrets = 0 } = draft.state.scored[by] ?? {};
      change(draft, { scored: { ...draft.state.scored, [by]: { publics: publics + 1, secrets } } });
      scorePublic(draft, by, objective, 'status-phase.score');
    },

    'score-secret'(draft, { by }) {
      const { publics = 0, secrets = 0 } = draft.state.scored[by] ?? {};
      change(draft, { scored: { ...draft.state.scored, [by]: { publics, secrets: secrets + 1 } } });
      scoreSecret(draft, by, 'status-phase.score');
    },

    done(draft) {
      done(draft);
    },
  },
};

/** Any public objective whose condition is fulfilled, whatever phase its card names. */
export const imperial: Asking<'imperial'> = {
  ask(state, { by }) {
    return {
      by,
      rules: ['imperial-strategy-card.primary', 'objective-cards.once'],
      options: [...publicOffers(state, by, false), offer({ kind: 'done' })],
    };
  },
  choose: {
    'score-objective'(draft, { by }, { objective }) {
      done(draft);
      scorePublic(draft, by, objective, 'imperial-strategy-card.primary');
    },

    done(draft) {
      done(draft);
    },
  },
};
