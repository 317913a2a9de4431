import { machineOf } from '../../../../engine/kernel.ts';
import { lifelines } from '../table/elimination.ts';
import type { Action } from './draft.ts';
import { handlers } from './handlers.ts';
import type { ActionTask } from './handlers.ts';
import type { ActionOutcome, ActionProcedure, ActionState, Frame } from './types.ts';

const procedure = machineOf<Action, ActionOutcome, ActionTask>(
  { game: 'ti4', over: 'active-system.duration', outcome: ({ system }) => ({ system }) },
  handlers,
);

/** One machine, entered at different doors; a door without a whole action ends where its part ends. */
const from = (id: string, frames: readonly Frame[]): ActionProcedure =>
  procedure(id, (setup: ActionState) => ({
    ...setup,
    alive: setup.players.filter((player) => lifelines(setup, player).length > 0),
    agenda: frames.toReversed(),
  }));

export const ACTION_IDS = [
  'ti4/tactical-action',
  'ti4/space-combat',
  'ti4/invasion',
  'ti4/production',
  'ti4/research',
] as const;
export type ActionId = (typeof ACTION_IDS)[number];

export const ACTIONS: Readonly<Record<ActionId, ActionProcedure>> = {
  'ti4/tactical-action': from('ti4/tactical-action', [{ at: 'activate' }]),
  'ti4/space-combat': from('ti4/space-combat', [{ at: 'cannons', queue: [] }]),
  'ti4/invasion': from('ti4/invasion', [{ at: 'invasion' }]),
  'ti4/production': from('ti4/production', [{ at: 'production' }]),
  'ti4/research': from('ti4/research', [{ at: 'research', used: [] }, { at: 'research-again' }]),
};
