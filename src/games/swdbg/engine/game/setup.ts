import { drawsFrom } from '../../../../engine/deck.ts';
import { basesOf, startingBase } from '../bases.ts';
import { fullDeck, isCard } from '../cards.ts';
import { HAND_SIZE, ROW_SIZE } from '../components.ts';
import { FORCE_START } from '../force.ts';
import { SIDES } from '../sides.ts';
import { change, changeGalaxy, changePlayer, done, emit, offer, replace } from './draft.ts';
import type { Asking, Draft, Passing } from './draft.ts';
import type { Frame } from './frames.ts';
import { without, withoutAll } from './query.ts';
import type { SwdbgRule } from '../rule.ts';
import { SLOTS, VARIANTS } from './types.ts';
import type { Variant } from './types.ts';

/** Agreements nobody makes alone. */
const TOGETHER = 'both';

const GOALS = [2, 3, 4, 5] as const;
const HIDDEN = 4;

export const SETUP: readonly Frame[] = [
  { at: 'lay-out' },
  { at: 'variant' },
  { at: 'goal' },
  { at: 'neutral-rule' },
  { at: 'first-bases' },
  { at: 'deal-row' },
  { at: 'set-table' },
  { at: 'draw', side: 'empire', left: HAND_SIZE, reason: 'setup' },
  { at: 'draw', side: 'rebel', left: HAND_SIZE, reason: 'setup' },
  { at: 'ready' },
];

export const layOut: Passing<'lay-out'> = {
  settle(draft) {
    emit(draft, 'factions-chosen', {}, 'setup.choose-faction', 'setup.nine-steps');
    done(draft);
  },
};

const VARIANT_RULES: Readonly<Record<Variant, readonly [SwdbgRule, ...SwdbgRule[]]>> = {
  standard: ['setup.five-bases', 'variants.beginner'],
  'full-galaxy': ['variants.full-ten', 'variants.full-length'],
  'secret-bases': ['variants.secret-choose', 'variants.secret-length'],
};

export const variant: Asking<'variant'> = {
  ask: () => ({
    by: TOGETHER,
    rules: ['variants.beginner', 'variants.may-advance'],
    options: VARIANTS.map((id) => offer({ kind: 'variant', variant: id })),
  }),

  choose: {
    variant(draft, _frame, { variant }) {
      change(draft, { variant });
      emit(draft, 'variant-chosen', { variant }, ...VARIANT_RULES[variant]);
      done(draft);
    },
  },
};

export const goal: Asking<'goal'> = {
  ask: () => ({
    by: TOGETHER,
    rules: [
      'variants.length-agree',
      'variants.length-three',
      'variants.length-shorter',
      'variants.length-longer',
    ],
    options: GOALS.map((bases) => offer({ kind: 'goal', bases })),
  }),

  choose: {
    goal(draft, _frame, { bases }) {
      change(draft, { goal: bases });
      emit(
        draft,
        'goal-agreed',
        { bases },
        'variants.length-agree',
        bases === 3 ? 'victory.three-bases' : 'variants.length-change',
      );
      done(draft);
    },
  },
};

export const neutralRule: Asking<'neutral-rule'> = {
  ask: () => ({
    by: TOGETHER,
    rules: ['variants.combine', 'variants.pay-neutral'],
    options: [
      offer({ kind: 'neutral-rule', on: false }),
      offer({ kind: 'neutral-rule', on: true }),
    ],
  }),

  choose: {
    'neutral-rule'(draft, _frame, { on }) {
      change(draft, { neutralRule: on });
      emit(draft, 'neutral-rule-set', { on }, 'variants.combine');
      done(draft);
    },
  },
};

const LISTED = { empire: 'setup.empire-bases', rebel: 'setup.rebel-bases' } as const;
const FIRST = { empire: 'setup.lothal', rebel: 'setup.dantooine' } as const;

