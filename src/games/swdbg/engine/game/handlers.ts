import type { Handlers, TaskIn } from '../../../../engine/kernel.ts';
import { when } from './ability.ts';
import { act } from './act.ts';
import { commit } from './aim.ts';
import { damage } from './attack.ts';
import { deedHandlers } from './deeds/deeds.ts';
import { draw } from './draw.ts';
import { amount, effects } from './effect.ts';
import { effectTarget } from './effect-target.ts';
import type { Swdbg } from './draft.ts';
import { refill, reveal } from './galaxy.ts';
import { discard, discardRandom, exile, spy } from './hand.ts';
import { freeCard, reward } from './reward.ts';
import {
  dealRow,
  firstBases,
  goal,
  hideBases,
  layOut,
  neutralRule,
  ready,
  setTable,
  variant,
} from './setup.ts';
import { cleanUp, income, newBase, startOfTurn, turnOver, turns } from './turn.ts';

export const HANDLERS = {
  variant,
  goal,
  'neutral-rule': neutralRule,
  'hide-bases': hideBases,
  'deal-row': dealRow,
  'new-base': newBase,
  act,
  commit,
  damage,
  reward,
  'free-card': freeCard,
  refill,
  draw,
  when,
  effects,
  amount,
  'effect-target': effectTarget,
  exile,
  discard,
  'discard-random': discardRandom,
  spy,
  reveal,
  'lay-out': layOut,
  'first-bases': firstBases,
  'set-table': setTable,
  ready,
  turns,
  'start-of-turn': startOfTurn,
  income,
  'clean-up': cleanUp,
  'turn-over': turnOver,
  ...deedHandlers,
} satisfies Handlers<Swdbg>;

export type SwdbgTask = TaskIn<typeof HANDLERS>;
