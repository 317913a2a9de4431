import type { DeedFrame } from '../../../../engine/deeds.ts';
import type { TaskIn } from '../../../../engine/kernel.ts';
import type { CombatTask } from '../combat/types.ts';
import { baseHandlers } from './base/handlers.ts';
import { captiveHandlers } from './captives/handlers.ts';
import { drawCard } from './cards.ts';
import { combatCheck } from './combat/check.ts';
import type { combatHandlers } from './combat/embed.ts';
import type { CombatFrame } from './combat/frames.ts';
import type { deedHandlers } from './deeds/deeds.ts';
import type { RebellionDeeds } from './deeds/kinds.ts';
import { fortune, setDice } from './fortune.ts';
import { exploreHandlers } from './explore/handlers.ts';
import type { Frame } from './frames.ts';
import type { Handlers } from './draft.ts';
import { missionHandlers } from './mission/handlers.ts';
import { movementHandlers } from './movement/handlers.ts';
import { refreshHandlers } from './refresh/handlers.ts';
import { roundHandlers } from './round/handlers.ts';
import { settleSystem } from './settle.ts';
import { setupHandlers } from './setup/handlers.ts';

/** All but those of combats and of cards that are told, which may come when they are needed. */
export const HANDLERS = {
  'draw-card': drawCard,
  fortune,
  'set-dice': setDice,
  'settle-system': settleSystem,
  'combat-check': combatCheck,
  ...setupHandlers,
  ...roundHandlers,
  ...refreshHandlers,
  ...movementHandlers,
  ...missionHandlers,
  ...baseHandlers,
  ...captiveHandlers,
  ...exploreHandlers,
} satisfies Handlers<Exclude<Frame, CombatFrame | DeedFrame<RebellionDeeds>>>;

/** A task is named like the frame that asks; those of a combat keep the names they have there. */
export type RebellionTask =
  | TaskIn<typeof HANDLERS>
  | TaskIn<typeof combatHandlers>
  | TaskIn<typeof deedHandlers>
  | CombatTask;
