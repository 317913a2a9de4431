import { HANDLERS } from './handlers.ts';
import { procedureWith } from './machine.ts';
import { setupHandlers } from './setup/handlers.ts';

/** From the box to the victory of one side. */
export const wholeGame = procedureWith({ ...HANDLERS, ...setupHandlers })('rebellion/game', () => [
  { at: 'setup' },
  { at: 'rounds' },
]);
