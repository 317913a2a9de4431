import type { PlayerId } from '../action/types.ts';
import { byInitiative, cardsEach, seatOf as roundSeatOf } from '../round/draft.ts';
import { strategyFrames } from '../round/strategy.ts';
import type { RoundState } from '../round/types.ts';
import { sheetOf } from '../action/query.ts';
import type { Ti4Rule } from '../rule.ts';
import { infect, weaponOffers } from './bacteria.ts';
import { primary } from './cards/primary.ts';
import { change, changeBoard, changeSeat, done, emit, offer, push, replace } from './draft.ts';
import type { Asking, Draft, Offer, Passing } from './draft.ts';
import { scoreSecret } from './objectives.ts';
import { playAction } from './parts/action.ts';
import { playRound, roundOf } from './parts/round.ts';
import { mayTrade } from './parts/trade.ts';
import { beginPhase } from './phase.ts';
import { seatOf, tokensOf } from './query.ts';
import type { GameState } from './types.ts';

export const strategy: Passing<'strategy'> = {
  settle(draft) {
    beginPhase(draft, 'strategy');
    replace(draft, { at: 'action-phase' });
    playRound(draft, strategyFrames(roundOf(draft.state)));
  },
};

export const actionPhase: Passing<'action-phase'> = {
  settle(draft) {
    beginPhase(draft, 'action');
    replace(draft, { at: 'next-turn', after: -1 }, { at: 'status' });
  },
};

/** What the cards of a player are worth in the order of turns. */
const initiativeOf = (round: RoundState, player: PlayerId): number => {
  const { cards, naalu } = roundSeatOf(round, player);
  return naalu ? 0 : Math.min(9, ...cards);
};

export const nextTurn: Passing<'next-turn'> = {
  settle(draft, { after }) {
    const { state } = draft;
    const round = roundOf(state);
    const waiting = byInitiative(round).filter((player) => !seatOf(state, player).passed);
    const by = waiting.find((player) => initiativeOf(round, player) > after) ?? waiting[0];
    if (by === undefined) {
      emit(draft, 'round/everybody-passed', {}, 'action-phase.end');
      done(draft);
      return;
    }
    const value = initiativeOf(round, by);
    change(draft, { deals: [] });
    changeBoard(draft, { active: by });
    emit(
      draft,
      'round/turn-began',
      { player: by },
      'action-phase.turns',
      'active-player.next',
      'initiative-order.ascending',
      'initiative-order.by-cards',
      value === 0 && 'initiative-order.naalu-token',
      cardsEach(round) === 2 && 'initiative-order.two-cards',
      value === after && 'action-phase.actions-in-a-row',
    );
    replace(draft, { at: 'turn', by }, { at: 'next-turn', after: value });
  },
};

const passBar = (state: GameState, by: PlayerId): Ti4Rule | null => {
  const { cards, exhausted } = seatOf(state, by);
  if (exhausted.length >= cards.length) return null;
  return state.started <= 4 ? 'action-phase.both-cards' : 'action-phase.strategic-action-first';
};

const tacticalBar = (state: GameState, by: PlayerId): Ti4Rule | null => {
  if (sheetOf(state.board, by).tactic === 0) return 'command-tokens.tactical-action';
  const systems = Object.keys(state.board.galaxy.systems).length;
  return tokensOf(state, by).length < systems ? null : 'active-system.own-token';
};

/** What may be done in a turn beside its action, as often as there is something of it. */
const besides = (state: GameState, by: PlayerId): readonly Offer[] => [
  offer({ kind: 'bargain' }, !mayTrade(state, by) && 'transactions.one-per-neighbor'),
  ...(seatOf(state, by).secretHand > 0 ? [offer({ kind: 'score-secret' })] : []),
  offer({ kind: 'tell' }),
];

const BESIDES = {
  bargain(draft: Draft, { by }: { readonly by: PlayerId }) {
    push(draft, { at: 'bargain', by });
  },
  'score-secret'(draft: Draft, { by }: { readonly by: PlayerId }) {
    scoreSecret(draft, by, 'objective-cards.score');
  },
  tell(draft: Draft, { by }: { readonly by: PlayerId }) {
    push(draft, { at: 'deeds', by, of: by, why: 'card', touched: [] });
  },
};

export const turn: Asking<'turn'> = {
  ask(state, { by }) {
    const { cards, exhausted } = seatOf(state, by);
    return {
      by,
      rules: ['action-phase.one-action', 'action-phase.must-pass', 'transactions.any-time'],
      options: [
        ...cards.map((card) =>
          offer(
            { kind: 'strategic', card },
            exhausted.includes(card) && 'strategic-action.exhaust',
          ),
        ),
        offer({ kind: 'tactical' }, tacticalBar(state, by)),
        offer({ kind: 'component' }),
        offer({ kind: 'pass' }, passBar(state, by)),
        ...besides(state, by),
        ...weaponOffers(state, by),
      ],
    };
  },
  choose: {
    ...BESIDES,

    'bacterial-weapon'(draft, { by }, { planet }) {
      replace(draft, { at: 'turn-end', by });
      infect(draft, by, planet);
    },

    strategic(draft, { by }, { card }) {
      replace(draft, { at: 'turn-end', by });
      primary(draft, by, card);
    },

    tactical(draft, { by }) {
      replace(draft, { at: 'turn-end', by });
      playAction(draft, { by, frames: [{ at: 'activate' }], isTactical: true });
    },

    component(draft, { by }) {
      emit(
        draft,
        'round/component-taken',
        { player: by },
        'component-action.perform',
        'component-action.where',
      );
      replace(
        draft,
        { at: 'deeds', by, of: by, why: 'component', touched: [] },
        { at: 'turn-end', by },
      );
    },

    pass(draft, { by }) {
      changeSeat(draft, by, { passed: true });
      emit(
        draft,
        'round/passed',
        { player: by },
        'action-phase.after-pass',
        'action-phase.passing-turn',
      );
      replace(draft, { at: 'turn-end', by });
    },
  },
};

/** Somebody to trade with is left, or something to score; else the turn simply ends. */
export const turnEnd: Asking<'turn-end'> = {
  settle(draft, { by }) {
    const { state } = draft;
    if (mayTrade(state, by) || seatOf(state, by).secretHand > 0) return;
    done(draft);
  },
  ask(state, { by }) {
    return {
      by,
      rules: ['transactions.any-time', 'objective-cards.action-limit'],
      options: [...besides(state, by), offer({ kind: 'done' })],
    };
  },
  choose: {
    ...BESIDES,

    done(draft) {
      done(draft);
    },
  },
};
