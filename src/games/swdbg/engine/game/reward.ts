import { cardOf } from '../cards.ts';
import { done, emit, offer, push, replace } from './draft.ts';
import type { Asking, Draft } from './draft.ts';
import { takeFree } from './buy.ts';
import { gainForce, gainResources } from './gain.ts';
import { SLOTS } from './types.ts';
import type { Slot, SwdbgState } from './types.ts';

const take = (draft: Draft, reward: NonNullable<ReturnType<typeof cardOf>['reward']>): void => {
  const { active: side } = draft.state;
  const { resources = 0, force = 0, exile = 0, free = 0 } = reward;
  gainResources(draft, side, resources, 'reward', null);
  gainForce(draft, side, force, 'sabotage.reward-now');
  if (exile > 0) push(draft, { at: 'exile', left: exile, reason: 'reward' });
  if (free > 0) push(draft, { at: 'free-card', left: free });
};

export const reward: Asking<'reward'> = {
  ask: (state) => ({
    by: state.active,
    rules: ['sabotage.decide', 'cards.reward'],
    options: [offer({ kind: 'take-reward' }), offer({ kind: 'no-reward' })],
  }),

  choose: {
    'take-reward'(draft, { card }) {
      const { active: side } = draft.state;
      done(draft);
      emit(draft, 'reward-taken', { side, card }, 'sabotage.decide', 'abilities.reward-first');
      take(draft, cardOf(card).reward ?? {});
    },

    'no-reward'(draft, { card }) {
      const { active: side } = draft.state;
      done(draft);
      emit(draft, 'reward-declined', { side, card }, 'sabotage.decide');
    },
  },
};

const ownInRow = (state: SwdbgState): readonly Slot[] =>
  SLOTS.filter((slot) => {
    const card = state.galaxy.row[slot];
    return card !== null && cardOf(card).faction === state.active;
  });

export const freeCard: Asking<'free-card'> = {
  settle(draft, { left }) {
    if (left === 0 || ownInRow(draft.state).length === 0) done(draft);
  },

  ask: (state) => ({
    by: state.active,
    rules: ['cards.reward', 'buying.to-discard'],
    options: [
      ...ownInRow(state).flatMap((from) => {
        const card = state.galaxy.row[from];
        return card === null ? [] : [offer({ kind: 'take-free', from, card })];
      }),
      offer({ kind: 'no-free' }),
    ],
  }),

  choose: {
    'no-free': done,

    'take-free'(draft, { left }, { from, card }) {
      replace(draft, { at: 'free-card', left: left - 1 });
      takeFree(draft, from, card);
    },
  },
};
