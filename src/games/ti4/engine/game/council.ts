import type { AgendaCard } from '../agenda/types.ts';
import { VOTE_EFFECTS } from './choices.ts';
import { change, changeBoard, done, emit, offer, replace } from './draft.ts';
import type { Asking, Passing } from './draft.ts';
import type { GameFrame } from './frames.ts';
import { NO_EFFECT, playVote } from './parts/agenda.ts';
import { mayTrade } from './parts/trade.ts';
import { beginPhase } from './phase.ts';
import { deckOf, fromSpeaker } from './query.ts';

/** More than any card gives. */
const MOST_EXTRA = 20;

const CARDS: readonly AgendaCard[] = (['law', 'directive'] as const).flatMap((type) =>
  (['for-against', 'player', 'planet'] as const).map((elects) => ({ type, elects })),
);

export const agendaPhase: Passing<'agenda-phase'> = {
  settle(draft) {
    if (draft.state.board.custodians) {
      emit(draft, 'no-agenda', {}, 'agenda-phase.after-custodians', 'game-round.agenda-skipped');
      replace(draft, { at: 'strategy' });
      return;
    }
    beginPhase(draft, 'agenda');
    replace(
      draft,
      { at: 'agenda-card', vote: 0 },
      { at: 'agenda-card', vote: 1 },
      { at: 'agenda-end' },
    );
  },
};

/** The speaker reads the card aloud: the reader says what it asks. */
export const agendaCard: Asking<'agenda-card'> = {
  settle(draft) {
    if (deckOf(draft.state, 'agendas') > 0) return;
    change(draft, { discards: { ...draft.state.discards, agendas: 0 } });
    emit(draft, 'reshuffled', { deck: 'agendas' }, 'component-limitations.decks');
  },
  ask({ speaker }, { vote }) {
    return {
      by: speaker,
      rules: [
        'agenda-phase.reveal',
        vote === 0 ? 'agenda-phase.first-vote' : 'agenda-phase.second-vote',
        'agenda-cards.types',
      ],
      options: CARDS.map((card) => offer({ kind: 'agenda-card', ...card })),
    };
  },
  choose: {
    'agenda-card'(draft, { vote }, { type, elects }) {
      change(draft, { deals: [] });
      const deals = fromSpeaker(draft.state).map((by): GameFrame => ({ at: 'agenda-deals', by }));
      const card = { type, elects };
      replace(draft, ...deals, { at: 'vote-effects', vote, card, effects: {} });
    },
  },
};

/** During a vote everybody may trade once with everybody. */
export const agendaDeals: Asking<'agenda-deals'> = {
  settle(draft, { by }) {
    if (!mayTrade(draft.state, by)) done(draft);
  },
  ask(_state, { by }) {
    return {
      by,
      rules: ['transactions.agenda-phase', 'transactions.agenda-neighbors'],
      options: [offer({ kind: 'bargain' }), offer({ kind: 'done' })],
    };
  },
  choose: {
    bargain(draft, { by }) {
      replace(draft, { at: 'bargain', by });
    },

    done(draft) {
      done(draft);
    },
  },
};

/** What cards and factions do to the votes, before they are cast. */
export const voteEffects: Asking<'vote-effects'> = {
  ask(state, { effects }) {
    return {
      by: state.speaker,
      rules: ['agenda-phase.extra-votes', 'agenda-phase.barred', 'agenda-phase.prediction'],
      options: [
        ...fromSpeaker(state).flatMap((player) => {
          const { extra, barred, predicts } = effects[player] ?? NO_EFFECT;
          const open = {
            extra: extra < MOST_EXTRA && !barred,
            barred: !barred,
            predicts: !predicts,
          };
          return VOTE_EFFECTS.filter((effect) => open[effect]).map((effect) =>
            offer({ kind: 'vote-effect', player, effect }),
          );
        }),
        offer({ kind: 'done' }),
      ],
    };
  },
  choose: {
    'vote-effect'(draft, frame, { player, effect }) {
      const old = frame.effects[player] ?? NO_EFFECT;
      const next =
        effect === 'extra' ? { ...old, extra: old.extra + 1 } : { ...old, [effect]: true };
      emit(
        draft,
        'agenda-effect',
        { player, ...next },
        effect === 'extra'
          ? 'agenda-phase.extra-votes'
          : effect === 'barred'
            ? 'agenda-phase.barred'
            : 'agenda-phase.prediction',
      );
      replace(draft, { ...frame, effects: { ...frame.effects, [player]: next } });
    },

    done(draft, { vote, card, effects }) {
      const { speaker } = draft.state;
      // What the outcome does stands on the card.
      replace(draft, { at: 'deeds', by: speaker, of: speaker, why: 'agenda', touched: [] });
      playVote(draft, vote, card, effects);
    },
  },
};

export const agendaEnd: Passing<'agenda-end'> = {
  settle(draft) {
    const { holdings } = draft.state.board;
    const all = Object.entries(holdings);
    const planets = all.filter(([, { exhausted }]) => exhausted).length;
    changeBoard(draft, {
      holdings: Object.fromEntries(all.map(([id, held]) => [id, { ...held, exhausted: false }])),
    });
    emit(draft, 'agenda/readied', { planets }, 'agenda-phase.ready-planets');
    replace(draft, { at: 'strategy' });
  },
};
