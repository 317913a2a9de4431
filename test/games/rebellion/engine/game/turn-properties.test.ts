import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  activation,
  eventFor,
  mission,
  mobilization,
  promptFor,
  revealBase,
  stateFrom,
  viewFor,
  violationsOf,
} from '../../../../../src/games/rebellion/engine/game/index.ts';
import type {
  RebellionProcedure,
  RebellionSetup,
  RebellionState,
} from '../../../../../src/games/rebellion/engine/game/index.ts';
import { parsePosition } from '../../../../../src/games/rebellion/positions/game.ts';
import { isCaptured, missionPile } from '../../../../../src/games/rebellion/engine/game/query.ts';
import { PLAYED_MISSIONS } from '../../../../../src/games/rebellion/engine/game/mission/effects.ts';
import { LEADER_IDS, leaderOf } from '../../../../../src/games/rebellion/engine/leaders.ts';
import { missionOf, MISSION_IDS } from '../../../../../src/games/rebellion/engine/missions.ts';
import {
  adjacentTo,
  hasProbeCard,
  SYSTEM_IDS,
} from '../../../../../src/games/rebellion/engine/systems.ts';
import type { SystemId } from '../../../../../src/games/rebellion/engine/systems.ts';
import { UNIT_IDS, unitOf } from '../../../../../src/games/rebellion/engine/units.ts';
import { times } from '../../../../support/effort.ts';
import { brokenLaws } from './laws.ts';
import { playRandomly } from './random-play.ts';
import type { Moment } from './random-play.ts';

const SEED = 20_160_401;

/** Systems that lie close together, so that units and leaders meet. */
const NEAR = ['naboo', 'sullust', 'mustafar', 'hoth', 'bespin', 'dagobah', 'endor'] as const;

const units = (side: 'empire' | 'rebel') =>
  fc.record(
    Object.fromEntries(
      UNIT_IDS.filter((id) => unitOf(id).side === side && id !== 'death-star').map((id) => [
        id,
        fc.nat(Math.min(2, Math.floor(unitOf(id).box / NEAR.length))),
      ]),
    ),
    { requiredKeys: [] },
  );

const leaders = fc.shuffledSubarray([...LEADER_IDS], { minLength: 12 });

interface Table {
  readonly setup: RebellionSetup;
  readonly seed: number;
}

/** Room enough for what stands in a destroyed system, as long as they last. */
const CARRIERS = { 'super-star-destroyer': 2, 'mon-calamari-cruiser': 2 };

const CARDS = MISSION_IDS.filter((id) => missionOf(id).mode !== 'other');

/** Leaders, one after another: on a mission, in systems, on the base space, in the pools. */
const tables: fc.Arbitrary<Table> = fc
  .record({
    seed: fc.nat(),
    side: fc.constantFrom('empire', 'rebel'),
    base: fc.constantFrom(...NEAR),
    revealed: fc.boolean(),
    destroyed: fc.subarray([...NEAR], { maxLength: 1 }),
    forces: fc.tuple(
      ...NEAR.map(() => fc.record({ empire: units('empire'), rebel: units('rebel') })),
    ),
    space: units('rebel'),
    order: leaders,
    card: fc.constantFrom(...CARDS, ...PLAYED_MISSIONS.filter((id) => CARDS.includes(id))),
    captive: fc.boolean(),
    station: fc.boolean(),
  })
  .map(
    ({ seed, side, base, revealed, destroyed, forces, space, order, card, captive, station }) => {
      const owner = missionOf(card).side;
      const agents = order.filter((id) => leaderOf(id).side === owner).slice(0, 2);
      const others = order.filter((id) => !agents.includes(id));
      const [first, second, third, fourth, ...pool] = others;
      const rebels = others.filter((id) => leaderOf(id).side === 'rebel');
      const held = [first, second].find((id) => id !== undefined && rebels.includes(id));
      const at = (index: number) => [[first], [second], [third, fourth]][index]?.filter(Boolean);
      const position = {
        phase: 'command',
        base: { system: base, revealed },
        space: revealed ? {} : { units: space },
        systems: Object.fromEntries(
          NEAR.map((id, index) => [
            id,
            {
              units: {
                ...forces[index]?.empire,
                ...forces[index]?.rebel,
                ...(station && index === 0 ? { 'death-star': 1 } : {}),
                ...(destroyed.includes(id) ? CARRIERS : {}),
              },
              destroyed: destroyed.includes(id),
              leaders: at(index) ?? [],
            },
          ]),
        ),
        rings: captive && held !== undefined ? { [held]: 'captured-ring' } : {},
        pool: {
          empire: pool.filter((id) => leaderOf(id).side === 'empire'),
          rebel: pool.filter((id) => leaderOf(id).side === 'rebel'),
        },
        missions: [{ card, leaders: agents }],
        start: { side },
      };
      return { seed, parsed: parsePosition(position) };
    },
  )
  .filter(({ parsed }) => parsed.ok)
  .map(({ seed, parsed }) => {
    if (!parsed.ok) throw new Error(parsed.path);
    return { seed, setup: parsed.setup };
  });

