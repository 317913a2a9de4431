import { clockwiseAfter } from '../action/query.ts';
import { POOLS } from '../action/types.ts';
import type { PlayerId } from '../action/types.ts';
import type { Card } from '../data/strategy-cards.ts';
import {
  byInitiative,
  cardsEach,
  emit,
  go,
  offer,
  seatOf,
  tokensFor,
  unexpected,
} from './draft.ts';
import type { Draft, Handling } from './draft.ts';
import { rules } from './rules.ts';
import type { RoundRule } from './rules.ts';
import type { RoundFrame, RoundState } from './types.ts';

const LEADERSHIP = 1;
const TRADE = 5;
const TRADE_GOODS = 3;
const LEADERSHIP_TOKENS = 3;
const INFLUENCE_FOR_TOKEN = 3;

/** The next in initiative order who has not passed, or nobody. */
export const nextTurn: Handling<'next-turn'> = {
  settle(draft, { after }) {
    const { state } = draft;
    const order = byInitiative(state);
    const at = after === null ? -1 : order.indexOf(after);
    const round = [...order.slice(at + 1), ...order.slice(0, at + 1)];
    const by = round.find((player) => !seatOf(state, player).passed);
    if (by === undefined) {
      emit(draft, 'everybody-passed', {}, 'action-phase.end');
      go(draft);
      return true;
    }
    emit(
      draft,
      'turn-began',
      { player: by },
      'action-phase.turns',
      'active-player.next',
      'initiative-order.ascending',
      'initiative-order.two-cards',
    );
    go(draft, { at: 'turn', by }, { at: 'next-turn', after: by });
    return true;
  },
};

const passBar = (state: RoundState, by: PlayerId): RoundRule | null => {
  const { cards, exhausted } = seatOf(state, by);
  if (exhausted.length >= cards.length) return null;
  return cardsEach(state) === 2 ? 'action-phase.both-cards' : 'action-phase.strategic-action-first';
};

export const turn: Handling<'turn'> = {
  prompt(state, { by }) {
    const seat = seatOf(state, by);
    return {
      kind: 'decision',
      by,
      task: 'turn',
      rules: rules('action-phase.one-action', 'action-phase.must-pass'),
      options: [
        ...seat.cards.map((card) =>
          offer(
            { kind: 'strategic', card },
            seat.exhausted.includes(card) ? 'strategic-action.exhaust' : null,
          ),
        ),
        offer({ kind: 'tactical' }, seat.tactic > 0 ? null : 'command-tokens.tactical-action'),
        offer({ kind: 'component' }, seat.components > 0 ? null : 'component-action.full-effect'),
        offer({ kind: 'pass' }, passBar(state, by)),
      ],
    };
  },
  choose(draft, { by }, choice) {
    const seat = seatOf(draft.state, by);
    switch (choice.kind) {
      case 'strategic':
        primary(draft, by, choice.card);
        return;
      case 'tactical':
        seat.tactic -= 1;
        seat.laid += 1;
        emit(draft, 'tactical-taken', { player: by }, 'command-tokens.tactical-action');
        break;
      case 'component':
        seat.components -= 1;
        emit(draft, 'component-taken', { player: by }, 'component-action.perform');
        break;
      case 'pass':
        seat.passed = true;
        emit(draft, 'passed', { player: by }, 'action-phase.after-pass');
        break;
      default:
        throw unexpected(choice, 'action-phase.one-action');
    }
    go(draft);
  },
};

const primary = (draft: Draft, by: PlayerId, card: Card): void => {
  emit(
    draft,
    'primary-used',
    { player: by, card },
    'strategic-action.what',
    'strategic-action.top-to-bottom',
    'strategy-cards.primary-own',
  );
  const others = clockwiseAfter(draft.state.players, by).map((player) => ({
    at: 'secondary' as const,
    by: player,
    card,
    free: false,
  }));
  const after: readonly RoundFrame[] = [...others, { at: 'exhaust-card', by, card }];
  if (card === LEADERSHIP) {
    go(draft, { at: 'leadership', by, base: LEADERSHIP_TOKENS, paid: 0 }, ...after);
    return;
  }
  if (card !== TRADE) {
    // What the other cards do is done at the table.
    go(draft, ...after);
    return;
  }
  seatOf(draft.state, by).goods += TRADE_GOODS;
  emit(draft, 'goods-gained', { player: by, goods: TRADE_GOODS }, 'trade-strategy-card.gain-goods');
  replenish(draft, by, 'trade-strategy-card.replenish');
  go(draft, { at: 'favours', by, chosen: [] }, ...after);
};

const replenish = (draft: Draft, by: PlayerId, because: RoundRule): void => {
  const seat = seatOf(draft.state, by);
  seat.commodities = seat.commodityLimit;
  emit(
    draft,
    'replenished',
    { player: by, commodities: seat.commodities },
    because,
    'trade-strategy-card.maximum',
  );
};

