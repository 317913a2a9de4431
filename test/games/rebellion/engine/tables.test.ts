import { describe, expect, it } from 'vitest';
import {
  componentOf,
  COMPONENT_IDS,
} from '../../../../src/games/rebellion/engine/component-limits.ts';
import { DIE_FACES } from '../../../../src/games/rebellion/engine/dice.ts';
import { LEADER_IDS, leaderOf } from '../../../../src/games/rebellion/engine/leaders.ts';
import { MISSION_IDS, missionOf } from '../../../../src/games/rebellion/engine/missions.ts';
import { UNIT_ICONS } from '../../../../src/games/rebellion/engine/resources.ts';
import {
  ADVANCED_SETUP,
  FIRST_GAME,
  STARTING_UNITS,
  type UnitCounts,
} from '../../../../src/games/rebellion/engine/setup.ts';
import { sheetOf, SKILLS } from '../../../../src/games/rebellion/engine/skills.ts';
import {
  adjacentTo,
  DISPUTED_CONNECTION,
  hasProbeCard,
  isPopulous,
  SYSTEM_IDS,
  systemOf,
  type SystemId,
} from '../../../../src/games/rebellion/engine/systems.ts';
import { TACTICS } from '../../../../src/games/rebellion/engine/tactics.ts';
import { TIME_TRACK } from '../../../../src/games/rebellion/engine/time-track.ts';
import {
  SIDES,
  UNIT_IDS,
  unitOf,
  type Side,
} from '../../../../src/games/rebellion/engine/units.ts';

const sum = <T>(things: readonly T[], of: (thing: T) => number): number =>
  things.reduce((total, thing) => total + of(thing), 0);
const unitsOf = (side: Side) => UNIT_IDS.filter((id) => unitOf(id).side === side);

describe('the figures', () => {
  it('are 89 of the Empire and 64 of the Rebels, 153 in the box', () => {
    const boxes = SIDES.map((side) => sum(unitsOf(side), (id) => unitOf(id).box));
    expect(boxes).toEqual([89, 64]);
    expect(componentOf('figure').count).toBe(89 + 64);
  });

  it('are built by blue icons in space and by orange ones on the ground', () => {
    const wrong = UNIT_IDS.filter((id) => {
      const icon = UNIT_ICONS[id];
      return icon !== null && icon.colour !== (unitOf(id).theatre === 'space' ? 'blue' : 'orange');
    });
    expect(wrong).toEqual([]);
  });

  it('have no icon if they are large Imperial stations or the largest destroyer', () => {
    expect(UNIT_IDS.filter((id) => UNIT_ICONS[id] === null)).toEqual([
      'super-star-destroyer',
      'death-star',
      'death-star-under-construction',
    ]);
  });
});

describe('the systems', () => {
  it('are 32 in 8 regions of 4', () => {
    const regions = Map.groupBy(SYSTEM_IDS, (id) => systemOf(id).region);
    expect(SYSTEM_IDS).toHaveLength(32);
    expect([...regions.values()].map(({ length }) => length)).toEqual(Array(8).fill(4));
  });

  it('are 24 populous and 8 remote ones, only the populous with a number', () => {
    expect(SYSTEM_IDS.filter(isPopulous)).toHaveLength(24);
    expect(SYSTEM_IDS.filter((id) => systemOf(id).build !== null)).toEqual(
      SYSTEM_IDS.filter(isPopulous),
    );
  });

  it('enter the build queue on one of its three spaces', () => {
    const numbers = new Set(SYSTEM_IDS.map((id) => systemOf(id).build));
    expect([...numbers].sort()).toEqual([1, 2, 3, null]);
  });

  it('have 31 probe cards, one each but Coruscant', () => {
    expect(SYSTEM_IDS.filter((id) => !hasProbeCard(id))).toEqual(['coruscant']);
    expect(SYSTEM_IDS.filter(hasProbeCard)).toHaveLength(componentOf('probe-card').count);
  });

  it('are neighbours both ways, and never of themselves', () => {
    for (const id of SYSTEM_IDS) {
      expect(adjacentTo(id)).not.toContain(id);
      for (const other of adjacentTo(id)) expect(adjacentTo(other)).toContain(id);
    }
  });

  it('have 69 undisputed connections, each written down once', () => {
    expect(sum(SYSTEM_IDS, (id) => adjacentTo(id).length)).toBe(2 * 69);
    const [one, other] = DISPUTED_CONNECTION;
    expect(adjacentTo(one)).not.toContain(other);
  });

  it('can all be reached from Coruscant', () => {
    const reached = new Set<SystemId>(['coruscant']);
    for (const id of reached) for (const next of adjacentTo(id)) reached.add(next);
    expect(reached.size).toBe(32);
  });

  it('are as the booklets say in their examples', () => {
    expect(adjacentTo('cato-neimoidia')).toContain('sullust');
    expect(adjacentTo('cato-neimoidia')).not.toContain('coruscant');
    expect(systemOf('ryloth')).toMatchObject({ build: 1, icons: [UNIT_ICONS['rebel-trooper']] });
    expect(systemOf('utapau').icons[0]?.colour).toBe('blue');
    expect(systemOf('mon-calamari').loyalty).toBe('rebel');
  });
});

