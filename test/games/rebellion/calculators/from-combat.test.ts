import { describe, expect, it } from 'vitest';
import { combat } from '../../../../src/games/rebellion/engine/combat/combat.ts';
import { parseSetup } from '../../../../src/games/rebellion/positions/combat.ts';
import type { CombatState } from '../../../../src/games/rebellion/engine/combat/types.ts';
import { view } from '../../../../src/games/rebellion/calculators/combat.ts';
import { oddsOfCombat } from '../../../../src/games/rebellion/calculators/from-combat.ts';

const stateOf = (setup: object): CombatState => {
  const parsed = parseSetup({
    system: 'yavin',
    active: 'rebel',
    adjacent: [],
    hands: { empire: [], rebel: [] },
    ...setup,
  });
  if (!parsed.ok) throw new Error(`${parsed.path}: ${parsed.problem}`);
  return combat.begin(parsed.setup).state;
};

const FLEETS = {
  units: {
    empire: { 'star-destroyer': 1, 'tie-fighter': 2 },
    rebel: { 'x-wing': 1, 'mon-calamari-cruiser': 1 },
  },
  leaders: { empire: ['darth-vader', 'admiral-piett'], rebel: [] },
};

describe('a position of a walkthrough', () => {
  it('becomes a question with its figures, tactic values and active side', () => {
    expect(oddsOfCombat(stateOf(FLEETS))).toEqual({
      calculator: 'rebellion/combat',
      values: {
        'e.star-destroyer': 1,
        'e.tie-fighter': 2,
        'e.tactics.space': 3,
        'e.tactics.ground': 3,
        'r.x-wing': 1,
        'r.mon-calamari-cruiser': 1,
        active: 'rebel',
        plans: false,
      },
    });
  });

  it('brings its damage markers along and leaves the doomed out', () => {
    const state = stateOf(FLEETS);
    const hurt: CombatState = {
      ...state,
      figures: state.figures.map((figure) => {
        if (figure.unit === 'mon-calamari-cruiser') return { ...figure, markers: 3 };
        return figure.id === 'tie-fighter-2' ? { ...figure, zone: 'sheet' } : figure;
      }),
    };
    const found = oddsOfCombat(hurt);
    expect(found?.values).toMatchObject({ 'r.damage.mon-calamari-cruiser': 3, 'e.tie-fighter': 1 });
    expect(view.calculator.parse(view.question(found?.values ?? {})).ok).toBe(true);
  });

  it('is nothing to reckon once no theatre is shared', () => {
    const state = stateOf(FLEETS);
    const figures = state.figures.filter(({ side }) => side === 'empire');
    expect(oddsOfCombat({ ...state, figures })).toBeNull();
  });

  it('leaves the ground of a destroyed system out', () => {
    const units = {
      empire: { ...FLEETS.units.empire, stormtrooper: 2 },
      rebel: FLEETS.units.rebel,
    };
    const state = stateOf({ ...FLEETS, units, destroyed: true });
    expect(Object.keys(oddsOfCombat(state)?.values ?? {})).not.toContain('e.stormtrooper');
  });
});
