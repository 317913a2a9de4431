import { afterAll, describe, expect, it, vi } from 'vitest';
import { fieldsOf } from '../../../src/calculator/values.ts';
import type { OddsView } from '../../../src/calculator/view.ts';
import { termsOf } from '../../support/glossary.ts';

// Two records and nothing else: what is loaded anew after them finds them by itself.
vi.resetModules();
vi.doMock(import('../../../src/games/ti4/engine/data/unit-records.ts'), async (importOriginal) => {
  const original = await importOriginal();
  const titan = {
    kind: 'ship',
    box: 2,
    boxRule: 'units.war-sun-count',
    printed: {
      cost: 6,
      combat: { hit: 1, dice: 2 },
      move: 1,
      capacity: 2,
      sustain: true,
      bombardment: { hit: 1, dice: 1 },
    },
    upgrade: { card: 'titan-ii', needs: { warfare: 1 }, changes: { move: 2 } },
    own: { winnu: { printed: { cost: 5 } } },
  } as const;
  const mech = {
    kind: 'ground-forces',
    box: 4,
    boxRule: 'units.infantry-count',
    printed: { cost: 2, combat: { hit: 1, dice: 1 } },
  } as const;
  return { UNITS: { ...original.UNITS, titan, mech } };
});
afterAll(() => {
  vi.doUnmock('../../../src/games/ti4/engine/data/unit-records.ts');
  vi.resetModules();
});

const { view: invasion } = await import('../../../src/games/ti4/calculators/invasion.ts');
const { view: space } = await import('../../../src/games/ti4/calculators/space-combat.ts');
const { units: unitTable } = await import('../../../src/games/ti4/tables/units.ts');
const { play } = await import('../../../src/games/ti4/play/action.tsx');
const { ti4Procedures } = await import('../../../src/games/ti4/procedures.ts');
const { spokenBy } = await import('../../player/support/telling.ts');
const { chances, invade, space: fight } = await import('./odds/helpers.ts');
const { TECHNOLOGY_IDS } = await import('../../../src/games/ti4/engine/data/technologies.ts');
const { asks, eventsOf, run, verdict } = await import('./engine/helpers.ts');

const cellOf = (row: string, column: string): unknown => {
  const at = unitTable.columns.findIndex(({ id }) => id === column);
  return unitTable.rows.find(({ id }) => id === row)?.cells[at]?.value;
};

const fieldsIn = (view: Pick<OddsView<never, never>, 'form'>): readonly string[] =>
  fieldsOf(view.form).map(({ key }) => key);

