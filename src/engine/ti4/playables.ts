import { playable } from '../core/playable.ts';
import type { Playable } from '../core/playable.ts';
import { parseAction } from './action/parse-setup.ts';
import { ACTIONS } from './action/procedures.ts';
import { summaryOf } from './action/summary.ts';

export const ti4Playables: readonly Playable[] = Object.values(ACTIONS).map((procedure) =>
  playable(procedure, parseAction, summaryOf),
);