describe('the leaders', () => {
  it('are 12 of the Empire and 13 of the Rebels', () => {
    const counts = SIDES.map(
      (side) => LEADER_IDS.filter((id) => leaderOf(id).side === side).length,
    );
    expect(counts).toEqual([12, 13]);
  });

  it('start with four on each side', () => {
    const starting = SIDES.map(
      (side) =>
        LEADER_IDS.filter((id) => leaderOf(id).side === side && sheetOf(id).starting).length,
    );
    expect(starting).toEqual([4, 4]);
  });

  it('have an icon of some skill, and never more than three of one', () => {
    const wrong = LEADER_IDS.filter((id) => {
      const icons = SKILLS.map((skill) => sheetOf(id)[skill]);
      return Math.max(...icons) < 1 || Math.max(...icons) > 3;
    });
    expect(wrong).toEqual([]);
  });

  it('have the two intel icons that the booklets count', () => {
    expect(sheetOf('emperor-palpatine').intel).toBe(2);
    expect(sheetOf('princess-leia').intel).toBe(2);
  });
});

describe('the mission cards', () => {
  const copies = (side: Side, ...kinds: readonly string[]): number =>
    sum(
      MISSION_IDS.map(missionOf).filter(
        (mission) => mission.side === side && kinds.includes(mission.kind),
      ),
      (mission) => mission.copies,
    );

  it('are 39 Imperial and 29 Rebel ones', () => {
    expect(copies('empire', 'starting', 'mission', 'project')).toBe(39);
    expect(copies('rebel', 'starting', 'mission', 'project')).toBe(29);
  });

  it('have four starting ones on each side, and projects only for the Empire', () => {
    expect(SIDES.map((side) => copies(side, 'starting'))).toEqual([
      ADVANCED_SETUP.startingMissions,
      4,
    ]);
    expect(SIDES.map((side) => copies(side, 'project'))).toEqual([10, 0]);
  });

  it('picture a leader of their own side', () => {
    const strangers = MISSION_IDS.map(missionOf).filter(
      ({ leader, side }) => leader !== null && leaderOf(leader).side !== side,
    );
    expect(strangers).toEqual([]);
  });
});

describe('the other components', () => {
  it('divide into parts that add up', () => {
    const wrong = COMPONENT_IDS.filter((id) => {
      const { count, parts } = componentOf(id);
      return parts !== undefined && sum(Object.values(parts), Number) !== count;
    });
    expect(wrong).toEqual([]);
  });

  it('include 15 tactic cards of each theatre', () => {
    const decks = (['space', 'ground'] as const).map((theatre) =>
      sum(
        TACTICS.filter((tactic) => tactic.theatre === theatre),
        ({ copies }) => copies,
      ),
    );
    expect(decks).toEqual([15, 15]);
  });

  it('include dice of six faces', () => {
    expect(sum(DIE_FACES, ({ weight }) => weight)).toBe(6);
  });
});

describe('the setup', () => {
  const standing = (side: Side): UnitCounts => {
    const counts: Partial<Record<string, number>> = {};
    for (const { units } of FIRST_GAME.filter((placement) => placement.side === side)) {
      for (const [id, number] of Object.entries(units)) counts[id] = (counts[id] ?? 0) + number;
    }
    return counts;
  };

  it('of the first game places the figures of every other game', () => {
    for (const side of SIDES) expect(standing(side)).toEqual(STARTING_UNITS[side]);
  });

  it('places 37 Imperial figures and 14 Rebel ones', () => {
    const totals = SIDES.map((side) => sum(Object.values(STARTING_UNITS[side]), Number));
    expect(totals).toEqual([37, 14]);
  });

  it('takes no more figures than the box holds', () => {
    const missing = SIDES.flatMap((side) =>
      unitsOf(side).filter((id) => (STARTING_UNITS[side][id] ?? 0) > unitOf(id).box),
    );
    expect(missing).toEqual([]);
  });

  it('gives three loyalty markers to each side and two subjugation markers', () => {
    const markers = Map.groupBy(FIRST_GAME, ({ side, marker }) => `${side} ${String(marker)}`);
    expect(markers.get('rebel loyalty')).toHaveLength(3);
    expect(markers.get('empire loyalty')).toHaveLength(ADVANCED_SETUP.loyal);
    expect(markers.get('empire subjugation')).toHaveLength(ADVANCED_SETUP.subjugated);
  });

  it('leaves the markers of the time track 13 rounds apart', () => {
    expect(TIME_TRACK.reputationStart - TIME_TRACK.timeStart).toBe(13);
  });
});
