import { playable } from '../core/playable.ts';
import type { Playable } from '../core/playable.ts';
import { combat } from './combat/combat.ts';
import { parseSetup } from './combat/parse-setup.ts';
import { summaryOf } from './combat/summary.ts';

export const rebellionPlayables: readonly Playable[] = [playable(combat, parseSetup, summaryOf)];
