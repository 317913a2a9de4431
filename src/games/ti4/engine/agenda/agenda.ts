import { kitOf, machineOf } from '../../../../engine/kernel.ts';
import type { Draft as DraftOf, Handlers, TaskIn } from '../../../../engine/kernel.ts';
import { clockwiseAfter } from '../action/query.ts';
import type { PlayerId } from '../action/types.ts';
import type { Ti4Rule } from '../rule.ts';
import type {
  AgendaCard,
  AgendaChoice,
  AgendaEventData,
  AgendaFrame,
  AgendaOutcome,
  AgendaSetup,
  AgendaState,
  Voter,
} from './types.ts';

interface Agenda {
  readonly Id: 'ti4';
  readonly State: AgendaState;
  readonly Choice: AgendaChoice;
  readonly Events: AgendaEventData;
  readonly Rule: Ti4Rule;
}

type Draft = DraftOf<Agenda>;

const NOBODY: Voter = { planets: [], goods: 0, extra: 0, barred: false, predicts: false };

const { change, done, emit, offer, replace } = kitOf<Agenda>('ti4');

const voterOf = (state: AgendaState, player: PlayerId): Voter => state.voters[player] ?? NOBODY;

const cardOf = (state: AgendaState, vote: 0 | 1): AgendaCard => state.setup.cards[vote];

const controlled = (state: AgendaState): readonly string[] =>
  state.setup.players.flatMap((player) => voterOf(state, player).planets.map(({ id }) => id));

const outcomesOf = (state: AgendaState, vote: 0 | 1): readonly string[] => {
  const { elects } = cardOf(state, vote);
  if (elects === 'for-against') return ['for', 'against'];
  return elects === 'player' ? state.setup.players : controlled(state);
};

const ASKED = {
  'for-against': 'agenda-phase.for-or-against',
  player: 'agenda-phase.voting-for-oneself',
  planet: 'agenda-phase.controlled-planets',
} as const satisfies Record<AgendaCard['elects'], Ti4Rule>;

const ELECTED = {
  'for-against': 'agenda-phase.counting',
  player: 'agenda-phase.elected-player',
  planet: 'agenda-phase.elected-planet',
} as const satisfies Record<AgendaCard['elects'], Ti4Rule>;

const finishCast = (draft: Draft, by: PlayerId, outcome: string, votes: number): void => {
  const { extra } = voterOf(draft.state, by);
  const all = votes + extra;
  change(draft, {
    votes: { ...draft.state.votes, [outcome]: (draft.state.votes[outcome] ?? 0) + all },
  });
  emit(
    draft,
    'votes-cast',
    { player: by, outcome, votes: all },
    'agenda-phase.casting-votes',
    'agenda-phase.no-splitting',
    extra > 0 && 'agenda-phase.extra-votes',
  );
  done(draft);
};

