import type { Kinds } from '../../../drills/question.ts';
import { basesOf, baseOf } from '../engine/bases.ts';
import type { BaseId } from '../engine/bases.ts';
import { CARD_IDS, cardOf, isShip } from '../engine/cards.ts';
import type { CardId } from '../engine/cards.ts';
import { otherSide } from '../engine/sides.ts';
import type { SwdbgFacts } from './facts.ts';
import { rule, rules } from './rule.ts';
import {
  attack,
  attackersOf,
  attackOf,
  inPlay,
  isInRow,
  shipsOf,
  sides,
  sumOf,
  turn,
  unitsOf,
} from './table.ts';

const TARGETS = rules(
  'sabotage.choose',
  'sabotage.no-neutral',
  'sabotage.no-tokens',
  'sabotage.too-weak',
);
const ONCE = rules(
  'attack.once',
  'sabotage.units-only',
  'sabotage.no-neutral',
  'base-attack.ships-first',
);

/** A base that prevents damage all the time, and units that attack the row with more than they print. */
const PREVENTING: readonly BaseId[] = ['hoth'];
const HUNTERS: readonly CardId[] = ['rodian-gunslinger'];

export const attacks: Kinds<
  Pick<
    SwdbgFacts,
    'target' | 'attacker' | 'base-damage' | 'base-behind-ship' | 'two-ships' | 'row-attack'
  >
