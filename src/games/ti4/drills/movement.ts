import type { Kinds } from '../../../drills/question.ts';
import type { UnitId } from '../engine/data/units.ts';
import type { Counts, Passage, Ti4Facts } from './facts.ts';
import { BESIDE, fleet, HERE, idsOf, profile } from './fleets.ts';
import { rule, rules } from './rule.ts';

const TILES = { empty: 47, 'asteroid-field': 44, nebula: 42, supernova: 43 } as const;
const tileOf = (passage: Passage): number =>
  passage === 'enemy' || passage === 'own-token' ? TILES.empty : TILES[passage];

const PASSAGES = ['empty', 'asteroid-field', 'nebula', 'supernova', 'enemy', 'own-token'] as const;
const SHIPS: readonly UnitId[] = ['cruiser', 'destroyer', 'carrier', 'dreadnought'];

const MOVES = rules(
  'movement.adjacent-path',
  'movement.through-ships',
  'movement.start-with-token',
  'asteroid-field.no-ships',
  'nebula.no-passing-through',
  'supernova.no-ships',
);

export const movement: Kinds<
  Pick<Ti4Facts, 'passage' | 'arrival' | 'activation' | 'cargo' | 'fleet-limit'>
> = {
  passage: {
    knowledge: 2,
    complexity: 3,
    draw: (chance) => {
      const ship = chance.one(SHIPS);
      const through = chance.one(PASSAGES);
      const from = chance.one(['empty', 'empty', 'own-token'] as const);
      // Two reasons at once would leave it open which of them decides.
      if (profile(ship).move < 2 && (through !== 'empty' || from !== 'empty')) return null;
      if (from !== 'empty' && through !== 'empty' && through !== 'own-token') return null;
      const middle = tileOf(through);
      return {
        facts: { ship, from, through },
        position: {
          procedure: 'ti4/tactical-action',
          setup: {
            systems: [HERE, { tile: middle, at: [1, 0] }, { tile: 26, at: [2, 0] }],
            players: { red: {}, blue: {} },
            active: 'red',
            units: {
              '46': { red: { [ship]: 1 } },
              ...(through === 'enemy' && { [middle]: { blue: { fighter: 1, carrier: 1 } } }),
            },
            tokens: {
              ...(from === 'own-token' && { '46': ['red'] }),
              ...(through === 'own-token' && { [middle]: ['red'] }),
            },
          },
          choices: [{ kind: 'activate', system: '26' }],
        },
        ask: {
          by: 'choice',
          choice: { kind: 'move', unit: `red-${ship}-1`, path: ['46', String(middle), '26'] },
        },
        rule: rule(
          through === 'own-token' ? 'movement.through-own-tokens' : 'movement.adjacent-path',
        ),
        wrong: MOVES,
        meant: ['allowed', ...MOVES],
      };
    },
  },
  arrival: {
    knowledge: 2,
    complexity: 1,
    draw: (chance) => {
      const ship = chance.one<UnitId>([...SHIPS, 'flagship']);
      const at = chance.one(['empty', 'asteroid-field', 'nebula', 'supernova', 'enemy'] as const);
      const tile = tileOf(at);
      return {
        facts: { ship, at },
        position: {
          procedure: 'ti4/tactical-action',
          setup: {
            systems: [HERE, { tile, at: [1, 0] }],
            players: { red: {}, blue: {} },
            active: 'red',
            units: {
              '46': { red: { [ship]: 1 } },
              ...(at === 'enemy' && { [tile]: { blue: { cruiser: 1 } } }),
            },
          },
          choices: [{ kind: 'activate', system: String(tile) }],
        },
        ask: {
          by: 'choice',
          choice: { kind: 'move', unit: `red-${ship}-1`, path: ['46', String(tile)] },
        },
        rule: rule(at === 'nebula' ? 'nebula.only-if-active' : 'movement.end-in-active'),
        wrong: MOVES,
        meant: ['allowed', ...MOVES],
      };
    },
  },
  activation: {
    knowledge: 1,
    complexity: 1,
    draw: (chance) => {
      const token = chance.one(['mine', 'theirs', 'none'] as const);
      const ships = fleet(chance, ['cruiser', 'destroyer', 'carrier', 'dreadnought']);
      return {
        facts: { token, ships },
        position: {
          procedure: 'ti4/tactical-action',
          setup: {
            systems: [HERE, BESIDE],
            players: { red: {}, blue: {} },
            active: 'red',
            units: { '46': { red: ships } },
            tokens: token === 'none' ? {} : { '46': [token === 'mine' ? 'red' : 'blue'] },
          },
          choices: [],
        },
        ask: { by: 'choice', choice: { kind: 'activate', system: '46' } },
        rule: rule('active-system.activate'),
        wrong: rules(
          'active-system.own-token',
          'movement.start-with-token',
          'movement.through-ships',
          'fleet-pool.limit',
        ),
        meant: ['allowed', ...rules('active-system.own-token')],
      };
    },
  },
  cargo: {
    knowledge: 1,
    complexity: 2,
    draw: (chance) => {
      const ship = chance.one<UnitId>(['carrier', 'dreadnought']);
      const room = profile(ship).capacity;
      // Every other time there is no place left.
      const many = chance.coin() ? room : chance.number(0, room - 1);
      const infantry = Math.min(chance.number(0, many), 3);
      const aboard: Counts = { infantry, fighter: many - infantry };
      const unit = chance.one<UnitId>(['infantry', 'fighter']);
      const taken = (['infantry', 'fighter'] as const).flatMap((one) =>
        Array.from({ length: aboard[one] ?? 0 }, (_, at) => `red-${one}-${at + 1}`),
      );
      const load = (id: string) => ({ kind: 'load', ship: `red-${ship}-1`, unit: id });
      return {
        facts: { ship, aboard, unit },
        position: {
          procedure: 'ti4/tactical-action',
          setup: {
            systems: [HERE, BESIDE],
            players: { red: {}, blue: {} },
            active: 'red',
            units: { '46': { red: { [ship]: 1, infantry: 4, fighter: 8 } } },
          },
          choices: [
            { kind: 'activate', system: '47' },
            { kind: 'move', unit: `red-${ship}-1`, path: ['46', '47'] },
            ...taken.map(load),
          ],
        },
        ask: { by: 'choice', choice: load(`red-${unit}-${(aboard[unit] ?? 0) + 1}`) },
        rule: rule('capacity.carry-limit'),
        wrong: rules(
          'capacity.carry-limit',
          'transport.own-token',
          'fleet-pool.limit',
          'transport.drop-off',
        ),
      };
    },
  },
  'fleet-limit': {
    knowledge: 1,
    complexity: 2,
    draw: (chance) => {
      const kinds = chance.some<UnitId>(['cruiser', 'destroyer', 'dreadnought'], 2);
      const ships: Counts = Object.fromEntries(kinds.map((unit) => [unit, chance.number(1, 4)]));
      const pool = chance.number(1, 4);
      const ids = idsOf('red', ships);
      if (ids.length <= pool) return null;
      return {
        facts: { fleet: pool, ships },
        position: {
          procedure: 'ti4/tactical-action',
          setup: {
            systems: [HERE, BESIDE],
            players: { red: { fleet: pool }, blue: {} },
            active: 'red',
            units: { '46': { red: ships } },
          },
          choices: [
            { kind: 'activate', system: '47' },
            ...ids.map((unit) => ({ kind: 'move', unit, path: ['46', '47'] })),
            { kind: 'depart' },
            ...ids.slice(0, ids.length - pool).map((unit) => ({ kind: 'remove', unit })),
          ],
        },
        ask: { by: 'events', kind: 'unit-removed' },
        rule: rule('fleet-pool.surplus'),
        wrong: [0, pool],
      };
    },
  },
};
