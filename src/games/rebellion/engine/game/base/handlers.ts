import type { Handlers } from '../draft.ts';
import type { BaseFrame } from './frames.ts';
import { mobilization, newBase } from './mobilize.ts';
import { baseCheck, revealBase } from './reveal.ts';

export const baseHandlers = {
  'base-check': baseCheck,
  'reveal-base': revealBase,
  mobilization,
  'new-base': newBase,
} satisfies Handlers<BaseFrame>;
