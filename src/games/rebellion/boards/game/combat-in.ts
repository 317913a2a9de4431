import type { CombatSetup, CombatState } from '../../engine/combat/types.ts';
import type { RebellionState } from '../../engine/game/index.ts';
import type { UnitId } from '../../engine/units.ts';

/** The combat that goes on, under whatever else is being asked. */
export const combatIn = (state: RebellionState | null): CombatState | null => {
  for (const frame of state?.agenda.toReversed() ?? []) {
    if (frame.at === 'combat') return frame.combat;
  }
  return null;
};

/** What names and the picture need of a combat that the game itself has begun. */
export const combatFacts = (
  combat: CombatState,
): Pick<CombatSetup, 'active' | 'units' | 'adjacent'> => {
  const units: Record<'empire' | 'rebel', Partial<Record<UnitId, number>>> = {
    empire: {},
    rebel: {},
  };
  for (const { side, unit } of combat.figures) {
    units[side][unit] = (units[side][unit] ?? 0) + 1;
  }
  return { active: combat.active, units, adjacent: combat.adjacent };
};
