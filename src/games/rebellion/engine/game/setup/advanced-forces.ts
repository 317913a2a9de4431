import { actionOf } from '../../actions.ts';
import type { ActionId } from '../../actions.ts';
import { ADVANCED_SETUP, STARTING_UNITS } from '../../setup.ts';
import { systemOf } from '../../systems.ts';
import type { SystemId } from '../../systems.ts';
import type { Side } from '../../units.ts';
import { takeOut, topDraw, without } from '../deck.ts';
import { changePile, changeSystem, done, emit, pileOf, replace } from '../draft.ts';
import type { Asking, Draft } from '../draft.ts';
import type { FrameOf } from '../frames.ts';
import { actionPile, seatFor } from '../query.ts';
import type { RebellionState } from '../types.ts';
import { boxProbes } from './first-forces.ts';
import { inTeams } from './prepare.ts';

/** Revealed so far, in the order of the cards. */
const revealed = (state: RebellionState, side: Side): readonly SystemId[] =>
  pileOf(state, 'probes').aside.filter((id) => systemOf(id).loyalty === side);

const { rebelSystems, imperialSystems, subjugated } = ADVANCED_SETUP;

export const revealProbe: Asking<FrameOf<'reveal-probe'>> = {
  settle(draft) {
    const { state } = draft;
    const enough =
      revealed(state, 'rebel').length >= rebelSystems &&
      revealed(state, 'empire').length >= imperialSystems;
    if (enough) done(draft);
  },

  ask: (state) => ({
    by: seatFor(state, 'rebel', 'general'),
    rules: ['setup.reveal-probe-cards', 'setup.loyalty-symbol'],
    draws: [topDraw('probes', pileOf(state, 'probes').deck)],
  }),

  drawn(draft, _frame, [name = '']) {
    const system = name as SystemId;
    const { deck, aside } = pileOf(draft.state, 'probes');
    changePile(draft, 'probes', { deck: takeOut(deck, system), aside: [...aside, system] });
    emit(
      draft,
      'probe-revealed',
      { system, side: systemOf(system).loyalty },
      'setup.reveal-probe-cards',
      'setup.loyalty-symbol',
    );
  },
};

/** Systems revealed beyond what is needed get no marker, and their cards go back. */
export const placeLoyalty = (draft: Draft): void => {
  const rebel = revealed(draft.state, 'rebel').slice(0, rebelSystems);
  const imperial = revealed(draft.state, 'empire').slice(0, imperialSystems);
  const first = imperial.slice(0, subjugated);
  const others = imperial.slice(subjugated);
  for (const id of rebel) changeSystem(draft, id, { loyalty: 'rebel' });
  for (const id of first) changeSystem(draft, id, { subjugated: true });
  for (const id of others) changeSystem(draft, id, { loyalty: 'empire' });
  emit(
    draft,
    'start-loyal',
    { side: 'rebel', systems: rebel },
    'setup.rebel-loyalty',
    'probe-cards.starting-loyalty',
  );
  emit(draft, 'start-subjugated', { systems: first }, 'setup.first-two');
  emit(draft, 'start-loyal', { side: 'empire', systems: others }, 'setup.other-three');
  boxProbes(draft, imperial, 'setup.imperial-cards-out', 'setup.other-cards-back');
  replace(
    draft,
    { at: 'place-units', side: 'empire', left: STARTING_UNITS.empire },
    { at: 'place-units', side: 'rebel', left: STARTING_UNITS.rebel },
  );
};

const resolveImmediate = (draft: Draft, side: Side, card: ActionId): void => {
  const pile = actionPile(side);
  const { hand, box } = pileOf(draft.state, pile);
  if (actionOf(card).timing !== 'immediate') return;
  changePile(draft, pile, { hand: without(hand, card), box: [...box, card] });
  emit(draft, 'action-immediate', { side, card }, 'action-cards.immediate');
};

/** Kept face down beside the faction sheet; an «Immediate» card takes effect at once. */
export const keepAction = (draft: Draft, side: Side, card: ActionId): void => {
  const pile = actionPile(side);
  changePile(draft, pile, { hand: [...pileOf(draft.state, pile).hand, card] });
  resolveImmediate(draft, side, card);
};

export const startingAction: Asking<FrameOf<'starting-action'>> = {
  settle(draft, { left }) {
    if (left === 0) done(draft);
  },

  ask: (state, { side }) => ({
    by: seatFor(state, side, 'admiral'),
    rules: ['setup.two-actions', ...inTeams(state, 'setup.team-actions')],
    draws: [topDraw(actionPile(side), [pileOf(state, actionPile(side)).aside])],
  }),

  drawn(draft, { side, left }, [name = '']) {
    const card = name as ActionId;
    const pile = actionPile(side);
    const { aside } = pileOf(draft.state, pile);
    changePile(draft, pile, { aside: without(aside, card) });
    emit(
      draft,
      'action-dealt',
      { side, card },
      'setup.two-actions',
      'action-cards.starting-cards',
      ...inTeams(draft.state, 'setup.team-actions'),
    );
    replace(draft, { at: 'starting-action', side, left: left - 1 });
    keepAction(draft, side, card);
  },
};

export const boxActions = (draft: Draft, side: Side): void => {
  const pile = actionPile(side);
  const { aside, box } = pileOf(draft.state, pile);
  changePile(draft, pile, { aside: [], box: [...box, ...aside] });
  emit(draft, 'actions-boxed', { side, cards: aside.length }, 'setup.other-actions');
  done(draft);
};
