import { sheetOf, spendable } from '../../action/query.ts';
import type { PlayerId } from '../../action/types.ts';
import { CARD_NAMES } from '../../data/strategy-cards.ts';
import type { Card } from '../../data/strategy-cards.ts';
import { ABILITIES, secondaryOf } from '../../round/cards.ts';
import type { Ti4Rule } from '../../rule.ts';
import { changeSeat, changeSheet, done, emit, offer, push } from '../draft.ts';
import type { Asking, Draft, Passing } from '../draft.ts';
import { playAction } from '../parts/action.ts';
import { playRound } from '../parts/round.ts';
import { seatOf } from '../query.ts';
import type { GameState } from '../types.ts';
import { sitesOf } from './construction.ts';
import { homeDocks } from './warfare.ts';

const RESEARCH_COST = 4;

/** Construction lays its token on the board itself. */
const PAID_ELSEWHERE: ReadonlySet<string> = new Set(['leadership', 'construction']);

const barOf = (state: GameState, by: PlayerId, card: Card): Ti4Rule | null => {
  const name = CARD_NAMES[card];
  if (name === 'leadership') return null;
  if (sheetOf(state.board, by).strategy === 0) return 'command-tokens.secondary';
  switch (name) {
    case 'construction':
      return sitesOf(state, by).length > 0 ? null : 'construction-strategy-card.secondary';
    case 'warfare':
      return homeDocks(state, by).length > 0 ? null : 'warfare-strategy-card.secondary';
    case 'technology':
      return spendable(state.board, by, 'resources') >= RESEARCH_COST
        ? null
        : 'technology-strategy-card.secondary';
    default:
      return null;
  }
};

const act = (draft: Draft, by: PlayerId, card: Card): void => {
  switch (CARD_NAMES[card]) {
    case 'construction':
      push(draft, { at: 'building-site', by });
      break;
    case 'warfare':
      push(draft, { at: 'home-dock', by });
      break;
    case 'technology':
      playAction(draft, {
        by,
        frames: [
          {
            at: 'pay',
            by,
            with: 'resources',
            why: 'technology-secondary',
            need: RESEARCH_COST,
            paid: 0,
          },
          { at: 'research', used: [] },
        ],
      });
      break;
    default:
      playRound(draft, [{ at: 'secondary', by, card }], (round) => secondaryOf(round, by, card));
  }
};

const pay = (draft: Draft, by: PlayerId, card: Card): void => {
  if (PAID_ELSEWHERE.has(CARD_NAMES[card])) return;
  const { strategy, reserve } = sheetOf(draft.state.board, by);
  changeSheet(draft, by, { strategy: strategy - 1, reserve: reserve + 1 });
};

export const secondary: Asking<'secondary'> = {
  settle(draft, { by, card }) {
    if (CARD_NAMES[card] === 'trade' && draft.state.favoured.includes(by)) {
      // Chosen players must, once and without a token.
      emit(
        draft,
        'round/secondary-used',
        { player: by, card, free: true, onBoard: false },
        'trade-strategy-card.chosen-players',
        'trade-strategy-card.only-once',
      );
      done(draft);
      act(draft, by, card);
      return;
    }
    const bar = barOf(draft.state, by, card);
    if (bar === null) return;
    emit(draft, 'cannot-use', { player: by, card }, bar);
    done(draft);
  },
  ask(_state, { by, card }) {
    return {
      by,
      rules: [
        ABILITIES[card][1],
        'strategic-action.secondary',
        'strategic-action.secondary-optional',
        'action-phase.secondary-after-pass',
      ],
      options: [offer({ kind: 'use' }), offer({ kind: 'skip' })],
    };
  },
  choose: {
    use(draft, { by, card }) {
      pay(draft, by, card);
      emit(
        draft,
        'round/secondary-used',
        { player: by, card, free: false, onBoard: false },
        ABILITIES[card][1],
        'strategic-action.secondary',
        CARD_NAMES[card] === 'leadership'
          ? 'command-tokens.leadership'
          : 'command-tokens.secondary',
      );
      done(draft);
      act(draft, by, card);
    },

    skip(draft, { by, card }) {
      emit(
        draft,
        'round/secondary-skipped',
        { player: by, card },
        'strategic-action.secondary-optional',
      );
      done(draft);
    },
  },
};

export const exhaustCard: Passing<'exhaust-card'> = {
  settle(draft, { by, card }) {
    changeSeat(draft, by, { exhausted: [...seatOf(draft.state, by).exhausted, card] });
    emit(draft, 'round/card-exhausted', { player: by, card }, 'strategic-action.exhaust');
    done(draft);
  },
};
