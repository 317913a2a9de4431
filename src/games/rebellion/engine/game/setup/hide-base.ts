import { adjacentTo, hasProbeCard, SYSTEM_IDS } from '../../systems.ts';
import type { SystemId } from '../../systems.ts';
import { cardsIn, takeOut } from '../deck.ts';
import { changeBase, changePile, done, emit, offer, pileOf } from '../draft.ts';
import type { FrameOf } from '../frames.ts';
import type { Asking } from '../draft.ts';
import { hasUnits, seatFor } from '../query.ts';
import type { GameRule } from '../../rule.ts';
import type { RebellionState } from '../types.ts';
import { inTeams } from './prepare.ts';

const barOf = (state: RebellionState, system: SystemId): GameRule | null => {
  if (hasUnits(state, 'empire', system)) return 'setup.base-check';
  if (!cardsIn(pileOf(state, 'probes').deck).includes(system)) return 'setup.choose-base';
  const near = adjacentTo(system).some((id) => hasUnits(state, 'empire', id));
  return state.variant === 'first' && near ? 'first-game.base-not-adjacent' : null;
};

export const hideBase: Asking<FrameOf<'hide-base'>> = {
  ask: (state) => ({
    by: seatFor(state, 'rebel', 'general'),
    rules: [
      'setup.base-check',
      'setup.choose-base',
      'rebel-base.secret',
      ...inTeams(state, 'setup.team-base'),
    ],
    options: SYSTEM_IDS.filter(hasProbeCard).map((system) =>
      offer({ kind: 'hide-base', system }, barOf(state, system)),
    ),
  }),

  choose: {
    'hide-base'(draft, _frame, { system }) {
      changeBase(draft, { card: system });
      const { deck } = pileOf(draft.state, 'probes');
      const left = takeOut(deck, system);
      changePile(draft, 'probes', { deck: left });
      emit(draft, 'base-hidden', { system }, 'setup.choose-base', 'rebel-base.location-card');
      emit(draft, 'probes-shuffled', { cards: cardsIn(left).length }, 'setup.probe-deck');
      done(draft);
    },
  },
};
