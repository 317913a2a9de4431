import type { Chance } from '../../../drills/chance.ts';
import type { Kinds } from '../../../drills/question.ts';
import { LEADER_IDS, leaderOf } from '../engine/leaders.ts';
import { otherSide, UNIT_IDS, unitOf } from '../engine/units.ts';
import type { Side, Theatre, UnitId } from '../engine/units.ts';
import type { Army, Beside, RebellionFacts } from './facts.ts';
import { rule, rules } from './rule.ts';

const COLOURS = ['red', 'black'] as const;
const SIDES = ['empire', 'rebel'] as const;
const THEATRES = ['space', 'ground'] as const;

const fighters = (side: Side, theatre: Theatre): readonly UnitId[] =>
  UNIT_IDS.filter((id) => {
    const { side: of, theatre: where, health, dice } = unitOf(id);
    return of === side && where === theatre && health !== null && dice.red + dice.black > 0;
  });

/** Two or three kinds of units, no more of each than the box holds. */
const army = (chance: Chance, side: Side, theatre: Theatre, most: number): Army =>
  Object.fromEntries(
    chance
      .some(fighters(side, theatre), chance.number(2, 3))
      .map((unit) => [unit, chance.number(1, Math.min(most, unitOf(unit).box))]),
  );

const diceOf = (units: Army, colour: 'red' | 'black'): number =>
  Object.entries(units).reduce(
    (sum, [unit, many]) => sum + unitOf(unit as UnitId).dice[colour] * many,
    0,
  );

const fight = (
  active: Side,
  units: Readonly<Partial<Record<Side, Army>>>,
  more: object = {},
): object => ({
  system: 'yavin',
  active,
  units,
  hands: { empire: [], rebel: [] },
  adjacent: [{ id: 'felucia', units: [active], origin: true }, { id: 'dathomir' }],
  ...more,
});

/** Nobody hits: what comes after both attacks is what is asked about. */
const misses = (units: Army) => [
  {
    kind: 'drawn',
    results: Array.from({ length: diceOf(units, 'red') + diceOf(units, 'black') }, () => 'blank'),
  },
  { kind: 'end-actions' },
];

const LIMIT = 5;
const WAYS = ['own', 'loyal', 'empty', 'enemy'] as const;

const beside = (id: string, way: Beside) => ({
  id,
  ...(way === 'own' && { units: ['empire'] }),
  ...(way === 'loyal' && { loyalty: 'empire' }),
  ...(way === 'enemy' && { units: ['rebel'] }),
});

const RETREATS = rules(
  'combat.retreat-needs-leader',
  'combat.retreat-no-enemy',
  'combat.retreat-friendly-first',
  'combat.retreat-all-ships',
  'combat.retreat-once',
);

export const combat: Kinds<
  Pick<RebellionFacts, 'attack-dice' | 'ion-cannon' | 'hit-colour' | 'retreat' | 'tactics'>
