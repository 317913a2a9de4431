import type { Kinds } from '../../../drills/question.ts';
import { TECHNOLOGY_IDS, technologyOf } from '../engine/data/technologies.ts';
import type { TechnologyId } from '../engine/data/technologies.ts';
import { PLANET_IDS, planetOf } from '../engine/data/tiles.ts';
import type { UnitId } from '../engine/data/units.ts';
import type { Counts, Ti4Facts } from './facts.ts';
import { profile } from './fleets.ts';
import { rule, rules } from './rule.ts';

const RICH = ['jol', 'nar', 'winnu', 'darien', 'muaat', '000', 'creuss'] as const;
/** Planets that stand alone or in pairs, outside home systems. */
const SITES = PLANET_IDS.filter((id) => planetOf(id).tile >= 19 && planetOf(id).tile <= 38);

/** Technologies that anybody may research, if what they need is there. */
const COMMON: readonly TechnologyId[] = TECHNOLOGY_IDS.filter(
  (id) => technologyOf(id).faction === null,
);
const COLOURED = COMMON.filter((id) => technologyOf(id).colour !== null);
const UPGRADES = COMMON.filter((id) => technologyOf(id).upgrades !== null);

const coloursOf = (ids: readonly TechnologyId[]): Readonly<Record<string, number>> => {
  const found: Record<string, number> = {};
  for (const id of ids) {
    const { colour } = technologyOf(id);
    if (colour !== null) found[colour] = (found[colour] ?? 0) + 1;
  }
  return found;
};

const PREREQUISITES = rules(
  'technology-cards.meet-prerequisites',
  'technology-cards.other-faction',
  'technology-cards.specialty-exhausted',
  'technology-cards.deck-not-owned',
);

export const economy: Kinds<Pick<Ti4Facts, 'total-cost' | 'production-limit' | 'research'>> = {
  'total-cost': {
    knowledge: 2,
    complexity: 2,
    draw: (chance) => {
      const kinds: readonly UnitId[] = ['carrier', 'cruiser', 'destroyer', 'fighter', 'infantry'];
      const orders: Counts = Object.fromEntries(
        chance
          .some(kinds, chance.number(2, 3))
          .map((unit) => [unit, profile(unit).pair ? chance.number(1, 4) : chance.number(1, 2)]),
      );
      const many = Object.values(orders).reduce((sum, one) => sum + one, 0);
      const builds = Object.entries(orders).flatMap(([unit, count]) => {
        const pair = profile(unit as UnitId).pair;
        const counts = pair
          ? [...Array<number>(Math.floor(count / 2)).fill(2), ...Array<number>(count % 2).fill(1)]
          : Array<number>(count).fill(1);
        const planet = unit === 'infantry' ? 'muaat' : null;
        return counts.map((one) => ({ kind: 'build', unit, count: one, planet }));
      });
      if (many > 6) return null;
      const paired = Object.entries(orders).filter(([unit]) => profile(unit as UnitId).pair);
      const decides = paired.some(([, count]) => count % 2 === 1)
        ? 'producing-units.one-of-pair'
        : paired.length > 0
          ? 'producing-units.pair'
          : 'cost.what';
      const each = Object.entries(orders).reduce(
        (sum, [unit, count]) => sum + (profile(unit as UnitId).cost ?? 0) * count,
        0,
      );
      return {
        facts: { orders },
        position: {
          procedure: 'ti4/production',
          setup: {
            systems: [
              { tile: 4, at: [0, 0] },
              ...[3, 6, 7, 12, 51].map((tile, at) => ({ tile, at: [3 + at, 0] })),
            ],
            players: { red: { fleet: 12, goods: 9, planets: RICH }, blue: {} },
            active: 'red',
            system: '4',
            // Carriers make room for whatever fighters are built.
            units: { muaat: { red: { 'space-dock': 1 } }, '4': { red: { carrier: 2 } } },
            tokens: { '4': ['red'] },
          },
          choices: builds,
        },
        ask: { by: 'events', kind: 'ordered', field: 'cost' },
        rule: rule(decides),
        // As if each of a pair were paid for.
        wrong: [each, many],
      };
    },
  },
  'production-limit': {
    knowledge: 2,
    complexity: 2,
    draw: (chance) => {
      const first = chance.one(SITES);
      const { tile } = planetOf(first);
      const both = chance.coin() ? SITES.filter((id) => planetOf(id).tile === tile) : [first];
      const second = chance.coin();
      const technologies = second ? ['space-dock-ii'] : [];
      const resources = both.map((id) => planetOf(id).resources);
      return {
        facts: { resources, second },
        position: {
          procedure: 'ti4/production',
          setup: {
            systems: [{ tile, at: [0, 0] }],
            players: { red: { planets: both, technologies }, blue: {} },
            active: 'red',
            system: String(tile),
            units: Object.fromEntries(both.map((id) => [id, { red: { 'space-dock': 1 } }])),
            tokens: { [tile]: ['red'] },
          },
          choices: [],
        },
        ask: { by: 'events', kind: 'production-began', field: 'limit' },
        rule: rule(both.length > 1 ? 'production.sum' : 'production.value'),
        wrong: [
          (resources[0] ?? 0) + 2,
          resources.reduce((sum, one) => sum + one, 0),
          resources.reduce((sum, one) => sum + one, 0) + 2,
        ],
      };
    },
  },
  research: {
    knowledge: 2,
    complexity: 2,
    draw: (chance) => {
      const wanted = chance.one(COMMON);
      const { needs } = technologyOf(wanted);
      if (Object.keys(needs).length === 0) return null;
      const strangers = COLOURED.filter((id) => id !== wanted);
      const fitting = Object.entries(needs).flatMap(([colour, many]) =>
        chance.some(
          strangers.filter((id) => technologyOf(id).colour === colour),
          many,
        ),
      );
      const owned = [
        ...new Set([
          ...(chance.coin() ? fitting : fitting.slice(1)),
          ...chance.some(strangers, chance.number(1, 2)),
        ]),
      ];
      const upgrades = chance.some(UPGRADES, chance.number(0, 2)).filter((id) => id !== wanted);
      return {
        facts: { needs, has: coloursOf(owned), upgrades: upgrades.length },
        position: {
          procedure: 'ti4/research',
          setup: {
            systems: [{ tile: 46, at: [0, 0] }],
            players: { red: { technologies: [...owned, ...upgrades] }, blue: {} },
            active: 'red',
          },
          choices: [],
        },
        ask: { by: 'choice', choice: { kind: 'research', technology: wanted } },
        rule: rule('technology-cards.meet-prerequisites'),
        wrong: PREREQUISITES,
        meant: ['allowed', ...PREREQUISITES],
      };
    },
  },
};
