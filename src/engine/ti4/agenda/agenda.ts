import { IllegalChoice } from '../../core/procedure.ts';
import type { Option } from '../../core/procedure.ts';
import { clockwiseAfter } from '../action/query.ts';
import type { PlayerId } from '../action/types.ts';
import { makeProcedure } from '../machine.ts';
import type { Draft as AnyDraft, Handlers } from '../machine.ts';
import { rule, rules } from './rules.ts';
import type { AgendaRule } from './rules.ts';
import type {
  AgendaCard,
  AgendaChoice,
  AgendaEvent,
  AgendaEventData,
  AgendaFrame,
  AgendaOutcome,
  AgendaProcedure,
  AgendaSetup,
  AgendaState,
  Voter,
} from './types.ts';

type Draft = AnyDraft<AgendaState, AgendaEvent>;
type Offer = Option<AgendaChoice>;

const NOBODY: Voter = { planets: [], goods: 0, extra: 0, barred: false, predicts: false };

const emit = <Kind extends keyof AgendaEventData>(
  draft: Draft,
  kind: Kind,
  data: AgendaEventData[Kind],
  first: AgendaRule,
  ...rest: readonly AgendaRule[]
): void => {
  draft.events.push({ kind, data, rules: rules(first, ...rest) } as unknown as AgendaEvent);
};

const change = (draft: Draft, part: Partial<AgendaState>): void => {
  draft.state = { ...draft.state, ...part };
};

const go = (draft: Draft, ...frames: readonly AgendaFrame[]): void =>
  change(draft, { agenda: [...frames, ...draft.state.agenda.slice(1)] });

const voterOf = (state: AgendaState, player: PlayerId): Voter => state.voters[player] ?? NOBODY;

const cardOf = (state: AgendaState, vote: 0 | 1): AgendaCard => state.setup.cards[vote];

const controlled = (state: AgendaState): readonly string[] =>
  state.setup.players.flatMap((player) => voterOf(state, player).planets.map(({ id }) => id));

const outcomesOf = (state: AgendaState, vote: 0 | 1): readonly string[] => {
  const { elects } = cardOf(state, vote);
  if (elects === 'for-against') return ['for', 'against'];
  return elects === 'player' ? state.setup.players : controlled(state);
};

const allow = (choice: AgendaChoice): Offer => ({ choice, allowed: true });
const refuse = (choice: AgendaChoice, because: AgendaRule): Offer => ({
  choice,
  allowed: false,
  because: rule(because),
});

const ASKED = {
  'for-against': 'agenda-phase.for-or-against',
  player: 'agenda-phase.voting-for-oneself',
  planet: 'agenda-phase.controlled-planets',
} as const satisfies Record<AgendaCard['elects'], AgendaRule>;

const ELECTED = {
  'for-against': 'agenda-phase.counting',
  player: 'agenda-phase.elected-player',
  planet: 'agenda-phase.elected-planet',
} as const satisfies Record<AgendaCard['elects'], AgendaRule>;

const unexpected = (choice: AgendaChoice): IllegalChoice =>
  new IllegalChoice(`${choice.kind} is not what is asked here.`, rule('agenda-phase.one-outcome'));

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
    ...(extra > 0 ? (['agenda-phase.extra-votes'] as const) : []),
  );
  go(draft);
};

