import type { Handlers } from '../draft.ts';
import { activation, activationPlace } from './activate.ts';
import type { MovementFrame } from './frames.ts';
import { moveUnitsHere } from './move.ts';

export const movementHandlers = {
  activation,
  'activation-place': activationPlace,
  'move-units': moveUnitsHere,
} satisfies Handlers<MovementFrame>;
