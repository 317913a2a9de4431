import type { Side } from '../units.ts';
import type { CombatState, Figure, Stage, UnitCounts, Zone } from './types.ts';

/** What stands where, in numbers: what a worked example promises and a caption tells. */
export interface CombatSummary {
  readonly stage: Stage['at'] | 'over';
  readonly round: number;
  readonly winners: CombatState['winners'];
  readonly system: Readonly<Record<Side, UnitCounts>>;
  readonly supply: Readonly<Record<Side, UnitCounts>>;
  readonly retreated: Readonly<Record<Side, UnitCounts>>;
  /** Damage markers by figure; figures without any are left out. */
  readonly markers: Readonly<Record<string, number>>;
  readonly hands: Readonly<Record<Side, number>>;
}

const counts = (figures: readonly Figure[]): UnitCounts => {
  const result: Partial<Record<Figure['unit'], number>> = {};
  for (const { unit } of figures) result[unit] = (result[unit] ?? 0) + 1;
  return result;
};

export const summaryOf = (state: CombatState): CombatSummary => {
  const inZones = (...zones: readonly Zone[]): Record<Side, UnitCounts> => {
    const of = (side: Side): UnitCounts =>
      counts(state.figures.filter((entry) => entry.side === side && zones.includes(entry.zone)));
    return { empire: of('empire'), rebel: of('rebel') };
  };
  const marked = state.figures.filter((figure) => figure.markers > 0);

  return {
    stage: state.agenda.at(-1)?.at ?? 'over',
    round: state.round,
    winners: state.winners,
    system: inZones('system', 'sheet'),
    supply: inZones('supply'),
    retreated: inZones('retreated'),
    markers: Object.fromEntries(marked.map(({ id, markers }) => [id, markers])),
    hands: { empire: state.hands.empire.length, rebel: state.hands.rebel.length },
  };
};