const handlers = {
  skip: {
    settle(draft) {
      emit(draft, 'phase-skipped', {}, 'agenda-phase.after-custodians');
      done(draft);
    },
  },
  reveal: {
    settle(draft, { vote }) {
      const { setup } = draft.state;
      const card = cardOf(draft.state, vote);
      emit(
        draft,
        'revealed',
        { ...card, vote: vote + 1 },
        'agenda-phase.reveal',
        vote === 0 ? 'agenda-phase.first-vote' : 'agenda-phase.second-vote',
        'agenda-phase.outcomes',
        'speaker.agenda',
      );
      change(draft, { votes: {}, predictions: [] });
      const round = [...clockwiseAfter(setup.players, setup.speaker), setup.speaker];
      replace(
        draft,
        ...[setup.speaker, ...clockwiseAfter(setup.players, setup.speaker)].map((by) => ({
          at: 'predict' as const,
          by,
          vote,
        })),
        ...round.map((by) => ({ at: 'vote' as const, by, vote })),
        { at: 'count', vote },
      );
    },
  },
  predict: {
    settle(draft, { by }) {
      if (voterOf(draft.state, by).predicts) return;
      done(draft);
    },
    ask(state, { by, vote }) {
      return {
        by,
        rules: ['agenda-phase.prediction', 'agenda-phase.prediction-choice'],
        options: [
          ...outcomesOf(state, vote).map((outcome) => offer({ kind: 'predict', outcome })),
          offer({ kind: 'no-prediction' }),
        ],
      };
    },
    choose: {
      predict(draft, { by }, { outcome }) {
        change(draft, { predictions: [...draft.state.predictions, { player: by, outcome }] });
        emit(draft, 'predicted', { player: by, outcome }, 'agenda-phase.prediction');
        done(draft);
      },

      'no-prediction'(draft) {
        done(draft);
      },
    },
  },
  vote: {
    settle(draft, { by }) {
      if (!voterOf(draft.state, by).barred) return;
      emit(draft, 'barred', { player: by }, 'agenda-phase.barred');
      done(draft);
    },
    ask(state, { by, vote }) {
      const { elects } = cardOf(state, vote);
      const able = voterOf(state, by).planets.some(
        ({ influence, exhausted }) => influence > 0 && !exhausted,
      );
      return {
        by,
        rules: [
          'agenda-phase.voting-order',
          'agenda-phase.voting',
          'agenda-phase.one-outcome',
          ASKED[elects],
          elects !== 'for-against' && 'agenda-phase.electing',
        ],
        options: [
          ...outcomesOf(state, vote).map((outcome) =>
            offer({ kind: 'outcome', outcome }, !able && 'agenda-phase.casting-votes'),
          ),
          ...(elects === 'planet'
            ? state.setup.free.map((outcome) =>
                offer({ kind: 'outcome', outcome }, 'agenda-phase.controlled-planets'),
              )
            : []),
          offer({ kind: 'abstain' }),
        ],
      };
    },
    choose: {
      abstain(draft, { by }) {
        emit(draft, 'abstained', { player: by }, 'agenda-phase.abstaining');
        done(draft);
      },

      outcome(draft, { by, vote }, { outcome }) {
        emit(draft, 'announced', { player: by, outcome }, 'agenda-phase.aloud');
        replace(draft, { at: 'cast', by, vote, outcome, votes: 0 });
      },
    },
  },
  cast: {
    ask(state, { by, vote, outcome, votes }) {
      const { planets, goods } = voterOf(state, by);
      return {
        by,
        rules: ['agenda-phase.casting-votes', 'agenda-phase.all-votes-of-planet'],
        options: [
          ...planets
            .filter(({ influence }) => influence > 0)
            .map(({ id, exhausted }) =>
              exhausted
                ? offer({ kind: 'exhaust', planet: id }, 'readied-card.exhausted')
                : offer({ kind: 'exhaust', planet: id }),
            ),
          ...outcomesOf(state, vote)
            .filter((other) => other !== outcome)
            .map((other) =>
              offer({ kind: 'outcome', outcome: other }, 'agenda-phase.no-splitting'),
            ),
          ...(goods > 0 ? [offer({ kind: 'spend-good' }, 'agenda-phase.no-trade-goods')] : []),
          votes > 0 ? offer({ kind: 'done' }) : offer({ kind: 'done' }, 'agenda-phase.aloud'),
        ],
      };
    },
    choose: {
      done(draft, frame) {
        const { by, outcome, votes } = frame;
        finishCast(draft, by, outcome, votes);
      },

      exhaust(draft, frame, choice) {
        const { by, votes } = frame;
        const voter = voterOf(draft.state, by);
        const planet = voter.planets.find(({ id }) => id === choice.planet);
        const gives = planet?.influence ?? 0;
        const planets = voter.planets.map((entry) =>
          entry === planet ? { ...entry, exhausted: true } : entry,
        );
        change(draft, { voters: { ...draft.state.voters, [by]: { ...voter, planets } } });
        emit(
          draft,
          'planet-voted',
          { player: by, planet: choice.planet, votes: gives },
          'agenda-phase.casting-votes',
          'agenda-phase.all-votes-of-planet',
        );
        replace(draft, { ...frame, votes: votes + gives });
      },
    },
  },
  count: {
    settle(draft, { vote }) {
      const { votes } = draft.state;
      const most = Math.max(0, ...Object.values(votes));
      const leaders = Object.keys(votes).filter((outcome) => most > 0 && votes[outcome] === most);
      emit(
        draft,
        'counted',
        { votes },
        'agenda-phase.counting',
        ELECTED[cardOf(draft.state, vote).elects],
      );
      const [only] = leaders;
      if (only !== undefined && leaders.length === 1)
        replace(draft, { at: 'resolve', vote, outcome: only });
      else {
        const outcomes = leaders.length > 0 ? leaders : outcomesOf(draft.state, vote);
        replace(draft, { at: 'tie', vote, outcomes });
      }
    },
  },
  tie: {
    settle(draft, { outcomes }) {
      if (outcomes.length > 0) return;
      // Nobody controls a planet: there is nothing to elect.
      done(draft);
    },
    ask(state, { outcomes }) {
      return {
        by: state.setup.speaker,
        rules: ['agenda-phase.tie', 'agenda-phase.tie-not-a-vote'],
        options: outcomes.map((outcome) => offer({ kind: 'outcome', outcome })),
      };
    },
    choose: {
      outcome(draft, { vote }, { outcome }) {
        emit(
          draft,
          'tie-broken',
          { speaker: draft.state.setup.speaker, outcome },
          'agenda-phase.tie',
          'agenda-phase.tie-not-a-vote',
        );
        replace(draft, { at: 'resolve', vote, outcome });
      },
    },
  },
  resolve: {
    settle(draft, { vote, outcome }) {
      const { type, elects } = cardOf(draft.state, vote);
      const stays = type === 'law' && (elects !== 'for-against' || outcome === 'for');
      emit(
        draft,
        'resolved',
        { outcome, stays },
        stays ? 'agenda-phase.law-passed' : 'agenda-phase.directive-or-rejected',
        'agenda-phase.resolving',
        stays
          ? 'agenda-cards.law-passed'
          : type === 'law'
            ? 'agenda-cards.law-rejected'
            : 'agenda-cards.directive-resolved',
      );
      for (const { player, outcome: told } of draft.state.predictions) {
        emit(
          draft,
          'prediction-checked',
          { player, right: told === outcome },
          'agenda-phase.prediction-effects',
        );
      }
      change(draft, { results: [...draft.state.results, outcome] });
      done(draft);
    },
  },
  ready: {
    settle(draft) {
      const { voters } = draft.state;
      let planets = 0;
      const fresh = Object.fromEntries(
        Object.entries(voters).map(([player, voter]) => {
          planets += voter.planets.filter(({ exhausted }) => exhausted).length;
          return [
            player,
            { ...voter, planets: voter.planets.map((planet) => ({ ...planet, exhausted: false })) },
          ];
        }),
      );
      change(draft, { voters: fresh });
      emit(draft, 'readied', { planets }, 'agenda-phase.ready-planets');
      done(draft);
    },
  },
} satisfies Handlers<Agenda>;

