import type { Kinds } from '../../../drills/question.ts';
import { CARD_IDS, cardOf, isShip } from '../engine/cards.ts';
import type { CardId } from '../engine/cards.ts';
import type { SwdbgFacts } from './facts.ts';
import { rule, rules } from './rule.ts';
import { inPlay, isInRow, shipsOf, sides, sumOf, turn, unitsOf } from './table.ts';

const BUYING = rules(
  'buying.empire-cards',
  'buying.rebel-cards',
  'buying.pay',
  'buying.when-playable',
  'sabotage.no-neutral',
  'capital-ships.not-row',
);
const USING = rules('abilities.once', 'force.with-you', 'abilities.own-turn', 'attack.once');

const costOf = (id: CardId): number => cardOf(id).cost ?? 0;
const resourcesOf = (id: CardId): number => cardOf(id).resources ?? 0;

/** Units that exile themselves by their own text: once they have used it, they are no longer there. */
const LEAVING: readonly CardId[] = ['kel-dor-mystic', 'outer-rim-pilot', 'y-wing'];

/** Cards that move the marker by themselves when they are played. */
const forceful = CARD_IDS.filter((id) => cardOf(id).force !== undefined && !isShip(id));

export const turns: Kinds<
  Pick<
    SwdbgFacts,
    'buying' | 'income' | 'force-move' | 'end-discard' | 'drawing' | 'ability' | 'resources-left'
  >
> = {
  buying: {
    knowledge: 1,
    complexity: 1,
    draw: (chance) => {
      const side = chance.one(sides);
      const card = chance.one(CARD_IDS.filter(isInRow));
      const { faction } = cardOf(card);
      const isOwn = faction === side || faction === 'neutral';
      // Where the faction decides, the price must not.
      const resources = Math.max(0, costOf(card) + (isOwn ? chance.number(-2, 1) : 1));
      return {
        facts: { side, card, resources },
        position: turn(side, { own: { resources }, first: card, choices: [] }),
        ask: { by: 'choice', choice: { kind: 'buy', from: 'row-1', card } },
        rule: rule(faction === 'neutral' ? 'buying.neutral-cards' : 'buying.pay'),
        wrong: BUYING,
        meant: ['allowed', ...BUYING],
      };
    },
  },
  income: {
    knowledge: 2,
    complexity: 2,
    draw: (chance) => {
      const side = chance.one(sides);
      const ships = chance.some(shipsOf(side), chance.number(1, 3));
      const last = side === 'empire' ? -3 : 3;
      const force = chance.coin() ? last : chance.number(-2, 2);
      const sum = sumOf(ships, resourcesOf);
      return {
        facts: { side, ships, force },
        position: turn(side, { own: { play: inPlay(ships) }, force, from: 'start', choices: [] }),
        ask: { by: 'summary', path: ['resources', side] },
        rule: rule(force === last ? 'turn.force-bonus' : 'turn.ship-income'),
        wrong: [0, sum, sum + 1, ships.length],
      };
    },
  },
  'force-move': {
    knowledge: 1,
    complexity: 2,
    draw: (chance) => {
      const side = chance.one(sides);
      const towards = side === 'empire' ? -1 : 1;
      const force = chance.number(-3, 3);
      const cards = chance.some(
        forceful.filter((id) => cardOf(id).faction === side || cardOf(id).faction === 'neutral'),
        chance.number(1, 2),
      );
      const sum = sumOf(cards, (id) => cardOf(id).force ?? 0);
      const lures = [force, force + towards, force + sum * towards, force + 2 * towards, 0, -3, 3];
      return {
        facts: { side, force, cards },
        position: turn(side, {
          own: { hand: cards },
          force,
          choices: cards.map((card) => ({ kind: 'play', card })),
        }),
        ask: { by: 'summary', path: ['force'] },
        rule: rule(Math.abs(force + sum * towards) > 3 ? 'force.full' : 'force.gain'),
        wrong: lures,
        within: [-3, 3],
      };
    },
  },
  'end-discard': {
    knowledge: 1,
    complexity: 2,
    draw: (chance) => {
      const side = chance.one(sides);
      const units = chance.number(1, 4);
      const ships = chance.number(0, 3);
      const hand = chance.number(0, 3);
      const play = [...chance.some(unitsOf(side), units), ...chance.some(shipsOf(side), ships)];
      const rest = unitsOf(side).filter((id) => !play.includes(id) && cardOf(id).deck !== 'pilots');
      return {
        facts: { units, ships, hand },
        position: turn(side, {
          own: { play: inPlay(play), hand: chance.some(rest, hand) },
          choices: [{ kind: 'end-turn' }],
        }),
        ask: { by: 'summary', path: ['discard', side] },
        rule: rule(ships > 0 ? 'capital-ships.not-discarded' : 'turn.discard-units'),
        wrong: [units, units + ships, units + ships + hand, hand],
      };
    },
  },
  drawing: {
    knowledge: 2,
    complexity: 2,
    draw: (chance) => {
      const side = chance.one(sides);
      // A deck of five would not be shuffled at all.
      const deck = chance.number(0, 4);
      const discard = chance.number(6, 9);
      const hand = chance.number(0, 2);
      const cards = chance.some(
        unitsOf(side).filter((id) => cardOf(id).deck === 'galaxy'),
        deck + discard + hand,
      );
      return {
        facts: { deck, discard, hand },
        position: turn(side, {
          own: {
            deck: cards.slice(0, deck),
            discard: cards.slice(deck, deck + discard),
            hand: cards.slice(deck + discard),
          },
          choices: [{ kind: 'end-turn' }],
        }),
        ask: { by: 'draws' },
        rule: rule('turn.draw-rest'),
        wrong: [5, deck, 0],
      };
    },
  },
  ability: {
    knowledge: 2,
    complexity: 2,
    draw: (chance) => {
      const side = chance.one(sides);
      const card = chance.one(
        unitsOf(side).filter((id) => ['any', 'force'].includes(cardOf(id).ability ?? '')),
      );
      const needsForce = cardOf(card).ability === 'force';
      const used = chance.coin();
      const force = chance.number(-3, 3);
      const isWithYou = side === 'empire' ? force < 0 : force > 0;
      if (used && (LEAVING.includes(card) || (needsForce && !isWithYou))) return null;
      return {
        facts: { side, card, used, force },
        position: turn(side, { own: { play: [{ card, used }] }, force, choices: [] }),
        ask: { by: 'choice', choice: { kind: 'use', source: `${card}-1` } },
        rule: rule(needsForce ? 'force.with-you' : 'abilities.any-time'),
        wrong: USING,
        meant: ['allowed', ...USING],
      };
    },
  },
  'resources-left': {
    knowledge: 1,
    complexity: 2,
    draw: (chance) => {
      const side = chance.one(sides);
      const giving = [...unitsOf(side), ...shipsOf(side)].filter((id) => resourcesOf(id) > 0);
      const played = chance.some(giving, chance.number(2, 3));
      const sum = sumOf(played, resourcesOf);
      const bought = chance.one(
        [...unitsOf(side), ...shipsOf(side)].filter((id) => isInRow(id) && costOf(id) <= sum),
      );
      if (played.includes(bought)) return null;
      return {
        facts: { side, played, bought },
        position: turn(side, {
          own: { hand: played },
          first: bought,
          choices: [
            ...played.map((card) => ({ kind: 'play', card })),
            { kind: 'buy', from: 'row-1', card: bought },
          ],
        }),
        ask: { by: 'summary', path: ['resources', side] },
        rule: rule('buying.pay'),
        wrong: [sum, 0, costOf(bought)],
      };
    },
  },
};
