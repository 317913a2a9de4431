import type { PlayerId } from '../action/types.ts';
import {
  byInitiative,
  emit,
  fromSpeaker,
  go,
  offer,
  seatOf,
  tokensFor,
  unexpected,
} from './draft.ts';
import type { Handling } from './draft.ts';
import { scoreObjective, win } from './points.ts';
import { rules } from './rules.ts';
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
    { at: 'draw-cards' },
    ...order.map((by) => ({ at: 'discard' as const, by })),
    { at: 'return-tokens' },
  ];
};

const scoredBy = (state: RoundState, player: PlayerId) =>
  state.scored[player] ?? { publics: 0, secrets: 0 };

export const score: Handling<'score'> = {
  settle(draft, { by }) {
    const { publics, secrets } = seatOf(draft.state, by);
    if (publics.length + secrets > 0) return false;
    go(draft);
    return true;
  },
  prompt(state, { by }) {
    const seat = seatOf(state, by);
    const done = scoredBy(state, by);
    const open = [...new Set(seat.publics)];
    return {
      kind: 'decision',
      by,
      task: 'score',
      rules: rules('status-phase.score', 'objective-cards.status-limit'),
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
        offer({ kind: 'done' }, null),
      ],
    };
  },
  choose(draft, { by }, choice) {
    const { state } = draft;
    const done = scoredBy(state, by);
    if (choice.kind === 'done') {
      go(draft);
      return;
    }
    const secret = choice.kind === 'score-secret';
    if (!secret && choice.kind !== 'score-public') throw unexpected(choice, 'status-phase.score');
    state.scored[by] = {
      publics: done.publics + (secret ? 0 : 1),
      secrets: done.secrets + (secret ? 1 : 0),
    };
    const points = secret ? SECRET_POINTS : choice.points;
    scoreObjective(draft, by, points, secret, 'status-phase.score');
  },
};

/** Several may stand at the end at once when the table says so: the order decides. */
export const checkPoints: Handling<'check-points'> = {
  settle(draft) {
    const { state } = draft;
    const order = state.players.some((player) => seatOf(state, player).cards.length > 0)
      ? byInitiative(state)
      : fromSpeaker(state);
    const first = order.find((player) => seatOf(state, player).points >= state.goal);
    if (first !== undefined) win(draft, first);
    else go(draft);
    return true;
  },
};

export const reveal: Handling<'reveal'> = {
  settle(draft) {
    const { state } = draft;
    const { hidden } = state;
    if (hidden.stage1 + hidden.stage2 > 0) {
      const stage = hidden.stage1 > 0 ? 1 : 2;
      if (stage === 1) hidden.stage1 -= 1;
      else hidden.stage2 -= 1;
      emit(
        draft,
        'revealed',
        { stage },
        'status-phase.reveal-objective',
        'status-phase.stage-one-first',
        'speaker.reveals-objective',
      );
      go(draft);
      return true;
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
      state.winner = winner;
      emit(draft, 'won', { player: winner }, 'victory-points.no-objectives');
    }
    state.agenda = [];
    return true;
  },
};

export const drawCards: Handling<'draw-cards'> = {
  settle(draft) {
    for (const player of byInitiative(draft.state)) {
      seatOf(draft.state, player).actionCards += 1;
      emit(
        draft,
        'card-drawn',
        { player },
        'status-phase.draw-action-cards',
        'action-cards.status-draw',
      );
    }
    go(draft);
    return true;
  },
};

export const discard: Handling<'discard'> = {
  settle(draft, { by }) {
    if (seatOf(draft.state, by).actionCards > HAND_LIMIT) return false;
    go(draft);
    return true;
  },
  prompt(_state, { by }) {
    return {
      kind: 'decision',
      by,
      task: 'discard',
      rules: rules('action-cards.hand-limit'),
      options: [
        offer({ kind: 'discard' }, null),
        offer({ kind: 'done' }, 'action-cards.hand-limit'),
      ],
    };
  },
  choose(draft, { by }) {
    seatOf(draft.state, by).actionCards -= 1;
    emit(draft, 'card-discarded', { player: by }, 'action-cards.hand-limit');
  },
};

export const returnTokens: Handling<'return-tokens'> = {
  settle(draft) {
    const { state } = draft;
    for (const player of state.players) {
      const seat = seatOf(state, player);
      emit(draft, 'tokens-returned', { player, tokens: seat.laid }, 'status-phase.return-tokens');
      seat.reserve += seat.laid;
      seat.laid = 0;
    }
    const order = byInitiative(state);
    const frames = order.flatMap((by): readonly RoundFrame[] => [
      { at: 'gain-tokens', by, left: tokensFor(draft, by, TOKENS_EACH_ROUND) },
      { at: 'redistribute', by, moves: 0, why: 'status' },
    ]);
    go(draft, ...frames, { at: 'ready' });
    return true;
  },
};

export const ready: Handling<'ready'> = {
  settle(draft) {
    const { state } = draft;
    for (const player of state.players) {
      const seat = seatOf(state, player);
      for (const planet of seat.planets) planet.exhausted = false;
      seat.damaged = 0;
      seat.cards = [];
      seat.exhausted = [];
      seat.passed = false;
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
    go(draft);
    return true;
  },
};