> = {
  'attack-dice': {
    knowledge: 1,
    complexity: 2,
    draw: (chance) => {
      const side = chance.one(SIDES);
      const theatre = chance.one(THEATRES);
      const colour = chance.one(COLOURS);
      const units = army(chance, side, theatre, 4);
      const [enemy = 'x-wing'] = fighters(otherSide(side), theatre);
      const sum = diceOf(units, colour);
      return {
        facts: { side, theatre, army: units, colour },
        position: {
          procedure: 'rebellion/combat',
          setup: fight(side, { [side]: units, [otherSide(side)]: { [enemy]: 1 } }),
          choices: [],
        },
        ask: { by: 'draws', of: `${colour}-die` },
        rule: rule(sum > LIMIT ? 'combat.dice-limit' : 'combat.roll'),
        wrong: [sum, diceOf(units, colour === 'red' ? 'black' : 'red')],
      };
    },
  },
  'ion-cannon': {
    knowledge: 2,
    complexity: 3,
    draw: (chance) => {
      const units = army(chance, 'empire', 'space', 3);
      const cannons = chance.number(1, 2);
      const sum = diceOf(units, 'red');
      // With more dice than these, one cannon less would leave as many.
      if (sum < 2 * cannons || sum - 2 * (cannons - 1) > LIMIT + 1) return null;
      return {
        facts: { army: units, cannons },
        position: {
          procedure: 'rebellion/combat',
          setup: fight('empire', {
            empire: units,
            rebel: { 'corellian-corvette': 1, 'ion-cannon': cannons },
          }),
          choices: [],
        },
        ask: { by: 'draws', of: 'red-die' },
        rule: rule(sum > LIMIT ? 'combat.reduction-first' : 'structures.ion-cannon'),
        // The limit before the cannons, only one of two, and none at all.
        wrong: [
          Math.max(0, Math.min(sum, LIMIT) - 2 * cannons),
          Math.min(sum - 2, LIMIT),
          Math.min(sum, LIMIT),
          sum,
        ],
      };
    },
  },
  'hit-colour': {
    knowledge: 1,
    complexity: 1,
    draw: (chance) => {
      const unit = chance.one(
        UNIT_IDS.filter((id) => unitOf(id).side === 'rebel' && unitOf(id).class !== 'structure'),
      );
      const { theatre } = unitOf(unit);
      const colour = chance.one(COLOURS);
      const face = chance.one(['hit', 'hit', 'direct-hit'] as const);
      const attacker: UnitId = theatre === 'space' ? 'assault-carrier' : 'at-st';
      const dice = COLOURS.map((one) => (one === colour ? face : 'blank'));
      // What cannot be assigned at all is not asked for, so something of the other colour is there.
      const helper: UnitId =
        theatre === 'space'
          ? colour === 'red'
            ? 'mon-calamari-cruiser'
            : 'x-wing'
          : colour === 'red'
            ? 'airspeeder'
            : 'rebel-trooper';
      if (helper === unit) return null;
      return {
        facts: { unit, colour, face },
        position: {
          procedure: 'rebellion/combat',
          setup: fight('empire', { empire: { [attacker]: 1 }, rebel: { [unit]: 1, [helper]: 1 } }),
          choices: [{ kind: 'drawn', results: dice }, { kind: 'end-actions' }],
        },
        ask: {
          by: 'choice',
          choice: { kind: 'assign', die: `${colour}-1`, figure: `${unit}-1` },
        },
        rule: rule(face === 'hit' ? 'combat.hit-colour' : 'combat.direct-hit'),
        wrong: rules(
          'combat.hit-colour',
          'combat.assign-theatre',
          'combat.dice-limit',
          'combat.spent-dice',
          'combat.special-cost',
        ),
      };
    },
  },
  retreat: {
    knowledge: 2,
    complexity: 3,
    draw: (chance) => {
      const to = chance.one(WAYS);
      // Two reasons at once would leave it open which of them decides.
      const other = chance.one(to === 'enemy' ? (['empty', 'enemy'] as const) : WAYS);
      const isFree = to === 'own' || to === 'loyal';
      const leader =
        isFree && chance.coin()
          ? null
          : chance.one(LEADER_IDS.filter((id) => leaderOf(id).side === 'empire'));
      const units: Army = {
        [chance.one(['assault-carrier', 'star-destroyer'] as const)]: chance.number(1, 2),
      };
      return {
        facts: { to, other, leader, army: units },
        position: {
          procedure: 'rebellion/combat',
          setup: fight(
            'rebel',
            { empire: units, rebel: { 'x-wing': 2 } },
            {
              leaders: { empire: leader === null ? [] : [leader], rebel: ['wedge-antilles'] },
              adjacent: [
                beside('felucia', to),
                beside('dathomir', other),
                // The opponent has to have come from somewhere; going there is another question.
                { id: 'dantooine', units: ['rebel'], origin: true },
              ],
            },
          ),
          choices: [...misses({ 'x-wing': 2 }), ...misses(units), { kind: 'stay' }],
        },
        ask: { by: 'choice', choice: { kind: 'retreat', leader, to: 'felucia' } },
        rule: rule(to === 'empty' ? 'combat.retreat-empty' : 'combat.retreat-friendly-first'),
        // Of a system of one's own this rule allows it, so it cannot stand among those that refuse.
        wrong: RETREATS.filter((one) => !isFree || one !== rule('combat.retreat-friendly-first')),
        meant: ['allowed', ...RETREATS],
      };
    },
  },
  tactics: {
    knowledge: 2,
    complexity: 2,
    draw: (chance) => {
      const side = chance.one(SIDES);
      const leaders = chance.some(
        LEADER_IDS.filter((id) => leaderOf(id).side === side && leaderOf(id).space > 0),
        2,
      );
      const theatre = chance.one(THEATRES);
      const [one = 0, other = 0] = leaders.map((id) => leaderOf(id)[theatre]);
      if (one === other) return null;
      return {
        facts: { leaders, theatre },
        ask: { by: 'figure', of: leaders.join('+'), field: theatre },
        rule: rule('combat.highest-value'),
        wrong: [one + other, Math.min(one, other)],
      };
    },
  },
};