export type AgendaTask = TaskIn<typeof handlers>;

const openingOf = ({ custodians }: AgendaSetup): readonly AgendaFrame[] =>
  custodians
    ? [{ at: 'skip' }]
    : [{ at: 'reveal', vote: 0 }, { at: 'reveal', vote: 1 }, { at: 'ready' }];

const stateOf = (setup: AgendaSetup, frames: readonly AgendaFrame[]): AgendaState => ({
  setup,
  voters: Object.fromEntries(
    setup.players.map((player) => [player, { ...NOBODY, ...setup.voters[player] }]),
  ),
  votes: {},
  predictions: [],
  results: [],
  agenda: frames.toReversed(),
});

const procedure = machineOf<Agenda, AgendaOutcome, AgendaTask>(
  { game: 'ti4', over: 'agenda-phase.ready-planets', outcome: ({ results }) => ({ results }) },
  handlers,
);

export const agenda = procedure('ti4/agenda', (setup: AgendaSetup) =>
  stateOf(setup, openingOf(setup)),
);

/** One vote of a whole game: the second card is not known before the first is resolved. */
export const oneVote = procedure(
  'ti4/one-vote',
  ({ setup, vote }: { readonly setup: AgendaSetup; readonly vote: 0 | 1 }) =>
    stateOf(setup, [{ at: 'reveal', vote }]),
);
