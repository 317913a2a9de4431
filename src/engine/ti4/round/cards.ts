import { clockwiseAfter } from '../action/query.ts';
import { POOLS } from '../action/types.ts';
import type { PlayerId } from '../action/types.ts';
import type { Card } from '../data/strategy-cards.ts';
import { emit, go, offer, seatOf, tokensFor, unexpected } from './draft.ts';
import type { Draft, Handling } from './draft.ts';
import { drawSecret, gainPoint, scoreObjective } from './points.ts';
import { rules } from './rules.ts';
import type { RoundRule } from './rules.ts';
import type { RoundFrame } from './types.ts';

export const LEADERSHIP = 1;
const DIPLOMACY = 2;
const POLITICS = 3;
export const TRADE = 5;
const WARFARE = 6;
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
} as const satisfies Readonly<Record<Card, readonly [RoundRule, RoundRule]>>;

/** The effects that this procedure plays; those of the other cards are played on the board. */
const effectOf = (draft: Draft, by: PlayerId, card: Card): readonly RoundFrame[] => {
  switch (card) {
    case LEADERSHIP:
      return [{ at: 'leadership', by, base: LEADERSHIP_TOKENS, paid: 0 }];
    case DIPLOMACY:
      return [
        ...clockwiseAfter(draft.state.players, by).map((player) => ({
          at: 'guard' as const,
          by: player,
        })),
        { at: 'ready-planets', by, left: DIPLOMACY_PLANETS, primary: true },
      ];
    case POLITICS:
      return [{ at: 'new-speaker', by }];
    case TRADE:
      seatOf(draft.state, by).goods += TRADE_GOODS;
      emit(
        draft,
        'goods-gained',
        { player: by, goods: TRADE_GOODS },
        'trade-strategy-card.gain-goods',
      );
      replenish(draft, by, 'trade-strategy-card.replenish');
      return [{ at: 'favours', by, chosen: [] }];
    case WARFARE:
      return [
        { at: 'recall', by },
        { at: 'redistribute', by, moves: 0, why: 'warfare' },
      ];
    case IMPERIAL:
      return [
        { at: 'imperial', by },
        { at: 'mecatol', by },
      ];
    default:
      return [];
  }
};

export const primary = (draft: Draft, by: PlayerId, card: Card): void => {
  emit(
    draft,
    'primary-used',
    { player: by, card },
    ABILITIES[card][0],
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
  go(draft, ...effectOf(draft, by, card), ...others, { at: 'exhaust-card', by, card });
};

/** The secondary ability of a card, its price already paid. */
export const secondaryOf = (draft: Draft, by: PlayerId, card: Card): void => {
  if (card === TRADE) replenish(draft, by, 'trade-strategy-card.secondary');
  if (card === POLITICS) drawCardsOf(draft, by, 'politics-strategy-card.secondary');
  if (card === IMPERIAL) drawSecret(draft, by, 'imperial-strategy-card.secondary');
  if (card === LEADERSHIP) go(draft, { at: 'leadership', by, base: 0, paid: 0 });
  else if (card === POLITICS) go(draft, { at: 'discard', by });
  else if (card === DIPLOMACY) {
    go(draft, { at: 'ready-planets', by, left: DIPLOMACY_PLANETS, primary: false });
  } else go(draft);
};

const drawCardsOf = (draft: Draft, by: PlayerId, because: RoundRule): void => {
  seatOf(draft.state, by).actionCards += POLITICS_CARDS;
  emit(draft, 'cards-drawn', { player: by, cards: POLITICS_CARDS }, because);
};

export const newSpeaker: Handling<'new-speaker'> = {
  prompt(state, { by }) {
    return {
      kind: 'decision',
      by,
      task: 'new-speaker',
      rules: rules('politics-strategy-card.new-speaker', 'politics-strategy-card.choose-self'),
      options: state.players.map((player) =>
        offer(
          { kind: 'speaker', player },
          player === state.speaker ? 'politics-strategy-card.new-speaker' : null,
        ),
      ),
    };
  },
  choose(draft, { by }, choice) {
    if (choice.kind !== 'speaker') throw unexpected(choice, 'politics-strategy-card.new-speaker');
    draft.state.speaker = choice.player;
    emit(
      draft,
      'speaker-chosen',
      { player: choice.player },
      'politics-strategy-card.new-speaker',
      ...(choice.player === by ? (['politics-strategy-card.choose-self'] as const) : []),
    );
    drawCardsOf(draft, by, 'politics-strategy-card.draw-actions');
    emit(
      draft,
      'agendas-seen',
      { player: by },
      'politics-strategy-card.look-agendas',
      'politics-strategy-card.agenda-order',
    );
    go(draft, { at: 'discard', by });
  },
};

/** The public objectives are asked for only when the table says that there is one to score. */
export const imperial: Handling<'imperial'> = {
  settle(draft, { by }) {
    if (seatOf(draft.state, by).publics.length > 0) return false;
    go(draft);
    return true;
  },
  prompt(state, { by }) {
    const { publics, controlsHome } = seatOf(state, by);
    return {
      kind: 'decision',
      by,
      task: 'imperial',
      rules: rules('imperial-strategy-card.primary', 'objective-cards.once'),
      options: [
        ...[...new Set(publics)].map((points) =>
          offer(
            { kind: 'score-public', points },
            controlsHome ? null : 'objective-cards.home-system',
          ),
        ),
        offer({ kind: 'done' }, null),
      ],
    };
  },
  choose(draft, { by }, choice) {
    if (choice.kind !== 'done' && choice.kind !== 'score-public') {
      throw unexpected(choice, 'imperial-strategy-card.primary');
    }
    go(draft);
    if (choice.kind === 'score-public') {
      scoreObjective(draft, by, choice.points, false, 'imperial-strategy-card.primary');
    }
  },
};

export const mecatol: Handling<'mecatol'> = {
  settle(draft, { by }) {
    const { planets } = seatOf(draft.state, by);
    go(draft);
    if (planets.some(({ id }) => id === CAPITAL)) {
      gainPoint(draft, by, 'imperial-strategy-card.primary');
    } else drawSecret(draft, by, 'imperial-strategy-card.primary');
    return true;
  },
};

export const recall: Handling<'recall'> = {
  settle(draft, { by }) {
    if (seatOf(draft.state, by).laid > 0) return false;
    go(draft);
    return true;
  },
  prompt(_state, { by }) {
    return {
      kind: 'decision',
      by,
      task: 'recall',
      rules: rules('warfare-strategy-card.remove-token'),
      options: POOLS.map((pool) => offer({ kind: 'pool', pool }, null)),
    };
  },
  choose(draft, { by }, choice) {
    if (choice.kind !== 'pool') throw unexpected(choice, 'warfare-strategy-card.remove-token');
    const seat = seatOf(draft.state, by);
    seat.laid -= 1;
    seat[choice.pool] += 1;
    emit(
      draft,
      'token-recalled',
      { player: by, pool: choice.pool },
      'warfare-strategy-card.remove-token',
    );
    go(draft);
  },
};

export const replenish = (draft: Draft, by: PlayerId, because: RoundRule): void => {
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
