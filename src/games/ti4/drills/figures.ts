import type { Figures } from '../../../drills/measure.ts';
import type { Kinds } from '../../../drills/question.ts';
import { FLEET, isOwnEverywhere } from '../engine/data/units.ts';
import type { UnitId } from '../engine/data/units.ts';
import type { Figure, Ti4Facts } from './facts.ts';
import { profile } from './fleets.ts';
import { rule } from './rule.ts';

/** Flagships differ by faction, and war suns stand on upgrades: of neither does a common sheet tell. */
const COMMON = FLEET.filter((unit) => !isOwnEverywhere(unit) && unit !== 'war-sun');

const DECIDES = {
  cost: 'cost.what',
  combat: 'space-combat.combat-roll',
  move: 'movement.move-value',
  capacity: 'capacity.what',
} as const;

export const figuresOf: Figures = (of, field) => {
  const unit = COMMON.find((id) => id === of);
  if (!unit) return undefined;
  const { cost, combat, move, capacity } = profile(unit);
  const found = { cost, combat: combat?.hit ?? null, move, capacity }[field as Figure];
  return found === null || found === 0 ? undefined : found;
};

export const figures: Kinds<Pick<Ti4Facts, 'figure'>> = {
  figure: {
    knowledge: 1,
    complexity: 1,
    draw: (chance) => {
      const unit: UnitId = chance.one(COMMON);
      const figure = chance.one(['cost', 'combat', 'move', 'capacity'] as const);
      return {
        facts: { unit, figure },
        ask: { by: 'figure', of: unit, field: figure },
        rule: rule(DECIDES[figure]),
        wrong: [],
      };
    },
  },
};
