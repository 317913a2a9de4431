import { cardOf, isShip } from '../cards.ts';
import { changeInPlay, done, emit, offer, replace } from './draft.ts';
import type { Asking, Offer } from './draft.ts';
import { activePlayer, attackOf, groupAt, inPlay, waiting } from './query.ts';
import type { SwdbgRule } from '../rule.ts';
import { SLOTS } from './types.ts';
import type { InPlay, Slot, SwdbgState, Target } from './types.ts';

/** Cards with something to attack with; the others nobody would lay before a target. */
const armed = (state: SwdbgState): readonly InPlay[] =>
  activePlayer(state).play.filter((entry) => attackOf(state, entry) > 0);

const barOf = ({ card, attacked }: InPlay, target: Target): SwdbgRule | null => {
  if (target !== 'base' && isShip(card)) return 'sabotage.units-only';
  return attacked ? 'attack.once' : null;
};

/** Those that can be laid before a target, also when they have been laid before another. */
const layable = (state: SwdbgState, target: Target): readonly InPlay[] =>
  armed(state).filter((entry) => entry.aim !== target && barOf(entry, target) === null);

const barOfTarget = (state: SwdbgState, target: Target): SwdbgRule | null => {
  const bars = armed(state).map((entry) => barOf(entry, target));
  if (bars.includes(null)) return null;
  return bars.includes('attack.once') ? 'attack.once' : 'sabotage.units-only';
};

const barOfSlot = (state: SwdbgState, slot: Slot): SwdbgRule | null => {
  const card = state.galaxy.row[slot];
  if (card === null || cardOf(card).faction === state.active) return 'sabotage.choose';
  if (cardOf(card).faction === 'neutral') return 'sabotage.no-neutral';
  return isShip(card) ? 'sabotage.ship-target' : barOfTarget(state, slot);
};

export const aimOffers = (state: SwdbgState): readonly Offer[] => {
  const able = armed(state);
  if (able.length === 0) return [];
  const base = offer({ kind: 'aim', target: 'base' }, barOfTarget(state, 'base'));
  if (!base.allowed) return [base];
  const slots = SLOTS.filter((slot) => state.galaxy.row[slot] !== null).map((slot) =>
    offer({ kind: 'aim', target: slot }, barOfSlot(state, slot)),
  );
  // Where every card lies already that could, there is nothing left to lay.
  return [base, ...slots].filter(
    ({ allowed, choice }) =>
      !allowed || choice.kind !== 'aim' || layable(state, choice.target).length > 0,
  );
};

export const attackOffers = (state: SwdbgState): readonly Offer[] =>
  (['base', ...SLOTS] as const)
    .filter((target) => groupAt(state, target).length > 0)
    .map((target) => offer({ kind: 'attack', target }));

const RULES_AT = {
  base: ['attack.group-base', 'attack.against-base'],
  row: ['attack.before-card', 'attack.against-row'],
} as const satisfies Record<string, readonly [SwdbgRule, ...SwdbgRule[]]>;

export const commit: Asking<'commit'> = {
  settle(draft, { target, added }) {
    const left = layable(draft.state, target);
    // Once the free cards are laid, taking one from another target is a choice of its own.
    const worth = added > 0 ? left.filter(({ aim }) => aim === null) : left;
    if (worth.length === 0) done(draft);
  },

  ask(state, { target, added }) {
    const options = armed(state)
      .filter((entry) => entry.aim !== target)
      .map((entry) => offer({ kind: 'commit', card: entry.id }, barOf(entry, target)));
    return {
      by: state.active,
      rules: ['attack.several', 'attack.not-yet', ...RULES_AT[target === 'base' ? 'base' : 'row']],
      options: added > 0 ? [...options, offer({ kind: 'end-commit' })] : options,
    };
  },

  choose: {
    'end-commit': done,

    commit(draft, frame, { card }) {
      const { target, added } = frame;
      const { active: side } = draft.state;
      const entry = inPlay(draft.state, side, card);
      if (!entry) return;
      changeInPlay(draft, side, entry.id, { aim: target });
      const before = draft.state.players[waiting(draft.state)].base?.base ?? null;
      emit(
        draft,
        'card-aimed',
        {
          side,
          card: entry.card,
          ship: entry.id,
          target,
          at: target === 'base' ? before : draft.state.galaxy.row[target],
        },
        'attack.not-yet',
        ...RULES_AT[target === 'base' ? 'base' : 'row'],
      );
      replace(draft, { ...frame, added: added + 1 });
    },
  },
};
