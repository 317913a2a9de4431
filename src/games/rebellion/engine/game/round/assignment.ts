import { actionOf } from '../../actions.ts';
import type { ActionId } from '../../actions.ts';
import { LEADER_IDS } from '../../leaders.ts';
import type { LeaderId } from '../../leaders.ts';
import { cardsIn, deckSize, shuffled, takeOut, without } from '../deck.ts';
import {
  change,
  changeLeader,
  changePile,
  done,
  emit,
  offer,
  pileOf,
  push,
  replace,
} from '../draft.ts';
import type { Asking, Draft, Offer } from '../draft.ts';
import type { FrameOf } from '../frames.ts';
import {
  actionPile,
  isCaptured,
  leadersOn,
  missionPile,
  poolOfSeat,
  seatOfLeader,
  sideOf,
} from '../query.ts';
import type { GameRule } from '../../rule.ts';
import type { RebellionState, Seat } from '../types.ts';
import { ACTION_MOMENTS } from '../moments.ts';
import { playAction } from '../combat/play-action.ts';
import { inTeams } from '../setup/prepare.ts';

type AssignMission = FrameOf<'assign-mission'>;
type AssignLeader = FrameOf<'assign-leader'>;

export const beginAssignment = (draft: Draft): void => {
  const { round, order } = draft.state;
  change(draft, { phase: 'assignment' });
  emit(
    draft,
    'phase-began',
    { phase: 'assignment', round },
    'rounds.assignment',
    'assignment-phase.what',
    'assignment-phase.order',
    ...inTeams(draft.state, 'assignment-phase.team-order'),
  );
  const seats = [
    ...order.filter((seat) => sideOf(seat) === 'rebel'),
    ...order.filter((seat) => sideOf(seat) === 'empire'),
  ];
  replace(draft, ...seats.map((seat) => ({ at: 'assign-mission', seat }) as const));
};

const LEADERS_A_MISSION = 2;

const poolBar = (state: RebellionState, seat: Seat): GameRule | null =>
  poolOfSeat(state, seat).length > 0 ? null : 'assignment-phase.place-leaders';

/** It assigns its leader to a project, so he must be there to be assigned. */
const SEARCHING: ActionId = 'proceeding-as-planned';

/** Only cards used in a mission or a combat need a leader there; a captive uses none at all. */
const actionBar = (state: RebellionState, seat: Seat, card: ActionId): GameRule | null => {
  const { timing, leaders } = actionOf(card);
  if (timing !== 'assignment') return ACTION_MOMENTS[timing];
  if (leaders.length === 0) return null;
  const free = leaders.filter((id) => !isCaptured(state, id));
  if (free.length === 0) return 'captured-leaders.action-cards';
  if (card === SEARCHING && !free.some((id) => poolOfSeat(state, seat).includes(id))) {
    return 'assignment-phase.place-leaders';
  }
  return free.some((id) => seatOfLeader(state, id) === seat) ? null : 'team-game.own-leaders';
};

const missionOffers = (state: RebellionState, seat: Seat): readonly Offer[] => {
  const side = sideOf(seat);
  const { hand } = pileOf(state, missionPile(side));
  const bar = poolBar(state, seat);
  const own = state.missions.filter((entry) => entry.side === side);
  return [
    ...[...new Set(hand)].map((card) => offer({ kind: 'assign-mission', card }, bar)),
    ...own.map(({ slot }) =>
      offer(
        { kind: 'join-mission', slot },
        leadersOn(state, slot).length < LEADERS_A_MISSION ? bar : 'assignment-phase.two-leaders',
      ),
    ),
    ...pileOf(state, actionPile(side)).hand.map((card) =>
      offer({ kind: 'play-action', card }, actionBar(state, seat, card)),
    ),
    { choice: { kind: 'end-assignment' }, allowed: true },
  ];
};

/** The smallest number that names no card on the table. */
const freeSlot = (state: RebellionState): number => {
  const taken = state.missions.map(({ slot }) => slot);
  return taken.length > 0 ? Math.max(...taken) + 1 : 0;
};

const layCard = (draft: Draft, seat: Seat, card: AssignCard): number => {
  const side = sideOf(seat);
  const slot = freeSlot(draft.state);
  change(draft, { missions: [...draft.state.missions, { slot, side, card, revealed: false }] });
  emit(
    draft,
    'mission-assigned',
    { side, slot, card },
    'assignment-phase.choose-card',
    'assignment-phase.hidden',
  );
  return slot;
};

