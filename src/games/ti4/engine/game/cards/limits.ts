import type { UnitId } from '../../data/units.ts';
import type { Ti4Rule } from '../../rule.ts';
import type { GameState } from '../types.ts';

const DOCKS_ON_PLANET = 1;
const PDS_ON_PLANET = 2;

/** The rule that lets no more structures of this kind on a planet, or null. */
export const structureBar = (
  { board }: GameState,
  unit: UnitId,
  planet: string,
): Ti4Rule | null => {
  const there = board.units.filter((entry) => entry.planet === planet && entry.type === unit);
  if (unit === 'space-dock' && there.length >= DOCKS_ON_PLANET) {
    return 'structures.one-space-dock';
  }
  return unit === 'pds' && there.length >= PDS_ON_PLANET ? 'structures.two-pds' : null;
};
