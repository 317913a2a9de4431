import { LEADER_IDS, leaderOf } from '../../leaders.ts';
import { missionOf } from '../../missions.ts';
import { sheetOf } from '../../skills.ts';
import { fullDeck } from '../../tactics.ts';
import { TIME_TRACK } from '../../time-track.ts';
import { SIDES } from '../../units.ts';
import type { Side } from '../../units.ts';
import { deckSize, withoutAll } from '../deck.ts';
import { change, changeLeader, changePile, done, emit, pileOf, push, replace } from '../draft.ts';
import type { Draft } from '../draft.ts';
import type { Frame } from '../frames.ts';
import { actionPile, missionPile, seatFor } from '../query.ts';
import type { GameRule } from '../../rule.ts';
import { actionCards } from '../state-from.ts';
import type { RebellionState } from '../types.ts';

/** The rule for teams, when there are teams. */
export const inTeams = (
  state: RebellionState,
  ...cited: readonly GameRule[]
): readonly GameRule[] => (state.players > 2 ? cited : []);

const forces = (state: RebellionState): readonly Frame[] =>
  state.variant === 'first'
    ? [{ at: 'setup-first-forces' }]
    : [
        { at: 'reveal-probe' },
        { at: 'setup-loyalty' },
        { at: 'starting-action', side: 'rebel', left: 2 },
        { at: 'box-actions', side: 'rebel' },
        { at: 'starting-action', side: 'empire', left: 2 },
        { at: 'box-actions', side: 'empire' },
      ];

export const beginSetup = (draft: Draft): void => {
  const { state } = draft;
  const { variant, players } = state;
  change(draft, { phase: 'setup' });
  emit(
    draft,
    'setup-began',
    { variant, players },
    'setup.ten-steps',
    variant === 'first' && 'first-game.differences',
    ...inTeams(state, 'setup.team-roles', 'team-game.admiral-and-general'),
  );
  replace(
    draft,
    { at: 'setup-leaders' },
    { at: 'setup-track' },
    { at: 'setup-objectives' },
    { at: 'setup-actions' },
    { at: 'setup-tactics' },
    { at: 'setup-missions' },
    ...forces(state),
    { at: 'hide-base' },
    { at: 'setup-hands' },
    { at: 'setup-done' },
  );
};

export const leadersReady = (draft: Draft): void => {
  for (const side of SIDES) {
    const leaders = LEADER_IDS.filter((id) => leaderOf(id).side === side && sheetOf(id).starting);
    for (const leader of leaders) changeLeader(draft, leader, { place: { at: 'pool' } });
    emit(
      draft,
      'leaders-ready',
      { side, leaders },
      'setup.leaders-in-pool',
      'setup.other-leaders',
      'leaders.starting-leaders',
      ...inTeams(draft.state, 'setup.team-leaders', 'team-game.half-the-leaders'),
    );
  }
  done(draft);
};

export const markersPlaced = (draft: Draft): void => {
  const { timeStart: time, reputationStart: reputation } = TIME_TRACK;
  change(draft, { time, reputation });
  emit(
    draft,
    'markers-placed',
    { time, reputation },
    'setup.time-marker',
    'setup.reputation-marker',
    'time-track.start',
    'reputation.start',
  );
  done(draft);
};

export const objectivesStacked = (draft: Draft): void => {
  emit(
    draft,
    'objectives-stacked',
    { cards: deckSize(pileOf(draft.state, 'objectives').deck) },
    'setup.sort-objectives',
    'setup.stack-objectives',
    'objective-cards.deck-order',
  );
  const seat = seatFor(draft.state, 'rebel', 'general');
  replace(draft, {
    at: 'draw-card',
    pile: 'objectives',
    seat,
    to: 'hand',
    left: 1,
    because: 'setup.first-objective',
    also: ['objective-cards.start-with-one', ...inTeams(draft.state, 'setup.team-objective')],
  });
};

const sortActions = (draft: Draft, side: Side): void => {
  const pile = actionPile(side);
  const { deck, box } = pileOf(draft.state, pile);
  const starting = actionCards(side, true);
  if (draft.state.variant === 'advanced') {
    changePile(draft, pile, { box: withoutAll(box, starting), aside: starting });
  }
  const boxed = draft.state.variant === 'first' ? starting.length : 0;
  emit(
    draft,
    'actions-shuffled',
    { side, cards: deckSize(deck), boxed },
    'setup.action-deck',
    boxed > 0 && 'first-game.no-starting-actions',
  );
};

export const actionsShuffled = (draft: Draft): void => {
  for (const side of SIDES) sortActions(draft, side);
  done(draft);
};

export const tacticsShuffled = (draft: Draft): void => {
  const [space, ground] = [fullDeck('space').length, fullDeck('ground').length];
  emit(draft, 'tactics-shuffled', { space, ground }, 'setup.tactic-decks');
  done(draft);
};

export const missionsSorted = (draft: Draft): void => {
  for (const side of SIDES) {
    const pile = missionPile(side);
    const { box, deck } = pileOf(draft.state, pile);
    const starting = box.filter((card) => missionOf(card).kind === 'starting');
    changePile(draft, pile, { box: withoutAll(box, starting), hand: starting });
    const projects = side === 'empire' ? deckSize(pileOf(draft.state, 'projects').deck) : 0;
    emit(
      draft,
      'missions-sorted',
      { side, starting: starting.length, deck: deckSize(deck), projects },
      'setup.sort-missions',
      'setup.starting-missions',
      'setup.mission-deck',
      'starting-missions.four',
      side === 'empire' && 'setup.projects',
    );
  }
  done(draft);
};

export const dealHands = (draft: Draft): void => {
  done(draft);
  for (const side of SIDES) {
    const seat = seatFor(draft.state, side, 'general');
    push(draft, {
      at: 'draw-card',
      pile: missionPile(side),
      seat,
      to: 'hand',
      left: 2,
      because: 'setup.starting-hand',
    });
  }
};

export const setupDone = (draft: Draft): void => {
  for (const side of SIDES) {
    emit(
      draft,
      'hand-ready',
      {
        seat: seatFor(draft.state, side, 'general'),
        cards: pileOf(draft.state, missionPile(side)).hand.length,
      },
      'setup.starting-hand',
      'setup.hand-secret',
      ...inTeams(draft.state, 'setup.team-hand'),
    );
  }
  change(draft, { phase: 'assignment', round: 1 });
  emit(draft, 'setup-done', { variant: draft.state.variant }, 'setup.ten-steps');
  done(draft);
};
