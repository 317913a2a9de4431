import type { CombatSetup } from '../engine/combat/types.ts';
import { unitOf } from '../engine/units.ts';
import type { UnitId } from '../engine/units.ts';
import type { CombatNames } from '../words/combat.ts';
import { systemName } from '../words/systems.ts';
import type { Language } from '../../../rules/languages.ts';
import { termOf } from '../../../player/terms.ts';
import type { Terms } from '../../../player/terms.ts';

const FIGURE = /^(.+)-(\d+)$/;

/** `x-wing-2` as its unit and number; the number only when the combat has several. */
export const figureParts = (
  setup: Pick<CombatSetup, 'units'>,
  id: string,
): { readonly unit: UnitId; readonly number: string } => {
  const [, unit = id, number = ''] = FIGURE.exec(id) ?? [];
  const known = unit as UnitId;
  const several = (setup.units[unitOf(known).side][known] ?? 0) > 1;
  return { unit: known, number: several ? ` ${number}` : '' };
};

export const combatNames = (
  setup: Pick<CombatSetup, 'units' | 'adjacent'>,
  language: Language,
  terms: Terms,
): CombatNames => {
  const term = (id: string): string => termOf(terms, id).name;
  return {
    term,
    figure: (id) => {
      const { unit, number } = figureParts(setup, id);
      return `${term(unit)}${number}`;
    },
    system: (id) => {
      const base = setup.adjacent.some((entry) => entry.id === id && entry.kind === 'base-space');
      return systemName(language, base ? 'rebel-base-space' : id) ?? id;
    },
  };
};
