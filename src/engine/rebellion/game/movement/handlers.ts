import type { Handlers } from '../handler.ts';
import { activation, activationPlace } from './activate.ts';
import type { MovementFrame } from './frames.ts';
import { moveUnitsHere } from './move.ts';

export const movementHandlers: Handlers<MovementFrame> = {
  activation,
  'activation-place': activationPlace,
  'move-units': moveUnitsHere,
};
