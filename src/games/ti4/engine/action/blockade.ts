import { emit, takeOff } from './draft.ts';
import type { Draft } from './draft.ts';
import { foreignShips, shipsIn } from './query.ts';
import type { Unit } from './types.ts';

/**
 * A dock in space, the «Floating Factory», is lost as soon as it is blockaded. Gives the docks that
 * were lost: others may have had their places there.
 */
export const loseBlockaded = (draft: Draft): readonly Unit[] => {
  const { state } = draft;
  const docks = state.units.filter(
    ({ type, planet, system, owner }) =>
      type === 'space-dock' &&
      planet === null &&
      shipsIn(state, system, owner).length === 0 &&
      foreignShips(state, system, owner),
  );
  for (const { id, owner: player, type } of docks) {
    takeOff(draft, id);
    emit(
      draft,
      'unit-destroyed',
      { player, type, why: 'blockade' },
      'space-dock.floating-factory',
      'blockaded.what',
    );
  }
  return docks;
};
