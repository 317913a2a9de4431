import { cardOf, isShip } from '../cards.ts';
import { changeInPlay, done, emit, offer, replace } from './draft.ts';
import type { Asking, Offer } from './draft.ts';
import { activePlayer, attackOf, groupAt, inPlay, waiting } from './query.ts';
import type { SwdbgRule } from '../rule.ts';
import { SLOTS } from './types.ts';
import type { InPlay, Slot, SwdbgState, Target } from './types.ts';

const fresh = ({ aim, attacked }: InPlay): boolean => aim === null && !attacked;

/** Cards with something to attack with; the others nobody would lay before a target. */
const armed = (state: SwdbgState): readonly InPlay[] =>
  activePlayer(state).play.filter((entry) => attackOf(state, entry) > 0);

const barOfSlot = (state: SwdbgState, slot: Slot): SwdbgRule | null => {
  const card = state.galaxy.row[slot];
  if (card === null) return 'sabotage.choose';
  if (cardOf(card).faction === 'neutral') return 'sabotage.no-neutral';
  if (cardOf(card).faction === state.active) return 'sabotage.choose';
  if (isShip(card)) return 'sabotage.unit-values';
  const units = armed(state).filter((entry) => fresh(entry) && !isShip(entry.card));
  return units.length > 0 ? null : 'sabotage.units-only';
};

export const aimOffers = (state: SwdbgState): readonly Offer[] => {
  const able = armed(state);
  if (able.length === 0) return [];
  const base = { kind: 'aim', target: 'base' } as const;
  if (!able.some(fresh)) return [offer(base, 'attack.once')];
  const slots = SLOTS.filter((slot) => state.galaxy.row[slot] !== null);
  return [
    offer(base),
    ...slots.map((slot) => offer({ kind: 'aim', target: slot }, barOfSlot(state, slot))),
  ];
};

export const attackOffers = (state: SwdbgState): readonly Offer[] =>
  (['base', ...SLOTS] as const)
    .filter((target) => groupAt(state, target).length > 0)
    .map((target) => offer({ kind: 'attack', target }));

const barOf = (entry: InPlay, target: Target): SwdbgRule | null => {
  if (!fresh(entry)) return 'attack.once';
  return target !== 'base' && isShip(entry.card) ? 'sabotage.units-only' : null;
};

const RULES_AT = {
  base: ['attack.group-base', 'attack.against-base'],
  row: ['attack.before-card', 'attack.against-row'],
} as const satisfies Record<string, readonly [SwdbgRule, ...SwdbgRule[]]>;

export const commit: Asking<'commit'> = {
  settle(draft, { target }) {
    const left = armed(draft.state).some((entry) => barOf(entry, target) === null);
    if (!left) done(draft);
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
