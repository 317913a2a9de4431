import { clockwiseAfter } from '../action/query.ts';
import { POOLS } from '../action/types.ts';
import type { PlayerId } from '../action/types.ts';
import type { Card } from '../data/strategy-cards.ts';
import {
  change,
  changePlanet,
  changeSeat,
  done,
  emit,
  offer,
  replace,
  seatOf,
  tokensFor,
} from './draft.ts';
import type { Asking, Draft, Passing } from './draft.ts';
import { drawSecret, gainPoint, scoreObjective } from './points.ts';
import type { Ti4Rule } from '../rule.ts';
import type { RoundFrame } from './types.ts';

export const LEADERSHIP = 1;
const DIPLOMACY = 2;
const POLITICS = 3;
export const TRADE = 5;
const WARFARE = 6;
export const CONSTRUCTION = 4;
const IMPERIAL = 8;
const CAPITAL = 'mecatol-rex';
const TRADE_GOODS = 3;
const LEADERSHIP_TOKENS = 3;
const INFLUENCE_FOR_TOKEN = 3;
const POLITICS_CARDS = 2;
const DIPLOMACY_PLANETS = 2;

/** What each card says of its two abilities. */
export const ABILITIES = {
  1: ['leadership-strategy-card.primary', 'leadership-strategy-card.secondary'],
  2: ['diplomacy-strategy-card.primary', 'diplomacy-strategy-card.secondary'],
  3: ['politics-strategy-card.primary', 'politics-strategy-card.secondary'],
  4: ['construction-strategy-card.primary', 'construction-strategy-card.secondary'],
  5: ['trade-strategy-card.primary', 'trade-strategy-card.secondary'],
  6: ['warfare-strategy-card.primary-when', 'warfare-strategy-card.secondary'],
  7: ['technology-strategy-card.primary', 'technology-strategy-card.secondary'],
  8: ['imperial-strategy-card.primary', 'imperial-strategy-card.secondary'],
} as const satisfies Readonly<Record<Card, readonly [Ti4Rule, Ti4Rule]>>;

type Effects = Readonly<
  Partial<Record<Card, (draft: Draft, by: PlayerId) => readonly RoundFrame[]>>
>;

/** The effects that this procedure plays; those of the other cards are played on the board. */
const PRIMARY: Effects = {
  [LEADERSHIP]: (_, by) => [{ at: 'leadership', by, base: LEADERSHIP_TOKENS, paid: 0 }],
  [DIPLOMACY]: ({ state }, by) => [
    ...clockwiseAfter(state.players, by).map((player) => ({ at: 'guard' as const, by: player })),
    { at: 'ready-planets', by, left: DIPLOMACY_PLANETS, primary: true },
  ],
  [POLITICS]: (_, by) => [{ at: 'new-speaker', by }],
  [TRADE]: (draft, by) => {
    changeSeat(draft, by, { goods: seatOf(draft.state, by).goods + TRADE_GOODS });
    emit(
      draft,
      'goods-gained',
      { player: by, goods: TRADE_GOODS },
      'trade-strategy-card.gain-goods',
    );
    replenish(draft, by, 'trade-strategy-card.replenish');
    return [{ at: 'favours', by, chosen: [] }];
  },
  [WARFARE]: (_, by) => [
    { at: 'recall', by },
    { at: 'redistribute', by, moves: 0, why: 'warfare' },
  ],
  [IMPERIAL]: (_, by) => [
    { at: 'imperial', by },
    { at: 'mecatol', by },
  ],
};

const SECONDARY: Effects = {
  [LEADERSHIP]: (_, by) => [{ at: 'leadership', by, base: 0, paid: 0 }],
  [DIPLOMACY]: (_, by) => [{ at: 'ready-planets', by, left: DIPLOMACY_PLANETS, primary: false }],
  [POLITICS]: (draft, by) => {
    drawCardsOf(draft, by, 'politics-strategy-card.secondary');
    return [{ at: 'discard', by }];
  },
  [TRADE]: (draft, by) => {
    replenish(draft, by, 'trade-strategy-card.secondary');
    return [];
  },
  [IMPERIAL]: (draft, by) => {
    drawSecret(draft, by, 'imperial-strategy-card.secondary');
    return [];
  },
};

export const isSecondaryOnBoard = (card: Card): boolean => SECONDARY[card] === undefined;

export const primary = (draft: Draft, by: PlayerId, card: Card): void => {
  emit(
    draft,
    'primary-used',
    { player: by, card, onBoard: PRIMARY[card] === undefined },
    ABILITIES[card][0],
    'strategic-action.what',
    'strategic-action.top-to-bottom',
    'strategy-cards.primary-own',
  );
  const others = clockwiseAfter(draft.state.players, by).map((player) => ({
    at: 'secondary' as const,
    by: player,
    card,
  }));
  change(draft, { favoured: [] });
  const effects = PRIMARY[card]?.(draft, by) ?? [];
  replace(draft, ...effects, ...others, { at: 'exhaust-card', by, card });
};

/** The secondary ability of a card, its price already paid. */
export const secondaryOf = (draft: Draft, by: PlayerId, card: Card): void =>
  replace(draft, ...(SECONDARY[card]?.(draft, by) ?? []));

const drawCardsOf = (draft: Draft, by: PlayerId, because: Ti4Rule): void => {
  const { actionCards } = seatOf(draft.state, by);
  changeSeat(draft, by, { actionCards: actionCards + POLITICS_CARDS });
  emit(draft, 'cards-drawn', { player: by, cards: POLITICS_CARDS }, because);
};