> = {
  target: {
    knowledge: 1,
    complexity: 1,
    draw: (chance) => {
      const side = chance.one(sides);
      const card = chance.one(CARD_IDS.filter(isInRow));
      const { faction } = cardOf(card);
      // Whether ships are targets no rule says outright.
      if (isShip(card)) return null;
      const [unit = 'x-wing'] = attackersOf(chance, side, 1);
      if (unit === card) return null;
      return {
        facts: { side, card },
        position: turn(side, { own: { play: inPlay([unit]) }, first: card, choices: [] }),
        ask: { by: 'choice', choice: { kind: 'aim', target: 'row-1' } },
        rule: rule('sabotage.choose'),
        // Of an enemy unit this rule allows it, and of a neutral one it is as good a reason as its own.
        wrong: TARGETS.filter((one) => one !== rule('sabotage.choose') || faction === side),
        meant: ['allowed', ...TARGETS],
      };
    },
  },
  attacker: {
    knowledge: 2,
    complexity: 1,
    draw: (chance) => {
      const side = chance.one(sides);
      const card = chance.one(
        [...unitsOf(side), ...shipsOf(side)].filter((id) => attackOf(id) > 0),
      );
      const attacked = chance.coin();
      const target = chance.one(['base', 'row'] as const);
      if (isShip(card) && attacked && target === 'row') return null;
      const enemy = side === 'empire' ? 'jyn-erso' : 'general-veers';
      const helper = side === 'empire' ? 'stormtrooper' : 'rebel-trooper';
      if (card === helper) return null;
      return {
        facts: { side, card, attacked, target },
        position: turn(side, {
          own: { play: [{ card, attacked }, { card: helper }] },
          first: enemy,
          choices: [{ kind: 'aim', target: target === 'base' ? 'base' : 'row-1' }],
        }),
        ask: { by: 'choice', choice: { kind: 'commit', card: `${card}-1` } },
        rule: rule(target === 'base' ? 'attack.against-base' : 'attack.against-row'),
        wrong: ONCE,
        meant: ['allowed', ...ONCE],
      };
    },
  },
  'base-damage': {
    knowledge: 1,
    complexity: 2,
    draw: (chance) => {
      const side = chance.one(sides);
      const attackers = attackersOf(chance, side, chance.number(2, 3));
      const base = chance.one(
        basesOf(otherSide(side), 'standard').filter((id) => !PREVENTING.includes(id)),
      );
      const damage = chance.number(0, 6);
      const sum = sumOf(attackers, attackOf);
      if (sum + damage >= baseOf(base).hitPoints) return null;
      const bases = basesOf(otherSide(side), 'standard').filter((id) => id !== base);
      return {
        facts: { side, attackers, base, damage },
        position: turn(side, {
          own: { play: inPlay(attackers) },
          enemy: { base: { base, damage }, bases },
          choices: attack('base', attackers, [{ kind: 'attack', target: 'base' }]),
        }),
        ask: { by: 'summary', path: ['baseDamage', otherSide(side)] },
        rule: rule('base-attack.sum'),
        wrong: [sum, damage + attackers.length, sum - damage],
      };
    },
  },
  'base-behind-ship': {
    knowledge: 1,
    complexity: 3,
    draw: (chance) => {
      const side = chance.one(sides);
      const other = otherSide(side);
      const attackers = attackersOf(chance, side, chance.number(1, 3));
      const ship = chance.one(shipsOf(other));
      const strength = cardOf(ship).ship ?? 1;
      const damage = chance.number(0, strength - 1);
      const sum = sumOf(attackers, attackOf);
      if (sum - strength + damage >= 16) return null;
      const base = side === 'empire' ? 'sullust' : 'endor';
      const bases = side === 'empire' ? ['hoth', 'yavin-4'] : ['death-star', 'coruscant'];
      return {
        facts: { side, attackers, shield: { card: ship, damage } },
        position: turn(side, {
          own: { play: inPlay(attackers) },
          enemy: { base: { base }, bases, play: [{ card: ship, damage }] },
          choices: attack('base', attackers, [{ kind: 'attack', target: 'base' }]),
        }),
        ask: { by: 'summary', path: ['baseDamage', other] },
        rule: rule(sum > strength - damage ? 'base-attack.then-base' : 'base-attack.ships-first'),
        wrong: [0, sum, Math.max(0, sum - strength), Math.max(1, sum - strength + damage)],
      };
    },
  },
  'two-ships': {
    knowledge: 2,
    complexity: 2,
    draw: (chance) => {
      const side = chance.one(sides);
      const attackers = attackersOf(chance, side, chance.number(1, 3));
      const sum = sumOf(attackers, attackOf);
      const shields = chance
        .some(shipsOf(otherSide(side)), 2)
        .map((card) => ({ card, damage: chance.number(0, (cardOf(card).ship ?? 1) - 1) }));
      const left = shields.map(({ card, damage }) => (cardOf(card).ship ?? 0) - damage);
      const [first = 0, second = 0] = left;
      // All that is to be decided is how the damage is divided.
      if (sum >= first + second || shields.length < 2) return null;
      const on = chance.one(['base', 'ship'] as const);
      const [shield] = shields;
      const amount = on === 'base' ? sum : Math.min(sum, first);
      return {
        facts: { side, attack: sum, shields, on, amount },
        position: turn(side, {
          own: { play: inPlay(attackers) },
          enemy: { play: shields },
          choices: attack('base', attackers, [{ kind: 'attack', target: 'base' }]),
        }),
        ask: {
          by: 'choice',
          choice: {
            kind: 'put-damage',
            on: on === 'base' ? 'base' : `${shield?.card ?? ''}-1`,
            amount,
          },
        },
        rule: rule('base-attack.split'),
        wrong: rules(
          'base-attack.ships-first',
          'base-attack.rest-lost',
          'sabotage.no-tokens',
          'capital-ships.not-row',
        ),
      };
    },
  },
  'row-attack': {
    knowledge: 1,
    complexity: 2,
    draw: (chance) => {
      const side = chance.one(sides);
      const attackers = attackersOf(chance, side, chance.number(1, 2));
      if (attackers.some((id) => HUNTERS.includes(id))) return null;
      const card = chance.one(
        CARD_IDS.filter(
          (id) => cardOf(id).faction === otherSide(side) && isInRow(id) && !isShip(id),
        ),
      );
      const gap = sumOf(attackers, attackOf) - (cardOf(card).target ?? 0);
      if (Math.abs(gap) > 2) return null;
      return {
        facts: { side, attackers, card },
        position: turn(side, {
          own: { play: inPlay(attackers) },
          first: card,
          choices: attack('row-1', attackers, [{ kind: 'attack', target: 'row-1' }]),
        }),
        ask: { by: 'summary', path: ['galaxyDiscard'] },
        rule: rule(gap < 0 ? 'sabotage.too-weak' : 'sabotage.compare'),
        wrong: [0, 1],
        within: [0, 1],
      };
    },
  },
};