export const favours: Handling<'favours'> = {
  prompt(state, { by, chosen }) {
    return {
      kind: 'decision',
      by,
      task: 'favours',
      rules: rules('trade-strategy-card.choose-players'),
      options: [
        ...clockwiseAfter(state.players, by)
          .filter((player) => !chosen.includes(player))
          .map((player) => offer({ kind: 'favour', player }, null)),
        offer({ kind: 'done' }, null),
      ],
    };
  },
  choose(draft, { by, chosen }, choice) {
    if (choice.kind === 'favour') {
      emit(draft, 'favoured', { player: choice.player }, 'trade-strategy-card.choose-players');
      go(draft, { at: 'favours', by, chosen: [...chosen, choice.player] });
      return;
    }
    if (choice.kind !== 'done') throw unexpected(choice, 'trade-strategy-card.choose-players');
    const [, ...rest] = draft.state.agenda;
    draft.state.agenda = rest.map((frame) =>
      frame.at === 'secondary' && chosen.includes(frame.by) ? { ...frame, free: true } : frame,
    );
  },
};

const costs = (card: Card, free: boolean): boolean => card !== LEADERSHIP && !free;

export const secondary: Handling<'secondary'> = {
  settle(draft, { by, card, free }) {
    if (!free) return false;
    // Chosen players must, once and without a token.
    emit(
      draft,
      'secondary-used',
      { player: by, card, free },
      'trade-strategy-card.chosen-players',
      'trade-strategy-card.only-once',
    );
    replenish(draft, by, 'trade-strategy-card.secondary');
    go(draft);
    return true;
  },
  prompt(state, { by, card, free }) {
    const short = costs(card, free) && seatOf(state, by).strategy === 0;
    return {
      kind: 'decision',
      by,
      task: 'secondary',
      rules: rules(
        'strategic-action.secondary',
        'strategic-action.secondary-optional',
        'action-phase.secondary-after-pass',
      ),
      options: [
        offer({ kind: 'use' }, short ? 'command-tokens.secondary' : null),
        offer({ kind: 'skip' }, null),
      ],
    };
  },
  choose(draft, { by, card, free }, choice) {
    if (choice.kind === 'skip') {
      emit(draft, 'secondary-skipped', { player: by, card }, 'strategic-action.secondary-optional');
      go(draft);
      return;
    }
    if (choice.kind !== 'use') throw unexpected(choice, 'strategic-action.secondary');
    const seat = seatOf(draft.state, by);
    const paid = costs(card, free);
    if (paid) {
      seat.strategy -= 1;
      seat.reserve += 1;
    }
    emit(
      draft,
      'secondary-used',
      { player: by, card, free },
      'strategic-action.secondary',
      paid ? 'command-tokens.secondary' : 'command-tokens.leadership',
    );
    if (card === TRADE) replenish(draft, by, 'trade-strategy-card.secondary');
    if (card === LEADERSHIP) go(draft, { at: 'leadership', by, base: 0, paid: 0 });
    else go(draft);
  },
};

export const leadership: Handling<'leadership'> = {
  prompt(state, { by, base }) {
    const seat = seatOf(state, by);
    return {
      kind: 'decision',
      by,
      task: 'leadership',
      rules: rules(
        base > 0 ? 'leadership-strategy-card.primary' : 'leadership-strategy-card.secondary',
        'influence.spend',
      ),
      options: [
        ...seat.planets
          .filter(({ influence }) => influence > 0)
          .map(({ id, exhausted }) =>
            offer({ kind: 'exhaust', planet: id }, exhausted ? 'exhausted-card.planets' : null),
          ),
        ...(seat.goods > 0 ? [offer({ kind: 'spend-good' }, null)] : []),
        offer({ kind: 'done' }, null),
      ],
    };
  },
  choose(draft, frame, choice) {
    const { by, base, paid } = frame;
    const seat = seatOf(draft.state, by);
    if (choice.kind === 'done') {
      const left = tokensFor(draft, by, base + Math.floor(paid / INFLUENCE_FOR_TOKEN));
      go(draft, { at: 'gain-tokens', by, left });
      return;
    }
    let influence = 1;
    if (choice.kind === 'spend-good') seat.goods -= 1;
    else if (choice.kind === 'exhaust') {
      const planet = seat.planets.find(({ id }) => id === choice.planet);
      if (planet) planet.exhausted = true;
      influence = planet?.influence ?? 0;
    } else throw unexpected(choice, 'leadership-strategy-card.primary');
    emit(
      draft,
      'influence-spent',
      { player: by, influence },
      choice.kind === 'exhaust' ? 'influence.spend' : 'influence.trade-goods',
    );
    go(draft, { ...frame, paid: paid + influence });
  },
};

export const gainTokens: Handling<'gain-tokens'> = {
  settle(draft, { left }) {
    if (left > 0) return false;
    go(draft);
    return true;
  },
  prompt(_state, { by }) {
    return {
      kind: 'decision',
      by,
      task: 'gain-tokens',
      rules: rules('command-tokens.gain', 'leadership-strategy-card.place-tokens'),
      options: POOLS.map((pool) => offer({ kind: 'pool', pool }, null)),
    };
  },
  choose(draft, { by, left }, choice) {
    if (choice.kind !== 'pool') throw unexpected(choice, 'command-tokens.gain');
    const seat = seatOf(draft.state, by);
    seat.reserve -= 1;
    seat[choice.pool] += 1;
    emit(draft, 'token-placed', { player: by, pool: choice.pool }, 'command-tokens.gain');
    go(draft, { at: 'gain-tokens', by, left: left - 1 });
  },
};

export const exhaustCard: Handling<'exhaust-card'> = {
  settle(draft, { by, card }) {
    seatOf(draft.state, by).exhausted.push(card);
    emit(draft, 'card-exhausted', { player: by, card }, 'strategic-action.exhaust');
    go(draft);
    return true;
  },
};
