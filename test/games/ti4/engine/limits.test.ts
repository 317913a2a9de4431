import { describe, expect, it } from 'vitest';
import { FACTIONS, FACTION_IDS } from '../../../../src/games/ti4/engine/data/factions.ts';
import {
  TECHNOLOGY_IDS,
  technologyOf,
} from '../../../../src/games/ti4/engine/data/technologies.ts';
import { PLANET_IDS, TILES, planetOf } from '../../../../src/games/ti4/engine/data/tiles.ts';
import { FIGURES } from '../../../../src/games/ti4/engine/data/units.ts';
import { profileOf } from '../../../../src/games/ti4/engine/action/query.ts';
import { STAY, drawsOf, run, setupOf, verdict } from './helpers.ts';

describe('what runs out and what does not', () => {
  it('lets infantry and fighters go on as tokens when the figures are used up (A9)', () => {
    const ran = run('ti4/production', {
      players: { red: { planets: ['lodor'], goods: 9 }, blue: {} },
      units: { lodor: { red: { 'space-dock': 1, infantry: 12 } } },
    });
    expect(verdict(ran, { kind: 'build', unit: 'infantry', count: 2 })).toBe('allowed');
  });

  it('rolls as many dice as a fleet asks for, whatever the box holds (A10)', () => {
    const units = { s: { red: { 'war-sun': 2, cruiser: 8 }, blue: { cruiser: 1 } } };
    const ran = run(
      'ti4/space-combat',
      { players: { red: { fleet: 10 }, blue: {} }, units },
      STAY,
      STAY,
    );
    expect(drawsOf(ran)).toHaveLength(14);
  });
});

describe('the start', () => {
  it('gives 3, 3 and 2 command tokens of 16 (B6)', () => {
    expect(setupOf({}).sheets['red']).toMatchObject({
      tactic: 3,
      fleet: 3,
      strategy: 2,
      reserve: 8,
    });
  });
});

describe('an upgrade', () => {
  it('replaces what the sheet prints for every unit of its kind (A6)', () => {
    const state = setupOf({ players: { red: { technologies: ['carrier-ii'] }, blue: {} } });
    expect(profileOf(state, 'red', 'carrier')).toMatchObject({ move: 2, capacity: 6 });
    expect(profileOf(state, 'blue', 'carrier')).toMatchObject({ move: 1, capacity: 4 });
  });

  it('of a faction replaces its own unit', () => {
    const state = setupOf({
      players: {
        red: { faction: 'federation-of-sol', technologies: ['advanced-carrier-ii'] },
        blue: {},
      },
    });
    expect(profileOf(state, 'red', 'carrier')).toMatchObject({ move: 2, capacity: 8 });
  });
});

describe('the tables', () => {
  it('hold what the box holds', () => {
    expect(Object.values(FIGURES).reduce((sum, number) => sum + number, 0)).toBe(59);
    expect(TILES.filter(({ back }) => back === 'blue')).toHaveLength(20);
    expect(TILES.filter(({ back }) => back === 'red')).toHaveLength(12);
    expect(TECHNOLOGY_IDS.filter((id) => technologyOf(id).faction === null)).toHaveLength(25);
    expect(FACTION_IDS).toHaveLength(17);
  });

  it('agree with each other', () => {
    for (const id of PLANET_IDS) {
      expect(TILES.find(({ number }) => number === planetOf(id).tile)?.planets).toContain(id);
    }
    for (const id of FACTION_IDS) {
      expect(TILES.find(({ home }) => home === id)?.number).toBe(FACTIONS[id].home);
    }
    for (const tile of TILES.filter(({ back }) => back === 'blue')) {
      expect(tile.planets.length).toBeGreaterThan(0);
    }
  });
});
