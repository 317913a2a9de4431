import type { PlayerId } from '../action/types.ts';
import type { Card } from '../data/strategy-cards.ts';
import {
  byInitiative,
  cardsEach,
  changeSeat,
  done,
  emit,
  offer,
  replace,
  seatOf,
} from './draft.ts';
import type { Asking, Draft, Passing } from './draft.ts';
import {
  ABILITIES,
  CONSTRUCTION,
  LEADERSHIP,
  primary,
  replenish,
  secondaryOf,
  TRADE,
  isSecondaryOnBoard,
} from './cards.ts';
import type { Ti4Rule } from '../rule.ts';
import type { RoundState } from './types.ts';

/** The next in initiative order who has not passed, or nobody. */
export const nextTurn: Passing<'next-turn'> = {
  settle(draft, { after }) {
    const { state } = draft;
    const order = byInitiative(state);
    const at = after === null ? -1 : order.indexOf(after);
    const round = [...order.slice(at + 1), ...order.slice(0, at + 1)];
    const by = round.find((player) => !seatOf(state, player).passed);
    if (by === undefined) {
      emit(draft, 'everybody-passed', {}, 'action-phase.end');
      done(draft);
      return;
    }
    emit(
      draft,
      'turn-began',
      { player: by },
      'action-phase.turns',
      'active-player.next',
      'initiative-order.ascending',
      'initiative-order.by-cards',
      state.players.some((player) => seatOf(state, player).naalu) && 'initiative-order.naalu-token',
      cardsEach(state) === 2 && 'initiative-order.two-cards',
      by === after && 'action-phase.actions-in-a-row',
    );
    replace(draft, { at: 'turn', by }, { at: 'next-turn', after: by });
  },
};

const passBar = (state: RoundState, by: PlayerId): Ti4Rule | null => {
  const { cards, exhausted } = seatOf(state, by);
  if (exhausted.length >= cards.length) return null;
  return cardsEach(state) === 2 ? 'action-phase.both-cards' : 'action-phase.strategic-action-first';
};

export const turn: Asking<'turn'> = {
  ask(state, { by }) {
    const seat = seatOf(state, by);
    return {
      by,
      rules: ['action-phase.one-action', 'action-phase.must-pass'],
      options: [
        ...seat.cards.map((card) =>
          offer(
            { kind: 'strategic', card },
            seat.exhausted.includes(card) ? 'strategic-action.exhaust' : null,
          ),
        ),
        offer({ kind: 'tactical' }, seat.tactic > 0 ? null : 'command-tokens.tactical-action'),
        offer({ kind: 'component' }, seat.components > 0 ? null : 'component-action.where'),
        offer({ kind: 'pass' }, passBar(state, by)),
      ],
    };
  },
  choose: {
    strategic(draft, { by }, { card }) {
      primary(draft, by, card);
    },

    tactical(draft, { by }) {
      const seat = seatOf(draft.state, by);
      changeSeat(draft, by, { tactic: seat.tactic - 1, laid: seat.laid + 1 });
      emit(draft, 'tactical-taken', { player: by }, 'command-tokens.tactical-action');
      done(draft);
    },

    component(draft, { by }) {
      const seat = seatOf(draft.state, by);
      changeSeat(draft, by, { components: seat.components - 1 });
      emit(draft, 'component-taken', { player: by }, 'component-action.perform');
      done(draft);
    },

    pass(draft, { by }) {
      changeSeat(draft, by, { passed: true });
      emit(draft, 'passed', { player: by }, 'action-phase.after-pass');
      done(draft);
    },
  },
};

const costs = (card: Card): boolean => card !== LEADERSHIP;

/** Every card but Leadership costs a token from the strategy pool; Construction lays it on the board. */
const payFor = (draft: Draft, by: PlayerId, card: Card, to: 'reserve' | 'laid'): void => {
  const seat = seatOf(draft.state, by);
  const paid = costs(card);
  if (paid) changeSeat(draft, by, { strategy: seat.strategy - 1, [to]: seat[to] + 1 });
  emit(
    draft,
    'secondary-used',
    { player: by, card, free: false, onBoard: isSecondaryOnBoard(card) },
    ABILITIES[card][1],
    'strategic-action.secondary',
    paid ? 'command-tokens.secondary' : 'command-tokens.leadership',
  );
};

export const secondary: Asking<'secondary'> = {
  settle(draft, { by, card }) {
    if (card !== TRADE || !draft.state.favoured.includes(by)) return;
    // Chosen players must, once and without a token.
    emit(
      draft,
      'secondary-used',
      { player: by, card, free: true, onBoard: false },
      'trade-strategy-card.chosen-players',
      'trade-strategy-card.only-once',
    );
    replenish(draft, by, 'trade-strategy-card.secondary');
    done(draft);
  },
  ask(state, { by, card }) {
    const { strategy, laid } = seatOf(state, by);
    const short = costs(card) && strategy === 0;
    return {
      by,
      rules: [
        ABILITIES[card][1],
        'strategic-action.secondary',
        'strategic-action.secondary-optional',
        'action-phase.secondary-after-pass',
      ],
      options: [
        offer({ kind: 'use' }, short ? 'command-tokens.secondary' : null),
        offer({ kind: 'skip' }),
        ...(card === CONSTRUCTION && laid > 0
          ? [offer({ kind: 'use-there' }, short ? 'command-tokens.secondary' : null)]
          : []),
      ],
    };
  },
  choose: {
    skip(draft, { by, card }) {
      emit(draft, 'secondary-skipped', { player: by, card }, 'strategic-action.secondary-optional');
      done(draft);
    },

    use(draft, { by, card }) {
      const builds = card === CONSTRUCTION;
      payFor(draft, by, card, builds ? 'laid' : 'reserve');
      if (builds) {
        emit(
          draft,
          'token-laid',
          { player: by, from: 'strategy' },
          'construction-strategy-card.secondary',
        );
      }
      secondaryOf(draft, by, card);
    },

    'use-there'(draft, { by, card }) {
      payFor(draft, by, card, 'reserve');
      emit(
        draft,
        'token-back',
        { player: by },
        'construction-strategy-card.secondary',
        'command-tokens.second-token',
      );
      secondaryOf(draft, by, card);
    },
  },
};

export const exhaustCard: Passing<'exhaust-card'> = {
  settle(draft, { by, card }) {
    const { exhausted } = seatOf(draft.state, by);
    changeSeat(draft, by, { exhausted: [...exhausted, card] });
    emit(draft, 'card-exhausted', { player: by, card }, 'strategic-action.exhaust');
    done(draft);
  },
};
