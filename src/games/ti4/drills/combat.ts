import type { Kinds } from '../../../drills/question.ts';
import type { UnitId } from '../engine/data/units.ts';
import type { Counts, Ti4Facts } from './facts.ts';
import { BESIDE, fleet, HERE, profile, shipsIn } from './fleets.ts';
import { rule, rules } from './rule.ts';

const battle = (mine: Counts, theirs: Counts, more: object = {}) => ({
  systems: [HERE, BESIDE],
  players: { red: { fleet: 12 }, blue: {} },
  active: 'red',
  system: '46',
  units: { '46': { red: mine, blue: theirs } },
  tokens: { '46': ['red'] },
  ...more,
});

const RETREATS = rules(
  'space-combat.retreat-needs-system',
  'space-combat.attacker-cannot-retreat',
  'space-combat.retreat-cancelled',
  'space-combat.barrage-once',
  'movement.start-with-token',
);

export const combat: Kinds<
  Pick<Ti4Facts, 'combat-dice' | 'barrage-dice' | 'barrage-hits' | 'retreat'>
> = {
  'combat-dice': {
    knowledge: 1,
    complexity: 2,
    draw: (chance) => {
      const mine = fleet(chance);
      const theirs = fleet(chance, ['cruiser', 'dreadnought', 'carrier']);
      return {
        facts: { mine, theirs },
        position: {
          procedure: 'ti4/space-combat',
          setup: battle(mine, theirs),
          choices: [{ kind: 'stay' }, { kind: 'stay' }],
        },
        ask: { by: 'draws' },
        rule: rule(mine['war-sun'] ? 'space-combat.burst-icons' : 'space-combat.combat-roll'),
        // Without fighters, and one die for a war sun.
        wrong: [shipsIn(mine), shipsIn(mine) + (mine.fighter ?? 0)],
      };
    },
  },
  'barrage-dice': {
    knowledge: 2,
    complexity: 2,
    draw: (chance) => {
      const destroyers = chance.number(1, 4);
      const mine = { destroyer: destroyers, ...fleet(chance, ['cruiser', 'carrier']) };
      const theirs = { carrier: 1, fighter: chance.number(1, 4) };
      const second = chance.coin();
      const technologies = second ? ['destroyer-ii'] : [];
      return {
        facts: { mine, theirs, second },
        position: {
          procedure: 'ti4/space-combat',
          setup: battle(mine, theirs, {
            players: { red: { fleet: 12, technologies }, blue: {} },
          }),
          choices: [{ kind: 'fire', target: 'blue' }],
        },
        ask: { by: 'draws' },
        rule: rule('anti-fighter-barrage.notation'),
        wrong: [destroyers, theirs.fighter, shipsIn(mine)],
      };
    },
  },
  'barrage-hits': {
    knowledge: 2,
    complexity: 2,
    draw: (chance) => {
      const others = chance.some<UnitId>(['cruiser', 'dreadnought'], chance.number(1, 2));
      const theirs: Counts = {
        carrier: 1,
        ...Object.fromEntries(others.map((unit) => [unit, chance.number(1, 2)])),
        fighter: chance.number(1, 4),
      };
      const unit = chance.one(Object.keys(theirs) as UnitId[]);
      const sustain = profile(unit).sustain && chance.coin();
      return {
        facts: { theirs, unit, sustain },
        position: {
          procedure: 'ti4/space-combat',
          setup: battle({ destroyer: 1, cruiser: 1 }, theirs),
          choices: [
            { kind: 'fire', target: 'blue' },
            { kind: 'drawn', results: ['10', '1'] },
          ],
        },
        ask: {
          by: 'choice',
          choice: { kind: sustain ? 'sustain' : 'destroy', unit: `blue-${unit}-1` },
        },
        rule: rule('anti-fighter-barrage.assign'),
        wrong: rules(
          ...(sustain ? [] : (['anti-fighter-barrage.assign'] as const)),
          'anti-fighter-barrage.excess',
          'space-combat.barrage-once',
          'sustain-damage.possible-target',
        ),
      };
    },
  },
  retreat: {
    knowledge: 2,
    complexity: 2,
    draw: (chance) => {
      const attacker = chance.coin();
      const announced = attacker && chance.coin();
      // Where there is nowhere to go, that alone would keep the attacker here.
      const beside = announced
        ? chance.one(['ship', 'planet'] as const)
        : chance.one(['nothing', 'token', 'ship', 'planet', 'enemy'] as const);
      const [side, enemy] = attacker ? ['red', 'blue'] : ['blue', 'red'];
      const mine = fleet(chance, ['cruiser', 'dreadnought', 'carrier']);
      const theirs = { cruiser: 2 };
      const planet = beside === 'planet' || beside === 'enemy' ? ['lodor'] : [];
      const units = {
        '46': { red: attacker ? mine : theirs, blue: attacker ? theirs : mine },
        ...(beside === 'ship' && { '47': { [side]: { destroyer: 1 } } }),
        ...(beside === 'enemy' && { '26': { [enemy]: { destroyer: 1 } } }),
        // Where the defender has announced a retreat, there is a place for it.
        ...(announced && { '48': { blue: { destroyer: 1 } } }),
      };
      return {
        facts: { attacker, announced, beside, mine },
        position: {
          procedure: 'ti4/space-combat',
          setup: {
            systems: [HERE, BESIDE, { tile: 26, at: [0, 1] }, { tile: 48, at: [-1, 0] }],
            players: {
              red: { fleet: 12, planets: attacker ? planet : [] },
              blue: { fleet: 12, planets: attacker ? [] : planet },
            },
            active: 'red',
            system: '46',
            units,
            tokens: { '46': ['red'], ...(beside === 'token' && { '47': [side] }) },
          },
          choices: attacker ? [{ kind: announced ? 'announce' : 'stay' }] : [],
        },
        ask: { by: 'choice', choice: { kind: 'announce' } },
        rule: rule('space-combat.retreat-destination'),
        wrong: RETREATS,
        meant: ['allowed', ...RETREATS],
      };
    },
  },
};