const layFromHand = (draft: Draft, seat: Seat, card: AssignCard): void => {
  const pile = missionPile(sideOf(seat));
  changePile(draft, pile, { hand: without(pileOf(draft.state, pile).hand, card) });
  const slot = layCard(draft, seat, card);
  replace(draft, { at: 'assign-leader', seat, slot }, { at: 'assign-mission', seat });
};

type AssignCard = RebellionState['missions'][number]['card'];

export const assignMission: Asking<AssignMission> = {
  ask: (state, { seat }) => ({
    by: seat,
    rules: [
      'assignment-phase.choose-card',
      'assignment-phase.unassigned',
      'action-cards.optional',
      ...inTeams(state, 'assignment-phase.team-both', 'assignment-phase.team-general'),
    ],
    options: missionOffers(state, seat),
  }),

  choose: {
    'assign-mission'(draft, { seat }, { card }) {
      layFromHand(draft, seat, card);
    },

    'join-mission'(draft, { seat }, { slot }) {
      replace(draft, { at: 'assign-leader', seat, slot }, { at: 'assign-mission', seat });
    },

    'play-action'(draft, { seat }, { card }) {
      playAction(
        draft,
        sideOf(seat),
        card,
        'action-cards.assignment',
        'action-cards.procedure',
        'action-cards.once',
      );
      if (card === SEARCHING) push(draft, { at: 'search-projects', seat, card });
    },

    'end-assignment'(draft, { seat }) {
      emit(
        draft,
        'assignment-ended',
        { seat },
        'assignment-phase.unassigned',
        'assignment-phase.end',
      );
      done(draft);
    },
  },
};

/** The card is shown to nobody; the deck is shuffled afterwards. */
export const searchProjects: Asking<FrameOf<'search-projects'>> = {
  settle(draft) {
    if (deckSize(pileOf(draft.state, 'projects').deck) === 0) done(draft);
  },

  ask: (state, { seat }) => ({
    by: seat,
    rules: ['action-cards.assignment', 'action-cards.found-mission'],
    options: [...new Set(cardsIn(pileOf(state, 'projects').deck))].map((card) =>
      offer({ kind: 'take-project', card }),
    ),
  }),

  choose: {
    'take-project'(draft, { seat, card: only }, { card }) {
      const { deck } = pileOf(draft.state, 'projects');
      changePile(draft, 'projects', { deck: shuffled(cardsIn(takeOut(deck, card))) });
      const slot = layCard(draft, seat, card);
      replace(draft, { at: 'assign-leader', seat, slot, only });
    },
  },
};

const leaderBar = (
  state: RebellionState,
  { seat, only }: AssignLeader,
  leader: LeaderId,
): GameRule | null => {
  if (only && !actionOf(only).leaders.includes(leader)) return 'golden-rules.card-first';
  if (poolOfSeat(state, seat).includes(leader)) return null;
  if (isCaptured(state, leader)) return 'captured-leaders.no-pool';
  return state.leaders[leader].place.at === 'pool'
    ? 'team-game.own-leaders'
    : 'assignment-phase.place-leaders';
};

const inPlay = (state: RebellionState, seat: Seat): readonly LeaderId[] =>
  LEADER_IDS.filter((id) => {
    const { side, place } = state.leaders[id];
    return side === sideOf(seat) && place.at !== 'box' && place.at !== 'eliminated';
  });

export const assignLeader: Asking<AssignLeader> = {
  ask: (state, frame) => ({
    by: frame.seat,
    rules: [
      'assignment-phase.place-leaders',
      'assignment-phase.two-leaders',
      'assignment-phase.two-always',
      ...inTeams(state, 'assignment-phase.team-limit'),
    ],
    options: inPlay(state, frame.seat).map((leader) => {
      const bar = leaderBar(state, frame, leader);
      const cause = bar === 'golden-rules.card-first' ? frame.only : undefined;
      return offer({ kind: 'assign-leader', leader }, bar, cause);
    }),
  }),

  choose: {
    'assign-leader'(draft, { slot }, { leader }) {
      changeLeader(draft, leader, { place: { at: 'mission', slot } });
      emit(draft, 'leader-assigned', { leader, slot }, 'assignment-phase.place-leaders');
      done(draft);
    },
  },
};
