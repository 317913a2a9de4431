import type { PlayerId } from '../action/types.ts';
import type { Card } from '../data/strategy-cards.ts';
import { ABILITIES, LEADERSHIP, primary, replenish, secondaryOf } from './cards.ts';
import { byInitiative, cardsEach, emit, go, offer, seatOf, unexpected } from './draft.ts';
import type { Handling } from './draft.ts';
import { rules } from './rules.ts';
import type { RoundRule } from './rules.ts';
import type { RoundState } from './types.ts';

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
      'initiative-order.by-cards',
      ...(state.players.some((player) => seatOf(state, player).naalu)
        ? (['initiative-order.naalu-token'] as const)
        : []),
      ...(cardsEach(state) === 2 ? (['initiative-order.two-cards'] as const) : []),
      ...(by === after ? (['action-phase.actions-in-a-row'] as const) : []),
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
        ABILITIES[card][1],
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
      ABILITIES[card][1],
      'strategic-action.secondary',
      paid ? 'command-tokens.secondary' : 'command-tokens.leadership',
    );
    secondaryOf(draft, by, card);
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
