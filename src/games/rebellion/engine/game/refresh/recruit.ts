import { actionOf } from '../../actions.ts';
import type { ActionId } from '../../actions.ts';
import type { LeaderId } from '../../leaders.ts';
import type { Side } from '../../units.ts';
import { deckSize, underneath, withoutAll } from '../deck.ts';
import { changeLeader, changePile, done, emit, offer, pileOf, push, replace } from '../draft.ts';
import type { Asking, Draft, Offer } from '../draft.ts';
import type { FrameOf } from '../frames.ts';
import { actionPile, seatFor } from '../query.ts';
import type { GameRule } from '../../rule.ts';
import { keepAction } from '../setup/advanced-forces.ts';
import { inTeams } from '../setup/prepare.ts';
import type { RebellionState } from '../types.ts';
import type { Chosen, Recruit } from './frames.ts';

const CARDS = 2;

const draw = (
  state: RebellionState,
  side: Side,
  left: number,
  because: GameRule,
): FrameOf<'draw-card'> => ({
  at: 'draw-card',
  pile: actionPile(side),
  seat: seatFor(state, side, 'admiral'),
  to: 'aside',
  left,
  because,
});

export const recruitCards = (draft: Draft, side: Side): void =>
  replace(draft, draw(draft.state, side, CARDS, 'recruiting.draw'));

/** Still beside the board: on it, in a pool or eliminated is too late. */
const isFree = (state: RebellionState, leader: LeaderId): boolean =>
  state.leaders[leader].place.at === 'box';

const recruitable = (state: RebellionState, card: ActionId): readonly LeaderId[] =>
  actionOf(card).leaders.filter((leader) => isFree(state, leader));

const cardOffers = (state: RebellionState, card: ActionId): readonly Offer[] => [
  ...actionOf(card).leaders.map((leader) =>
    offer({ kind: 'recruit', card, leader }, isFree(state, leader) ? null : 'recruiting.not-again'),
  ),
  offer(
    { kind: 'recruit', card, leader: null },
    recruitable(state, card).length > 0 ? 'recruiting.choose' : null,
  ),
];

const drawMore = (state: RebellionState, side: Side): readonly Offer[] => {
  const { aside, deck } = pileOf(state, actionPile(side));
  if (deckSize(deck) === 0) return [];
  const some = aside.some((card) => recruitable(state, card).length > 0);
  return [offer({ kind: 'draw-another' }, some ? 'recruiting.draw-more' : null)];
};

const chosenBy = (draft: Draft, side: Side, chosen: Chosen): void => {
  const next: FrameOf<'recruit'> | FrameOf<'announce-recruits'> =
    side === 'rebel'
      ? { at: 'recruit', side: 'empire', chosen }
      : { at: 'announce-recruits', chosen };
  replace(draft, next);
};

export const recruit: Asking<FrameOf<'recruit'>> = {
  settle(draft, { side, chosen }) {
    if (pileOf(draft.state, actionPile(side)).aside.length === 0) chosenBy(draft, side, chosen);
  },

  ask: (state, { side }) => ({
    by: seatFor(state, side, 'admiral'),
    rules: [
      'recruiting.choose',
      'recruiting.not-again',
      'recruiting.card-only',
      ...inTeams(state, 'recruiting.team-admirals', 'refresh-phase.team-recruit'),
    ],
    options: [
      ...pileOf(state, actionPile(side)).aside.flatMap((card) => cardOffers(state, card)),
      ...drawMore(state, side),
    ],
  }),

  choose: {
    'draw-another'(draft, { side }) {
      push(draft, draw(draft.state, side, 1, 'recruiting.draw-more'));
    },

    recruit(draft, { side, chosen }, { card, leader }) {
      emit(draft, 'recruit-chosen', { side, card }, 'recruiting.choose');
      chosenBy(draft, side, { ...chosen, [side]: { card, leader } });
    },
  },
};

const settleCards = (draft: Draft, side: Side, { card }: Recruit): void => {
  const pile = actionPile(side);
  const { aside, deck, box } = pileOf(draft.state, pile);
  if (draft.state.variant === 'first') {
    changePile(draft, pile, { aside: [], box: [...box, ...aside] });
    emit(draft, 'recruit-cards-boxed', { side, cards: aside.length }, 'first-game.recruit-cards');
    return;
  }
  const rest = withoutAll(aside, [card]);
  changePile(draft, pile, { aside: [], deck: underneath(deck, rest) });
  emit(
    draft,
    'recruit-cards-kept',
    { side, kept: 1, under: rest.length },
    'recruiting.keep-card',
    'recruiting.other-card',
    'refresh-phase.recruit-cards',
  );
  keepAction(draft, side, card);
};

/** The Rebels tell first, then the Empire. */
export const announce = (draft: Draft, chosen: Chosen): void => {
  done(draft);
  for (const side of ['rebel', 'empire'] as const) {
    const recruited = chosen[side];
    if (!recruited) continue;
    const { leader } = recruited;
    if (leader) {
      changeLeader(draft, leader, { place: { at: 'pool' } });
      emit(
        draft,
        'leader-recruited',
        { side, leader },
        'recruiting.announce-order',
        'recruiting.to-pool',
        ...inTeams(draft.state, 'recruiting.team-pool'),
      );
    } else {
      emit(draft, 'nobody-recruited', { side }, 'recruiting.card-only');
    }
    settleCards(draft, side, recruited);
  }
};