const every = (numRuns: number, check: (table: Table) => void): void =>
  fc.assert(fc.property(tables, check), {
    seed: SEED,
    numRuns: times(numRuns),
    endOnFailure: true,
  });

const PROCEDURES: readonly (readonly [string, RebellionProcedure])[] = [
  ['activation', activation],
  ['mission', mission],
  ['revealed base', revealBase],
  ['mobilization', mobilization],
];

describe.each(PROCEDURES)('a random %s', (_name, procedure) => {
  it('ends, and keeps every figure, card, leader and marker', () => {
    every(120, ({ setup, seed }) => {
      const { last } = playRandomly(procedure, setup, seed, ({ state, before, prompt }) => {
        if (state.agenda.length < before.agenda.length) expect(violationsOf(state)).toEqual([]);
        if (prompt.kind !== 'decision') return;
        const keys = prompt.options.map(({ choice }) => JSON.stringify(choice));
        expect(new Set(keys).size).toBe(keys.length);
      });
      expect(violationsOf(last)).toEqual([]);
    });
  });

  it('asks nobody before what must happen at once has happened', () => {
    every(150, ({ setup, seed }) => {
      const told = brokenLaws(stateFrom(setup));
      const broken: string[] = [];
      playRandomly(procedure, setup, seed, ({ state }) => {
        broken.push(...brokenLaws(state).filter((law) => !told.includes(law)));
      });
      expect(broken).toEqual([]);
    });
  });

  it('refuses what it says it refuses, and changes nothing by that', () => {
    every(25, ({ setup, seed }) => {
      playRandomly(procedure, setup, seed, ({ before, prompt }) => {
        if (prompt.kind !== 'decision') return;
        const text = JSON.stringify(before);
        for (const option of prompt.options.filter(({ allowed }) => !allowed).slice(0, 3)) {
          expect(() => procedure.apply(before, option.choice)).toThrow();
        }
        expect(JSON.stringify(before)).toBe(text);
      });
    });
  });
});

const moved = ({ events }: Moment) =>
  events.flatMap((event) => (event.kind === 'unit-moved' ? [event.data] : []));

/** What left each place in one activation, and the room and cargo that make of it. */
const loads = (moments: readonly Moment[]) => {
  const sent = moments.flatMap(moved);
  return [...new Set(sent.map(({ from }) => from))].map((from) => {
    const gone = sent.filter((entry) => entry.from === from).map(({ unit }) => unitOf(unit));
    return {
      from,
      room: gone.reduce((sum, { capacity }) => sum + capacity, 0),
      cargo: gone.filter(({ restricted }) => restricted).length,
      still: gone.filter(({ immobile }) => immobile).length,
    };
  });
};

const inReach = ({ base }: RebellionState, from: string, to: string): boolean => {
  const near = (system: SystemId, other: string): boolean =>
    adjacentTo(system).some((id) => id === other);
  const system = SYSTEM_IDS.find((id) => id === (from === 'rebel-base-space' ? to : from));
  if (system === undefined) return false;
  if (from !== 'rebel-base-space' && to !== 'rebel-base-space') return near(system, to);
  return base.card === system || (base.card !== null && near(system, base.card));
};

