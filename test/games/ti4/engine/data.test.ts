import { describe, expect, it } from 'vitest';
import { FACTIONS, FACTION_IDS } from '../../../../src/games/ti4/engine/data/factions.ts';
import { LAYOUTS, PLAYER_COUNTS } from '../../../../src/games/ti4/engine/data/layouts.ts';
import { CARDS, CARD_NAMES } from '../../../../src/games/ti4/engine/data/strategy-cards.ts';
import {
  COLOURS,
  TECHNOLOGY_IDS,
  technologyOf,
} from '../../../../src/games/ti4/engine/data/technologies.ts';
import { PLANET_IDS, TILES, planetOf } from '../../../../src/games/ti4/engine/data/tiles.ts';
import {
  FIGURES,
  hasOwn,
  hasUpgrade,
  isOwnEverywhere,
  KINDS,
  UNIT_IDS,
} from '../../../../src/games/ti4/engine/data/units.ts';

const common = TECHNOLOGY_IDS.filter((id) => technologyOf(id).faction === null);

describe('the technologies', () => {
  it('are 25 of a colour: 9 upgrades, and 16 that the four colours share evenly', () => {
    const upgrades = common.filter((id) => technologyOf(id).upgrades !== null);
    // Eight units have an upgrade; the war sun is one itself.
    const upgradable = UNIT_IDS.filter((unit) => hasUpgrade(null, unit));
    expect(upgrades).toHaveLength(upgradable.length + 1);
    expect(upgrades).toHaveLength(9);
    for (const colour of COLOURS) {
      expect(common.filter((id) => technologyOf(id).colour === colour)).toHaveLength(16 / 4);
    }
  });

  it('have no colour when they upgrade a unit (37.7•2)', () => {
    const upgrades = TECHNOLOGY_IDS.filter((id) => technologyOf(id).upgrades !== null);
    expect(upgrades.filter((id) => technologyOf(id).colour !== null)).toEqual([]);
  });

  it('are two more for each faction (setup, step 3)', () => {
    for (const faction of FACTION_IDS) {
      const own = TECHNOLOGY_IDS.filter((id) => technologyOf(id).faction === faction);
      expect([faction, own.length]).toEqual([faction, 2]);
    }
  });

  it('of a faction that upgrade a unit are exactly the units it has of its own', () => {
    for (const faction of FACTION_IDS) {
      const upgraded = TECHNOLOGY_IDS.flatMap((id) => {
        const { faction: owner, upgrades } = technologyOf(id);
        return owner === faction && upgrades !== null ? [upgrades] : [];
      });
      const own = UNIT_IDS.filter((unit) => hasOwn(faction, unit) && !isOwnEverywhere(unit));
      expect(own).toEqual(upgraded.sort());
      expect(own.filter((unit) => !hasUpgrade(faction, unit))).toEqual([]);
    }
  });
});

describe('the factions', () => {
  it('begin with no more figures than a colour has', () => {
    for (const faction of FACTION_IDS) {
      for (const unit of UNIT_IDS) {
        expect(FACTIONS[faction].units[unit] ?? 0).toBeLessThanOrEqual(FIGURES[unit]);
      }
    }
  });

  it('begin with ships, infantry and a space dock, all on one tile of their own', () => {
    for (const faction of FACTION_IDS) {
      const { home, units } = FACTIONS[faction];
      const ships = UNIT_IDS.filter((unit) => KINDS[unit] === 'ship');
      expect(ships.some((unit) => (units[unit] ?? 0) > 0)).toBe(true);
      expect(units['space-dock']).toBe(1);
      expect(units.infantry).toBeGreaterThan(0);
      expect(TILES.filter(({ number }) => number === home)).toHaveLength(1);
    }
    expect(new Set(FACTION_IDS.map((faction) => FACTIONS[faction].home)).size).toBe(17);
  });

  it('begin with technologies that anybody may research', () => {
    for (const faction of FACTION_IDS) {
      const { technologies } = FACTIONS[faction];
      expect(technologies.filter((id) => !common.includes(id))).toEqual([]);
    }
  });
});

describe('the tiles', () => {
  it('are numbered without a gap, and as many as the backs say', () => {
    expect(TILES.map(({ number }) => number)).toEqual(
      Array.from({ length: 51 }, (_, index) => index + 1),
    );
    const green = TILES.filter(({ back }) => back === 'green');
    // A home for each faction, and the Creuss Gate.
    expect(green).toHaveLength(17 + 1);
    expect(green.filter(({ home }) => home === null)).toHaveLength(1);
  });

  it('with a red back are anomalies or have no planets (62.4)', () => {
    const red = TILES.filter(({ back }) => back === 'red');
    expect(red.filter(({ planets }) => planets.length > 0)).toEqual([]);
  });

  it('41 to 44 show the four anomalies (picture at 3)', () => {
    const shown = TILES.filter(({ number }) => number >= 41 && number <= 44);
    expect(shown.flatMap(({ anomalies }) => anomalies).sort()).toEqual([
      'asteroid-field',
      'gravity-rift',
      'nebula',
      'supernova',
    ]);
  });

  it('suffice for any number of players, and fill three rings', () => {
    for (const players of PLAYER_COUNTS) {
      const { blue, red, extra, homes, empty } = LAYOUTS[players];
      expect(players * blue).toBeLessThanOrEqual(20);
      expect(players * red + (extra ? 1 : 0)).toBeLessThanOrEqual(12);
      expect(homes).toHaveLength(players);
      const places = 6 + 12 + 18 - empty.length;
      expect(players * (blue + red + 1) + (extra ? 1 : 0)).toBe(places);
    }
  });
});

describe('the planets', () => {
  it('have one of 0 and 1 each on the card that the booklet shows', () => {
    const { resources, influence } = planetOf('lazar');
    expect([resources, influence].sort()).toEqual([0, 1]);
  });

  it('with a trait are no homes', () => {
    const traited = PLANET_IDS.filter((id) => planetOf(id).trait !== null);
    const homes = TILES.filter(({ home }) => home !== null).flatMap(({ planets }) => planets);
    expect(traited.filter((id) => homes.includes(id))).toEqual([]);
  });
});

describe('the strategy cards', () => {
  it('are eight, each with a name of its own', () => {
    expect(CARDS).toHaveLength(8);
    expect(new Set(CARDS.map((card) => CARD_NAMES[card])).size).toBe(8);
  });
});
