import type { PlayerId } from '../action/types.ts';
import {
  byInitiative,
  change,
  changeSeat,
  done,
  emit,
  fromSpeaker,
  offer,
  replace,
  seatOf,
  tokensFor,
} from './draft.ts';
import type { Asking, Draft, Passing } from './draft.ts';
import { scoreObjective, win } from './points.ts';
import type { RoundFrame, RoundState } from './types.ts';

const HAND_LIMIT = 7;
const TOKENS_EACH_ROUND = 2;
const SECRET_POINTS = 1;

export const statusFrames = (state: RoundState): readonly RoundFrame[] => {
  const order = byInitiative(state);
  return [
    ...order.map((by) => ({ at: 'score' as const, by })),
    { at: 'check-points' },
    { at: 'reveal' },
    ...order.flatMap((by): readonly RoundFrame[] => [
      { at: 'draw-card', by },
      { at: 'discard', by },
    ]),
    { at: 'return-tokens' },
  ];
};

const scoredBy = (state: RoundState, player: PlayerId) =>
  state.scored[player] ?? { publics: 0, secrets: 0 };

const scores = (draft: Draft, player: PlayerId, done: RoundState['scored'][string]): void =>
  change(draft, { scored: { ...draft.state.scored, [player]: done } });

export const score: Asking<'score'> = {
  settle(draft, { by }) {
    const { publics, secrets } = seatOf(draft.state, by);
    if (publics.length + secrets > 0) return;
    done(draft);
  },
  ask(state, { by }) {
    const seat = seatOf(state, by);
    const done = scoredBy(state, by);
    const open = [...new Set(seat.publics)];
    return {
      by,
      rules: ['status-phase.score', 'objective-cards.status-limit'],
      options: [
        ...open.map((points) =>
          offer(
            { kind: 'score-public', points },
            done.publics > 0
              ? 'objective-cards.status-limit'
              : seat.controlsHome
                ? null
                : 'objective-cards.home-system',
          ),
        ),
        ...(seat.secrets > 0
          ? [
              offer(
                { kind: 'score-secret' },
                done.secrets > 0 ? 'objective-cards.status-limit' : null,
              ),
            ]
          : []),
        offer({ kind: 'done' }),
      ],
    };
  },
  choose: {
    done(draft) {
      done(draft);
    },

    'score-secret'(draft, { by }) {
      const { publics, secrets } = scoredBy(draft.state, by);
      scores(draft, by, { publics, secrets: secrets + 1 });
      scoreObjective(draft, by, SECRET_POINTS, true, 'status-phase.score');
    },

    'score-public'(draft, { by }, { points }) {
      const { publics, secrets } = scoredBy(draft.state, by);
      scores(draft, by, { publics: publics + 1, secrets });
      scoreObjective(draft, by, points, false, 'status-phase.score');
    },
  },
};

/** Several may stand at the end at once when the table says so: the order decides. */
export const checkPoints: Passing<'check-points'> = {
  settle(draft) {
    const { state } = draft;
    const order = state.players.some((player) => seatOf(state, player).cards.length > 0)
      ? byInitiative(state)
      : fromSpeaker(state);
    const first = order.find((player) => seatOf(state, player).points >= state.goal);
    if (first !== undefined) win(draft, first);
    else done(draft);
  },
};

export const reveal: Passing<'reveal'> = {
  settle(draft) {
    const { state } = draft;
    const { hidden } = state;
    if (hidden.stage1 + hidden.stage2 > 0) {
      const stage = hidden.stage1 > 0 ? 1 : 2;
      const left =
        stage === 1
          ? { ...hidden, stage1: hidden.stage1 - 1 }
          : { ...hidden, stage2: hidden.stage2 - 1 };
      change(draft, { hidden: left });
      emit(
        draft,
        'revealed',
        { stage },
        'status-phase.reveal-objective',
        'status-phase.stage-one-first',
        'speaker.reveals-objective',
      );
      done(draft);
      return;
    }
    emit(
      draft,
      'none-to-reveal',
      {},
      'status-phase.no-objectives-left',
      'objective-cards.none-left',
    );
    const order = byInitiative(state);
    const most = Math.max(...order.map((player) => seatOf(state, player).points));
    const winner = order.find((player) => seatOf(state, player).points === most);
    if (winner !== undefined) {
      change(draft, { winner });
      emit(draft, 'won', { player: winner }, 'victory-points.no-objectives');
    }
    change(draft, { agenda: [] });
  },
};

export const drawCard: Passing<'draw-card'> = {
  settle(draft, { by }) {
    changeSeat(draft, by, { actionCards: seatOf(draft.state, by).actionCards + 1 });
    emit(
      draft,
      'card-drawn',
      { player: by },
      'status-phase.draw-action-cards',
      'action-cards.status-draw',
    );
    done(draft);
  },
};

export const discard: Asking<'discard'> = {
  settle(draft, { by }) {
    if (seatOf(draft.state, by).actionCards > HAND_LIMIT) return;
    done(draft);
  },
  ask(_state, { by }) {
    return {
      by,
      rules: ['action-cards.hand-limit'],
      options: [offer({ kind: 'discard' }), offer({ kind: 'done' }, 'action-cards.hand-limit')],
    };
  },
  choose: {
    discard(draft, { by }) {
      changeSeat(draft, by, { actionCards: seatOf(draft.state, by).actionCards - 1 });
      emit(draft, 'card-discarded', { player: by }, 'action-cards.hand-limit');
    },
  },
};

export const returnTokens: Passing<'return-tokens'> = {
  settle(draft) {
    const { state } = draft;
    for (const player of state.players) {
      const seat = seatOf(state, player);
      emit(draft, 'tokens-returned', { player, tokens: seat.laid }, 'status-phase.return-tokens');
      changeSeat(draft, player, { reserve: seat.reserve + seat.laid, laid: 0 });
    }
    const order = byInitiative(state);
    const frames = order.flatMap((by): readonly RoundFrame[] => [
      { at: 'gain-tokens', by, left: tokensFor(draft, by, TOKENS_EACH_ROUND) },
      { at: 'redistribute', by, moves: 0, why: 'status' },
    ]);
    replace(draft, ...frames, { at: 'ready' });
  },
};

export const ready: Passing<'ready'> = {
  settle(draft) {
    const { state } = draft;
    for (const player of state.players) {
      const planets = seatOf(state, player).planets.map((planet) => ({
        ...planet,
        exhausted: false,
      }));
      changeSeat(draft, player, { planets, damaged: 0, cards: [], exhausted: [], passed: false });
    }
    emit(
      draft,
      'readied',
      {},
      'status-phase.ready-cards',
      'readied-card.when',
      'status-phase.steps',
    );
    emit(draft, 'repaired', {}, 'status-phase.repair', 'sustain-damage.until-repaired');
    const next = state.custodians ? 'strategy' : 'agenda';
    emit(
      draft,
      'cards-returned',
      { next },
      'status-phase.return-strategy-cards',
      'status-phase.what',
    );
    done(draft);
  },
};
