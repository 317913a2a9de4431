import { done, emit } from './draft.ts';
import type { Passing } from './draft.ts';
import type { Part } from './frames.ts';
import type { RuleName } from '../rule.ts';

const ABOUT: Readonly<Record<Part, RuleName>> = {
  setup: 'setup.what',
  payment: 'resources.what',
  engagement: 'engagement.what',
  strikes: 'strikes.what',
};

export const began: Passing<'began'> = {
  settle(draft, { part }) {
    done(draft);
    emit(draft, 'began', { side: draft.state.active, part }, ABOUT[part]);
  },
};
