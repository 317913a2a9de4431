import { drawCard } from './cards.ts';
import { procedureWith } from './machine.ts';
import { setupHandlers } from './setup/handlers.ts';

/** The ten steps of the setup, as far as they are not a matter of unpacking; nothing else comes up. */
export const setupGame = procedureWith({ 'draw-card': drawCard, ...setupHandlers })(
  'rebellion/setup',
  () => [{ at: 'setup' }],
);