export const firstBases: Passing<'first-bases'> = {
  settle(draft) {
    const secret = draft.state.variant === 'secret-bases';
    const all = draft.state.variant !== 'standard';
    for (const side of SIDES) {
      const base = startingBase(side);
      const rest = without(basesOf(side, all ? 'all' : 'standard'), base);
      const cards = fullDeck('starter', side);
      changePlayer(draft, side, {
        base: { base, damage: 0, used: false },
        bases: secret ? [] : rest,
        deck: cards,
      });
      if (secret) {
        emit(draft, 'starting-base-laid', { side, base }, 'variants.secret-start', FIRST[side]);
      } else {
        const which = all ? 'variants.full-ten' : LISTED[side];
        emit(
          draft,
          'bases-laid',
          { side, base, rest },
          which,
          FIRST[side],
          'setup.lay-starting-base',
          'setup.stack-bases',
        );
      }
    }
    const hiding: readonly Frame[] = secret
      ? SIDES.map((side) => ({ at: 'hide-bases', side, left: HIDDEN }))
      : [];
    replace(draft, ...hiding);
  },
};

export const hideBases: Asking<'hide-bases'> = {
  settle(draft, { side, left }) {
    if (left > 0) return;
    const chosen = draft.state.players[side].bases.length + 1;
    emit(
      draft,
      'bases-boxed',
      { side, bases: basesOf(side).length - chosen },
      'variants.secret-rest',
      'variants.secret-play',
    );
    done(draft);
  },

  ask(state, { side }) {
    const free = withoutAll(basesOf(side), [startingBase(side), ...state.players[side].bases]);
    return {
      by: side,
      rules: ['variants.secret-choose', 'variants.secret-facedown'],
      options: free.map((base) => offer({ kind: 'hide-base', base })),
    };
  },

  choose: {
    'hide-base'(draft, { side, left }, { base }) {
      const { bases } = draft.state.players[side];
      changePlayer(draft, side, { bases: [...bases, base] });
      emit(
        draft,
        'base-hidden',
        { side, left: left - 1 },
        'variants.secret-choose',
        'variants.secret-facedown',
      );
      replace(draft, { at: 'hide-bases', side, left: left - 1 });
    },
  },
};

const buildDecks = (draft: Draft): void => {
  for (const side of SIDES) {
    const cards = draft.state.players[side].deck.length;
    emit(
      draft,
      'deck-built',
      { side, cards },
      'setup.separate-starters',
      'setup.shuffle-starters',
      'setup.place-deck',
    );
  }
};

export const dealRow: Asking<'deal-row'> = {
  settle(draft) {
    if (draft.state.galaxy.deck.length > 0) return;
    buildDecks(draft);
    changeGalaxy(draft, { deck: fullDeck('galaxy'), pilots: fullDeck('pilots').length });
  },

  ask: (state) => ({
    by: TOGETHER,
    rules: ['setup.galaxy-deck', 'setup.six-cards'],
    draws: drawsFrom('galaxy-deck', state.galaxy.deck, ROW_SIZE),
  }),

  drawn(draft, _frame, results) {
    const cards = results.filter(isCard);
    const { galaxy } = draft.state;
    const row = { ...galaxy.row };
    for (const [index, slot] of SLOTS.entries()) row[slot] = cards[index] ?? null;
    changeGalaxy(draft, { row, deck: withoutAll(galaxy.deck, cards) });
    emit(
      draft,
      'row-dealt',
      { cards },
      'setup.six-cards',
      'setup.turn-faction-cards',
      'setup.turn-neutral-cards',
      'setup.place-galaxy-deck',
    );
    done(draft);
  },
};

export const setTable: Passing<'set-table'> = {
  settle(draft) {
    emit(draft, 'table-set', {}, 'setup.pilot-deck', 'setup.place-tokens', 'setup.token-colours');
    change(draft, { force: FORCE_START });
    emit(draft, 'force-placed', { at: FORCE_START }, 'setup.lay-track', 'setup.marker-start');
    done(draft);
  },
};

export const ready: Passing<'ready'> = {
  settle(draft) {
    emit(draft, 'ready', {}, 'setup.begin', 'turn.empire-first');
    done(draft);
  },
};