const handlers: Handlers<AgendaState, AgendaFrame, AgendaChoice, AgendaEvent> = {
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
      go(
        draft,
        ...setup.players.map((by) => ({ at: 'predict' as const, by, vote })),
        ...round.map((by) => ({ at: 'vote' as const, by, vote })),
        { at: 'count', vote },
      );
      return true;
    },
  },
  predict: {
    settle(draft, { by }) {
      if (voterOf(draft.state, by).predicts) return false;
      go(draft);
      return true;
    },
    prompt(state, { by, vote }) {
      return {
        kind: 'decision',
        by,
        task: 'predict',
        rules: rules('agenda-phase.prediction', 'agenda-phase.prediction-choice'),
        options: [
          ...outcomesOf(state, vote).map((outcome) => allow({ kind: 'predict', outcome })),
          allow({ kind: 'no-prediction' }),
        ],
      };
    },
    choose(draft, { by }, choice) {
      if (choice.kind === 'predict') {
        const { outcome } = choice;
        change(draft, { predictions: [...draft.state.predictions, { player: by, outcome }] });
        emit(draft, 'predicted', { player: by, outcome }, 'agenda-phase.prediction');
      } else if (choice.kind !== 'no-prediction') throw unexpected(choice);
      go(draft);
    },
  },
  vote: {
    settle(draft, { by }) {
      if (!voterOf(draft.state, by).barred) return false;
      emit(draft, 'barred', { player: by }, 'agenda-phase.barred');
      go(draft);
      return true;
    },
    prompt(state, { by, vote }) {
      const { elects } = cardOf(state, vote);
      const able = voterOf(state, by).planets.some(
        ({ influence, exhausted }) => influence > 0 && !exhausted,
      );
      return {
        kind: 'decision',
        by,
        task: 'vote',
        rules: rules(
          'agenda-phase.voting-order',
          'agenda-phase.voting',
          'agenda-phase.one-outcome',
          ASKED[elects],
          ...(elects === 'for-against' ? [] : (['agenda-phase.electing'] as const)),
        ),
        options: [
          ...outcomesOf(state, vote).map((outcome): Offer => {
            const choice = { kind: 'outcome', outcome } as const;
            return able ? allow(choice) : refuse(choice, 'agenda-phase.casting-votes');
          }),
          ...(elects === 'planet'
            ? state.setup.free.map((outcome) =>
                refuse({ kind: 'outcome', outcome }, 'agenda-phase.controlled-planets'),
              )
            : []),
          allow({ kind: 'abstain' }),
        ],
      };
    },
    choose(draft, { by, vote }, choice) {
      if (choice.kind === 'abstain') {
        emit(draft, 'abstained', { player: by }, 'agenda-phase.abstaining');
        go(draft);
        return;
      }
      if (choice.kind !== 'outcome') throw unexpected(choice);
      const { outcome } = choice;
      emit(draft, 'announced', { player: by, outcome }, 'agenda-phase.aloud');
      go(draft, { at: 'cast', by, vote, outcome, votes: 0 });
    },
  },
  cast: {
    prompt(state, { by, vote, outcome, votes }) {
      const { planets, goods } = voterOf(state, by);
      return {
        kind: 'decision',
        by,
        task: 'cast',
        rules: rules('agenda-phase.casting-votes', 'agenda-phase.all-votes-of-planet'),
        options: [
          ...planets
            .filter(({ influence }) => influence > 0)
            .map(({ id, exhausted }) =>
              exhausted
                ? refuse({ kind: 'exhaust', planet: id }, 'exhausted-card.planets')
                : allow({ kind: 'exhaust', planet: id }),
            ),
          ...outcomesOf(state, vote)
            .filter((other) => other !== outcome)
            .map((other) =>
              refuse({ kind: 'outcome', outcome: other }, 'agenda-phase.no-splitting'),
            ),
          ...(goods > 0 ? [refuse({ kind: 'spend-good' }, 'agenda-phase.no-trade-goods')] : []),
          votes > 0
            ? allow({ kind: 'done' })
            : refuse({ kind: 'done' }, 'agenda-phase.casting-votes'),
        ],
      };
    },
    choose(draft, frame, choice) {
      const { by, outcome, votes } = frame;
      if (choice.kind === 'done') {
        finishCast(draft, by, outcome, votes);
        return;
      }
      if (choice.kind !== 'exhaust') throw unexpected(choice);
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
      go(draft, { ...frame, votes: votes + gives });
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
        go(draft, { at: 'resolve', vote, outcome: only });
      else {
        const outcomes = leaders.length > 0 ? leaders : outcomesOf(draft.state, vote);
        go(draft, { at: 'tie', vote, outcomes });
      }
      return true;
    },
  },
  tie: {
    settle(draft, { outcomes }) {
      if (outcomes.length > 0) return false;
      // Nobody controls a planet: there is nothing to elect.
      go(draft);
      return true;
    },
    prompt(state, { outcomes }) {
      return {
        kind: 'decision',
        by: state.setup.speaker,
        task: 'tie',
        rules: rules('agenda-phase.tie', 'agenda-phase.tie-not-a-vote'),
        options: outcomes.map((outcome) => allow({ kind: 'outcome', outcome })),
      };
    },
    choose(draft, { vote }, choice) {
      if (choice.kind !== 'outcome') throw unexpected(choice);
      const { outcome } = choice;
      emit(
        draft,
        'tie-broken',
        { speaker: draft.state.setup.speaker, outcome },
        'agenda-phase.tie',
        'agenda-phase.tie-not-a-vote',
      );
      go(draft, { at: 'resolve', vote, outcome });
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
      go(draft);
      return true;
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
      go(draft);
      return true;
    },
  },
};

const begin = (setup: AgendaSetup): Draft => {
  const voters = Object.fromEntries(
    setup.players.map((player) => [player, { ...NOBODY, ...setup.voters[player] }]),
  );
  const agenda: readonly AgendaFrame[] = setup.custodians
    ? []
    : [{ at: 'reveal', vote: 0 }, { at: 'reveal', vote: 1 }, { at: 'ready' }];
  const draft: Draft = {
    state: { setup, voters, votes: {}, predictions: [], results: [], agenda },
    events: [],
  };
  if (setup.custodians) emit(draft, 'phase-skipped', {}, 'agenda-phase.after-custodians');
  return draft;
};

export const agenda: AgendaProcedure = makeProcedure<
  AgendaSetup,
  AgendaState,
  AgendaFrame,
  AgendaChoice,
  AgendaEvent,
  AgendaOutcome
>({
  id: 'ti4/agenda',
  handlers,
  over: rule('agenda-phase.ready-planets'),
  // Nothing in this state is changed in place.
  copy: (state) => state,
  begin,
  outcome: ({ results }) => ({ results }),
});