export const newSpeaker: Asking<'new-speaker'> = {
  ask(state, { by }) {
    return {
      by,
      rules: ['politics-strategy-card.new-speaker', 'politics-strategy-card.choose-self'],
      options: state.players.map((player) =>
        offer(
          { kind: 'speaker', player },
          player === state.speaker ? 'politics-strategy-card.new-speaker' : null,
        ),
      ),
    };
  },
  choose: {
    speaker(draft, { by }, { player }) {
      change(draft, { speaker: player });
      emit(
        draft,
        'speaker-chosen',
        { player },
        'politics-strategy-card.new-speaker',
        player === by && 'politics-strategy-card.choose-self',
      );
      drawCardsOf(draft, by, 'politics-strategy-card.draw-actions');
      replace(draft, { at: 'discard', by }, { at: 'see-agendas', by });
    },
  },
};

export const seeAgendas: Passing<'see-agendas'> = {
  settle(draft, { by }) {
    emit(
      draft,
      'agendas-seen',
      { player: by },
      'politics-strategy-card.look-agendas',
      'politics-strategy-card.agenda-order',
    );
    done(draft);
  },
};

/** The public objectives are asked for only when the table says that there is one to score. */
export const imperial: Asking<'imperial'> = {
  settle(draft, { by }) {
    if (seatOf(draft.state, by).publics.length > 0) return;
    done(draft);
  },
  ask(state, { by }) {
    const { publics, controlsHome } = seatOf(state, by);
    return {
      by,
      rules: ['imperial-strategy-card.primary', 'objective-cards.once'],
      options: [
        ...[...new Set(publics)].map((points) =>
          offer(
            { kind: 'score-public', points },
            controlsHome ? null : 'objective-cards.home-system',
          ),
        ),
        offer({ kind: 'done' }),
      ],
    };
  },
  choose: {
    done(draft) {
      done(draft);
    },

    'score-public'(draft, { by }, { points }) {
      done(draft);
      scoreObjective(draft, by, points, false, 'imperial-strategy-card.primary');
    },
  },
};

export const mecatol: Passing<'mecatol'> = {
  settle(draft, { by }) {
    const { planets } = seatOf(draft.state, by);
    done(draft);
    if (planets.some(({ id }) => id === CAPITAL)) {
      gainPoint(draft, by, 'imperial-strategy-card.primary');
    } else drawSecret(draft, by, 'imperial-strategy-card.primary');
  },
};

export const recall: Asking<'recall'> = {
  settle(draft, { by }) {
    if (seatOf(draft.state, by).laid > 0) return;
    done(draft);
  },
  ask(_state, { by }) {
    return {
      by,
      rules: ['warfare-strategy-card.remove-token'],
      options: POOLS.map((pool) => offer({ kind: 'pool', pool })),
    };
  },
  choose: {
    pool(draft, { by }, { pool }) {
      const seat = seatOf(draft.state, by);
      changeSeat(draft, by, { laid: seat.laid - 1, [pool]: seat[pool] + 1 });
      emit(draft, 'token-recalled', { player: by, pool }, 'warfare-strategy-card.remove-token');
      done(draft);
    },
  },
};

export const replenish = (draft: Draft, by: PlayerId, because: Ti4Rule): void => {
  const { commodityLimit: commodities } = seatOf(draft.state, by);
  changeSeat(draft, by, { commodities });
  emit(draft, 'replenished', { player: by, commodities }, because, 'trade-strategy-card.maximum');
};

export const favours: Asking<'favours'> = {
  ask(state, { by, chosen }) {
    return {
      by,
      rules: ['trade-strategy-card.choose-players'],
      options: [
        ...clockwiseAfter(state.players, by)
          .filter((player) => !chosen.includes(player))
          .map((player) => offer({ kind: 'favour', player })),
        offer({ kind: 'done' }),
      ],
    };
  },
  choose: {
    favour(draft, { by, chosen }, { player }) {
      emit(draft, 'favoured', { player }, 'trade-strategy-card.choose-players');
      replace(draft, { at: 'favours', by, chosen: [...chosen, player] });
    },

    done(draft, { chosen }) {
      change(draft, { favoured: chosen });
      done(draft);
    },
  },
};

export const leadership: Asking<'leadership'> = {
  ask(state, { by, base }) {
    const seat = seatOf(state, by);
    return {
      by,
      rules: [
        base > 0 ? 'leadership-strategy-card.primary' : 'leadership-strategy-card.secondary',
        'influence.spend',
      ],
      options: [
        ...seat.planets
          .filter(({ influence }) => influence > 0)
          .map(({ id, exhausted }) =>
            offer({ kind: 'exhaust', planet: id }, exhausted ? 'planets.no-spend-exhausted' : null),
          ),
        ...(seat.goods > 0 ? [offer({ kind: 'spend-good' })] : []),
        offer({ kind: 'done' }),
      ],
    };
  },
  choose: {
    done(draft, frame) {
      const { by, base, paid } = frame;

      const left = tokensFor(draft, by, base + Math.floor(paid / INFLUENCE_FOR_TOKEN));
      replace(draft, { at: 'gain-tokens', by, left });
    },

    'spend-good'(draft, frame) {
      const { by, paid } = frame;
      changeSeat(draft, by, { goods: seatOf(draft.state, by).goods - 1 });
      emit(draft, 'influence-spent', { player: by, influence: 1 }, 'influence.trade-goods');
      replace(draft, { ...frame, paid: paid + 1 });
    },

    exhaust(draft, frame, { planet }) {
      const { by, paid } = frame;
      const { planets } = seatOf(draft.state, by);
      const influence = planets.find(({ id }) => id === planet)?.influence ?? 0;
      changePlanet(draft, by, planet, true);
      emit(draft, 'influence-spent', { player: by, influence }, 'influence.spend');
      replace(draft, { ...frame, paid: paid + influence });
    },
  },
};
