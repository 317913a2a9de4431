import { cardOf } from '../cards.ts';
import { allow, done, emit, push, replace, unexpected } from './draft.ts';
import type { Draft } from './draft.ts';
import { takeFree } from './buy.ts';
import { gainForce, gainResources } from './gain.ts';
import type { Asking } from './handler.ts';
import { rules } from './rules.ts';
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
  prompt: (state) => ({
    kind: 'decision',
    by: state.active,
    task: 'reward',
    rules: rules('sabotage.decide', 'cards.reward'),
    options: [allow({ kind: 'take-reward' }), allow({ kind: 'no-reward' })],
  }),

  choose(draft, { card }, choice) {
    const { active: side } = draft.state;
    done(draft);
    if (choice.kind === 'take-reward') {
      emit(draft, 'reward-taken', { side, card }, 'sabotage.decide', 'abilities.reward-first');
      take(draft, cardOf(card).reward ?? {});
    } else if (choice.kind === 'no-reward') {
      emit(draft, 'reward-declined', { side, card }, 'sabotage.decide');
    } else {
      throw unexpected(choice, 'sabotage.decide');
    }
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

  prompt: (state) => ({
    kind: 'decision',
    by: state.active,
    task: 'free-card',
    rules: rules('cards.reward', 'buying.to-discard'),
    options: [
      ...ownInRow(state).flatMap((from) => {
        const card = state.galaxy.row[from];
        return card === null ? [] : [allow({ kind: 'take-free', from, card })];
      }),
      allow({ kind: 'no-free' }),
    ],
  }),

  choose(draft, { left }, choice) {
    if (choice.kind === 'no-free') {
      done(draft);
    } else if (choice.kind === 'take-free') {
      replace(draft, { at: 'free-card', left: left - 1 });
      takeFree(draft, choice.from, choice.card);
    } else {
      throw unexpected(choice, 'cards.reward');
    }
  },
};