describe('the movement of a random activation', () => {
  it('never carries more than its ships hold, from each place apart', () => {
    let carried = 0;
    every(150, ({ setup, seed }) => {
      const moments: Moment[] = [];
      playRandomly(activation, setup, seed, (moment) => moments.push(moment));
      for (const { room, cargo, still } of loads(moments)) {
        expect(cargo).toBeLessThanOrEqual(room);
        expect(still).toBe(0);
        carried += cargo;
      }
    });
    expect(carried).toBeGreaterThan(10);
  });

  it('moves units over one border only, and never past a leader of their side', () => {
    every(150, ({ setup, seed }) => {
      playRandomly(activation, setup, seed, (moment) => {
        for (const { from, to, side } of moved(moment)) {
          const { before } = moment;
          expect(inReach(before, from, to)).toBe(true);
          const held = LEADER_IDS.filter((id) => {
            const { place, side: own } = before.leaders[id];
            return own === side && place.at === 'board' && place.place === from;
          });
          expect(held.filter((id) => !isCaptured(before, id))).toEqual([]);
        }
      });
    });
  });
});

describe('the dice and the card of a random mission', () => {
  it('rolls no more than ten dice and succeeds only with more successes', () => {
    let opposed = 0;
    every(200, ({ setup, seed }) => {
      const rolls: number[] = [];
      playRandomly(mission, setup, seed, ({ prompt, events }) => {
        if (prompt.kind === 'chance' && prompt.task === 'roll-mission') {
          expect(prompt.draws.length).toBeLessThanOrEqual(10);
        }
        for (const event of events) {
          if (event.kind === 'mission-rolled') rolls.push(event.data.successes);
          const [own = 0, other = 0] = rolls;
          if (event.kind === 'mission-failed') expect(own).toBeLessThanOrEqual(other);
          if (event.kind === 'mission-succeeded' && event.data.how === 'rolled') {
            expect(own).toBeGreaterThan(other);
            opposed += 1;
          }
        }
      });
    });
    expect(opposed).toBeGreaterThan(10);
  });

  it('leaves its card in the hand or on the discard pile of its owner', () => {
    every(120, ({ setup, seed }) => {
      const [told] = setup.missions;
      if (!told) return;
      const { last } = playRandomly(mission, setup, seed);
      if (last.winner !== null || last.missions.some(({ revealed }) => !revealed)) return;
      expect(last.missions).toEqual([]);
      const { kind, side } = missionOf(told.card);
      const pile = last.piles[kind === 'project' ? 'projects' : missionPile(side)];
      expect(kind === 'starting' ? pile.hand : pile.discard).toContain(told.card);
    });
  });
});

describe('what the Empire sees of an activation of its own', () => {
  const elsewhere = (setup: RebellionSetup, system: SystemId): RebellionSetup => ({
    ...setup,
    base: { system, revealed: false },
  });

  /** Far from everything that stands on these boards. */
  const FAR = SYSTEM_IDS.filter(
    (id) => hasProbeCard(id) && !NEAR.some((near) => near === id || adjacentTo(near).includes(id)),
  );

  it('is the same wherever the hidden base is', () => {
    const [one, other] = FAR;
    if (one === undefined || other === undefined) throw new Error('No two systems are far enough.');
    every(40, ({ setup, seed }) => {
      const told = [one, other].map((system) => {
        const seen: unknown[] = [];
        const imperial = { ...elsewhere(setup, system), start: { side: 'empire' } as const };
        playRandomly(activation, imperial, seed, ({ prompt, events, state }) => {
          seen.push(
            promptFor(prompt, 'empire'),
            events.map((event) => eventFor(event, 'empire')),
            viewFor(state, 'empire').base,
          );
        });
        return seen;
      });
      expect(told[0]).toEqual(told[1]);
    });
  });
});
