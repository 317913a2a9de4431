import { galaxy as procedure } from '../../galaxy/galaxy.ts';
import type { GalaxySetup, GalaxyState } from '../../galaxy/types.ts';
import { push, replace } from '../draft.ts';
import type { Draft } from '../draft.ts';
import { layBoard } from '../setup/board.ts';
import { hosting, tell } from './hosting.ts';

export const playGalaxy = (draft: Draft, setup: GalaxySetup): void => {
  const { state: part, events } = procedure.begin(setup);
  tell(draft, 'galaxy', events);
  push(draft, { at: 'galaxy', part });
};

/** Where the homes lie, before any tile is dealt. */
export const homesFor = (setup: GalaxySetup): GalaxyState['homes'] =>
  procedure.begin(setup).state.homes;

export const galaxy = hosting('galaxy', {
  procedure: () => procedure,
  stateOf: (_state, { part }) => part,
  keep(draft, _frame, after) {
    replace(draft, { at: 'galaxy', part: after });
  },
  after(draft, { part }) {
    layBoard(draft, part);
  },
});