describe('a unit that has a record', () => {
  it('stands in the table of units with its figures', () => {
    expect(cellOf('titan', 'kind')).toEqual({ term: 'ship' });
    expect(cellOf('titan', 'figures')).toBe(2);
    expect(cellOf('titan', 'cost')).toBe(6);
    expect(cellOf('titan', 'move')).toBe(1);
    expect(cellOf('titan-ii', 'move')).toBe(2);
    expect(cellOf('mech', 'kind')).toEqual({ term: 'ground-forces' });
  });

  it('fights in the odds, as it is printed, and no more of it than the box holds', () => {
    // It always hits twice: a cruiser is gone after one round, and one hit does not destroy it.
    expect(chances(fight({ units: { titan: 1 } }, { units: { cruiser: 1 } }))).toEqual([1, 0, 0]);
    expect(() => fight({ units: { titan: 3 } }, { units: { cruiser: 1 } })).toThrow(
      'over-the-limit',
    );
    expect(chances(invade({ units: { mech: 1, titan: 1 } }, { units: { infantry: 1 } }))).toEqual([
      1, 0, 0,
    ]);
    // A mech has no place in the dark.
    expect(() => fight({ units: { mech: 1 } }, { units: { cruiser: 1 } })).toThrow(
      'cannot-fight-here',
    );
  });

  it('has its fields in the calculators', () => {
    expect(fieldsIn(space)).toEqual(
      expect.arrayContaining(['a.titan', 'b.titan', 'a.damaged.titan', 'a.up.titan', 'a.mech']),
    );
    expect(fieldsIn(invasion)).toEqual(expect.arrayContaining(['a.titan', 'a.mech', 'b.mech']));
    expect(fieldsIn(invasion)).not.toContain('b.titan');
    expect(space.terms).toEqual(expect.arrayContaining(['titan', 'mech']));
  });

  it('is produced for its price, with the figures of the box, and at the factions’ own price', () => {
    const setup = {
      systems: [{ id: 's', at: [0, 0], planets: [{ id: 'p', resources: 4 }, { id: 'q' }] }],
      players: { red: { goods: 30, fleet: 9, planets: ['p', 'q'] }, blue: {} },
      units: { p: { red: { 'space-dock': 1 } }, q: { red: { 'space-dock': 1 } } },
    };
    const titan = { kind: 'build', unit: 'titan', count: 1 };
    const two = run('ti4/production', setup, titan, titan);
    expect(eventsOf(two, 'ordered').map(({ cost }) => cost)).toEqual([6, 6]);
    expect(verdict(two, titan)).toBe('producing-units.limited-by-components');
    // Ground forces stand on any planet that makes them.
    const mech = { kind: 'build', unit: 'mech', count: 1, planet: 'q' };
    const made = eventsOf(run('ti4/production', setup, mech), 'ordered');
    expect(made).toMatchObject([{ cost: 2, planet: 'q' }]);
    const players = { ...setup.players, red: { ...setup.players.red, faction: 'winnu' } };
    const cheaper = run('ti4/production', { ...setup, players }, titan);
    expect(eventsOf(cheaper, 'ordered')).toMatchObject([{ cost: 5 }]);
  });

  it('counts against the fleet pool and carries what its record says', () => {
    const arrive = (fleet: number, infantry: number) => {
      const moves = { kind: 'move', path: ['a', 's'] };
      const load = { kind: 'load' };
      return run(
        'ti4/tactical-action',
        {
          players: { red: { fleet, tactic: 1 }, blue: {} },
          system: undefined,
          units: { a: { red: { titan: 2, infantry } } },
        },
        { kind: 'activate', system: 's' },
        moves,
        ...Array.from({ length: infantry }, () => load),
        moves,
        { kind: 'depart' },
      );
    };
    expect(asks(arrive(1, 0))).toBe('red: limits');
    expect(asks(arrive(2, 0))).not.toBe('red: limits');
    // Two places aboard, and no third.
    expect(eventsOf(arrive(2, 2), 'unit-loaded')).toHaveLength(2);
    expect(() => arrive(2, 3)).toThrow();
  });

  it('is upgraded by the card of its record, the last to be offered', () => {
    const wanted = { kind: 'research', technology: 'titan-ii' };
    const players = { red: { technologies: ['plasma-scoring'] }, blue: {} };
    const done = run('ti4/research', { players, units: {} }, wanted);
    expect(eventsOf(done, 'researched')).toMatchObject([{ player: 'red', technology: 'titan-ii' }]);
    expect(TECHNOLOGY_IDS.at(-1)).toBe('titan-ii');
  });

  it('is called by the glossary', async () => {
    const action = ti4Procedures.find(({ id }) => id === 'ti4/production');
    expect(action?.terms).toEqual(expect.arrayContaining(['titan', 'mech']));
    const { narratorOf } = await spokenBy(play);
    const started = run('ti4/production', { units: { s: { red: { titan: 1 } } } });
    const terms = { ...termsOf('ti4', 'uk'), titan: { name: 'титан', definition: '' } };
    const narrator = narratorOf('ti4/production', started.state, 'uk', terms);
    expect(narrator.draw('titan')).toBe('титан');
    const { field } = space.words('uk', { titan: 'титан' });
    expect(field('a.up.titan')).toBe('Титан II');
  });
});
