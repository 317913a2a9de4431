import type { SystemId } from '../../systems.ts';
import { SYSTEM_IDS } from '../../systems.ts';
import { underneath, withoutAll } from '../deck.ts';
import { changeBase, changePile, done, emit, offer, pileOf, push, replace } from '../draft.ts';
import type { Asking, Draft } from '../draft.ts';
import type { FrameOf } from '../frames.ts';
import { hasUnits } from '../query.ts';
import type { GameRule } from '../../rule.ts';
import type { RebellionState } from '../types.ts';
import { homeOf } from './home.ts';
import { leaveSpace } from './reveal.ts';

const CARDS = 4;

/** Why a system cannot become the new base; null: it can. */
const siteBar = (state: RebellionState, system: SystemId): GameRule | null => {
  const { loyalty, destroyed } = state.systems[system];
  const barred = destroyed || loyalty === 'empire' || hasUnits(state, 'empire', system);
  return barred ? 'rebel-base.barred' : null;
};

export const mobilization: Asking<FrameOf<'mobilization'>> = {
  settle(draft) {
    if (draft.state.base.card === null) done(draft);
  },

  ask: (_state, { seat }) => ({
    by: seat,
    rules: [
      'rebel-base.mobilization',
      'rebel-base.mobilization-timing',
      'rebel-base.take-four',
      'rebel-base.mission-moves',
    ],
    options: [offer({ kind: 'seek-base' }), offer({ kind: 'move-to-base' })],
  }),

  choose: {
    'move-to-base'(draft, { seat }) {
      const { state } = draft;
      replace(draft, {
        at: 'move-units',
        seat,
        to: homeOf(state),
        why: 'mobilization',
        sent: {},
      });
    },

    'seek-base'(draft, { seat }) {
      const { revealed } = draft.state.base;
      emit(
        draft,
        'mobilization-began',
        { revealed },
        'rebel-base.take-four',
        revealed && 'rebel-base.after-reveal',
      );
      replace(
        draft,
        {
          at: 'draw-card',
          pile: 'probes',
          seat,
          to: 'aside',
          left: CARDS,
          because: 'rebel-base.take-four',
        },
        { at: 'new-base', seat },
      );
    },
  },
};

/** Nobody but the Rebels saw these cards, and nobody knows their order from now on. */
const putUnder = (draft: Draft, cards: readonly SystemId[], because: GameRule): void => {
  const { deck, aside } = pileOf(draft.state, 'probes');
  changePile(draft, 'probes', {
    aside: withoutAll(aside, cards),
    deck: underneath(deck, cards),
  });
  emit(draft, 'probes-put-under', { cards: cards.length }, because);
};

const keep = (draft: Draft, why: 'declined' | 'barred'): void => {
  const because = why === 'barred' ? 'rebel-base.all-barred' : 'rebel-base.decline';
  emit(draft, 'base-kept', { why }, because);
  putUnder(draft, pileOf(draft.state, 'probes').aside, 'rebel-base.decline-cards');
  done(draft);
};

const giveUp = (draft: Draft, old: SystemId): void => {
  const moved = leaveSpace(draft, old);
  const { hand } = pileOf(draft.state, 'probes');
  changePile(draft, 'probes', { hand: [...hand, old] });
  emit(
    draft,
    'base-moved',
    { from: old, ...moved },
    'rebel-base.old-revealed',
    'rebel-base.old-card',
    'rebel-base.empty-space',
  );
};

const moveBase = (draft: Draft, system: SystemId): void => {
  const { card: old, revealed } = draft.state.base;
  done(draft);
  if (old !== null) giveUp(draft, old);
  const { aside } = pileOf(draft.state, 'probes');
  changePile(draft, 'probes', { aside: withoutAll(aside, [system]) });
  changeBase(draft, { card: system, revealed: false });
  emit(draft, 'base-hidden', { system }, 'rebel-base.choose-one', 'rebel-base.new-card');
  putUnder(draft, withoutAll(aside, [system]), 'rebel-base.rest-cards');
  if (old === null || revealed) return;
  push(
    draft,
    { at: 'combat-check', system: old, active: 'rebel', origins: [] },
    { at: 'settle-system', system: old },
  );
};

const sites = (state: RebellionState): readonly SystemId[] => {
  const { aside } = pileOf(state, 'probes');
  return SYSTEM_IDS.filter((id) => aside.includes(id));
};

export const newBase: Asking<FrameOf<'new-base'>> = {
  settle(draft) {
    if (sites(draft.state).every((id) => siteBar(draft.state, id))) keep(draft, 'barred');
  },

  ask: (state, { seat }) => ({
    by: seat,
    rules: ['rebel-base.choose-one', 'rebel-base.barred', 'rebel-base.decline'],
    options: [
      ...sites(state).map((system) =>
        offer({ kind: 'new-base', system }, siteBar(state, system), system),
      ),
      offer({ kind: 'keep-base' }),
    ],
  }),

  choose: {
    'keep-base'(draft) {
      keep(draft, 'declined');
    },

    'new-base'(draft, _frame, { system }) {
      moveBase(draft, system);
    },
  },
};
